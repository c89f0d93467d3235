import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { lastDayOf, weekAfter } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { formatDayRange, formatShortDay, formatTimeRange, malaysianDate } from '../../../ui/format';
import { Sheet } from '../../../ui/sheet';
import { isSameName } from '../editor/standards/offered-standards';
import { planTitle } from '../plan';
import { type MyWeek, myWeekQuery } from '../week/calls';
import type { OtherPlan } from './calls';
import { useLessonCopy } from './use-lesson-copy';

type LessonChoiceProps = {
  plan: Pick<OtherPlan, 'id' | 'source'>;
  subject: string;
  onClose: () => void;
  onCopied: (planId: string) => void;
};

/** Into which lesson of one's week a plan goes. What is written already is not offered. */
export function LessonChoice({ plan, subject, onClose, onCopied }: LessonChoiceProps) {
  const { days } = useSchoolDays();
  const [week, setWeek] = useState(() => weekOfSchool(days, malaysianDate(new Date())));
  const copying = useLessonCopy(onCopied);
  return (
    <Sheet title="Salin ke minggu saya" onClose={onClose}>
      <div className="flex flex-col gap-3">
        <div className="flex items-center gap-2">
          <Button size="small" variant="quiet" icon="previous" onClick={() => setWeek(weekAfter(week, -1))}>
            Lalu
          </Button>
          <p aria-live="polite" className="flex-1 text-center text-sm tabular-nums">
            {formatDayRange(week, lastDayOf(week))}
          </p>
          <Button size="small" variant="quiet" icon="forward" onClick={() => setWeek(weekAfter(week, 1))}>
            Depan
          </Button>
        </div>
        <QueryStates query={useQuery(myWeekQuery(week))} what="Minggu anda">
          {(mine) => (
            <Lessons
              lessons={freeLessons(mine, subject)}
              busyAt={copying.busyWith?.lesson}
              onChoose={(lesson) => copying.make({ plan, lesson })}
            />
          )}
        </QueryStates>
      </div>
    </Sheet>
  );
}

type Lesson = MyWeek['lessons'][number];
type LessonsProps = {
  lessons: readonly Lesson[];
  busyAt: Pick<Lesson, 'date' | 'startTime'> | undefined;
  onChoose: (lesson: Lesson) => void;
};

function Lessons({ lessons, busyAt, onChoose }: LessonsProps) {
  if (lessons.length === 0)
    return (
      <EmptyState icon="calendar" title="Tiada PdP yang masih kosong pada minggu ini">
        PdP yang sudah ditulis tidak diganti. Cuba minggu lain.
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-1.5">
      {lessons.map((lesson) => (
        <li key={`${lesson.date} ${lesson.startTime}`}>
          <button
            type="button"
            disabled={busyAt !== undefined}
            onClick={() => onChoose(lesson)}
            className="flex min-h-15 w-full flex-col justify-center rounded-md border border-line px-3 py-2 text-left text-sm hover:bg-sunken"
          >
            <span className="text-muted text-xs tabular-nums">
              {formatShortDay(lesson.date)}, {formatTimeRange(lesson.startTime, lesson.endTime)}
            </span>
            <span className="font-medium">{planTitle(lesson)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Of the subject first. The server says again whether nothing is written. */
function freeLessons({ lessons, plans }: MyWeek, subject: string): Lesson[] {
  const isFree = (lesson: Lesson) => {
    const plan = plans.find(({ id }) => id === lesson.planId);
    const isEmpty = plan && plan.objective.trim() + plan.activities.trim() === '';
    return lesson.standing === 'own' && !lesson.deletedPlanId && (!plan || plan.isUnseen || isEmpty);
  };
  const free = lessons.filter(isFree);
  const isOfSubject = (lesson: Lesson) => isSameName(lesson.subject, subject);
  return [...free.filter(isOfSubject), ...free.filter((lesson) => !isOfSubject(lesson))];
}
