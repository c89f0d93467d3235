export type Policy = Readonly<{
  /** Epoch milliseconds. */
  effectiveFrom: number;
  graceDays: number;
  limitedDays: number;
  trialDays: number;
}>;

export const DEFAULT_POLICY: Policy = {
  effectiveFrom: Number.NEGATIVE_INFINITY,
  graceDays: 14,
  limitedDays: 14,
  trialDays: 30,
};

/** How many teachers a school tries the product with. */
export const TRIAL_TEACHER_LIMIT = 60;

/** The version in force at the instant. Of two that begin together the later in the list holds. */
export function policyAt(policies: readonly Policy[], instant: number): Policy {
  return policies
    .filter((policy) => policy.effectiveFrom <= instant)
    .reduce(
      (latest, policy) => (policy.effectiveFrom >= latest.effectiveFrom ? policy : latest),
      DEFAULT_POLICY,
    );
}
