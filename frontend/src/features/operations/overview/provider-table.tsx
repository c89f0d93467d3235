import { Badge } from '../../../ui/badge';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatNumber } from '../../../ui/format';
import type { Overview } from '../calls';
import { instantText } from '../instant-text';

type Provider = Overview['providers'][number];

const healths = {
  good: { label: 'Baik', tone: 'success', icon: 'check' },
  quiet: { label: 'Senyap', tone: 'neutral', icon: undefined },
  attention: { label: 'Ada kuarantin', tone: 'warning', icon: 'warning' },
  trouble: { label: 'Ada kegagalan', tone: 'danger', icon: 'danger' },
} as const;

export function ProviderHealth({ health }: Pick<Provider, 'health'>) {
  const { label, ...look } = healths[health];
  return <Badge {...look}>{label}</Badge>;
}

const columns: readonly Column<Provider>[] = [
  { header: 'Penyedia', cell: ({ name }) => name },
  { header: 'Kesihatan', cell: ({ health }) => <ProviderHealth health={health} /> },
  { header: 'Terakhir diterima', cell: ({ lastReceivedAt }) => instantText(lastReceivedAt) },
  { header: 'Diterima', cell: ({ received }) => formatNumber(received), align: 'right' },
  { header: 'Diproses', cell: ({ processed }) => formatNumber(processed), align: 'right' },
  { header: 'Ulang hantar', cell: ({ duplicates }) => formatNumber(duplicates), align: 'right' },
  { header: '95% diproses dalam', cell: ({ p95Ms }) => milliseconds(p95Ms), align: 'right' },
];

export function ProviderTable({ providers }: { providers: readonly Provider[] }) {
  return (
    <DataTable caption="Penyedia pembayaran" columns={columns} rows={providers} rowKey={({ id }) => id} />
  );
}

function milliseconds(value: number | null): string {
  return value === null ? '–' : `${formatNumber(Math.round(value))} ms`;
}
