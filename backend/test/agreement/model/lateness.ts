import type { Day, Instant } from './clock.ts';
import { fellDueAt } from './due.ts';
import { owedBy } from './fate.ts';
import type { Lesson } from './lesson.ts';
import { leftFrom } from './placement.ts';
import type { Plan } from './plan.ts';
import type { Tag } from './school.ts';
import { standingAt, wasSentAt } from './standing.ts';
import type { State } from './state.ts';

/** Who owes the plan of this lesson; nobody owes one of a lesson that was postponed and whose plan went on. */
export function owedTo(state: State, lesson: Lesson): Tag | null {
  const gone = !state.placement.planOf.has(lesson.id) && leftFrom(state.plans, lesson)?.left.postponed;
  return gone ? null : owedBy(lesson);
}

/** Missing and open are not sent: after and before the deadline. */
export type Lateness = 'on-time' | 'late' | 'missing' | 'open';

export function latenessOf(state: State, plan: Plan | null, due: Instant | null): Lateness {
  const kind = plan ? standingAt(plan, state.school.steps, state.now).kind : 'draft';
  const sent = kind === 'sent' || kind === 'returned' || kind === 'verified';
  if (!sent) return due === null ? 'open' : 'missing';
  return plan && due !== null && !wasSentAt(plan, due) ? 'late' : 'on-time';
}

export const weekDue = (state: State, week: Day): Instant | null =>
  fellDueAt(state.school, state.timeline, week, state.now);
