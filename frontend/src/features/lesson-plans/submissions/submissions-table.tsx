import { classNames } from '../../../ui/class-names';
import type { TeacherSubmissions, WeekFigures } from './calls';
import { type CellLook, lookOf, sentenceOf, sentOf } from './cell-words';
import { SessionSquares } from './session-squares';
import { FileButton, nameOf, type TeacherWeeksProps, WEEKS_AT_A_GLANCE } from './teacher-weeks';
import { WeekTable } from './week-table';

/** A table of weeks where there is room, else a line for each teacher with a bar of the weeks. */
export function SubmissionsTable(props: TeacherWeeksProps) {
  return (
    <>
      {props.weeks.length > WEEKS_AT_A_GLANCE ? (
        <div className="relative overflow-x-auto max-sm:hidden">
          <SessionSquares {...props} />
        </div>
      ) : (
        <div className="relative overflow-x-auto rounded-lg border border-line bg-raised p-3 max-sm:hidden">
          <WeekTable {...props} />
        </div>
      )}
      <ul className="divide-y divide-line border-line border-y sm:hidden">
        {props.teachers.map((teacher) => (
          <TeacherLine key={teacher.teacherId} {...props} teacher={teacher} />
        ))}
      </ul>
    </>
  );
}

const heights: Record<CellLook, string> = {
  quiet: 'h-3 bg-accent/35',
  late: 'h-2 bg-warning',
  some: 'h-1.5 bg-warning',
  few: 'h-1 bg-warning',
  off: 'h-3 hatched',
};

function TeacherLine({
  weeks,
  teacher,
  onChoose,
  onFile,
  filing,
}: TeacherWeeksProps & { teacher: TeacherSubmissions }) {
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
          <span
            aria-hidden="true"
            className={classNames(
              'mt-1 flex max-w-52 items-end',
              weeks.length > WEEKS_AT_A_GLANCE ? 'gap-px' : 'gap-1',
            )}
          >
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
