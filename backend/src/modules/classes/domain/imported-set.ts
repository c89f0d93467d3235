import type { Day } from '../../../platform/calendar/day.js';
import {
  type Finding,
  type ImportRow,
  type KnownRecord,
  type Mend,
  type Planned,
  rowName,
  SKIP_ROW,
} from '../../../platform/imports/finding.js';
import { wordKey } from './class-names.js';
import { classKey } from './class-words.js';
import { ledFrom } from './lead-teacher.js';
import { type SetContent, type SetPart, setsOfSamePupils } from './teaching-set.js';

/** What rows name, and the sets that stand. `day`: from which on teachers teach. */
type Surroundings<Standing> = Readonly<{
  academicYearId: string;
  day: Day;
  sets: readonly Standing[];
  subjects: readonly Readonly<{ id: string; name: string; code: string }>[];
  classes: readonly Readonly<{
    id: string;
    name: string;
    groups: readonly Readonly<{ id: string; name: string }>[];
  }>[];
  teachers: readonly Readonly<{ userId: string; name: string; email: string }>[];
}>;

/** `before`: the set of these classes as it stands, null for a new one. */
type SetPlan<Standing> = Readonly<{ before: Standing | null; content: SetContent }>;

type Taken = Readonly<{ number: number; subjectId: string; parts: readonly SetPart[] }>;

/** Found again by its subject and its classes; whatever a row does not say stays as it is. */
export function plannedSets<Standing extends SetContent>(
  rows: readonly ImportRow[],
  around: Surroundings<Standing>,
): Planned<SetPlan<Standing>>[] {
  const taken: Taken[] = [];
  return rows.map((row) => {
    const planned = plannedSet(row, around, taken);
    if (planned.plan) taken.push({ number: row.number, ...planned.plan.content });
    return planned;
  });
}

function plannedSet<Standing extends SetContent>(
  { number, values }: ImportRow,
  around: Surroundings<Standing>,
  taken: readonly Taken[],
): Planned<SetPlan<Standing>> {
  const findings: Finding[] = [];
  const refuse = (field: string, message: string, ...mends: Mend[]) =>
    void findings.push({ field, isWarning: false, message, mends });
  const said = (field: string) => values[field] ?? '';
  const subjectKey = wordKey(said('subject'));
  const subject = around.subjects.find(({ name, code }) =>
    [name, code].some((word) => wordKey(word) === subjectKey),
  );
  if (!subject) refuse('subject', said('subject') === '' ? 'Subjek wajib diisi.' : 'Subjek ini tiada.');
  const parts = partsIn(said('classes'), around.classes);
  if (typeof parts === 'string') refuse('classes', parts);
  const teacher = teacherIn(said('teacher'), around.teachers);
  if (typeof teacher === 'string') refuse('teacher', teacher, WITHOUT_TEACHER);
  const periods = periodsIn(said('periods'));
  if (periods === undefined) refuse('periods', 'Waktu seminggu ialah nombor dari 1 hingga 40.');
  if (said('name').length > LONGEST_NAME) refuse('name', `Nama set melebihi ${LONGEST_NAME} aksara.`);
  if (!subject || typeof parts === 'string' || findings.length > 0)
    return { number, outcome: 'new', findings, record: null, plan: null };
  const before =
    around.sets.find((set) => set.subjectId === subject.id && isSameParts(set.parts, parts)) ?? null;
  const clash = clashOf({ subjectId: subject.id, parts }, around, taken);
  if (clash) return { number, outcome: 'new', findings: [clash], record: null, plan: null };
  const content: SetContent = {
    academicYearId: around.academicYearId,
    subjectId: subject.id,
    parts: before?.parts ?? parts,
    name: said('name') || (before?.name ?? null),
    periodsAWeek: periods ?? before?.periodsAWeek ?? null,
    teachers: ledBy(teacher, around.day, before?.teachers ?? []),
  };
  const outcome = before === null ? 'new' : changesNothing(before, content) ? 'same' : 'changed';
  return {
    number,
    outcome,
    findings,
    record: before && recordOf(before, content, around),
    plan: { before, content },
  };
}

const LONGEST_NAME = 60;
const MOST_PERIODS = 40;
const WITHOUT_TEACHER: Mend = {
  act: 'value',
  label: 'Tanpa guru',
  field: 'teacher',
  value: '',
  everywhere: true,
};

/** "4 Bestari + 5 Bestari (Islam)", "4 Bestari, 4 Cerdas" where no class is called so; what is wrong in Malay. */
function partsIn(text: string, classes: Surroundings<never>['classes']): SetPart[] | string {
  const parts: SetPart[] = [];
  const isOne = classes.some(({ name }) => classKey(name) === classKey(text));
  for (const named of isOne ? [text] : text.split(/[+,;&/]|\sdan\s/i)) {
    const [, className = '', groupName] = /^\s*(.*?)\s*(?:\(([^()]*)\))?\s*$/.exec(named) ?? [];
    const schoolClass = classes.find(({ name }) => classKey(name) === classKey(className));
    if (!schoolClass) return className === '' ? 'Kelas wajib diisi.' : `Kelas ${className} tiada.`;
    const group = schoolClass.groups.find(({ name }) => wordKey(name) === wordKey(groupName ?? ''));
    if (groupName !== undefined && !group) return `Kumpulan ${groupName} tiada dalam ${schoolClass.name}.`;
    parts.push({ classId: schoolClass.id, groupId: group?.id ?? null });
  }
  return parts;
}

/** By name or address; null where nobody is named, what is wrong in Malay. */
function teacherIn(
  text: string,
  teachers: Surroundings<never>['teachers'],
): Readonly<{ userId: string }> | null | string {
  if (text === '') return null;
  const found = teachers.filter(
    ({ name, email }) => wordKey(name) === wordKey(text) || email.toLowerCase() === text.toLowerCase(),
  );
  const [teacher, ...others] = found;
  if (!teacher) return 'Tiada guru dengan nama atau e-mel ini.';
  return others.length === 0 ? teacher : 'Ada beberapa guru dengan nama ini. Gunakan e-mel.';
}

/** Undefined for what is no number of periods. */
function periodsIn(text: string): number | null | undefined {
  if (text === '') return null;
  const periods = Number(text);
  return Number.isInteger(periods) && periods >= 1 && periods <= MOST_PERIODS ? periods : undefined;
}

function clashOf(
  { subjectId, parts }: Pick<SetContent, 'subjectId' | 'parts'>,
  { sets }: Pick<Surroundings<SetContent>, 'sets'>,
  taken: readonly Taken[],
): Finding | null {
  const finding = (message: string): Finding => ({
    field: 'classes',
    isWarning: false,
    message,
    mends: [SKIP_ROW],
  });
  const [earlier] = setsOfSamePupils(
    parts,
    taken.filter((set) => set.subjectId === subjectId),
  );
  if (earlier) return finding(`Subjek dan kelas sama dengan baris ${rowName(earlier.number)}.`);
  const others = sets.filter((set) => set.subjectId === subjectId && !isSameParts(set.parts, parts));
  const isTaught = setsOfSamePupils(parts, others).length > 0;
  return isTaught ? finding('Murid kelas ini sudah ada dalam set lain bagi subjek ini.') : null;
}

function ledBy(
  teacher: Readonly<{ userId: string }> | null | string,
  day: Day,
  teachers: SetContent['teachers'],
): SetContent['teachers'] {
  return teacher === null || typeof teacher === 'string' ? teachers : ledFrom(day, teacher.userId, teachers);
}

function recordOf(
  before: SetContent,
  after: SetContent,
  { subjects, classes, teachers }: Surroundings<SetContent>,
): KnownRecord {
  const leads = (set: SetContent) =>
    set.teachers
      .filter(({ isLead }) => isLead)
      .map(({ userId }) => teachers.find((each) => each.userId === userId)?.name ?? '');
  const told = (set: SetContent) => ({
    name: set.name ?? '',
    teacher: leads(set).at(-1) ?? '',
    periods: String(set.periodsAWeek ?? ''),
  });
  const [old, now] = [told(before), told(after)];
  const fields = ['name', 'teacher', 'periods'] as const;
  return {
    title: subjects.find(({ id }) => id === before.subjectId)?.name ?? '',
    detail: before.parts
      .map(({ classId }) => classes.find(({ id }) => id === classId)?.name ?? '')
      .join(' + '),
    knownBy: 'Subjek dan kelas sama',
    changes: fields.flatMap((field) =>
      old[field] === now[field] ? [] : [{ field, before: old[field], after: now[field] }],
    ),
  };
}

function isSameParts(one: readonly SetPart[], other: readonly SetPart[]): boolean {
  const keys = (parts: readonly SetPart[]) =>
    parts.map(({ classId, groupId }) => `${classId} ${groupId}`).toSorted();
  return keys(one).join() === keys(other).join();
}

function changesNothing(before: SetContent, { name, periodsAWeek, teachers }: SetContent): boolean {
  const told = (set: Pick<SetContent, 'teachers'>) =>
    set.teachers.map(({ userId, isLead, fromDay, toDay }) => [userId, isLead, fromDay, toDay].join());
  return (
    before.name === name &&
    before.periodsAWeek === periodsAWeek &&
    told(before).join(' ') === told({ teachers }).join(' ')
  );
}
