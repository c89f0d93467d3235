import { daysOf, type WeekStart, weekOf } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../queries/query-states';
import { BarChart } from '../../ui/bar-chart';
import { EmptyState } from '../../ui/empty-state';
import { formatDayRange, formatWeekday, malaysianDate } from '../../ui/format';
import { Panel } from '../../ui/panel';
import { Stat, Stats } from '../../ui/stat';
import { type Caller, type Figures, figuresQuery } from './calls';
import { sumOfWeek } from './week';

type WeekFiguresProps = { schoolCode: string; weekStart: WeekStart; caller: Caller };

/** What the school has written for this week. */
export function WeekFigures({ schoolCode, weekStart, caller }: WeekFiguresProps) {
  const days = daysOf(weekOf(malaysianDate(new Date()), weekStart));
  return (
    <QueryStates
      query={useQuery(figuresQuery(caller, schoolCode, days))}
      what="Angka"
      safe="Rancangan guru selamat."
    >
      {(figures) => (
        <Panel title={`Minggu ini · ${formatDayRange(days[0] ?? '', days[6] ?? '')}`}>
          <div className="p-4">
            <OfWeek days={days} figures={figures} />
          </div>
        </Panel>
      )}
    </QueryStates>
  );
}

function OfWeek({ days, figures }: { days: readonly string[]; figures: Figures }) {
  const { plans, total, busiest } = sumOfWeek(days, figures.days);
  if (total === 0)
    return (
      <EmptyState icon="lessonPlan" title="Belum ada rancangan untuk minggu ini">
        Angka muncul di sini sebaik sahaja guru menulis rancangan untuk mana-mana hari minggu ini.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      <Stats label="Minggu ini">
        <Stat label="Rancangan ditulis" value={total} />
        <Stat label="Guru menulis, hari paling ramai" value={`${busiest} daripada ${figures.teachers}`} />
      </Stats>
      <BarChart
        title="Rancangan mengikut hari"
        heading="Hari"
        labels={days.map((date) => formatWeekday(date))}
        series={[{ name: 'Rancangan', values: plans }]}
      />
    </div>
  );
}
