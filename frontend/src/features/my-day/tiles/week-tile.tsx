import { OpenLink } from '../../../school/open-link';
import { PanelLink } from '../../../school/panel-link';
import { paths } from '../../../site/paths';
import { classNames } from '../../../ui/class-names';
import { formatDate, formatShortDay, formatTime } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { countsOf, weekDays, weekSearch, weekSentence } from '../../lesson-plans';
import { type DayLesson, lessonName } from '../day-lessons';
import { useDay } from '../use-day';
import { weekTitle } from './week-title';

/** The week in columns, each lesson with its state. Absent for who has nothing in it. */
export function WeekTile() {
  const { day, enabled, isTeacher } = useDay();
  if (!enabled) return null;
  if (!day) return isTeacher ? <Skeleton className="h-56 rounded-lg" /> : null;
  const { week, lessons, moment } = day;
  if (lessons.length === 0) return null;
  const days = weekDays(week);
  return (
    <Panel
      title={week.number === null ? 'Minggu ini' : weekTitle(week)}
      action={<PanelLink to={paths.lessonPlans + weekSearch(week.week)}>Buka minggu</PanelLink>}
    >
      <ol className="grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
        {days.map(({ date, names, isHeld }) => (
          <li
            key={date}
            aria-label={[formatDate(date), ...names].join(', ')}
            aria-current={date === moment.date ? 'date' : undefined}
            className={classNames(
              'min-w-0 px-3 py-2.5 max-sm:flex max-sm:items-center max-sm:gap-3 sm:pb-4',
              date === moment.date && 'bg-accent-soft text-on-accent-soft',
            )}
          >
            <p className="shrink-0 font-medium text-sm max-sm:w-14">
              {formatShortDay(date)}
              {date === moment.date && <span className="max-lg:sr-only"> · hari ini</span>}
              {!isHeld && names.length === 0 && <span className="font-normal"> · cuti</span>}
            </p>
            {names.length > 0 && <p className="wrap-anywhere text-xs max-sm:hidden">{names.join(' · ')}</p>}
            <ul className="flex max-sm:flex-1 max-sm:flex-wrap max-sm:gap-x-1 sm:flex-col sm:pt-1">
              {lessons
                .filter((lesson) => lesson.date === date)
                .map((lesson) => (
                  <Lesson key={lesson.key} lesson={lesson} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <p role="status" className="min-h-10 border-line border-t px-4 py-2.5 text-muted text-sm">
        {weekSentence(countsOf(days))}
      </p>
    </Panel>
  );
}

const tones: Readonly<Record<'off' | 'noted' | 'needed' | 'ready', string>> = {
  off: 'text-muted',
  noted: 'text-success',
  needed: 'text-warning',
  ready: 'text-accent',
};

/** On a phone its icon alone; whoever does not see it hears all of it. */
function Lesson({ lesson }: { lesson: DayLesson }) {
  const { isHeld, isNoted, needsYou, to, startTime, className, icon, words } = lesson;
  const tone = !isHeld ? 'off' : isNoted ? 'noted' : needsYou ? 'needed' : 'ready';
  const whole = (
    <span className="flex min-w-0 items-center gap-2 text-sm max-sm:size-8 max-sm:justify-center sm:py-0.5">
      <span aria-hidden="true" className="w-10 shrink-0 tabular-nums opacity-80 max-sm:hidden">
        {formatTime(startTime).split(' ')[0]}
      </span>
      <span
        aria-hidden="true"
        dir="auto"
        className={classNames('min-w-0 flex-1 truncate max-sm:hidden', !isHeld && 'line-through')}
      >
        {className || lesson.subject}
      </span>
      <Icon name={icon} size={16} className={tones[tone]} />
      <span className="sr-only">
        {formatTime(startTime)}, {lessonName(lesson)}, {words.toLowerCase()}
      </span>
    </span>
  );
  return (
    <li title={words}>
      {to === null ? (
        whole
      ) : (
        <OpenLink to={to} className="block rounded-sm hover:bg-sunken/60">
          {whole}
        </OpenLink>
      )}
    </li>
  );
}
