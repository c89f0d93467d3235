import type { Day } from '../../../platform/calendar/day.js';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import type { Finding, Mend } from '../../../platform/imports/finding.js';

export type KnownClass = Readonly<{
  id: string;
  name: string;
  groups: readonly Readonly<{ id: string; name: string }>[];
}>;

/** Where a pupil is on the day of the import. `since`: the first day there. */
export type KnownPlace = Readonly<{ classId: string | null; groupIds: readonly string[]; since: Day | null }>;

/** Where a row says that a pupil is. `className`: of one that is made first, where `classId` is null. */
export type ImportedPlace = Readonly<{
  classId: string | null;
  className: string;
  groupIds: readonly string[];
}>;

/** `keyOf`: equal for names of one class. `gradeOf`: null where a name says none. `nameOf`: as one is called that is made. `canMake`: whether the caller may make the class and its level can be told from its name. */
type Surroundings = Readonly<{
  classes: readonly KnownClass[];
  keyOf: (name: string) => string;
  gradeOf: (name: string) => string | null;
  nameOf: (name: string) => string;
  canMake: (name: string) => boolean;
  answers: Readonly<Record<string, string>>;
}>;

type Place = Readonly<{ place: ImportedPlace | null; findings: readonly Finding[] }>;
type Said = Readonly<{ className: string; groupName: string }>;

const NOWHERE: Place = { place: null, findings: [] };
const MAKE = 'make';

/** The class of a row by its name, else a question: the one that was meant, or a new one. */
export function placeIn({ className, groupName }: Said, around: Surroundings): Place {
  if (className === '') return NOWHERE;
  const schoolClass = around.classes.find(({ name }) => around.keyOf(name) === around.keyOf(className));
  if (schoolClass) return groupIn(schoolClass, groupName, around);
  if (around.canMake(className) && around.answers[makeQuestion(className, around)] === MAKE)
    return { place: { classId: null, className, groupIds: [] }, findings: [] };
  return { place: null, findings: [missingClass(className, around)] };
}

function groupIn({ id, name, groups }: KnownClass, groupName: string, { keyOf }: Surroundings): Place {
  const place = { classId: id, className: name, groupIds: [] };
  if (groupName === '') return { place, findings: [] };
  const group = groups.find((each) => keyOf(each.name) === keyOf(groupName));
  if (group) return { place: { ...place, groupIds: [group.id] }, findings: [] };
  const mends = groups.map((each) => useMend('groupName', each.name));
  return {
    place: null,
    findings: [{ field: 'groupName', isWarning: false, message: `Kumpulan ini tiada dalam ${name}.`, mends }],
  };
}

function missingClass(className: string, around: Surroundings): Finding {
  const meant = closest(className, around);
  const unclear =
    around.gradeOf(className) === null
      ? 'Kelas ini tiada, atau tahunnya tidak dinyatakan.'
      : 'Kelas ini tiada.';
  const message = meant ? `Kelas ini tiada. Maksud anda ${meant.name}?` : unclear;
  const make: Mend = {
    act: 'answer',
    label: `Buat kelas ${around.nameOf(className)}`,
    question: makeQuestion(className, around),
    answer: MAKE,
  };
  const mends = [
    ...(meant ? [useMend('className', meant.name)] : []),
    ...(around.canMake(className) ? [make] : []),
  ];
  return { field: 'className', isWarning: false, message, mends };
}

function useMend(field: string, value: string): Mend {
  return { act: 'value', label: `Guna ${value}`, field, value, everywhere: true };
}

/** A pupil of another class is moved only where somebody says so, for the row or for all of them. */
export function moveFinding(
  number: number,
  wanted: ImportedPlace,
  known: KnownPlace,
  { classes, answers }: Pick<Surroundings, 'classes' | 'answers'>,
): Finding | null {
  if (known.classId === null || known.classId === wanted.classId) return null;
  const question = moveQuestion(number);
  if (answers[question] !== undefined) return null;
  const name = classes.find(({ id }) => id === known.classId)?.name ?? '';
  const since = known.since === null ? '' : ` sejak ${malayDate(known.since)}`;
  const mends: Mend[] = [
    { act: 'answer', label: 'Pindah kelas', question, answer: MOVE },
    { act: 'answer', label: `Kekal di ${name}`, question, answer: 'stay' },
  ];
  return { field: 'className', isWarning: false, message: `Sudah ada di ${name}${since}.`, mends };
}

/** Where the pupil is to be from now on; null: where they are. Groups of the class that no row names stay. */
export function placeToBe(
  number: number,
  wanted: ImportedPlace | null,
  known: KnownPlace,
  answers: Surroundings['answers'],
): ImportedPlace | null {
  if (wanted === null) return null;
  if (wanted.classId === null || wanted.classId !== known.classId)
    return known.classId !== null && answers[moveQuestion(number)] === 'stay' ? null : wanted;
  const missing = wanted.groupIds.filter((id) => !known.groupIds.includes(id));
  return missing.length === 0 ? null : { ...wanted, groupIds: [...known.groupIds, ...missing] };
}

const MOVE = 'move';

function moveQuestion(number: number): string {
  return `move:${number}`;
}

function makeQuestion(className: string, { keyOf }: Surroundings): string {
  return `class:${keyOf(className)}`;
}

const MOST_SLIPS = 2;

/** Of the same grade: a mend for all rows that say the same never brings pupils of several grades into one class. */
function closest(className: string, { classes, keyOf, gradeOf }: Surroundings): KnownClass | undefined {
  const key = keyOf(className);
  const grade = gradeOf(className);
  const near = classes
    .filter(({ name }) => gradeOf(name) === grade)
    .map((each) => ({ each, slips: slipsBetween(key, keyOf(each.name)) }))
    .filter(({ slips }) => slips <= MOST_SLIPS && slips * 3 <= key.length);
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.each;
}

/** How many letters are wrong, missing or too many. */
function slipsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (before[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      line.push(Math.min(replaced, (before[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    before = line;
  }
  return before[other.length] ?? 0;
}
