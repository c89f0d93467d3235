import { useQuery } from '@tanstack/react-query';
import { type Invoice, receiptsQuery } from '../calls';
import { DownloadButton } from './download-button';
import { fetchReceipt } from './fetch-file';

type ReceiptButtonProps = { schoolCode: string; invoice: Invoice };

/** The receipt of an invoice that was just paid. */
export function ReceiptButton({ schoolCode, invoice }: ReceiptButtonProps) {
  const { data: receipts } = useQuery(receiptsQuery(schoolCode));
  const receipt = receipts?.find(({ invoiceNumber }) => invoiceNumber === invoice.number);
  if (!receipt) return null;
  return (
    <DownloadButton
      variant="secondary"
      filename={`${receipt.number}.pdf`}
      fetchFile={() => fetchReceipt(schoolCode, receipt.id)}
    >
      {`Muat turun resit ${receipt.number}`}
    </DownloadButton>
  );
}
