import { type Candidate, type Found, matchesOf, type Named } from './match-names.js';
import { folded, foldedClass, foldedPerson, keyOfName } from './names.js';
import { subjectWord } from './subject-word.js';
import type { FileGroup, FileSlot, TimetableNames } from './timetable-file.js';

export const MATCH_KINDS = ['teacher', 'class', 'group', 'subject', 'room'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What a name of the file may mean besides somebody or something of the school. */
export const NOTHING = 'none';
/** A room that is made. */
export const NEW_ROOM = 'new';
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
}>;

/** `how`: by what the choice was found; `chosen` where somebody made it. `choice`: null as long as nobody has. */
export type Match = Found & Readonly<{ kind: MatchKind; classId: string | null }>;

/** What somebody chose on the page, by `choiceKey`. */
export type Choices = Readonly<Record<string, string>>;

export const choiceKey = (kind: MatchKind, id: string): string => `${kind} ${id}`;

/** Under which keys a school may remember what the names of a file mean. */
export function keysIn({ teachers, classes, subjects, rooms, groups }: TimetableNames): string[] {
  const byId = new Map(classes.map((each) => [each.id, each]));
  const ofGroups = groups.flatMap((group) => {
    const fileClass = byId.get(group.classId);
    return fileClass ? [groupName(fileClass, group)] : [];
  });
  return [...new Set([...teachers, ...classes, ...subjects, ...rooms, ...ofGroups].map(keyOfName))];
}

/** Groups of different classes have the same names. */
const groupName = (ofClass: Omit<Named, 'id'>, { name }: Readonly<{ name: string }>) => ({
  name,
  short: `${ofClass.short} ${ofClass.name}`,
});

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
  );
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
    ).map(withNewRoom),
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
  { remembered, choices }: Asked,
  classId: string | null = null,
): Match[] {
  const before = new Map(
    remembered.filter((each) => each.kind === kind).map(({ key, choice }) => [key, choice]),
  );
  const keyed = names.map((name) => ({ ...name, key: keyOfName(name) }));
  return matchesOf(keyed, candidates, {
    fold: FOLDS[kind],
    before,
    isWord: (text) => isWordOf(kind, text),
  }).map((found) => {
    const choice = choices[choiceKey(kind, found.id)];
    return { ...found, ...(choice !== undefined && { choice, how: 'chosen' }), kind, classId };
  });
}

const WORDS: Readonly<Record<MatchKind, readonly string[]>> = {
  teacher: [NOTHING],
  class: [NOTHING],
  group: [NOTHING, WHOLE_CLASS],
  subject: [NOTHING, 'assembly', 'cocurriculum', 'supervision', 'meeting', 'other'],
  room: [NOTHING, NEW_ROOM],
};

/** Whether it is no id, but means something for a name of this kind. */
export function isWordOf(kind: MatchKind, choice: string): boolean {
  return WORDS[kind].includes(choice);
}

/** Groups of a class that is left out are nobody's; a class without groups is taught as a whole. */
function groupsOf(match: Match, used: ReadonlySet<string>, asked: Asked): Match[] {
  const schoolClass = asked.school.classes.find(({ id }) => id === match.choice);
  if (!schoolClass) return [];
  const groups = asked.file.groups.filter(
    ({ id, classId, isEntireClass }) => classId === match.id && !isEntireClass && used.has(id),
  );
  const named = groups.map((group) => ({ id: group.id, ...groupName(match, group) }));
  const candidates = schoolClass.groups.map(({ id, name }) => ({ id, labels: [name] }));
  return matched('group', named, candidates, asked, schoolClass.id).map((found) => ({ ...found, short: '' }));
}

/** What is no subject of the school, but says what it is, or is taught to no class. */
function withWord(match: Match, file: TimetableNames, slots: readonly FileSlot[]): Match {
  if (match.choice !== null || match.alike.length > 0) return match;
  const lessons = file.lessons.filter(({ subjectId }) => subjectId === match.id);
  const standing = new Set(slots.map(({ lessonId }) => lessonId));
  const hasClass = lessons.some(({ id, classIds }) => standing.has(id) && classIds.length > 0);
  const word = subjectWord(match) ?? (hasClass ? null : 'meeting');
  return word === null ? match : { ...match, choice: word, how: 'word' };
}

function withNewRoom(match: Match): Match {
  return match.choice === null && match.alike.length === 0
    ? { ...match, choice: NEW_ROOM, how: 'word' }
    : match;
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
