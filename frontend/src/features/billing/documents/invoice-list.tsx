import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge';
import { Button, buttonClass } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { lastDayBefore } from '../../../ui/last-day-before';
import { type Invoice, invoicesQuery } from '../calls';
import { DownloadButton } from './download-button';
import { fetchInvoice } from './fetch-file';
import { Listed } from './listed';
import { useOrderCancellation } from './use-order-cancellation';

type InvoiceListProps = { schoolCode: string; canRenew: boolean };

export function InvoiceList({ schoolCode, canRenew }: InvoiceListProps) {
  const cancellation = useOrderCancellation(schoolCode);
  const invoices = useQuery(invoicesQuery(schoolCode)).data ?? [];
  // While the bank decides of one payment no other is asked for, and its order stays.
  const mayPay = canRenew && !invoices.some(isPending);
  return (
    <Listed
      what="invois"
      query={invoicesQuery(schoolCode)}
      columns={columns}
      actions={(invoice) => (
        <>
          {mayPay && <PayLink {...invoice} />}
          {canRenew && invoice.state === 'open' && !isPending(invoice) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Batalkan pesanan ${invoice.number}`}
              busy={cancellation.busyWith === invoice.id}
              onClick={() => cancellation.make(invoice.id)}
            >
              Batalkan
            </Button>
          )}
          <DownloadButton
            variant="quiet"
            size="small"
            label={`Muat turun PDF invois ${invoice.number}`}
            filename={`${invoice.number}.pdf`}
            fetchFile={() => fetchInvoice(schoolCode, invoice.id)}
          >
            PDF
          </DownloadButton>
        </>
      )}
    />
  );
}

const columns: readonly Column<Invoice>[] = [
  { header: 'Nombor', cell: ({ number }) => number },
  { header: 'Tarikh', cell: ({ createdAt }) => formatShortDate(createdAt) },
  { header: 'Pelan', cell: ({ planName, termMonths }) => `${planName}, ${termOf(termMonths)}` },
  { header: 'Status', cell: (invoice) => <InvoiceStatus {...invoice} /> },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
];

function termOf(termMonths: number): string {
  return termMonths === 0 ? 'naik taraf' : `${termMonths} bulan`;
}

const ended = { credited: 'Dikreditkan', void: 'Dibatalkan', expired: 'Tamat tempoh' } as const;

function isPending({ state, lastAttempt }: Invoice): boolean {
  return state === 'open' && lastAttempt === 'pending';
}

function InvoiceStatus(invoice: Invoice) {
  const { state, since, paidAt, expiresAt } = invoice;
  if (isPending(invoice)) return <Badge tone="info">Menunggu kelulusan bank</Badge>;
  if (state === 'open')
    return (
      <Badge tone="warning">
        Belum dibayar{expiresAt && `, sehingga ${formatShortDate(lastDayBefore(expiresAt))}`}
      </Badge>
    );
  if (state === 'paid')
    return (
      <Badge tone="success" icon="check">
        Dibayar{paidAt && ` ${formatShortDate(paidAt)}`}
      </Badge>
    );
  return (
    <Badge>
      {ended[state]} {formatShortDate(since)}
    </Badge>
  );
}

function PayLink({ paymentUrl, number }: Invoice) {
  if (!paymentUrl) return null;
  return (
    <a
      href={paymentUrl}
      aria-label={`Bayar invois ${number}`}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      Bayar
    </a>
  );
}
