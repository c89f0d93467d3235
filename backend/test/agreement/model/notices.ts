import type { Instant } from './clock.ts';
import { schoolFate } from './fate.ts';
import type { Lesson } from './lesson.ts';
import type { Plan } from './plan.ts';
import type { School, Tag } from './school.ts';
import { SETTLES_AFTER, standingAt } from './standing.ts';
import type { State } from './state.ts';
import { concernedVerifiers } from './verifiers.ts';

/** Somebody is told something once. `step` is the index of the step that made it so. */
export type Notice =
  | { kind: 'lesson-changed'; step: number; at: Instant; to: Tag; plans: Tag[] }
  | { kind: 'verdict'; verdict: Tag; at: Instant; to: Tag; returned: Tag[]; verified: Tag[] };

/** What of its lesson matters to those who were told of a plan: where it is, when, and whether it is held. */
const facet = (lesson: Lesson | undefined): string =>
  lesson ? `${lesson.day} ${lesson.from}-${lesson.to} ${schoolFate(lesson)}` : 'none';

const isOut = (school: School, plan: Plan, at: Instant): boolean =>
  ['sent', 'verified'].includes(standingAt(plan, school.steps, at).kind);

/** The school changed something: each person concerned is told once, however many plans it touches. */
export function toldByChange(before: State, after: State, step: number, by: Tag): Notice[] {
  const touched = after.plans.filter(
    (p) =>
      !p.deleted &&
      isOut(after.school, p, after.now) &&
      facet(before.placement.lessonOf.get(p.tag)) !== facet(after.placement.lessonOf.get(p.tag)),
  );
  const told = new Map<Tag, Tag[]>();
  for (const plan of touched)
    for (const person of concernedBy(before, after, plan))
      if (person !== by) told.set(person, [...(told.get(person) ?? []), plan.tag]);
  return [...told].map(([to, plans]) => ({
    kind: 'lesson-changed',
    step,
    at: after.now,
    to,
    plans: plans.toSorted(),
  }));
}

/** Who sent it, who teaches that lesson, who has judged it or has it before him. */
function concernedBy(before: State, after: State, plan: Plan): Tag[] {
  const lesson = after.placement.lessonOf.get(plan.tag) ?? before.placement.lessonOf.get(plan.tag);
  return [
    ...new Set([
      plan.author,
      ...(lesson?.teachers ?? []),
      ...concernedVerifiers(after.school, plan, after.now),
    ]),
  ];
}

/** The author hears of a verdict when it can no longer be taken back; of a first step only when it returned. */
export function toldByVerdicts(state: State): Notice[] {
  const notices = new Map<string, Notice & { kind: 'verdict' }>();
  for (const plan of state.plans)
    for (const act of plan.acts) {
      if (act.kind !== 'verified' && act.kind !== 'returned') continue;
      const at = act.at + SETTLES_AFTER;
      if (at > state.now || (act.kind === 'verified' && act.step !== state.school.steps)) continue;
      const key = `${act.verdict} ${plan.author}`;
      const notice = notices.get(key) ?? {
        kind: 'verdict',
        verdict: act.verdict,
        at,
        to: plan.author,
        returned: [],
        verified: [],
      };
      notice[act.kind].push(plan.tag);
      notices.set(key, notice);
    }
  return [...notices.values()];
}
