import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { formatShortDayAndMonth } from '../../../ui/format';
import type { ChosenWeek, DueWeek, TeacherSubmissions, WeekFigures } from './calls';
import { type CellLook, lookOf, sentenceOf, sentOf, wordsOf } from './cell-words';

type SubmissionsTableProps = {
  weeks: readonly DueWeek[];
  teachers: readonly TeacherSubmissions[];
  onChoose: (chosen: ChosenWeek) => void;
  /** Takes away what a teacher has sent; whose file is under way. */
  onFile: (teacher: TeacherSubmissions) => void;
  filing: string | undefined;
};

/** A table of weeks where there is room, else a line for each teacher with a bar of the weeks. */
export function SubmissionsTable(props: SubmissionsTableProps) {
  return (
    <>
      <div className="relative overflow-x-auto rounded-lg border border-line bg-raised p-3 max-sm:hidden">
        <WeekTable {...props} />
      </div>
      <ul className="divide-y divide-line border-line border-y sm:hidden">
        {props.teachers.map((teacher) => (
          <TeacherLine key={teacher.teacherId} {...props} teacher={teacher} />
        ))}
      </ul>
    </>
  );
}

const looks: Record<CellLook, string> = {
  quiet: 'bg-sunken text-muted',
  late: 'bg-warning-soft text-on-warning-soft font-medium',
  some: 'bg-warning-soft text-on-warning-soft font-semibold ring-2 ring-warning ring-inset',
  few: 'bg-warning text-on-warning font-semibold',
  off: 'hatched text-muted',
};

function WeekTable({ weeks, teachers, onChoose, onFile, filing }: SubmissionsTableProps) {
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

/** Arrows lead from cell to cell. */
function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const cell = document.activeElement?.closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return;
  const [across = 0, down = 0] = step;
  const rows = [...event.currentTarget.tBodies].flatMap((body) => [...body.rows]);
  const next = rows[rows.indexOf(row) + down]?.cells[cell.cellIndex + across];
  const button = next?.querySelector<HTMLElement>('[data-cell]');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

const heights: Record<CellLook, string> = {
  quiet: 'h-3 bg-accent/35',
  late: 'h-2 bg-warning',
  some: 'h-1.5 bg-warning',
  few: 'h-1 bg-warning',
  off: 'h-3 hatched',
};

type FileButtonProps = { teacher: TeacherSubmissions } & Pick<SubmissionsTableProps, 'onFile' | 'filing'>;

function FileButton({ teacher, onFile, filing }: FileButtonProps) {
  const isBusy = filing === teacher.teacherId;
  return (
    <IconButton
      icon="download"
      label={`${isBusy ? 'Menyediakan fail' : 'Fail'} RPH ${teacher.name}, sepanjang sesi (PDF)`}
      disabled={filing !== undefined}
      aria-busy={isBusy}
      onClick={() => onFile(teacher)}
    />
  );
}

function TeacherLine({
  weeks,
  teacher,
  onChoose,
  onFile,
  filing,
}: SubmissionsTableProps & { teacher: TeacherSubmissions }) {
  const [week, figures] = [weeks.at(-1), teacher.weeks.at(-1)];
  if (!week || !figures) return null;
  return (
    <li data-row="" className="flex items-center gap-1">
      <button
        type="button"
        onClick={() => onChoose({ teacher, week })}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate">
            {teacher.name}
          </span>
          <span aria-hidden="true" className="mt-1 flex max-w-52 items-end gap-1">
            {teacher.weeks.map((each, at) => (
              <span
                key={weeks[at]?.week}
                className={classNames('flex-1 rounded-sm forced-colors:border', heights[lookOf(each)])}
              />
            ))}
          </span>
        </span>
        <span className="text-right tabular-nums">
          <strong>{sentOf(figures)}</strong>/{figures.expected}
          <span className="block text-muted text-xs">{shortWords(figures)}</span>
          <span className="sr-only">
            {' '}
            ({nameOf(week)}: {sentenceOf(figures)})
          </span>
        </span>
      </button>
      <FileButton {...{ teacher, onFile, filing }} />
    </li>
  );
}

function shortWords({ expected, late, missing, open }: WeekFigures): string {
  if (expected === 0) return 'tidak dikira';
  if (missing > 0) return `${missing} belum`;
  if (late > 0) return `${late} lewat`;
  return open > 0 ? `${open} lagi` : 'lengkap';
}

const nameOf = ({ week, number }: DueWeek) =>
  number === null ? `minggu ${formatShortDayAndMonth(week)}` : `Minggu ${number}`;
