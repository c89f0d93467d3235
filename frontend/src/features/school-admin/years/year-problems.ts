import { problemOfYear } from '@rules/schools/domain/academic-year';
import type { FormProblem } from '../../../forms/form-problem';

export type YearText = { name: string; firstDay: string; lastDay: string };

const words = {
  name: 'Nama ini sudah digunakan oleh sesi lain.',
  firstDay: 'Tarikh ini bertindih dengan sesi lain.',
  lastDay: 'Sila pilih hari selepas hari pertama, dalam 500 hari, yang tidak bertindih dengan sesi lain.',
};

/** What keeps a session from standing with this name and these days beside the others. */
export function yearProblems(text: YearText, others: readonly YearText[]): FormProblem[] {
  const year = { ...text, name: text.name.trim() };
  if (!year.name) return [{ field: 'name', message: 'Sila isi nama sesi, contohnya 2027.' }];
  if (!year.firstDay) return [{ field: 'firstDay', message: 'Sila pilih hari pertama.' }];
  if (!year.lastDay) return [{ field: 'lastDay', message: 'Sila pilih hari terakhir.' }];
  const problem = problemOfYear(year, others);
  return problem ? [{ field: problem.field, message: words[problem.field] }] : [];
}
