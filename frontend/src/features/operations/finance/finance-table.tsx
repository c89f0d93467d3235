import type { ReactNode } from 'react';
import { paths } from '../../../site/paths';
import { Badge } from '../../../ui/badge';
import { classNames } from '../../../ui/class-names';
import { type Column, DataTable, type Selection } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { lastDayBefore } from '../../../ui/last-day-before';
import { factName, providerName } from '../names';
import type { FinanceSchool } from './calls';
import type { FinanceFilter } from './finance-filter';
import { boughtPlan, nextPlan } from './finance-names';
import { StandingBadge } from './standing-badge';

/** Two lines to a cell: six columns stand beside each other where ten would break their words. */
const columns: readonly Column<FinanceSchool>[] = [
  {
    header: 'Sekolah',
    sortKey: 'name',
    cell: (school) => (
      <Lines isTitle first={school.name} second={`${school.code.toUpperCase()} · ${boughtPlan(school)}`} />
    ),
  },
  {
    header: 'Keadaan',
    sortKey: 'expiry',
    cell: (school) => (
      <Lines
        first={<StandingBadge school={school} />}
        second={school.expiresAt && `Dilindungi hingga ${day(lastDayBefore(school.expiresAt))}`}
      />
    ),
  },
  {
    header: 'Perlu dibayar',
    sortKey: 'amount',
    align: 'right',
    cell: (school) =>
      school.dueSen === null ? '–' : <Lines first={formatMoney(school.dueSen)} second={nextPlan(school)} />,
  },
  { header: 'Cubaan terakhir', cell: ({ lastAttempt }) => <AttemptCell attempt={lastAttempt} /> },
  {
    header: 'Susulan',
    cell: (school) => <Lines first={followUpText(school)} second={school.owner?.email ?? 'Tiada pegawai'} />,
  },
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

function followUpText({ hasRecipient, lastReminderAt, reminderPlannedFor }: FinanceSchool): string {
  if (!hasRecipient) return 'Tiada penerima';
  if (reminderPlannedFor !== null) return `Akan diingatkan ${day(reminderPlannedFor)}`;
  return lastReminderAt === null ? 'Belum diingatkan' : `Diingatkan ${day(lastReminderAt)}`;
}

/** A date never breaks. */
function day(at: string): string {
  return formatShortDate(at).replaceAll(' ', '\u00a0');
}

type LinesProps = { first: ReactNode; second: ReactNode; isTitle?: boolean };

/** On a card the value stands at the right; the title of the card does not. */
function Lines({ first, second, isTitle = false }: LinesProps) {
  return (
    <span
      className={classNames(
        'flex min-w-0 flex-col gap-0.5',
        !isTitle && 'max-sm:items-end max-sm:text-right',
      )}
    >
      <span className="min-w-0 break-words">{first}</span>
      <span className="min-w-0 break-words font-normal text-muted text-xs">{second}</span>
    </span>
  );
}

/** What was tried, and in the bank's own words why it came to nothing. */
function AttemptCell({ attempt }: { attempt: FinanceSchool['lastAttempt'] }) {
  if (!attempt) return '–';
  const { kind, provider, at, bankName, bankMessage } = attempt;
  const where = [bankName, providerName(provider), day(at)].filter(Boolean).join(' · ');
  return (
    <Lines
      first={factName(kind)}
      second={
        <>
          {bankMessage && <span className="block text-text">{bankMessage}</span>}
          {where}
        </>
      }
    />
  );
}

function NoteCell({ school: { note, promisedFor, promiseBroken } }: { school: FinanceSchool }) {
  if (!promisedFor && !note) return '–';
  return (
    <span className="flex min-w-0 flex-col items-start gap-1 max-sm:items-end max-sm:text-right">
      {promisedFor && (
        <Badge tone={promiseBroken ? 'danger' : 'info'} icon={promiseBroken ? 'warning' : undefined}>
          {promiseBroken ? 'Janji terlepas' : 'Janji bayar'} {formatShortDate(promisedFor)}
        </Badge>
      )}
      {note && <span className="line-clamp-2 max-w-56 break-words">{note}</span>}
    </span>
  );
}
