import { type Draft, type DraftLesson, draftOf } from './draft-lessons.js';
import { type DayChoices, type FileDay, fileDays } from './file-days.js';
import { type FileWeek, fileWeeks, type WeekChoices } from './file-weeks.js';
import { type ImportedWeek, importedSlots, newOne } from './imported-slots.js';
import { type Choices, type Match, matchesIn, type Remembered, type SchoolNames } from './matching.js';
import { neededSets, type StandingSet, type Taught } from './needed-sets.js';
import { type Question, questionsOf } from './questions.js';
import type { FileSlot, TimetableNames } from './timetable-file.js';

/** What is known of the file and of the school, and what somebody has chosen so far. */
export type TakeOver = Readonly<{
  file: TimetableNames;
  slots: readonly FileSlot[];
  school: SchoolNames & Readonly<{ sets: readonly StandingSet[] }>;
  /** `weekdays`: of the school's week, in order; Sunday is 0. */
  week: Pick<ImportedWeek, 'bells' | 'cycleWeeks' | 'term'> & Readonly<{ weekdays: readonly number[] }>;
  remembered: readonly Remembered[];
  choices: Choices;
  dayChoices: DayChoices;
  weekChoices: WeekChoices;
  /** By the key of what is taught: by which of the sets that fit. */
  setChoices: Readonly<Record<string, string>>;
}>;

export type TakenOver = Readonly<{
  days: readonly FileDay[];
  /** None where all weeks of the file are alike. */
  weeks: readonly FileWeek[];
  matches: readonly Match[];
  taught: readonly Taught[];
  draft: Draft;
  questions: readonly Question[];
  /** Days, weeks, names and sets about which nobody has decided. */
  open: number;
}>;

/** From the names of a file to the draft, one way: whatever is chosen, all after it follows anew. */
export function takenOver({
  file,
  slots,
  school,
  week,
  remembered,
  choices,
  dayChoices,
  weekChoices,
  setChoices,
}: TakeOver): TakenOver {
  const { weekdays, cycleWeeks } = week;
  const days = fileDays(file.days, slots, weekdays, dayChoices);
  const weeks = fileWeeks(file.weeks, slots, cycleWeeks, weekChoices);
  const matches = matchesIn({ file, slots, school, remembered, choices });
  const imported = importedSlots(file, slots, matches, { ...week, days, weeks });
  const taught = neededSets(imported, school.sets, setChoices);
  const draft = draftOf(imported, taught, school.sets);
  const subjects = new Map([
    ...school.subjects.map(({ id, name }) => [id, name] as const),
    ...file.subjects.map(({ id, name, short }) => [newOne('subject', id), name || short] as const),
  ]);
  const subjectOf = new Map([
    ...school.sets.map(({ id, subjectId }) => [id, subjectId] as const),
    ...taught.map(({ key, subjectId }) => [key, subjectId] as const),
  ]);
  const labelOf = ({ title, teachingSetId }: DraftLesson) =>
    title ?? subjects.get(subjectOf.get(teachingSetId ?? '') ?? '') ?? '';
  return {
    days,
    weeks,
    matches,
    taught,
    draft,
    questions: questionsOf(draft.lessons, labelOf),
    open:
      [...days, ...weeks, ...matches].filter(({ choice }) => choice === null).length +
      taught.filter(({ setId }) => setId === null).length,
  };
}
