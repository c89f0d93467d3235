import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { weekTitle } from '../../../school/calendar/week-label';
import { formatDate } from '../../../ui/format';
import type { LessonPlan } from '../plan';
import { type PlanDay, planWeeks } from './plan-groups';
import { PlanRow } from './plan-row';

type RowProps = { refusal?: string; onDelete: (plan: LessonPlan) => void };
type PlanListProps = RowProps & { plans: readonly LessonPlan[]; days: SchoolDays };

export function PlanList({ plans, days, ...row }: PlanListProps) {
  return planWeeks(plans, days).map(({ week, days: ofWeek }) => (
    <section key={week} aria-labelledby={week} className="pb-8">
      <h2 id={week} className="pb-2 font-semibold text-lg">
        {weekTitle(days, week)}
      </h2>
      {ofWeek.map((day) => (
        <Day key={day.date} {...day} {...row} />
      ))}
    </section>
  ));
}

function Day({ date, unusual, plans, ...row }: PlanDay & RowProps) {
  return (
    <div className="pb-4">
      <h3 className="wrap-anywhere pb-1.5 font-medium text-muted text-sm">
        {[formatDate(date), ...(unusual?.names ?? [])].join(' · ')}
      </h3>
      {plans.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-4 py-3 text-muted text-sm">
          {unusual?.isHeld ? 'Hari persekolahan; belum ada rancangan.' : 'Tiada persekolahan.'}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} {...row} />
          ))}
        </ul>
      )}
    </div>
  );
}
