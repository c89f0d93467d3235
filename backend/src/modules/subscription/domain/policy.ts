/** For whom a policy is: the narrowest in force holds. */
export type PolicyScope = Readonly<{ kind: 'general' | 'school' } | { kind: 'plan'; planCode: string }>;

export type PolicyTerms = Readonly<{
  graceDays: number;
  limitedDays: number;
  trialDays: number;
  /** How many teachers a school may have that has bought no plan yet. */
  trialTeacherLimit: number;
}>;

/** `effectiveFrom`: epoch milliseconds. */
export type Policy = PolicyTerms & Readonly<{ scope: PolicyScope; effectiveFrom: number }>;

export const DEFAULT_POLICY: Policy = {
  scope: { kind: 'general' },
  effectiveFrom: Number.NEGATIVE_INFINITY,
  graceDays: 14,
  limitedDays: 14,
  trialDays: 30,
  trialTeacherLimit: 60,
};

const NARROWEST_FIRST = ['school', 'plan', 'general'] as const;

/**
 * The version in force at the instant for a school of that plan: its own, else that of the plan, else the general
 * one. Of two that begin together the later in the list holds.
 */
export function policyAt(policies: readonly Policy[], instant: number, planCode: string | null): Policy {
  const inForce = policies
    .filter(({ effectiveFrom, scope }) => effectiveFrom <= instant && isFor(scope, planCode))
    .toSorted((a, b) => a.effectiveFrom - b.effectiveFrom);
  for (const kind of NARROWEST_FIRST) {
    const latest = inForce.findLast(({ scope }) => scope.kind === kind);
    if (latest) return latest;
  }
  return DEFAULT_POLICY;
}

function isFor(scope: PolicyScope, planCode: string | null): boolean {
  return scope.kind !== 'plan' || scope.planCode === planCode;
}
