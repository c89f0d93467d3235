import { type LessonPart, resourcesOf } from '../claims.js';
import type { PlacedLesson } from '../clashes.js';
import type { LessonKind, LessonTime } from '../timetable-lesson.js';
import type { ImportedSlot, LeftReason } from './imported-slots.js';
import { NOTHING } from './matching.js';
import { EACH_SET, keyOf, type StandingSet, type Taught } from './needed-sets.js';

/** A lesson of the draft to be. `teachingSetId`: of the school, or the key of a new set. `id`: of this page alone. */
export type DraftLesson = LessonTime &
  Readonly<{
    id: string;
    fileLessonId: string;
    kind: LessonKind;
    teachingSetId: string | null;
    title: string | null;
    roomId: string | null;
    teacherIds: readonly string[];
    /** Of what is no lesson: whole classes. */
    classIds: readonly string[];
    /** What its set is taught to. */
    parts: readonly LessonPart[];
    periods: number;
  }>;

/** What becomes of a slot of the file. */
export type SlotFate = Readonly<{ cards: readonly number[]; left: LeftReason | null }>;

export type Draft = Readonly<{ lessons: readonly DraftLesson[]; fates: readonly SlotFate[] }>;

/** What is imported under the sets that were found, made or chosen. */
export function draftOf(
  imported: readonly ImportedSlot[],
  taught: readonly Taught[],
  standing: readonly StandingSet[],
): Draft {
  const byKey = new Map(taught.map((each) => [each.key, each]));
  const partsOf = new Map(
    [...standing, ...taught.filter(({ isNew }) => isNew).map((each) => ({ ...each, id: each.key }))].map(
      ({ id, parts }) => [id, parts],
    ),
  );
  const lessons: DraftLesson[] = [];
  const fates = imported.map((each, at): SlotFate => {
    const { cards } = each.slot;
    if ('left' in each) return { cards, left: each.left };
    const { subjectId, parts, ...content } = each.content;
    const found = subjectId === null ? null : byKey.get(keyOf(subjectId, parts));
    const setId = found === null ? null : (found?.setId ?? NOTHING);
    if (setId === NOTHING) return { cards, left: 'set' };
    const setIds = setId === EACH_SET ? (found?.fitting ?? []) : [setId];
    for (const [number, of] of setIds.entries())
      lessons.push({
        ...content,
        id: number === 0 ? String(at) : `${at} ${number}`,
        fileLessonId: each.lesson.id,
        teachingSetId: of,
        classIds: of === null ? [...new Set(parts.map(({ classId }) => classId))] : [],
        parts: of === null ? [] : (partsOf.get(of) ?? []),
        periods: each.slot.periods.length,
      });
    return { cards, left: null };
  });
  return { lessons, fates };
}

export function placedInDraft(lesson: DraftLesson): PlacedLesson {
  return { ...lesson, overrideId: null, resources: resourcesOf(lesson, lesson.parts) };
}
