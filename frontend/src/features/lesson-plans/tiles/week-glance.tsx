import { toldDaysOf, unusualDay, weekOfSchool } from '@rules/calendar/domain/school-days';
import { lastDayOf } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { OpenLink } from '../../../school/open-link';
import { PanelLink } from '../../../school/panel-link';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { formatDate, formatShortDay, formatTime, malaysianDate } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { type LessonPlan, planTitle } from '../plan';
import { planAddress } from '../plan-address';
import { plansBetweenQuery } from '../queries';
import { type GlanceDay, glanceDays, weekSentence } from './glance';
import { useHasNoPlans } from './use-has-no-plans';

/** As many lessons of a day as stand here; the list has them all. */
const shown = 4;

/** For whoever has begun: the present week day by day. */
export function WeekGlance() {
  return useHasNoPlans() ? null : <Week />;
}

/** What is planned, and what still lacks something. */
function Week() {
  const { days } = useSchoolDays();
  const today = malaysianDate(new Date());
  const week = weekOfSchool(days, today);
  const { data: plans, error, isFetching, refetch } = useQuery(plansBetweenQuery(week, lastDayOf(week)));
  return (
    <Panel
      title="Minggu ini"
      action={<PanelLink to={`${paths.lessonPlans}?minggu=${today}`}>Buka minggu</PanelLink>}
    >
      {!plans && error ? (
        <div className="flex flex-wrap items-center gap-3 px-4 py-6 text-sm">
          <p className="flex-1">{errorMessage(error)} Semua rancangan anda selamat.</p>
          <Button variant="secondary" size="small" icon="retry" busy={isFetching} onClick={() => refetch()}>
            Cuba lagi
          </Button>
        </div>
      ) : (
        <>
          <ol className="grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
            {glanceDays(toldDaysOf(days, week), plans ?? []).map((day) => (
              <Day
                key={day.date}
                day={day}
                names={unusualDay(days, day.date)?.names ?? []}
                isToday={day.date === today}
                isLoading={!plans}
              />
            ))}
          </ol>
          <p role="status" className="min-h-10 border-line border-t px-4 py-2.5 text-muted text-sm">
            {plans && weekSentence(plans)}
          </p>
        </>
      )}
    </Panel>
  );
}

type DayProps = {
  day: GlanceDay<LessonPlan>;
  names: readonly string[];
  isToday: boolean;
  isLoading: boolean;
};

function Day({ day: { date, plans }, names, isToday, isLoading }: DayProps) {
  return (
    <li
      aria-label={[formatDate(date), ...names].join(', ')}
      aria-current={isToday ? 'date' : undefined}
      className="wrap-anywhere flex min-w-0 gap-3 px-4 py-3 max-sm:min-h-13 sm:min-h-36 sm:flex-col sm:gap-2"
    >
      <p
        className={classNames(
          'shrink-0 text-sm max-sm:w-16',
          isToday ? 'font-semibold text-accent' : 'text-muted',
        )}
      >
        {formatShortDay(date)}
      </p>
      {names.length > 0 && <p className="text-muted text-xs">{names.join(' · ')}</p>}
      {/* A day without plans is empty; the sentence below says so once. */}
      <ul className="flex min-w-0 flex-1 flex-col gap-2">
        {isLoading && (
          <li>
            <Skeleton className="w-3/4" />
          </li>
        )}
        {plans.slice(0, shown).map((plan) => (
          <Lesson key={plan.id} plan={plan} />
        ))}
        {plans.length > shown && <li className="text-muted text-sm">{plans.length - shown} lagi</li>}
      </ul>
    </li>
  );
}

function Lesson({ plan }: { plan: LessonPlan }) {
  return (
    <li className="relative flex gap-1.5 rounded-sm text-sm hover:bg-sunken">
      <Icon
        name={plan.isComplete ? 'success' : 'edit'}
        size={15}
        className={classNames('mt-0.5', plan.isComplete ? 'text-success' : 'text-warning')}
      />
      <OpenLink to={planAddress(plan.id)} className="min-w-0 after:absolute after:inset-0">
        <span className="block break-words font-medium">{plan.subject.trim() || planTitle(plan)}</span>
        <span className="block text-muted text-xs">
          {plan.className.trim() && `${plan.className.trim()} · `}
          {formatTime(plan.startTime)}
          <span className="sr-only">, {plan.isComplete ? 'lengkap' : 'belum lengkap'}</span>
        </span>
      </OpenLink>
    </li>
  );
}
