import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/button';
import { formatShortDayAndMonth } from '../../../ui/format';
import type { ChosenWeek, DueWeek, TeacherSubmissions } from './calls';

/** So many weeks are read figure by figure; of more each is a square. */
export const WEEKS_AT_A_GLANCE = 8;

export type TeacherWeeksProps = {
  weeks: readonly DueWeek[];
  teachers: readonly TeacherSubmissions[];
  onChoose: (chosen: ChosenWeek) => void;
  /** Takes away what a teacher has sent; whose file is under way. */
  onFile: (teacher: TeacherSubmissions) => void;
  filing: string | undefined;
};

export const nameOf = ({ week, number }: DueWeek) =>
  number === null ? `minggu ${formatShortDayAndMonth(week)}` : `Minggu ${number}`;

/** Arrows lead from cell to cell. */
export function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
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

type FileButtonProps = { teacher: TeacherSubmissions } & Pick<TeacherWeeksProps, 'onFile' | 'filing'>;

export function FileButton({ teacher, onFile, filing }: FileButtonProps) {
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
