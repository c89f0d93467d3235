import { type EntryContent, isPeriodKind, problemsOfEntry } from '@rules/calendar/domain/calendar-entry';
import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import { isHolidayKind, WEEKDAYS } from '@rules/calendar/domain/school-calendar';
import type { FormProblem } from '../../forms/form-problem';
import { holidayNames } from './day-words';
import type { Known } from './known';

/** As people say it: a day in place of another, and a short one, are two things. */
export const entryChoices = [
  { value: 'school_event', label: holidayNames.school_event },
  { value: 'state', label: holidayNames.state },
  { value: 'additional', label: holidayNames.additional },
  { value: 'replacement', label: holidayNames.replacement },
  { value: 'federal', label: holidayNames.federal },
  { value: 'substitute', label: 'Hari ganti (ikut jadual hari lain)' },
  { value: 'short', label: 'Hari pendek (tamat awal)' },
  { value: 'examination', label: 'Tempoh peperiksaan' },
  { value: 'ramadan', label: 'Tempoh Ramadan' },
  { value: 'sports', label: 'Tempoh sukan' },
  { value: 'camp', label: 'Tempoh perkhemahan' },
  { value: 'other', label: 'Tempoh khas lain' },
] as const;
export type EntryChoice = (typeof entryChoices)[number]['value'] | 'term_break';

/** As it is typed. */
export type EntryText = {
  choice: EntryChoice;
  name: string;
  from: string;
  to: string;
  followsWeekday: string;
  cutFrom: string;
  hasLessons: boolean;
  bellScheduleId: string;
  isForSome: boolean;
  classIds: string[];
};

export function newText(day: string): EntryText {
  return {
    choice: 'school_event',
    name: '',
    from: day,
    to: day,
    followsWeekday: '1',
    cutFrom: '10:30',
    hasLessons: false,
    bellScheduleId: '',
    isForSome: false,
    classIds: [],
  };
}

export function textOf(entry: EntryContent): EntryText {
  const { kind, followsWeekday, cutFrom, bellScheduleId, classIds } = entry;
  const held = followsWeekday === null ? 'short' : 'substitute';
  return {
    choice: kind === 'held' ? held : kind,
    name: entry.name,
    from: entry.from,
    to: entry.to,
    followsWeekday: String(followsWeekday ?? 1),
    cutFrom: cutFrom ?? '10:30',
    hasLessons: entry.hasLessons,
    bellScheduleId: bellScheduleId ?? '',
    isForSome: classIds !== null,
    classIds: [...(classIds ?? [])],
  };
}

export const isHeld = ({ choice }: EntryText) => choice === 'substitute' || choice === 'short';
export const isPeriod = ({ choice }: EntryText) =>
  choice !== 'substitute' && choice !== 'short' && isPeriodKind(choice);

export function contentOf(text: EntryText, academicYearId: string): EntryContent {
  const { choice, name, from } = text;
  const kind = choice === 'substitute' || choice === 'short' ? 'held' : choice;
  const period = isPeriod(text);
  return {
    academicYearId,
    kind,
    name: name.trim(),
    from,
    to: isHeld(text) ? from : text.to,
    followsWeekday:
      choice === 'substitute'
        ? (WEEKDAYS.find((weekday) => String(weekday) === text.followsWeekday) ?? null)
        : null,
    cutFrom: choice === 'short' ? text.cutFrom : null,
    hasLessons: period ? text.hasLessons : !isHolidayKind(kind),
    bellScheduleId: (period && text.hasLessons && text.bellScheduleId) || null,
    classIds: period && text.isForSome ? text.classIds : null,
  };
}

const words: Readonly<Record<string, string>> = {
  name: 'Sila tulis nama atau sebab.',
  from: 'Sila pilih hari dalam sesi ini.',
  to: 'Sila pilih hari terakhir, tidak sebelum hari pertama.',
  cutFrom: 'Sila tulis masa tamat, pada hari persekolahan.',
  followsWeekday: 'Sila pilih hari persekolahan yang diikut.',
  classIds: 'Sila pilih sekurang-kurangnya satu kelas.',
};
const taken = 'Sudah ada perkara lain pada hari itu.';
const tooMany = (most: number) =>
  `Cuti peristiwa melebihi ${most} hari. Pilih jenis lain, atau ubah hadnya di Tetapan kalendar.`;

/** By the rule that the server has; the words are those of the form. `editedId`: what is changed. */
export function entryProblems(
  text: EntryText,
  { year, kept, classes }: Known,
  editedId?: string,
): FormProblem[] {
  if (!text.from) return [{ field: 'from', message: words.from ?? '' }];
  if (!isHeld(text) && !text.to) return [{ field: 'to', message: words.to ?? '' }];
  if (text.choice === 'short' && !text.cutFrom) return [{ field: 'cutFrom', message: words.cutFrom ?? '' }];
  if (!text.name.trim()) return [{ field: 'name', message: words.name ?? '' }];
  const others = kept.entries.filter(({ id }) => id !== editedId);
  const problems = problemsOfEntry(contentOf(text, year.id), {
    standing: null,
    calendar: calendarOf({ ...kept, entries: others }),
    others,
    classIds: classes.map(({ id }) => id),
  });
  return problems.slice(0, 1).map(({ field, message }) => {
    if (field === 'kind') return { field: 'choice', message: tooMany(kept.mostSchoolEvents) };
    const isTaken = message.startsWith('meets');
    const shown = field.startsWith('classIds') ? 'classIds' : field;
    return { field: shown, message: isTaken ? taken : (words[shown] ?? message) };
  });
}
