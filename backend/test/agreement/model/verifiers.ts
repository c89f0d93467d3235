import type { Instant } from './clock.ts';
import { dayOf } from './clock.ts';
import type { Plan } from './plan.ts';
import type { School, Tag } from './school.ts';
import { standingAt, waitsFor } from './standing.ts';

/** Who judges this plan at a step today; a supervision of its subject goes before a general one. */
export function verifiersOf(school: School, plan: Plan, step: 1 | 2, at: Instant): Tag[] {
  const day = dayOf(at);
  const all = school.supervisions.filter(
    (s) => s.teacher === plan.author && s.step === step && s.from <= day && (s.to === null || day <= s.to),
  );
  const ofSubject = all.filter((s) => s.subject === plan.subject);
  const chosen = ofSubject.length > 0 ? ofSubject : all.filter((s) => s.subject === null);
  return [...new Set(chosen.map((s) => s.supervisor))];
}

/** In whose queue it lies now. The second step sees it when the first has verified it. */
export function waitsAt(school: School, plan: Plan, now: Instant): Tag[] {
  const step = waitsFor(plan, school.steps, now);
  return step === null ? [] : verifiersOf(school, plan, step, now);
}

/** Who judged it since it was sent last, and who has it before him. */
export function concernedVerifiers(school: School, plan: Plan, now: Instant): Tag[] {
  const standing = standingAt(plan, school.steps, now);
  if (standing.kind === 'verified') return unique(standing.verified.map((v) => v.by));
  if (standing.kind !== 'sent') return [];
  const next = standing.verified.length === 0 ? 1 : 2;
  return unique([...standing.verified.map((v) => v.by), ...verifiersOf(school, plan, next, now)]);
}

const unique = (tags: Tag[]): Tag[] => [...new Set(tags)];
