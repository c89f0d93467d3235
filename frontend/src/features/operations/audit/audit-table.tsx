import { Link } from 'react-router';
import { paths } from '../../../site/paths';
import { type Column, DataTable } from '../../../ui/data-table';
import type { AuditEntry } from '../calls';
import { instantText } from '../instant-text';
import { actionName } from '../names';

const columns: readonly Column<AuditEntry>[] = [
  { header: 'Masa', cell: ({ at }) => instantText(at) },
  { header: 'Tindakan', cell: ({ action }) => actionName(action) },
  { header: 'Perkara', cell: (entry) => <Target entry={entry} /> },
  { header: 'Sebab', cell: ({ reason }) => <span className="min-w-0 break-words">{reason}</span> },
  { header: 'Oleh', cell: ({ actor }) => <span className="min-w-0 break-words">{actor}</span> },
];

type AuditTableProps = {
  entries: readonly AuditEntry[];
  more?: { onMore: () => void; isFetching: boolean };
};

export function AuditTable({ entries, more }: AuditTableProps) {
  return (
    <DataTable caption="Jejak audit" columns={columns} rows={entries} rowKey={({ id }) => id} more={more} />
  );
}

const pages: Partial<Record<AuditEntry['targetKind'], (id: string) => string>> = {
  school: paths.operationsFinanceSchool,
  event: paths.operationsEvent,
  replay: paths.operationsReplay,
  plan: () => paths.operationsFinancePolicies,
  policy: () => paths.operationsFinancePolicies,
  provider: () => paths.operationsProviders,
};

const kinds: Readonly<Record<AuditEntry['targetKind'], string>> = {
  school: 'Sekolah',
  event: 'Peristiwa',
  replay: 'Ulangan',
  plan: 'Pelan',
  policy: 'Dasar umum',
  provider: 'Penyedia',
  finance: 'Jadual kewangan',
};

/** What it was done to; ids that say nothing to people are left out. */
function Target({ entry: { targetKind, targetId } }: { entry: AuditEntry }) {
  const toPage = pages[targetKind];
  const isNamed = targetKind === 'school' || targetKind === 'plan' || targetKind === 'provider';
  const label = isNamed ? `${kinds[targetKind]} ${targetId.toUpperCase()}` : kinds[targetKind];
  if (!toPage) return label;
  return (
    <Link to={toPage(targetId)} className="text-accent underline-offset-2 hover:underline">
      {label}
    </Link>
  );
}
