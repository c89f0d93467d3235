import type { PlanFacts } from './rows.ts';
import { planFacts } from './rows.ts';
import type { Tag } from './school.ts';
import type { Standing } from './standing.ts';
import { pendingVerdict, standingAt } from './standing.ts';
import type { State } from './state.ts';
import { waitsAt } from './verifiers.ts';

/** What a verifier has before him, and what he has judged. */
export interface Desk {
  verifier: Tag;
  waiting: PlanFacts[];
  /** Judged by him less than a minute ago: he may still take it back. */
  fresh: Tag[];
  /** What stands verified by him. */
  verified: PlanFacts[];
}

export function desksOf(state: State): Desk[] {
  const plans = state.plans.filter((p) => !p.deleted);
  return state.school.people
    .filter((p) => p.roles.includes('supervisor'))
    .map(({ tag }) => ({
      verifier: tag,
      waiting: plans
        .filter((p) => waitsAt(state.school, p, state.now).includes(tag))
        .map((p) => planFacts(state, p)),
      fresh: plans
        .filter((p) => {
          const fresh = pendingVerdict(p, state.now);
          return fresh && 'by' in fresh && fresh.by === tag;
        })
        .map((p) => p.tag),
      verified: plans
        .filter((p) => gaveVerdict(standingAt(p, state.school.steps, state.now), tag))
        .map((p) => planFacts(state, p)),
    }));
}

const gaveVerdict = (standing: Standing, tag: Tag): boolean =>
  (standing.kind === 'verified' || standing.kind === 'sent') && standing.verified.some((v) => v.by === tag);
