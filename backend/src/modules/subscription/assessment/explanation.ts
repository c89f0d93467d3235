import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import { type ExplainedFact, type Explanation, instantOf } from '../domain/explain.js';
import type { Policy } from '../domain/policy.js';
import type { ExplainedFactDto, ExplainedPolicyDto, ExplanationDto } from './explanation.dto.js';

/** The explanation at `now`, as it is sent. */
export function explanation({ facts, policy, assessment }: Explanation, now: number): ExplanationDto {
  const { rule, subscriptionStatus, restrictionLevel, expiresAt, gracePeriodEnd, limitedEnd } = assessment;
  return {
    now: toMalaysianIso(now),
    rule,
    subscriptionStatus,
    restrictionLevel,
    expiresAt: isoOrNull(expiresAt),
    gracePeriodEnd: isoOrNull(gracePeriodEnd),
    limitedEnd: isoOrNull(limitedEnd),
    policy: explainedPolicy(policy),
    facts: facts.map(explainedFact),
  };
}

function explainedPolicy({ scope, graceDays, limitedDays, effectiveFrom }: Policy): ExplainedPolicyDto {
  const from = Number.isFinite(effectiveFrom) ? toMalaysianIso(effectiveFrom) : null;
  return { scope: scope.kind, graceDays, limitedDays, effectiveFrom: from };
}

function explainedFact({ fact, coverageEnd }: ExplainedFact): ExplainedFactDto {
  return {
    kind: fact.kind,
    at: toMalaysianIso(instantOf(fact)),
    provider: 'provider' in fact ? fact.provider : null,
    amountSen: 'amountSen' in fact ? fact.amountSen : null,
    termMonths: 'termMonths' in fact ? fact.termMonths : null,
    planCode: 'planCode' in fact ? fact.planCode : null,
    days: 'days' in fact ? fact.days : null,
    reason: 'reason' in fact ? (fact.reason ?? null) : null,
    until: 'until' in fact ? isoOrNull(fact.until) : null,
    coverageEnd: isoOrNull(coverageEnd),
  };
}
