import type { Column } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { type Receipt, receiptsQuery } from '../calls';
import { DownloadButton } from './download-button';
import { fetchReceipt } from './fetch-file';
import { Listed } from './listed';

export function ReceiptList({ schoolCode }: { schoolCode: string }) {
  return (
    <Listed
      what="resit"
      query={receiptsQuery(schoolCode)}
      columns={columns}
      actions={({ id, number }) => (
        <DownloadButton
          variant="quiet"
          size="small"
          label={`Muat turun PDF resit ${number}`}
          filename={`${number}.pdf`}
          fetchFile={() => fetchReceipt(schoolCode, id)}
        >
          PDF
        </DownloadButton>
      )}
    />
  );
}

const columns: readonly Column<Receipt>[] = [
  { header: 'Nombor', cell: ({ number }) => number },
  { header: 'Dibayar', cell: ({ paidAt }) => formatShortDate(paidAt) },
  { header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Kaedah', cell: ({ method }) => method },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
];
