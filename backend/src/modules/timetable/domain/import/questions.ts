import { type Clash, clashesOf } from '../clashes.js';
import { type DraftLesson, placedInDraft } from './draft-lessons.js';
import { grouped } from './grouped.js';

/**
 * Why lessons stand at one time. A meeting: one is no lesson, or has no teacher. Combined: one teacher gives one subject
 * to several classes at once. Groups: a class is parted among several teachers. Else somebody or a room is taken twice.
 */
export type OverlapKind = 'combined' | 'error' | 'groups' | 'meeting';

/** Lessons of the file that meet one another, directly or by others. `lessonIds`: where they do, in the draft. */
export type ConnectedSet = Readonly<{
  kind: OverlapKind;
  /** What it is about: subjects, or titles of what is no lesson. */
  labels: readonly string[];
  teacherIds: readonly string[];
  lessonIds: readonly string[];
  clashes: readonly Clash[];
}>;

/** Answered once for all of its sets. `key`: the same as long as the sets are. */
export type Question = Readonly<{
  key: string;
  kind: OverlapKind;
  labels: readonly string[];
  teacherIds: readonly string[];
  sets: readonly ConnectedSet[];
}>;

export const MOST_QUESTIONS = 15;
const KINDS = 4;

/** `labelOf`: what a lesson is called, its subject or its title. */
export function questionsOf(
  lessons: readonly DraftLesson[],
  labelOf: (lesson: DraftLesson) => string,
): Question[] {
  const sets = connectedSets(lessons, labelOf);
  const bySubject = (set: ConnectedSet) => JSON.stringify([set.kind, set.labels]);
  const byPeople = (set: ConnectedSet) => JSON.stringify([set.kind, set.labels, set.teacherIds]);
  const fine = grouped(sets, byPeople);
  const groups = fine.size <= MOST_QUESTIONS ? fine : withoutSmall(grouped(sets, bySubject));
  return [...groups].map(([key, of]) => questionOf(key, of)).toSorted(bySizeAndKey);
}

function bySizeAndKey(one: Question, other: Question): number {
  return other.sets.length - one.sets.length || (one.key < other.key ? -1 : 1);
}

/** The groups that hold most keep their question; what is left is asked by its kind alone. */
function withoutSmall(groups: ReadonlyMap<string, ConnectedSet[]>): Map<string, ConnectedSet[]> {
  if (groups.size <= MOST_QUESTIONS) return new Map(groups);
  const ranked = [...groups].toSorted(
    ([one, most], [other, more]) => more.length - most.length || (one < other ? -1 : 1),
  );
  const kept = ranked.slice(0, MOST_QUESTIONS - KINDS);
  const rest = ranked.slice(MOST_QUESTIONS - KINDS).flatMap(([, sets]) => sets);
  return new Map([...kept, ...grouped(rest, ({ kind }) => JSON.stringify([kind]))]);
}

function questionOf(key: string, sets: readonly ConnectedSet[]): Question {
  const [first] = sets;
  const once = (all: readonly string[]) => [...new Set(all)];
  return {
    key,
    kind: first?.kind ?? 'error',
    labels: once(sets.flatMap(({ labels }) => labels)),
    teacherIds: once(sets.flatMap(({ teacherIds }) => teacherIds)),
    sets,
  };
}

/** Each lesson of the file that meets another is in one set. */
function connectedSets(
  lessons: readonly DraftLesson[],
  labelOf: (lesson: DraftLesson) => string,
): ConnectedSet[] {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const clashes = clashesOf(lessons.map(placedInDraft));
  const fileIds = clashes.map(({ lessonIds }) => lessonIds.map((id) => byId.get(id)?.fileLessonId ?? ''));
  const roots = rootsOf(fileIds);
  const meeting = grouped(clashes, ({ lessonIds: [id] }) => roots(byId.get(id)?.fileLessonId ?? ''));
  return [...meeting.values()].map((of) => {
    const ids = [...new Set(of.flatMap(({ lessonIds }) => lessonIds))];
    const own = ids.flatMap((id) => byId.get(id) ?? []);
    const kind = kindOf(own, of, labelOf);
    const asked = kind === 'meeting' ? own.filter(isMeeting) : own;
    return {
      kind,
      labels: sortedOnce(asked.map(labelOf)),
      teacherIds: sortedOnce(asked.flatMap(({ teacherIds }) => teacherIds)),
      lessonIds: ids,
      clashes: of,
    };
  });
}

const isMeeting = ({ kind, teacherIds }: DraftLesson) => kind !== 'lesson' || teacherIds.length === 0;

function kindOf(
  lessons: readonly DraftLesson[],
  clashes: readonly Clash[],
  labelOf: (lesson: DraftLesson) => string,
): OverlapKind {
  if (lessons.some(isMeeting)) return 'meeting';
  const kinds = new Set(clashes.map(({ kind }) => kind));
  const isOneSubject = new Set(lessons.map(labelOf)).size === 1;
  if (!kinds.has('class') && kinds.has('teacher') && isOneSubject) return 'combined';
  return !kinds.has('teacher') && kinds.has('class') ? 'groups' : 'error';
}

/** The same for two that are joined by pairs, however long the way. */
function rootsOf(pairs: readonly (readonly string[])[]): (id: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  for (const [one = '', other = ''] of pairs) {
    const [first, second] = [rootOf(one), rootOf(other)];
    if (first !== second) parents.set(first, second);
  }
  return rootOf;
}

function sortedOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}
