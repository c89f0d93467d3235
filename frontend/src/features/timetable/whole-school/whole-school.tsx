import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { Kbd } from '../../../ui/kbd';
import { useMarks } from '../../classes';
import type { Known } from '../known';
import { FreeRow } from './free-row';
import { isStop, type SchoolGrid, type SchoolGroup, type Spot, schoolGrid, spotBeside } from './school-grid';
import { SchoolHead } from './school-head';
import { SchoolRowLine } from './school-row-line';
import { floodWords, placedWords } from './school-words';
import { useRowHeight } from './use-row-height';

export type WholeSchoolProps = {
  known: Known;
  weekdays: readonly number[];
  /** Whose lessons stand out. */
  teacherId: string | null;
  clashing: ReadonlySet<string>;
  chosenId: string | null;
  today: number | null;
  mayMove: boolean;
  onOpen: (lessonId: string) => void;
};

type OverRow = { classId: string; cells: (group: SchoolGroup) => ReactNode };

/** Every class beside the week, in one grid: Tab enters it once, the arrows move, Enter opens. */
export function WholeSchool({ over, ...props }: WholeSchoolProps & { over?: OverRow }) {
  const { weekdays, teacherId, chosenId, today, mayMove, onOpen } = props;
  const known = useSame(props.known);
  const clashIds = [...props.clashing].toSorted().join(' ');
  const clashing = useMemo(() => new Set(clashIds.split(' ')), [clashIds]);
  const days = weekdays.join();
  const grid = useMemo(() => schoolGrid(known, days.split(',').map(Number)), [known, days]);
  const placed = useMemo(() => placedWords(known), [known]);
  const [chosenSpot, setSpot] = useState<Spot>();
  const spot = chosenSpot ?? firstSpot(grid);
  const count = grid.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const height = useRowHeight(count + grid.groups.length - 1, mayMove);
  const markOf = useMarks();

  function press(event: KeyboardEvent<HTMLElement>) {
    const cell = cellAt(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = spot && spotBeside(grid, spot, event.key);
    if (next) {
      setSpot(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-spot="${next.classId} ${next.column}"]`)?.focus();
    } else if (event.key === 'Enter') openNext(cell);
    else return;
    event.preventDefault();
  }

  /** Of several lessons in a cell the next one at each press. */
  function openNext(cell: HTMLElement) {
    const ids = (cell.dataset.lessons ?? '').split(' ').filter(Boolean);
    const id =
      chosenId && ids.includes(chosenId)
        ? ids[(ids.indexOf(chosenId) + 1) % ids.length]
        : cell.dataset.lesson;
    if (id) onOpen(id);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: groups with bells of their own are no table */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label="Jadual induk"
        aria-readonly={!mayMove}
        onKeyDown={press}
        onFocus={({ target }) => {
          const [classId, column] = target.dataset.spot?.split(' ') ?? [];
          if (classId) setSpot({ classId, column: Number(column) });
        }}
        onClick={(event: MouseEvent<HTMLElement>) => {
          const cell = cellAt(event.target);
          if (cell) openNext(cell);
        }}
        style={
          {
            '--columns': grid.columns,
            '--rows': count + 2 * grid.groups.length,
            '--least': weekdays.length === 1 ? '6rem' : '18px',
            '--row': `${height.pixels}px`,
          } as object
        }
        className="max-h-[calc(100dvh-9rem)] min-h-40 scroll-pt-14 scroll-pb-8 scroll-pl-28 overflow-auto rounded-lg border border-line bg-raised dense:max-h-[calc(100dvh-6.25rem)] dense:rounded-none dense:border-x-0 pointer-coarse:[--row:44px]! print:max-h-none print:overflow-visible"
      >
        {grid.groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: the same
          <div key={group.key} role="rowgroup">
            <SchoolHead days={group.days} today={today} />
            {group.rows.map((row, at) => (
              <SchoolRowLine
                key={row.schoolClass.id}
                {...{ known, row, teacherId, clashing }}
                chosenId={
                  row.cells.some(({ lessons }) => lessons.some(({ id }) => id === chosenId)) ? chosenId : null
                }
                days={group.days}
                stop={spot?.classId === row.schoolClass.id ? spot.column : null}
                isUnderLine={at > 0 && isUpper(row) && !isUpper(group.rows[at - 1])}
                isWhole={weekdays.length === 1}
                isTall={height.isTall}
                markOf={markOf}
                over={over?.classId === row.schoolClass.id ? over.cells(group) : undefined}
              />
            ))}
            <FreeRow known={known} days={group.days} />
          </div>
        ))}
      </div>
      <p className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-muted text-xs dense:pt-0 print:hidden">
        <button
          type="button"
          aria-pressed={height.isLooking}
          onClick={height.toggle}
          className="rounded-sm text-accent underline"
        >
          {height.isLooking ? 'Baris untuk menyunting' : 'Muat semua kelas'}
        </button>
        <span>{placed}</span>
        <span role="status">{teacherId ? floodWords(known, teacherId) : ''}</span>
        {grid.hidden.length > 0 && (
          <span>{grid.hidden.length} slot di luar waktu loceng tidak dipaparkan.</span>
        )}
        <span className="ml-auto">
          <Kbd>←↑↓→</Kbd> gerak
        </span>
        <span>
          <Kbd>Enter</Kbd> butiran
        </span>
        {mayMove && (
          <span>
            <Kbd>M</Kbd> pindah
          </span>
        )}
        <span>
          <Kbd>/</Kbd> cari guru
        </span>
      </p>
    </>
  );
}

const cellAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;

function firstSpot({ groups }: SchoolGrid): Spot | undefined {
  const row = groups[0]?.rows[0];
  const cell = row?.cells.find(isStop);
  return row && cell && { classId: row.schoolClass.id, column: cell.column };
}

/** Of the second stage of a primary school, or the upper forms: from the fourth year on. */
const isUpper = (row: SchoolGroup['rows'][number] | undefined): boolean =>
  Number(row?.schoolClass.gradeLevels[0]?.replace(/\D/g, '')) > 3;

/** The same object while nothing of it changed: the address of the page changes oftener than the timetable. */
function useSame(known: Known): Known {
  const [kept, keep] = useState(known);
  if (Object.entries(known).every(([name, value]) => Reflect.get(kept, name) === value)) return kept;
  keep(known);
  return known;
}
