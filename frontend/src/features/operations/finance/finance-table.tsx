import { paths } from '../../../app/paths';
import { Badge } from '../../../ui/badge';
import { type Column, DataTable, type Selection } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { instantText } from '../instant-text';
import { factName } from '../names';
import type { FinanceFilter } from './finance-filter';
import type { FinanceSchool } from './finance-queries';
import { StandingBadge } from './standing-badge';

const columns: readonly Column<FinanceSchool>[] = [
  { header: 'Sekolah', sortKey: 'name', cell: ({ name, code }) => `${name} (${code.toUpperCase()})` },
  { header: 'Keadaan', cell: (school) => <StandingBadge school={school} /> },
  { header: 'Tamat', sortKey: 'expiry', cell: ({ expiresAt }) => formatShortDate(expiresAt) },
  { header: 'Pelan', cell: ({ planName }) => planName ?? 'Belum membeli' },
  {
    header: 'Perlu dibayar',
    sortKey: 'amount',
    align: 'right',
    cell: ({ dueSen }) => (
      <span className="whitespace-nowrap">{dueSen === null ? '–' : formatMoney(dueSen)}</span>
    ),
  },
  { header: 'Cubaan terakhir', cell: ({ lastAttempt }) => attemptText(lastAttempt) },
  { header: 'Peringatan', cell: ({ lastReminderAt }) => instantText(lastReminderAt) },
  { header: 'Pegawai', cell: ({ owner }) => owner?.email ?? '–' },
  { header: 'Catatan', cell: (school) => <NoteCell school={school} /> },
];

type FinanceTableProps = {
  schools: readonly FinanceSchool[];
  filter: FinanceFilter;
  onSort: (sorted: Pick<FinanceFilter, 'sort' | 'order'>) => void;
  selection?: Omit<Selection<FinanceSchool>, 'label'>;
  more?: { onMore: () => void; isFetching: boolean };
};

export function FinanceTable({ schools, filter, onSort, selection, more }: FinanceTableProps) {
  const { sort = 'expiry', order = 'desc' } = filter;
  return (
    <DataTable
      caption="Sekolah"
      columns={columns}
      rows={schools}
      rowKey={({ code }) => code}
      rowTo={({ code }) => paths.operationsFinanceSchool(code)}
      sort={{ key: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ key, direction }) =>
        onSort({ sort: sortOf(key), order: direction === 'ascending' ? 'asc' : 'desc' })
      }
      selection={selection && { ...selection, label: ({ name }) => name }}
      more={more}
    />
  );
}

function sortOf(key: string): FinanceFilter['sort'] {
  return key === 'name' || key === 'amount' ? key : 'expiry';
}

function attemptText(attempt: FinanceSchool['lastAttempt']): string {
  if (!attempt) return '–';
  return `${factName(attempt.kind)} · ${attempt.provider} · ${formatShortDate(attempt.at)}`;
}

function NoteCell({ school: { note, promisedFor, promiseBroken } }: { school: FinanceSchool }) {
  return (
    <>
      {promisedFor && (
        <Badge tone={promiseBroken ? 'danger' : 'info'} icon={promiseBroken ? 'warning' : undefined}>
          {promiseBroken ? 'Janji terlepas' : 'Janji bayar'} {formatShortDate(promisedFor)}
        </Badge>
      )}
      {note && <span className="line-clamp-2 max-w-56">{note}</span>}
      {!promisedFor && !note && '–'}
    </>
  );
}
