import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { checksOf, globalChecks, runChecks } from './checks';
import { hostRules } from './host-rules';
import { loginRedirect } from './login-redirect';
import { loginValidation } from './login-validation';
import { adminOnly, auth, supervisorOnly } from './named-checks';
import type { Check } from './navigation-input';
import { navigationTo } from './navigation-input.builder';
import { routeRuleRedirect } from './route-rule-redirect';
import { subscriptionEnforcement } from './subscription-enforcement';
import { validity } from './validity';
import { allow, redirectTo } from './verdict';

it('runs validity, host rules, subscription, login validation, route rules, login redirect in this order', () => {
  expect(globalChecks).toEqual([
    validity,
    hostRules,
    subscriptionEnforcement,
    loginValidation,
    routeRuleRedirect,
    loginRedirect,
  ]);
});

it.each([
  ['public', []],
  ['auth', [auth]],
  ['management', [auth]],
  ['admin', [auth, adminOnly]],
  ['supervisor', [auth, supervisorOnly]],
] as const)('then the named checks of a route marked %s', (access, named) => {
  const input = navigationTo('/rph', { route: { host: 'school', access } });
  expect(checksOf(input).slice(globalChecks.length)).toEqual(named);
});

describe('a run', () => {
  const ran: string[] = [];
  const named = (name: string, verdict = allow): Check => {
    return () => {
      ran.push(name);
      return verdict;
    };
  };

  beforeEach(() => {
    ran.length = 0;
  });

  it('ends with the first check that does not allow', async () => {
    const checks = [named('one'), named('two', redirectTo('/elsewhere')), named('three')];
    expect(await runChecks(checks, navigationTo('/rph'))).toEqual({ kind: 'redirect', to: '/elsewhere' });
    expect(ran).toEqual(['one', 'two']);
  });

  it('allows when all of them do', async () => {
    expect(await runChecks([named('one'), named('two')], navigationTo('/rph'))).toEqual(allow);
    expect(ran).toEqual(['one', 'two']);
  });

  it('of any checks gives the first verdict that does not allow, and asks no check after it', async () => {
    const verdicts = array(constantFrom(allow, redirectTo('/a'), redirectTo('/b')));
    await assert(
      asyncProperty(verdicts, async (all) => {
        ran.length = 0;
        const checks = all.map((verdict, index) => named(String(index), verdict));
        const first = all.findIndex((verdict) => verdict !== allow);
        expect(await runChecks(checks, navigationTo('/rph'))).toEqual(all[first] ?? allow);
        expect(ran).toHaveLength(first === -1 ? all.length : first + 1);
      }),
    );
  });
});
