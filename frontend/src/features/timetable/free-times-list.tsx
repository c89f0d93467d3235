import type { LessonTime } from '@rules/timetable/domain/timetable-lesson';
import { useChange } from '../../queries/use-change';
import { formatTimeRange } from '../../ui/format';
import { changeLesson, contentOf, type Lesson } from './calls';
import type { Known } from './known';
import { verdictsFor } from './movable-lessons';
import { timeWords, weekdayName } from './timetable-words';

/** Where it can go without meeting anybody: a press moves it there. */
export function FreeTimes({ known, lesson }: { known: Known; lesson: Lesson }) {
  const moving = useChange(
    ({ to }: { from: Lesson; to: LessonTime }) =>
      changeLesson(lesson.id, lesson.version, { ...contentOf(lesson), ...to }),
    {
      done: (moved) => `Dipindahkan ke ${timeWords(moved)}.`,
      changes: ['timetable'],
      undo: ({ version }, { from }) => changeLesson(from.id, version, contentOf(from)),
    },
  );
  const free = verdictsFor(known, lesson).flatMap(({ kind, place: { periods: _, ...time } }) =>
    kind === 'free' ? [time] : [],
  );
  const days = [...new Set(free.map(({ weekday }) => weekday))];
  return (
    <section aria-labelledby="free-times" className="pt-3">
      <h3 id="free-times" className="font-semibold">
        Tempat yang boleh
      </h3>
      {free.length === 0 ? (
        <p className="py-2 text-muted text-sm">Tiada tempat lapang bagi semua yang terlibat.</p>
      ) : (
        <dl className="flex flex-col gap-2 pt-2">
          {days.map((weekday) => (
            <div key={weekday}>
              <dt className="text-muted text-xs">{weekdayName(weekday)}</dt>
              <dd className="flex flex-wrap gap-1.5 pt-1">
                {free
                  .filter((time) => time.weekday === weekday)
                  .map((time) => (
                    <button
                      key={time.from}
                      type="button"
                      disabled={moving.isBusy}
                      onClick={() => moving.make({ from: lesson, to: time })}
                      aria-label={`Pindah ke ${timeWords(time)}`}
                      className="min-h-11 rounded-md border border-success px-2 text-sm hover:bg-success-soft hover:text-on-success-soft sm:min-h-8"
                    >
                      {formatTimeRange(time.from, time.to)}
                    </button>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
