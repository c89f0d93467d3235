import { type BellScheduleContent, problemsOfBells } from '@rules/calendar/domain/bell-schedule';
import type { BellRowKind, Shift, Weekday } from '@rules/calendar/domain/school-calendar';
import { isTimeOfDay } from '@rules/calendar/time-of-day';
import type { GradeLevel } from '@rules/classes/domain/grade-level';
import type { FormProblem } from '../../../forms/form-problem';
import type { Form } from '../../../forms/use-form';
import { randomUuid } from '../../../ui/random-uuid';
import type { BellContent, Bells } from '../calls';

/** As it is typed; times are empty while what stands there is none. `key`: of a line that moves when one goes. */
export type RowText = { key: string; from: string; to: string; kind: BellRowKind };
export type DayText = {
  key: string;
  weekdays: Weekday[];
  shift: Shift;
  isForSome: boolean;
  gradeLevels: GradeLevel[];
  rows: RowText[];
};
export type BellText = { name: string; isUsual: boolean; days: DayText[] };
export type BellForm = Pick<Form<BellText>, 'at'>;

const keyed = <Line extends object>(line: Line) => ({ ...line, key: randomUuid() });

/** The first that a school enters is the one by which it rings. */
export function newText(weekdays: readonly Weekday[], others: readonly Bells[]): BellText {
  const isUsual = !others.some((other) => other.isUsual);
  return { name: isUsual ? 'Waktu biasa' : '', isUsual, days: [blankDay(weekdays)] };
}

function blankDay(weekdays: readonly Weekday[]): DayText {
  return keyed({ weekdays: [...weekdays], shift: 'morning', isForSome: false, gradeLevels: [], rows: [] });
}

/** Of the weekdays that nothing rings on yet, with the rows of the last. */
export function nextDay(days: readonly DayText[], weekdays: readonly Weekday[]): DayText {
  const last = days.at(-1);
  const left = weekdays.filter((weekday) => !days.some((day) => day.weekdays.includes(weekday)));
  if (!last) return blankDay(left);
  return keyed({ ...last, weekdays: left, rows: last.rows.map((row) => keyed(row)) });
}

export function textOf({ name, isUsual, days }: BellContent): BellText {
  return {
    name,
    isUsual,
    days: days.map(({ gradeLevels, rows, ...day }) =>
      keyed({
        ...day,
        isForSome: gradeLevels !== null,
        gradeLevels: gradeLevels ?? [],
        rows: rows.map((row) => keyed(row)),
      }),
    ),
  };
}

/** The same once more under a name that is free. */
export function copyOf(bells: Bells, others: readonly Bells[]): BellText {
  const names = others.map(({ name }) => name);
  const numbered = Array.from({ length: names.length + 1 }, (_, at) => `${bells.name} (salinan ${at + 2})`);
  const free = [`${bells.name} (salinan)`, ...numbered].find((name) => !names.includes(name));
  return { ...textOf(bells), name: free ?? '', isUsual: false };
}

export function contentOf({ name, isUsual, days }: BellText, academicYearId: string): BellContent {
  return {
    academicYearId,
    name: name.trim(),
    isUsual,
    days: days.map(({ weekdays, shift, isForSome, gradeLevels, rows }) => ({
      weekdays,
      shift,
      gradeLevels: isForSome ? gradeLevels : null,
      rows: rows.map(({ from, to, kind }) => ({ from, to, kind })),
    })),
  };
}

const words: readonly (readonly [field: RegExp, message: string])[] = [
  [/^name$/, 'Nama ini sudah dipakai dalam sesi ini.'],
  [/^isUsual$/, 'Sesi ini sudah ada waktu biasa. Sila ubah yang itu dahulu.'],
  [/\.gradeLevels$/, 'Sila pilih sekurang-kurangnya satu tahun atau tingkatan.'],
  [/\.to$/, 'Tamat mesti selepas mula.'],
  [/\.from$/, 'Bermula sebelum baris di atasnya tamat.'],
];

/** By the rule that the server has; the words are those of the form. `others`: without what is changed. */
export function bellProblems(
  text: BellText,
  academicYearId: string,
  others: readonly Pick<BellScheduleContent, 'name' | 'isUsual'>[],
): FormProblem[] {
  if (!text.name.trim()) return [{ field: 'name', message: 'Sila tulis nama.' }];
  const untimed = text.days.flatMap(({ rows }, day) =>
    rows.flatMap((row, at) =>
      (['from', 'to'] as const)
        .filter((end) => !isTimeOfDay(row[end]))
        .map((end) => ({
          field: `days.${day}.rows.${at}.${end}`,
          message: 'Sila tulis masa, contohnya 7.40 pagi.',
        })),
    ),
  );
  if (untimed.length > 0) return untimed;
  const content = contentOf(text, academicYearId);
  return problemsOfBells(content, { standing: null, others }).map(({ field, message }) => ({
    field,
    message: field.endsWith('.weekdays')
      ? weekdayWords(text, field)
      : (words.find(([shape]) => shape.test(field))?.[1] ?? message),
  }));
}

function weekdayWords({ days }: BellText, field: string): string {
  const isNone = days[Number(field.split('.')[1])]?.weekdays.length === 0;
  return isNone
    ? 'Sila pilih sekurang-kurangnya satu hari.'
    : 'Hari ini sudah ada dalam kumpulan hari yang lain, untuk sesi dan tahun yang sama.';
}
