import { hostRules } from './host-rules';
import { loginRedirect } from './login-redirect';
import { loginValidation } from './login-validation';
import { namedChecks } from './named-checks';
import type { Check, NavigationInput } from './navigation-input';
import { routeRuleRedirect } from './route-rule-redirect';
import { subscriptionEnforcement } from './subscription-enforcement';
import { validity } from './validity';
import { allow, type Verdict } from './verdict';

/** Every navigation passes these in this order, then the route's named checks. */
export const globalChecks: readonly Check[] = [
  validity,
  hostRules,
  subscriptionEnforcement,
  loginValidation,
  routeRuleRedirect,
  loginRedirect,
];

export function checksOf(input: NavigationInput): readonly Check[] {
  return [...globalChecks, ...namedChecks[input.route.access]];
}

/** The first that does not allow ends the run. */
export async function runChecks(checks: readonly Check[], input: NavigationInput): Promise<Verdict> {
  for (const check of checks) {
    const verdict = await check(input);
    if (verdict.kind !== 'allow') return verdict;
  }
  return allow;
}
