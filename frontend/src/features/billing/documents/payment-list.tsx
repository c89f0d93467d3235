import { Badge } from '../../../ui/badge';
import type { Column } from '../../../ui/data-table';
import { formatMoney, formatShortDate, formatTime } from '../../../ui/format';
import { type PaymentEvent, paymentsQuery } from '../calls';
import { Listed } from './listed';
import { paymentStates } from './payment-states';

export function PaymentList({ schoolCode }: { schoolCode: string }) {
  return <Listed what="bayaran" query={paymentsQuery(schoolCode)} columns={columns} />;
}

const columns: readonly Column<PaymentEvent>[] = [
  { header: 'Masa', cell: ({ at }) => `${formatShortDate(at)}, ${formatTime(at)}` },
  { header: 'Keadaan', cell: (payment) => <State {...payment} /> },
  { header: 'Mesej bank', cell: ({ bankMessage }) => bankMessage ?? '–' },
  { header: 'Kaedah', cell: ({ method }) => method },
  { header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  {
    header: 'Jumlah',
    cell: ({ amountSen }) => (amountSen === null ? '–' : formatMoney(amountSen)),
    align: 'right',
  },
];

function State({ kind }: PaymentEvent) {
  const { label, tone } = paymentStates[kind];
  return <Badge tone={tone}>{label}</Badge>;
}
