import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { Badge } from '../../../ui/badge';
import { type Column, DataTable } from '../../../ui/data-table';
import { PageHeader } from '../../../ui/page-header';
import { type ScheduleState, schedulesQuery } from '../calls';
import { instantText } from '../instant-text';
import { spanText } from '../overview/overview-sentence';
import { overviewNews, useTold } from '../told';
import { scheduleName, scheduleText } from './schedule-names';

const columns: readonly Column<ScheduleState>[] = [
  { header: 'Kerja', cell: ({ name }) => scheduleName(name) },
  { header: 'Berjalan', cell: scheduleText },
  { header: 'Keadaan', cell: (schedule) => <State schedule={schedule} /> },
  { header: 'Larian terakhir', cell: ({ lastRun }) => instantText(lastRun?.startedAt ?? null) },
  { header: 'Seterusnya', cell: ({ nextAt }) => instantText(nextAt) },
  { header: 'Larian', cell: ({ lastRun }) => lastRun?.runs ?? 0, align: 'right' },
  { header: 'Gagal', cell: ({ lastRun }) => lastRun?.failures ?? 0, align: 'right' },
];

export function SchedulesPage() {
  useTold(overviewNews);
  const query = useQuery(schedulesQuery());
  const late = query.data?.filter(({ isLate }) => isLate).length;
  return (
    <>
      <PageHeader
        title="Jadual kerja"
        state={
          late === undefined
            ? undefined
            : late === 0
              ? 'Semuanya tepat pada masanya.'
              : `${late} jadual lewat.`
        }
      />
      <QueryStates query={query} what="Jadual kerja">
        {(schedules) => (
          <DataTable caption="Jadual kerja" columns={columns} rows={schedules} rowKey={({ name }) => name} />
        )}
      </QueryStates>
    </>
  );
}

function State({ schedule: { isLate, latenessSeconds, lastRun } }: { schedule: ScheduleState }) {
  if (isLate)
    return (
      <Badge tone="danger" icon="danger">
        Lewat {spanText(latenessSeconds)}
      </Badge>
    );
  if (!lastRun) return <Badge>Belum berjalan</Badge>;
  if (lastRun.outcome === 'failed')
    return (
      <Badge tone="warning" icon="warning">
        Gagal kali terakhir
      </Badge>
    );
  return (
    <Badge tone="success" icon="check">
      Baik
    </Badge>
  );
}
