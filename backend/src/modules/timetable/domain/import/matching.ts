import { keysOf } from './keys-of-names.js';
import { type Candidate, type Found, matchesOf, type Named } from './match-names.js';
import { folded, foldedClass, foldedPerson, keyOfName } from './names.js';
import { subjectWord } from './subject-word.js';
import type { FileGroup, FileLesson, FileSlot, TimetableNames } from './timetable-file.js';

export const MATCH_KINDS = ['teacher', 'class', 'group', 'subject', 'room'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What a name of the file may mean besides somebody or something of the school. */
export const NOTHING = 'none';
/** It is made with the draft. Of a class `new` and its level, such as `new T4`. */
export const NEW = 'new';
/** In place of a group. */
export const WHOLE_CLASS = 'whole';

/** What the school chose for a name when it imported before. `choice`: an id, or a word such as `none`. */
export type Remembered = Readonly<{ kind: MatchKind; key: string; choice: string }>;

/** What names of a file may mean. */
export type SchoolNames = Readonly<{
  people: readonly Readonly<{ userId: string; displayName: string }>[];
  classes: readonly (Readonly<{ id: string; name: string }> &
    Readonly<{ groups: readonly Readonly<{ id: string; name: string }>[] }>)[];
  subjects: readonly Readonly<{ id: string; name: string; code: string }>[];
  rooms: readonly Readonly<{ id: string; name: string }>[];
  /** Whether it teaches Tahun (T) or Tingkatan (F) 1 to 6; null where it does not show. */
  stage: 'T' | 'F' | null;
}>;

/**
 * `how`: by what the choice was found; `chosen` where somebody made it. `choice`: null as long as nobody has. Of a group
 * `classId` is its class, null where that is made, and `ofClass` the id that the file has for it.
 */
export type Match = Found & Readonly<{ kind: MatchKind; classId: string | null; ofClass: string | null }>;

/** What somebody chose on the page, by `choiceKey`. */
export type Choices = Readonly<Record<string, string>>;

export const choiceKey = (kind: MatchKind, id: string): string => `${kind} ${id}`;

/** Under which keys a school may remember what the names of a file mean. */
export function keysIn(file: TimetableNames): string[] {
  const { classes, groups } = file;
  const byId = new Map(classes.map((each) => [each.id, each]));
  const ofGroups = groups.flatMap((group) => {
    const fileClass = byId.get(group.classId);
    return fileClass ? [groupName(fileClass, group)] : [];
  });
  const keyed = MATCH_KINDS.flatMap((kind) => keysOf(allOf(kind, file), file, IDS_OF[kind]));
  return [...new Set([...keyed.map(([, key]) => key), ...ofGroups.map(keyOfName)])];
}

/** Groups of different classes have the same names. */
const groupName = (ofClass: Omit<Named, 'id'>, { name }: Readonly<{ name: string }>) => ({
  name,
  short: `${ofClass.short} ${ofClass.name}`,
});

/** What a lesson is of, of those that may be called alike. */
const IDS_OF: Readonly<Record<MatchKind, (lesson: FileLesson) => readonly string[]>> = {
  teacher: ({ teacherIds }) => teacherIds,
  class: ({ classIds }) => classIds,
  subject: ({ subjectId }) => (subjectId === null ? [] : [subjectId]),
  room: () => [],
  group: () => [],
};

/** Groups are told by the class that they are of. */
function allOf(kind: MatchKind, { teachers, classes, subjects, rooms }: TimetableNames): readonly Named[] {
  return { teacher: teachers, class: classes, subject: subjects, room: rooms, group: [] }[kind];
}

type Asked = Readonly<{
  file: TimetableNames;
  slots: readonly FileSlot[];
  school: SchoolNames;
  remembered: readonly Remembered[];
  choices: Choices;
}>;

/**
 * What each name means that a lesson of the file stands on, in the order of the file: as somebody chose, else as the
 * school chose before, else by its short, else by its name. Two that are alike are asked about, never guessed.
 */
export function matchesIn(asked: Asked): Match[] {
  const { file, slots, school } = asked;
  const used = usedIn(file, slots);
  const subjects = file.subjects.filter(({ id }) => used.subjects.has(id));
  const named = (kind: MatchKind, names: readonly Named[], candidates: readonly Candidate[]) =>
    matched(kind, names, candidates, asked);
  const classes = named(
    'class',
    file.classes.filter(({ id }) => used.classes.has(id)),
    school.classes.map(({ id, name }) => ({ id, labels: [name] })),
  ).map((match) => {
    const level = levelInName(match, school.stage);
    return level === null ? match : guessed(match, newClass(level));
  });
  return [
    ...classes,
    ...classes.flatMap((match) => groupsOf(match, used.groups, asked)),
    ...named(
      'subject',
      subjects,
      school.subjects.map(({ id, name, code }) => ({ id, labels: [code, name] })),
    ).map((match) => withWord(match, file, slots)),
    ...named(
      'teacher',
      file.teachers.filter(({ id }) => used.teachers.has(id)),
      school.people.map(({ userId, displayName }) => ({ id: userId, labels: [displayName] })),
    ),
    ...named(
      'room',
      file.rooms.filter(({ id }) => used.rooms.has(id)),
      school.rooms.map(({ id, name }) => ({ id, labels: [name] })),
    ).map((match) => guessed(match, NEW)),
  ];
}

const FOLDS: Readonly<Record<MatchKind, (text: string) => string>> = {
  teacher: foldedPerson,
  class: foldedClass,
  group: folded,
  subject: folded,
  room: folded,
};

function matched(
  kind: MatchKind,
  names: readonly Named[],
  candidates: readonly Candidate[],
  { file, remembered, choices }: Asked,
  classId: string | null = null,
): Match[] {
  const before = new Map(
    remembered.filter((each) => each.kind === kind).map(({ key, choice }) => [key, choice]),
  );
  const keys = new Map(keysOf(allOf(kind, file), file, IDS_OF[kind]));
  const keyed = names.map((name) => ({ ...name, key: keys.get(name.id) ?? keyOfName(name) }));
  return matchesOf(keyed, candidates, {
    fold: FOLDS[kind],
    before,
    isWord: (text) => isWordOf(kind, text),
  }).map((found) => {
    const choice = choices[choiceKey(kind, found.id)];
    return { ...found, ...(choice !== undefined && { choice, how: 'chosen' }), kind, classId, ofClass: null };
  });
}

const WORDS: Readonly<Record<MatchKind, readonly string[]>> = {
  teacher: [NOTHING],
  class: [NOTHING],
  group: [NOTHING, WHOLE_CLASS, NEW],
  subject: [NOTHING, NEW, 'assembly', 'cocurriculum', 'supervision', 'meeting', 'other'],
  room: [NOTHING, NEW],
};

/** Whether it is no id, but means something for a name of this kind. */
export function isWordOf(kind: MatchKind, choice: string): boolean {
  return WORDS[kind].includes(choice) || (kind === 'class' && isNewOne(choice));
}

export const isNewOne = (choice: string): boolean => choice === NEW || choice.startsWith(`${NEW} `);

/** What is to be chosen for a class that is made: its level goes with it. */
export const newClass = (gradeLevel: string): string => `${NEW} ${gradeLevel}`;

/** Groups of a class that is left out are nobody's. `classId`: null for those of a class that is made. */
function groupsOf(match: Match, used: ReadonlySet<string>, asked: Asked): Match[] {
  if (match.choice === null || match.choice === NOTHING) return [];
  const schoolClass = asked.school.classes.find(({ id }) => id === match.choice);
  const groups = asked.file.groups.filter(
    ({ id, classId, isEntireClass }) => classId === match.id && !isEntireClass && used.has(id),
  );
  const named = groups.map((group) => ({ id: group.id, ...groupName(match, group) }));
  const candidates = (schoolClass?.groups ?? []).map(({ id, name }) => ({ id, labels: [name] }));
  return matched('group', named, candidates, asked, schoolClass?.id ?? null)
    .map((found) => guessed(found, NEW))
    .map((found) => ({ ...found, short: '', ofClass: match.id }));
}

/** What is no subject of the school, but says what it is, or is taught to no class. */
function withWord(match: Match, file: TimetableNames, slots: readonly FileSlot[]): Match {
  if (match.choice !== null || match.alike.length > 0) return match;
  const lessons = file.lessons.filter(({ subjectId }) => subjectId === match.id);
  const standing = new Set(slots.map(({ lessonId }) => lessonId));
  const hasClass = lessons.some(({ id, classIds }) => standing.has(id) && classIds.length > 0);
  return guessed(match, subjectWord(match) ?? (hasClass ? NEW : 'meeting'));
}

/** What nothing of the school is like. */
function guessed(match: Match, choice: string): Match {
  return match.choice === null && match.alike.length === 0 ? { ...match, choice, how: 'word' } : match;
}

const LEVEL_WORDS: readonly (readonly [stage: 'T' | 'F', said: RegExp])[] = [
  ['T', /^(tahun|thn|darjah|drj|standard|std|year)[\s.:]*(?=[1-6](?!\d))/i],
  ['F', /^(tingkatan|ting|tkt|form)[\s.:]*(?=[1-6](?!\d))/i],
];

/** 4 Bestari is of Tahun 4 or Tingkatan 4, by the school. Null where the name does not say. */
function levelInName({ name, short }: Pick<Named, 'name' | 'short'>, stage: 'T' | 'F' | null): string | null {
  for (const said of [name, short].map((text) => text.trim())) {
    const [own, words] = LEVEL_WORDS.find(([, start]) => start.test(said)) ?? [stage, /^/];
    const [, grade] = /^([1-6])(?!\d)/.exec(said.replace(words, '')) ?? [];
    if (own !== null && grade !== undefined) return `${own}${grade}`;
  }
  return null;
}

/** Ids of the file that its placed lessons name. */
function usedIn(file: TimetableNames, slots: readonly FileSlot[]) {
  const standing = new Set(slots.map(({ lessonId }) => lessonId));
  const lessons = file.lessons.filter(({ id }) => standing.has(id));
  const all = (idsOf: (lesson: (typeof lessons)[number]) => readonly string[]) =>
    new Set(lessons.flatMap(idsOf));
  return {
    subjects: all(({ subjectId }) => (subjectId === null ? [] : [subjectId])),
    classes: new Set([
      ...all(({ classIds }) => classIds),
      ...classesOfGroups(
        file.groups,
        all(({ groupIds }) => groupIds),
      ),
    ]),
    groups: all(({ groupIds }) => groupIds),
    teachers: all(({ teacherIds }) => teacherIds),
    rooms: new Set(slots.flatMap(({ roomIds }) => roomIds)),
  };
}

function classesOfGroups(groups: readonly FileGroup[], used: ReadonlySet<string>): string[] {
  return groups.filter(({ id }) => used.has(id)).map(({ classId }) => classId);
}
