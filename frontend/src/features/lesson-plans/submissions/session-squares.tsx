import { useState } from 'react';
import { classNames } from '../../../ui/class-names';
import type { WeekFigures } from './calls';
import { type SquareLook, sentenceOf, sinceWords, squareOf, weeksInWords } from './cell-words';
import { nameOf, type TeacherWeeksProps, walkCells } from './teacher-weeks';

const looks: Record<SquareLook, string> = {
  full: 'bg-sunken',
  late: 'bg-warning-soft text-on-warning-soft font-semibold',
  missing: 'bg-warning text-on-warning font-semibold',
  open: 'border border-control/55',
  off: 'hatched border border-line',
};

const legend: readonly (readonly [SquareLook, string])[] = [
  ['full', 'tepat masa'],
  ['late', 'dihantar lewat'],
  ['missing', 'belum dihantar'],
  ['open', 'masih dalam tempoh'],
  ['off', 'tidak dikira'],
];

/** A session at a glance, a square a week: what is whole is quiet, and only what is not has a colour and its number. */
export function SessionSquares({
  weeks,
  teachers,
  onChoose,
}: Pick<TeacherWeeksProps, 'weeks' | 'teachers' | 'onChoose'>) {
  // One stop of the tabulator for all squares; arrows lead on from it.
  const [stop, setStop] = useState({ row: 0, at: 0 });
  return (
    <>
      <table
        className="w-full border-separate border-spacing-x-0.5 border-spacing-y-1 text-sm tabular-nums"
        onKeyDown={walkCells}
      >
        <caption className="sr-only">Penghantaran RPH mengikut guru dan minggu sesi ini</caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              Guru
            </th>
            {weeks.map((week, at) => (
              <th
                key={week.week}
                scope="col"
                className={classNames('font-medium text-xs', at < weeks.length - 1 && 'text-muted')}
              >
                <span className="sr-only">{nameOf(week)}</span>
                <span aria-hidden="true">{isNamed(week.number, at === weeks.length - 1) && week.number}</span>
              </th>
            ))}
            <th scope="col" className="pl-2 text-right font-medium text-muted text-xs">
              Minggu
            </th>
          </tr>
        </thead>
        <tbody>
          {teachers.map((teacher, row) => (
            <tr key={teacher.teacherId}>
              <th
                scope="row"
                dir="auto"
                className={classNames(
                  'sticky left-0 w-36 max-w-36 truncate bg-surface pr-2 text-left',
                  teacher.help ? 'font-semibold' : 'font-normal',
                )}
              >
                {teacher.name}
              </th>
              {weeks.map((week, at) => {
                const figures = teacher.weeks[at];
                return (
                  <td key={week.week} className="p-0">
                    {figures && (
                      <Square
                        figures={figures}
                        label={`${teacher.name}, ${nameOf(week)}: ${sentenceOf(figures)}`}
                        isStop={
                          row === Math.min(stop.row, teachers.length - 1) &&
                          at === Math.min(stop.at, weeks.length - 1)
                        }
                        onStop={() => setStop({ row, at })}
                        onPress={() => onChoose({ teacher, week })}
                      />
                    )}
                  </td>
                );
              })}
              <td
                className={classNames(
                  'whitespace-nowrap pl-2 text-right text-xs',
                  teacher.help ? 'font-semibold text-warning' : 'text-muted',
                )}
              >
                {[weeksInWords(teacher.weeks), sinceWords(teacher.since, weeks)].filter(Boolean).join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 pt-3 text-muted text-sm">
        {legend.map(([look, words]) => (
          <li key={look} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={classNames('inline-block h-4 w-4 rounded-sm forced-colors:border', looks[look])}
            />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every fifth, and the last, which is that of today. */
const isNamed = (number: number | null, isLast: boolean) =>
  number !== null && (isLast || number === 1 || number % 5 === 0);

type SquareProps = {
  figures: WeekFigures;
  label: string;
  isStop: boolean;
  onStop: () => void;
  onPress: () => void;
};

function Square({ figures, label, isStop, onStop, onPress }: SquareProps) {
  const { look, count } = squareOf(figures);
  return (
    <button
      type="button"
      data-cell=""
      title={label}
      tabIndex={isStop ? 0 : -1}
      onFocus={onStop}
      onClick={onPress}
      className={classNames(
        'block h-6 w-full min-w-3.5 rounded-sm p-0 text-xs leading-none tracking-tighter hover:outline-2 hover:outline-control forced-colors:border',
        looks[look],
      )}
    >
      <span aria-hidden="true">{count > 0 && count}</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}
