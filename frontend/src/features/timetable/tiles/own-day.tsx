import { timetableOn } from '@rules/timetable/domain/timetable';
import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../../queries/all-of';
import { useAcademicYear } from '../../../school/academic-year';
import { sessionCalendarQuery } from '../../../school/calendar/session-calendar';
import { PanelLink } from '../../../school/panel-link';
import { useLockedReason } from '../../../school/use-locked-reason';
import { currentSession } from '../../../session/session-store';
import { paths } from '../../../site/paths';
import { classNames } from '../../../ui/class-names';
import { formatTimeRange, malaysianDate } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { classesQuery } from '../../classes';
import { lessonsQuery, timetablesQuery } from '../api';
import type { Known } from '../known';
import { clockOf, useNow } from '../now';
import { audienceOf, subjectWords } from '../timetable-words';
import { type HeldLesson, heldLessons } from './held-lessons';

/** What the person teaches today: which lesson is under way, and which is next. Absent for who is in no timetable. */
export function OwnDay() {
  const { current } = useAcademicYear();
  const isShut = useLockedReason(paths.timetable) !== undefined;
  return current && !isShut ? <DayOfTimetable year={current} /> : null;
}

function DayOfTimetable({ year }: Pick<Known, 'year'>) {
  const now = useNow();
  const day = malaysianDate(now);
  const timetables = useQuery(timetablesQuery(year.id));
  const timetable = timetableOn(timetables.data ?? [], day);
  const [calendar, classes] = [useQuery(sessionCalendarQuery(year.id)), useQuery(classesQuery(year.id))];
  const lessons = useQuery({ ...lessonsQuery(timetable?.id ?? ''), enabled: timetable !== undefined });
  const all = allOf(calendar, classes, lessons);
  if (!timetable || !all.data || !timetables.data) return null;
  const [{ calendar: days }, ofYear, { items, ...told }] = all.data;
  const known = {
    ...{ year, timetable, timetables: timetables.data, calendar: days, classes: ofYear },
    ...{ people: [], rooms: [], lessons: items, ...told },
  };
  const personId = currentSession()?.user.id ?? '';
  if (!items.some(({ teacherIds }) => teacherIds.includes(personId))) return null;
  return (
    <Panel title="Kelas saya hari ini" action={<PanelLink to={paths.timetable}>Jadual</PanelLink>}>
      <LessonList known={known} held={heldLessons(known, personId, day)} now={clockOf(now)} />
    </Panel>
  );
}

type LessonListProps = { known: Known; held: readonly HeldLesson[]; now: string };

function LessonList({ known, held, now }: LessonListProps) {
  if (held.length === 0) return <p className="px-4 py-3">Tiada kelas anda hari ini.</p>;
  const next = held.find(({ time }) => time.from > now);
  return (
    <ol className="divide-y divide-line">
      {held.map(({ lesson, time }) => {
        const isNow = time.from <= now && now < time.to;
        const isOver = time.to <= now;
        const audience = audienceOf(known, lesson);
        const state = isNow ? 'Sekarang' : next?.lesson.id === lesson.id ? 'Seterusnya' : undefined;
        return (
          <li
            key={lesson.id}
            aria-current={isNow ? 'time' : undefined}
            className={classNames('flex flex-wrap gap-x-3 px-4 py-2 text-sm', isOver && 'text-muted')}
          >
            <span className="w-32 shrink-0">{formatTimeRange(time.from, time.to)}</span>
            <span dir="auto" className="min-w-0 flex-1 font-medium">
              {[audience, subjectWords(known, lesson)].filter(Boolean).join(' · ')}
            </span>
            {state && <span className="font-semibold text-accent">{state}</span>}
            {isOver && <span className="sr-only">sudah tamat</span>}
          </li>
        );
      })}
    </ol>
  );
}
