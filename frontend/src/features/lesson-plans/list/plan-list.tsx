import { lastDayOf, type WeekStart } from '@rules/calendar/school-week';
import { formatDate, formatDayRange } from '../../../ui/format';
import type { LessonPlan } from '../plan';
import { planWeeks } from './plan-groups';
import { PlanRow } from './plan-row';

type PlanListProps = {
  plans: readonly LessonPlan[];
  weekStart: WeekStart;
  refusal?: string;
  onDelete: (plan: LessonPlan) => void;
};

export function PlanList({ plans, weekStart, ...row }: PlanListProps) {
  return planWeeks(plans, weekStart).map(({ week, days }) => (
    <section key={week} aria-label={`Minggu ${formatDayRange(week, lastDayOf(week))}`} className="pb-8">
      <h2 className="pb-2 font-semibold text-lg">{formatDayRange(week, lastDayOf(week))}</h2>
      {days.map(({ date, plans: ofDay }) => (
        <div key={date} className="pb-4">
          <h3 className="pb-1.5 font-medium text-muted text-sm">{formatDate(date)}</h3>
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
            {ofDay.map((plan) => (
              <PlanRow key={plan.id} plan={plan} {...row} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
