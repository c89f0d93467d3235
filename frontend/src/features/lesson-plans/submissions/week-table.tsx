import { classNames } from '../../../ui/class-names';
import { formatShortDayAndMonth } from '../../../ui/format';
import type { WeekFigures } from './calls';
import { type CellLook, lookOf, sentenceOf, wordsOf } from './cell-words';
import { FileButton, nameOf, type TeacherWeeksProps, walkCells } from './teacher-weeks';

const looks: Record<CellLook, string> = {
  quiet: 'bg-sunken text-muted',
  late: 'bg-warning-soft text-on-warning-soft font-medium',
  some: 'bg-warning-soft text-on-warning-soft font-semibold ring-2 ring-warning ring-inset',
  few: 'bg-warning text-on-warning font-semibold',
  off: 'hatched text-muted',
};

/** A few weeks, with what was expected and sent in each. */
export function WeekTable({ weeks, teachers, onChoose, onFile, filing }: TeacherWeeksProps) {
  return (
    <table className="w-full border-separate border-spacing-1 text-sm tabular-nums" onKeyDown={walkCells}>
      <caption className="sr-only">Penghantaran RPH mengikut guru dan minggu</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 bg-raised px-2 text-left font-medium text-muted text-xs">
            Guru
          </th>
          {weeks.map(({ week, number }) => (
            <th key={week} scope="col" className="min-w-13 font-medium text-muted text-xs">
              {number !== null && <span className="block font-semibold">M{number}</span>}
              <span className="whitespace-nowrap font-normal">{formatShortDayAndMonth(week).slice(4)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teachers.map((teacher) => (
          <tr key={teacher.teacherId}>
            <th
              scope="row"
              dir="auto"
              className="sticky left-0 max-w-50 bg-raised px-2 text-left font-normal"
            >
              <span className="flex items-center gap-1">
                <span className="min-w-0 flex-1 truncate">{teacher.name}</span>
                <FileButton {...{ teacher, onFile, filing }} />
              </span>
            </th>
            {weeks.map((week, at) => {
              const figures = teacher.weeks[at];
              return (
                <td key={week.week} className="p-0">
                  {figures && (
                    <Cell
                      figures={figures}
                      label={`${teacher.name}, ${nameOf(week)}: ${sentenceOf(figures)}`}
                      onPress={() => onChoose({ teacher, week })}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ figures, label, onPress }: { figures: WeekFigures; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      data-cell=""
      onClick={onPress}
      className={classNames(
        'min-h-9 w-full min-w-13 whitespace-nowrap rounded-md px-1 hover:outline-2 hover:outline-control forced-colors:border',
        looks[lookOf(figures)],
      )}
    >
      {wordsOf(figures)}
      <span className="sr-only"> ({label})</span>
    </button>
  );
}
