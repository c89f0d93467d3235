import type { Column } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { type CreditNote, creditNotesQuery } from '../calls';
import { DownloadButton } from './download-button';
import { fetchCreditNote } from './fetch-file';
import { Listed } from './listed';

export function CreditNoteList({ schoolCode }: { schoolCode: string }) {
  return (
    <Listed
      what="nota kredit"
      query={creditNotesQuery(schoolCode)}
      columns={columns}
      actions={({ id, number }) => (
        <DownloadButton
          variant="quiet"
          size="small"
          label={`Muat turun PDF nota kredit ${number}`}
          filename={`${number}.pdf`}
          fetchFile={() => fetchCreditNote(schoolCode, id)}
        >
          PDF
        </DownloadButton>
      )}
    />
  );
}

const columns: readonly Column<CreditNote>[] = [
  { header: 'Nombor', cell: ({ number }) => number },
  { header: 'Tarikh', cell: ({ issuedAt }) => formatShortDate(issuedAt) },
  { header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  {
    header: 'Sebab',
    cell: ({ reason, takenBackAt }) =>
      takenBackAt === null
        ? reason
        : `Ditarik balik pada ${formatShortDate(takenBackAt)}: bayaran bagi invois itu ada pada kami semula.`,
  },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
];
