import { minutesBetween } from '@rules/calendar/time-of-day';
import { OpenLink } from '../../../school/open-link';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { formatDuration, formatTime } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import type { DayLesson } from '../day-lessons';
import { lessonName } from '../day-lessons';
import type { NowPanelProps } from './now-panel';

type RestOfDayProps = NowPanelProps & { rest: readonly DayLesson[] };

/** Today's other lessons. On a phone those that are over make way: what is owed of them stands below. */
export function RestOfDay({ day, rest, noted, onReflect }: RestOfDayProps) {
  const { time } = day.moment;
  const next = rest.find(({ isHeld, startTime }) => isHeld && startTime > time);
  const isFirst = day.focus.kind === 'now';
  return (
    <section
      aria-label="PdP hari ini"
      className={classNames(
        'rounded-lg border border-line bg-raised',
        rest.every(({ endTime }) => endTime <= time) && 'max-sm:hidden',
      )}
    >
      <ol className="divide-y divide-line">
        {rest.map((lesson) => {
          const isOver = lesson.endTime <= time;
          const { planId } = lesson;
          const isKept = planId !== null && noted.isKept(planId);
          const mayReflect = planId !== null && lesson.isHeld && !lesson.isNoted && !isKept;
          return (
            <li
              key={lesson.key}
              className={classNames(
                'relative flex min-h-14 items-center gap-3 px-4 py-2',
                isOver && 'max-sm:hidden',
              )}
            >
              <span className="w-12 shrink-0 text-right text-muted text-sm tabular-nums">
                {formatTime(lesson.startTime).split(' ')[0]}
                <span className="sr-only"> {formatTime(lesson.startTime).split(' ').slice(1).join(' ')}</span>
              </span>
              <span
                aria-hidden="true"
                className={classNames('size-2.5 shrink-0 rounded-full', dotOf(lesson))}
              />
              <span className="min-w-0 flex-1">
                <Name lesson={lesson} />
                <span dir="auto" className="block truncate text-muted text-sm">
                  {isFirst && lesson === next
                    ? `seterusnya, ${formatDuration(minutesBetween(time, lesson.startTime))} lagi`
                    : lesson.topic || lesson.room}
                </span>
              </span>
              {isOver && mayReflect && onReflect ? (
                <Button
                  variant="secondary"
                  size="small"
                  icon="reflection"
                  className="relative"
                  aria-label={`Refleksi, ${lessonName(lesson)}`}
                  onClick={() => onReflect(planId)}
                >
                  Refleksi
                </Button>
              ) : (
                <span className="flex max-w-40 items-center gap-1.5 text-muted text-xs">
                  <Icon name={isKept ? 'device' : lesson.icon} size={14} />
                  <span className="max-sm:sr-only">{isKept ? 'Dalam peranti ini' : lesson.words}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Name({ lesson }: { lesson: DayLesson }) {
  const words = (
    <span dir="auto" className={lesson.isHeld ? undefined : 'text-muted line-through'}>
      <span className="font-semibold">{lesson.className || 'Tanpa kelas'}</span> {lesson.subject}
    </span>
  );
  if (lesson.to === null) return <span className="block truncate">{words}</span>;
  return (
    <OpenLink to={lesson.to} className="block truncate after:absolute after:inset-0">
      {words}
    </OpenLink>
  );
}

function dotOf({ isHeld, isNoted, needsYou }: DayLesson): string {
  if (!isHeld) return 'bg-control/50';
  if (isNoted) return 'bg-success';
  return needsYou ? 'bg-warning' : 'bg-accent';
}
