import { statusAfterFailure } from '../../school/subscription/failed-check';
import { defaultRule, navigationTo, statusWith } from './navigation-input.builder';
import { subscriptionEnforcement } from './subscription-enforcement';
import { allow, redirectTo } from './verdict';

Object.assign(globalThis, { __FAIL_OPEN__: false });

const locked = { current: async () => statusWith('locked') };
const limited = { current: async () => statusWith('limited') };
const never = {
  current: () => {
    throw new Error('must not be asked');
  },
};

describe('the subscription is not asked for', () => {
  it.each([
    [
      'where the public setting does not enable it',
      { config: { subscriptionEnforcement: false, loginRedirect: defaultRule } },
    ],
    ['without a session', { isSignedIn: false }],
    ['on a host without a school', { host: { kind: 'main' } as const }],
  ])('%s', async (_where, differing) => {
    const input = navigationTo('/rph', { ...differing, subscription: never });
    expect(await subscriptionEnforcement(input)).toEqual(allow);
  });
});

describe('access is allowed', () => {
  it.each(['none', 'grace_period'] as const)('at %s', async (level) => {
    const subscription = { current: async () => statusWith(level) };
    expect(await subscriptionEnforcement(navigationTo('/rph', { subscription }))).toEqual(allow);
  });
});

it('a locked school is sent to the billing page with the toast of the catalogue', async () => {
  const toast = {
    id: 'subscription',
    type: 'error',
    message:
      'Langganan telah tamat tempoh. Sila maklumkan Admin Utama sekolah untuk memperbaharui langganan.',
  } as const;
  const sent = redirectTo('/school-management/aba1001/billing', { toast });
  expect(await subscriptionEnforcement(navigationTo('/rph', { subscription: locked }))).toEqual(sent);
  expect(await subscriptionEnforcement(navigationTo('/dashboard', { subscription: locked }))).toEqual(sent);
});

describe('a limited school', () => {
  it.each(['/dashboard', '/school-management/aba1001/billing'])('may open %s', async (path) => {
    expect(await subscriptionEnforcement(navigationTo(path, { subscription: limited }))).toEqual(allow);
  });

  it('is refused other pages with a warning that says why', async () => {
    const verdict = await subscriptionEnforcement(navigationTo('/rph', { subscription: limited }));
    expect(verdict).toMatchObject({
      kind: 'redirect',
      to: '/dashboard',
      toast: { type: 'warning', message: expect.stringContaining('terhad buat masa ini') },
    });
  });
});

it('a school whose status cannot be known is told so, and not that it is limited', async () => {
  const subscription = {
    current: async () => statusAfterFailure('production', new Date('2026-10-13T08:00:00+08:00')),
  };
  expect(await subscriptionEnforcement(navigationTo('/rph', { subscription }))).toMatchObject({
    to: '/dashboard',
    toast: {
      type: 'warning',
      message: 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.',
    },
  });
});
