import type { BillingOverview, Plan } from './calls';
import { type Picks, priceOf, resolveChoice, termsOf, yearlySaving } from './checkout-choice';

type Offer = Pick<BillingOverview, 'plan' | 'nextPlan' | 'providers'>;

const small: Plan = {
  code: 'kecil',
  name: 'Kecil',
  teacherLimit: 30,
  prices: [
    { termMonths: 1, amountSen: 4_900 },
    { termMonths: 12, amountSen: 49_000 },
  ],
};
const large: Plan = {
  code: 'besar',
  name: 'Besar',
  teacherLimit: 200,
  prices: [{ termMonths: 12, amountSen: 99_000 }],
};
const plans = [small, large];
const providers = [
  { id: 'simulated', name: 'Bank Simulasi' },
  { id: 'billplz', name: 'Billplz' },
];
const none = { plan: null, nextPlan: null, providers };
const has = (code: string, termMonths: number, next = code) => ({
  plan: { code, name: '', termMonths },
  nextPlan: { code: next, name: '' },
  providers,
});

describe('the choice', () => {
  it.each<[string, Offer, Picks, [string, number, string]]>([
    ['without a subscription is the first plan for a year', none, {}, ['kecil', 12, 'simulated']],
    ['is what the school has', has('kecil', 1), {}, ['kecil', 1, 'simulated']],
    [
      'is what was picked',
      has('kecil', 1),
      { planCode: 'besar', provider: 'billplz' },
      ['besar', 12, 'billplz'],
    ],
    [
      'keeps to a term that the plan is sold for',
      none,
      { planCode: 'besar', termMonths: 1 },
      ['besar', 12, 'simulated'],
    ],
    [
      'is the plan that was chosen for the next term',
      has('besar', 12, 'kecil'),
      {},
      ['kecil', 12, 'simulated'],
    ],
    ['passes over a plan that is offered no more', has('lama', 12), {}, ['kecil', 12, 'simulated']],
  ])('%s', (_rule, overview, picks, [planCode, termMonths, provider]) => {
    expect(resolveChoice(plans, overview, picks)).toEqual({ planCode, termMonths, provider });
  });

  it('is none where nothing is on offer', () => {
    expect(resolveChoice([], none, {})).toBeUndefined();
    expect(resolveChoice(plans, { plan: null, nextPlan: null, providers: [] }, {})).toBeUndefined();
  });
});

it('a price is that of the plan and the term', () => {
  expect(priceOf(small, 1)).toBe(4_900);
  expect(priceOf(large, 1)).toBeUndefined();
});

it('a year saves what it costs less than twelve months', () => {
  expect(yearlySaving(small)).toBe(9_800);
  expect(yearlySaving(large)).toBe(0);
});

it('terms are those that some plan is sold for, shortest first', () => {
  expect(termsOf(plans)).toEqual([1, 12]);
  expect(termsOf([large])).toEqual([12]);
});
