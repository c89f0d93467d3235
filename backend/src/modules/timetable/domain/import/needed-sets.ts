import type { LessonPart } from '../claims.js';
import { grouped } from './grouped.js';
import type { ImportedSlot, SlotContent } from './imported-slots.js';
import { NOTHING } from './matching.js';

/** A teaching set of the school. */
export type StandingSet = Readonly<{ id: string; subjectId: string; parts: readonly LessonPart[] }>;

/** Of a new set: who teaches it most comes first. `periodsAWeek`: as the file says. */
export type NeededSet = Readonly<{
  key: string;
  subjectId: string;
  parts: readonly LessonPart[];
  teacherIds: readonly string[];
  periodsAWeek: number | null;
}>;

/**
 * What is taught to whom, and by which set. `setId`: of the school, or the key of a new one; null where several teach the
 * same pupils and nobody has chosen. `fitting`: those that teach some of the same pupils; empty where it fits exactly.
 * `mayBeEach`: these teach the very same pupils among them, each pupil in one: the lesson may be one of each.
 */
export type Taught = NeededSet &
  Readonly<{ setId: string | null; fitting: readonly string[]; mayBeEach: boolean; isNew: boolean }>;

/** In place of one of the sets that fit: all of them, at one time. */
export const EACH_SET = 'each';

const LONGEST_SET = 40;

/**
 * By subject, and classes or groups. A class is taught a subject in one set: what is taught to some pupils of one that
 * stands belongs to it, and where there are several somebody chooses. What is taught most is looked at first.
 */
export function neededSets(
  imported: readonly ImportedSlot[],
  standing: readonly StandingSet[],
  chosen: Readonly<Record<string, string>>,
): Taught[] {
  const bySubject = grouped(standing, ({ subjectId }) => subjectId);
  const byKey = new Map(standing.toReversed().map((set) => [keyOf(set.subjectId, set.parts), set]));
  const asked = [...grouped(lessonsIn(imported), ({ key }) => key).values()]
    .map((slots) => neededSet(slots))
    .toSorted((one, other) => other.count - one.count || (one.set.key < other.set.key ? -1 : 1));
  return asked.map(({ set }): Taught => {
    const exact = byKey.get(set.key);
    if (exact) return { ...set, setId: exact.id, fitting: [], mayBeEach: false, isNew: exact.id === set.key };
    const ofSubject = bySubject.get(set.subjectId) ?? [];
    const fitting = ofSubject.filter(({ parts }) =>
      parts.some((part) => set.parts.some((own) => sharePupils(part, own))),
    );
    if (fitting.length === 0 && set.parts.length <= LONGEST_SET) {
      const made = { id: set.key, subjectId: set.subjectId, parts: set.parts };
      bySubject.set(set.subjectId, [...ofSubject, made]);
      byKey.set(set.key, made);
      return { ...set, setId: set.key, fitting: [], mayBeEach: false, isNew: true };
    }
    const ids = fitting.map(({ id }) => id);
    const mayBeEach = areAmongThem(set.parts, fitting);
    const setId = choiceAmong(mayBeEach ? [...ids, EACH_SET] : ids, chosen[set.key]);
    return { ...set, setId, fitting: ids, mayBeEach, isNew: false };
  });
}

function choiceAmong(ids: readonly string[], chosen: string | undefined): string | null {
  if (chosen !== undefined && (chosen === NOTHING || ids.includes(chosen))) return chosen;
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

/** The same classes and groups, parted among several sets. */
function areAmongThem(parts: readonly LessonPart[], sets: readonly StandingSet[]): boolean {
  const named = (all: readonly LessonPart[]) => keyOf('', all);
  return sets.length > 1 && named(sets.flatMap((set) => set.parts)) === named(parts);
}

type Lesson = Readonly<{
  key: string;
  slot: ImportedSlot;
  content: SlotContent & Readonly<{ subjectId: string }>;
}>;

function lessonsIn(imported: readonly ImportedSlot[]): Lesson[] {
  return imported.flatMap((slot): Lesson[] => {
    if (!('content' in slot) || slot.content.subjectId === null) return [];
    const { content } = slot;
    const { subjectId } = slot.content;
    return [{ key: keyOf(subjectId, content.parts), slot, content: { ...content, subjectId } }];
  });
}

/** The same for the same subject and pupils, in whatever order these are named. */
export function keyOf(subjectId: string, parts: readonly LessonPart[]): string {
  return `${subjectId} ${parts
    .map(({ classId, groupId }) => `${classId}/${groupId ?? ''}`)
    .toSorted()
    .join(' ')}`;
}

function neededSet(slots: readonly Lesson[]): { set: NeededSet; count: number } {
  const [first] = slots;
  const teachers = new Map<string, number>();
  const stated = new Map<string, number | null>();
  for (const { slot, content } of slots) {
    stated.set(slot.lesson.id, slot.lesson.periodsPerWeek);
    for (const id of content.teacherIds) teachers.set(id, (teachers.get(id) ?? 0) + slot.slot.periods.length);
  }
  const sum = [...stated.values()].reduce<number>((all, each) => all + (each ?? 0), 0);
  return {
    count: slots.length,
    set: {
      key: first?.key ?? '',
      subjectId: first?.content.subjectId ?? '',
      parts: first?.content.parts ?? [],
      teacherIds: [...teachers]
        .toSorted(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
        .map(([id]) => id),
      periodsAWeek: Number.isInteger(sum) && sum >= 1 && sum <= 40 ? sum : null,
    },
  };
}

/** A class and its own group have pupils in common, two groups of a class do not. */
function sharePupils(one: LessonPart, other: LessonPart): boolean {
  if (one.classId !== other.classId) return false;
  return one.groupId === null || other.groupId === null || one.groupId === other.groupId;
}
