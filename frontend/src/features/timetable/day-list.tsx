import { useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { formatTime, shortWeekday } from '../../ui/format';
import { bellRows } from './known';
import { weekdayName } from './timetable-words';
import { LessonBlock, type WeekProps } from './week-columns';
import { overlap } from './week-shape';

/** One day after the other, for phones. */
export function DayList({ weekdays, lessons, today, onAdd, ...props }: WeekProps) {
  const [chosen, setChosen] = useState(today !== null && weekdays.includes(today) ? today : weekdays[0]);
  const ofDay = lessons.filter(({ weekday }) => weekday === chosen);
  const rows = bellRows(props.known, props.whose, chosen ?? 1);
  const free = rows.find((row) => row.kind === 'lesson' && !ofDay.some((lesson) => overlap(lesson, row)));
  return (
    <div className="sm:hidden print:hidden">
      <fieldset className="mb-3 flex gap-1">
        <legend className="sr-only">Hari</legend>
        {weekdays.map((weekday) => (
          <button
            key={weekday}
            type="button"
            aria-pressed={weekday === chosen}
            onClick={() => setChosen(weekday)}
            className={classNames(
              'min-h-13 flex-1 rounded-lg text-sm',
              weekday === chosen ? 'bg-accent font-semibold text-on-accent' : 'text-muted hover:bg-sunken',
            )}
          >
            <span aria-hidden="true">{shortWeekday(weekdayName(weekday))}</span>
            <span className="sr-only">{weekdayName(weekday)}</span>
          </button>
        ))}
      </fieldset>
      {ofDay.length === 0 ? (
        <p className="py-6 text-center text-muted">Tiada kelas pada hari {weekdayName(chosen ?? 1)}.</p>
      ) : (
        <ol className="flex flex-col gap-2">
          {ofDay.map((lesson) => (
            <li key={lesson.id} className="flex gap-3">
              <p className="w-14 pt-1 text-right text-sm">
                <span className="block font-semibold">{clock(lesson.from)}</span>
                <span className="block text-muted text-xs">{clock(lesson.to)}</span>
              </p>
              <div className="min-w-0 flex-1">
                <LessonBlock {...props} lesson={lesson} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {onAdd && free && (
        <Button
          variant="secondary"
          icon="add"
          className="mt-4 w-full"
          onClick={() => onAdd(chosen ?? 1, free)}
        >
          Tambah pada hari {weekdayName(chosen ?? 1)}
        </Button>
      )}
    </div>
  );
}

/** "7.30": the list is of one day. */
const clock = (time: string) => formatTime(time).split(' ')[0];
