import { leadOn } from '@rules/classes/domain/lead-teacher';
import { withoutFormula } from '../../grid/tab-separated';
import type { Assignments } from './assignment-sheet';
import type { Teacher } from './teacher-kind';

const quoted = (text: string) => `"${withoutFormula(text).replaceAll('"', '""')}"`;

/** One line for each set: subject, class, periods a week, teacher; with a mark of order, so that Excel reads UTF-8. */
export function assignmentsCsv(day: string, assignments: Assignments, teachers: readonly Teacher[]): string {
  const names = new Map(teachers.map(({ userId, displayName }) => [userId, displayName]));
  const lines = assignments.rows.flatMap((row) =>
    assignments.columns.flatMap((column) => {
      const set = assignments.setAt(row, column);
      if (!set) return [];
      const lead = leadOn(day, set.fields.teachers);
      const periods = set.fields.periodsAWeek === null ? '' : String(set.fields.periodsAWeek);
      return [[row.name, column.name, periods, lead === null ? '' : (names.get(lead) ?? '')]];
    }),
  );
  const table = [['Subjek', 'Kelas', 'Waktu seminggu', 'Guru'], ...lines];
  return `\uFEFF${table.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}
