import { type Column, DataTable } from '../../../../ui/data-table';
import { formatNumber, formatShortDate } from '../../../../ui/format';
import type { PolicyVersion } from '../calls';

const days = (count: number) => `${formatNumber(count)} hari`;

const columns: readonly Column<PolicyVersion>[] = [
  { header: 'Berkuat kuasa', cell: ({ effectiveFrom }) => formatShortDate(effectiveFrom) },
  { header: 'Ihsan', cell: ({ graceDays }) => days(graceDays), align: 'right' },
  { header: 'Terhad', cell: ({ limitedDays }) => days(limitedDays), align: 'right' },
  { header: 'Percubaan', cell: ({ trialDays }) => days(trialDays), align: 'right' },
  { header: 'Had guru', cell: ({ trialTeacherLimit }) => formatNumber(trialTeacherLimit), align: 'right' },
  { header: 'Sebab', cell: ({ reason }) => <span className="break-words">{reason ?? '–'}</span> },
  { header: 'Oleh', cell: ({ actor }) => <span className="break-words">{actor}</span> },
];

type PolicyTableProps = {
  caption: string;
  versions: readonly PolicyVersion[];
  /** For whom each is, where the table holds several. */
  scopeOf?: (version: PolicyVersion) => string;
};

/** The one that takes effect last first. */
export function PolicyTable({ caption, versions, scopeOf }: PolicyTableProps) {
  const scope: Column<PolicyVersion>[] = scopeOf ? [{ header: 'Untuk', cell: scopeOf }] : [];
  return (
    <DataTable caption={caption} columns={[...scope, ...columns]} rows={versions} rowKey={({ id }) => id} />
  );
}
