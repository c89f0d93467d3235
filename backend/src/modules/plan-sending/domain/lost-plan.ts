import type { Day } from '../../../platform/calendar/day.js';

type Span = Readonly<{ from: string; to: string }>;
type Place = Span & Readonly<{ day: Day }>;
type Slot = Readonly<{ teachingSetId: string; week: Day; number: number | null }>;
type SentPlan = Readonly<{ date: Day; startTime: string; endTime: string; slot: Slot }>;
type TaughtLesson = Readonly<{ day: Day; time: Span; slot: Slot | null; fate: Readonly<{ kind: string }> }>;

/**
 * What becomes of a plan that was sent for a lesson which its author has no more: `place`, that of the lesson of its number;
 * null where its week holds none. Null for one whose lesson is there, stopped or not. `lessons`: its author's.
 */
export function lostPlan(
  { date, startTime, endTime, slot }: SentPlan,
  lessons: readonly TaughtLesson[],
): Readonly<{ place: Place | null }> | null {
  const ofSet = lessons.filter((lesson) => lesson.slot?.teachingSetId === slot.teachingSetId);
  if (ofSet.some(({ day, time }) => day === date && time.from < endTime && startTime < time.to)) return null;
  const next = ofSet.find(
    (lesson) =>
      lesson.slot?.week === slot.week && lesson.slot.number === slot.number && lesson.fate.kind !== 'stopped',
  );
  return { place: next ? { day: next.day, ...next.time } : null };
}
