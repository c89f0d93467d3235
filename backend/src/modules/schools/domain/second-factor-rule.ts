export const SECOND_FACTOR_RULES = ['nobody', 'administrators', 'everybody'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

/** Whom a rule asks to sign in with a second step. */
export function isAskedForSecondFactor(rule: SecondFactorRule, roles: readonly string[]): boolean {
  if (rule === 'administrators') return roles.includes('admin') || roles.includes('main_admin');
  return rule === 'everybody';
}
