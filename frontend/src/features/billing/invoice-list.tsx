import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-messages';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { ErrorState } from '../../ui/error-state';
import { formatMoney, formatShortDate } from '../../ui/format';
import { SkeletonRows } from '../../ui/skeleton';
import { type Invoice, invoicesQuery } from './queries';

type InvoiceListProps = { schoolCode: string; canRenew: boolean };

export function InvoiceList({ schoolCode, canRenew }: InvoiceListProps) {
  const query = useQuery(invoicesQuery(schoolCode));
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="pb-3 font-semibold text-lg">
        Invois
      </h2>
      {query.isPending && <SkeletonRows rows={3} label="Memuatkan invois…" />}
      {query.isError && (
        <ErrorState
          title="Invois tidak dapat dimuatkan"
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        >
          {errorMessage(query.error)}
        </ErrorState>
      )}
      {query.data?.length === 0 && <p className="text-muted">Belum ada invois.</p>}
      {query.data && query.data.length > 0 && (
        <DataTable
          caption="Invois langganan"
          columns={columns}
          rows={query.data}
          rowKey={({ id }) => id}
          actions={canRenew && query.data.some(isPayable) ? payLink : undefined}
        />
      )}
    </section>
  );
}

const columns: readonly Column<Invoice>[] = [
  { header: 'Nombor', cell: ({ number }) => number },
  { header: 'Tarikh', cell: ({ createdAt }) => formatShortDate(createdAt) },
  { header: 'Pelan', cell: ({ planName, termMonths }) => `${planName}, ${termMonths} bulan` },
  { header: 'Status', cell: (invoice) => <InvoiceStatus {...invoice} /> },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
];

const openStatus = <Badge tone="warning">Belum dibayar</Badge>;

function InvoiceStatus({ status, paidAt }: Invoice) {
  if (status === 'open') return openStatus;
  if (status === 'void') return <Badge>Dibatalkan</Badge>;
  return (
    <Badge tone="success" icon="check">
      Dibayar{paidAt && ` ${formatShortDate(paidAt)}`}
    </Badge>
  );
}

const isPayable = ({ paymentUrl }: Invoice) => paymentUrl !== null;

function payLink({ paymentUrl, number }: Invoice) {
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
