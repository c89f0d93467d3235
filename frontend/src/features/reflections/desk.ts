import {
  type LessonResult,
  proposedResult,
  type ReflectionContent,
  type ReflectionProblem,
  type ReflectionState,
  reflectionProblems,
  reflectionState,
} from '@rules/lesson-plans/domain/reflection';
import {
  type OfferedTemplates,
  proposedSentence,
  type TemplateContent,
} from '@rules/lesson-plans/domain/reflection-template';
import type { LessonToReflect, ReflectedPlan } from './calls';

/** What is tapped and typed of a lesson before it is stored. `text` null: as the template says it. */
export type DeskEntry = Readonly<{
  present: number | null;
  mastered: number | null;
  result: LessonResult | null;
  text: string | null;
}>;

/** As a lesson opens: as it was counted; else all are there and have mastered it, but nobody has said so yet. */
export function beginEntry({ pupils, counted }: Pick<LessonToReflect, 'pupils' | 'counted'>): DeskEntry {
  const nobody = { result: null, text: null };
  if (counted) return proposed({ present: counted.present, mastered: counted.mastered, ...nobody });
  return { present: pupils, mastered: pupils, ...nobody };
}

/** Who is not there has mastered nothing; where all who were there had, all who are there have. */
export function withPresent(entry: DeskEntry, present: number | null): DeskEntry {
  const { mastered } = entry;
  if (present === null) return proposed({ ...entry, present, mastered: null });
  const wasAll = mastered === entry.present;
  return proposed({ ...entry, present, mastered: wasAll ? present : mastered });
}

export function withMastered(entry: DeskEntry, mastered: number | null): DeskEntry {
  return proposed({ ...entry, mastered });
}

/** All who were there say that it was achieved, and nothing else: who says otherwise counts anew. */
export function withResult(entry: DeskEntry, result: LessonResult): DeskEntry {
  const { present, mastered } = entry;
  const wasAll = mastered === present;
  if (result === 'achieved') return { ...entry, result, mastered: mastered ?? present };
  return { ...entry, result, mastered: wasAll ? null : mastered };
}

/** Once numbers are told, they say the result. */
const proposed = (entry: DeskEntry): DeskEntry => ({
  ...entry,
  result: proposedResult(entry) ?? entry.result,
});

export function sentenceOf(
  { plan }: Readonly<{ plan: ReflectedPlan }>,
  { present, mastered, result, text }: DeskEntry,
  templates: OfferedTemplates,
): string {
  if (text !== null || result === null) return text ?? '';
  const { className, objective } = plan;
  const lesson = { present, mastered, className, objective };
  return proposedSentence(templates, result, languageOf(plan), lesson) ?? '';
}

/** A plan says what it says in the language in which it is taught: its letters tell which. */
export function languageOf({ objective, subject }: ReflectedPlan): TemplateContent['language'] {
  const words = `${objective} ${subject}`;
  if (/\p{Script=Han}/u.test(words)) return 'zh';
  if (/\p{Script=Tamil}/u.test(words)) return 'ta';
  if (/\p{Script=Arabic}/u.test(words)) return 'ar';
  return /\b(?:pupils|students|the end of the lesson)\b/iu.test(words) ? 'en' : 'ms';
}

export function reflectionOf(
  lesson: LessonToReflect,
  entry: DeskEntry,
  templates: OfferedTemplates,
): ReflectionContent {
  const { present, mastered, result } = entry;
  const text = sentenceOf(lesson, entry, templates);
  return { status: 'taught', reason: '', present, mastered, result, text };
}

export function entryProblems(
  lesson: LessonToReflect,
  entry: DeskEntry,
  templates: OfferedTemplates,
  now: number,
): ReflectionProblem[] {
  const { plan, pupils } = lesson;
  return reflectionProblems(reflectionOf(lesson, entry, templates), { lesson: plan, pupils, now });
}

export type Desk = Readonly<Record<ReflectionState, LessonToReflect[]>>;

/** What was missed last is written first: yesterday is remembered better than last week. Lessons of today that are still
 * to come stand in their order. `here`: what waits on this device for the network. */
export function deskOf(
  lessons: readonly LessonToReflect[],
  here: ReadonlyMap<string, ReflectionContent>,
  now: number,
): Desk {
  const desk: Record<ReflectionState, LessonToReflect[]> = { due: [], ahead: [], done: [] };
  for (const lesson of lessons) {
    const kept = here.get(lesson.plan.id) ?? null;
    desk[reflectionState(lesson.plan, kept ?? lesson.reflection, now)].push(lesson);
  }
  return { due: desk.due.toReversed(), ahead: desk.ahead, done: desk.done.toReversed() };
}
