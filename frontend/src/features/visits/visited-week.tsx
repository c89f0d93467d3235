import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state';
import { formatDate, formatTimeRange } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';
import { searchOf } from './visit-address';
import { fetchWeekPaper, type Visit, type VisitedLessons, visitedWeekQuery } from './visit-calls';
import { daysOf, figureWords, weekName } from './visit-words';
import { BackLink, PaperButton, StateBadge, VisitedPart } from './visited-part';

type VisitedWeekProps = { secret: string; visit: Visit; teacherId: string; week: string };

/** What was sent of a teacher's week, lesson by lesson. */
export function VisitedWeekPart({ secret, visit, teacherId, week }: VisitedWeekProps) {
  return (
    <>
      <BackLink to={{ part: 'front' }}>{visit.schoolName}</BackLink>
      <VisitedPart query={useQuery(visitedWeekQuery(secret, teacherId, week))} what="minggu">
        {(lessons) => (
          <>
            <PageHeader
              title={`${lessons.teacherName}, ${weekName(lessons).toLowerCase()}`}
              state={`${daysOf(week)}. ${figureWords(countsOf(lessons))}.`}
              action={
                lessons.plans.length > 0 && (
                  <PaperButton
                    name={`rph-minggu-${week}.pdf`}
                    fetch={() => fetchWeekPaper(secret, teacherId, week)}
                  >
                    PDF minggu ini
                  </PaperButton>
                )
              }
            />
            {lessons.plans.length === 0 ? (
              <EmptyState icon="lessonPlan" title="Tiada RPH dihantar bagi minggu ini">
                RPH yang belum dihantar tidak ditunjukkan.
              </EmptyState>
            ) : (
              <PlansByDay lessons={lessons} />
            )}
          </>
        )}
      </VisitedPart>
    </>
  );
}

function PlansByDay({ lessons: { plans } }: { lessons: VisitedLessons }) {
  const days = [...new Set(plans.map(({ date }) => date))];
  return days.map((day) => (
    <section key={day} aria-label={formatDate(day)} className="pb-5">
      <h2 className="pb-1 font-semibold text-sm">{formatDate(day)}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {plans
          .filter(({ date }) => date === day)
          .map(({ id, startTime, endTime, className, subject, topic, state }) => (
            <li key={id}>
              <Link
                to={searchOf({ part: 'plan', planId: id })}
                className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className="wrap-anywhere font-medium" dir="auto">
                    {[subject, className].filter(Boolean).join(' · ') || 'Rancangan'}
                  </span>
                  <span className="block text-muted text-sm">
                    {formatTimeRange(startTime, endTime)}
                    {topic && ` · ${topic}`}
                  </span>
                  <span className="mt-1 block">
                    <StateBadge state={state} />
                  </span>
                </span>
                <span className="text-muted print:hidden">
                  <Icon name="next" />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}

function countsOf({ plans }: VisitedLessons) {
  return { sent: plans.length, verified: plans.filter(({ state }) => state === 'verified').length };
}
