import { memo, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import type { Mark } from '../../classes';
import type { Known } from '../known';
import { subjectWords } from '../timetable-words';
import { cellText, rowHeight, rowLook } from './row-look';
import { isStop, type SchoolCell, type SchoolDay, type SchoolRow } from './school-grid';
import { cellLines, cellWords } from './school-words';

type SchoolRowLineProps = {
  known: Known;
  days: readonly SchoolDay[];
  row: SchoolRow;
  /** Of the cell that Tab leads to; null where it is in another row. */
  stop: number | null;
  teacherId: string | null;
  clashing: ReadonlySet<string>;
  chosenId: string | null;
  /** The first class of the upper years stands below a heavier line. */
  isUnderLine: boolean;
  /** One day alone: there is room for words. */
  isWhole: boolean;
  /** The row has room for who teaches. */
  isTall: boolean;
  markOf: (subject: string) => Mark;
  /** What lies over the cells. */
  over?: ReactNode;
};

/** A class: drawn anew only where something of it changed, of some forty with as many cells each. */
export const SchoolRowLine = memo(function SchoolRowLine(props: SchoolRowLineProps) {
  const { row, days, stop, isUnderLine, over, ...rest } = props;
  const dayEnds = new Set(days.map(({ column }) => column));
  return (
    // biome-ignore lint/a11y/useSemanticElements: columns of one width across groups are no table's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on its cells
    <div
      role="row"
      className={classNames(
        rowLook,
        rowHeight,
        'border-line border-t',
        isUnderLine && 'border-t-2 border-t-control',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the same */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the same */}
      <div
        role="rowheader"
        dir="auto"
        className="sticky left-0 z-20 row-start-1 flex items-center truncate border-line border-r bg-raised px-2 font-medium text-sm print:text-xs"
      >
        {row.schoolClass.name}
      </div>
      {row.cells.map((cell) => (
        <CellOfClass
          key={cell.column}
          {...rest}
          row={row}
          days={days}
          cell={cell}
          isDayStart={dayEnds.has(cell.column)}
          isTabStop={stop === cell.column}
        />
      ))}
      {over}
    </div>
  );
});

type CellOfClassProps = Omit<SchoolRowLineProps, 'stop' | 'isUnderLine' | 'over'> & {
  cell: SchoolCell;
  isDayStart: boolean;
  isTabStop: boolean;
};

function CellOfClass(props: CellOfClassProps) {
  const { known, row, days, cell, teacherId, clashing, chosenId, isWhole, isTall, isDayStart, isTabStop } =
    props;
  const { markOf } = props;
  const place = { gridColumn: `${cell.column + 2} / span ${cell.span}`, gridRow: 1 };
  const edge = isDayStart ? 'border-l-2 border-control' : 'border-l border-line';
  if (!isStop(cell))
    return <div aria-hidden="true" style={place} className={classNames('bg-sunken', edge)} />;
  const [what, who] = cellLines(known, cell, isWhole, markOf);
  const isFlooded = cell.lessons.some(({ teacherIds }) => teacherIds.includes(teacherId ?? ''));
  const isClashing = cell.lessons.some(({ id }) => clashing.has(id));
  const first = cell.lessons[0];
  const hue = first && !isFlooded && !isClashing ? markOf(subjectWords(known, first)).hue : null;
  const shown =
    cell.lessons.find(({ teacherIds }) => teacherIds.includes(teacherId ?? '')) ?? cell.lessons[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same
    <div
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      data-spot={`${row.schoolClass.id} ${cell.column}`}
      data-lesson={shown?.id}
      data-lessons={cell.lessons.map(({ id }) => id).join(' ')}
      aria-colspan={cell.span}
      aria-selected={cell.lessons.some(({ id }) => id === chosenId)}
      style={place}
      className={classNames(
        'min-w-0 cursor-default p-px focus-visible:z-10 focus-visible:outline-offset-[-2px]',
        edge,
      )}
    >
      <span className="sr-only">
        {cellWords(known, row, cell, days)}
        {isClashing && ', bertindih'}
      </span>
      {cell.lessons.length > 0 && (
        <div
          aria-hidden="true"
          data-hue={hue ?? undefined}
          className={classNames(
            'relative flex size-full flex-col items-center justify-center overflow-hidden rounded-sm text-center leading-tight forced-colors:border print:border print:border-control',
            cellText,
            isFlooded
              ? 'bg-accent text-on-accent print:border-2 print:border-text print:text-text'
              : isClashing
                ? 'bg-danger-soft text-on-danger-soft'
                : hue === null
                  ? 'bg-sunken'
                  : 'bg-(--hue-tile) text-(--hue-ink)',
            cell.lessons.some(({ id }) => id === chosenId) && 'outline-2 outline-accent -outline-offset-2',
          )}
        >
          {isClashing && <Icon name="warning" size={10} className="absolute top-0 right-0" />}
          <span
            className={classNames(
              'max-w-full overflow-hidden whitespace-nowrap font-semibold',
              isWhole && 'text-ellipsis',
            )}
          >
            {what}
          </span>
          <span
            className={classNames(
              'max-w-full overflow-hidden whitespace-nowrap',
              isWhole && 'text-ellipsis',
              !isTall && 'hidden print:inline',
            )}
          >
            {who}
          </span>
        </div>
      )}
    </div>
  );
}
