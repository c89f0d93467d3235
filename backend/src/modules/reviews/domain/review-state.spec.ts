import { array, assert, constantFrom, option, property } from 'fast-check';
import { nextStep, type PlanState, sentState, type Verdict, weekState } from './review-state.js';

const said = (...verdicts: readonly Verdict['verdict'][]): Verdict[] =>
  verdicts.map((verdict, at) => ({
    ...{ id: `${at}`, step: at === 0 ? 1 : 2, verdict, givenBy: 'lim', givenAt: at },
  }));

describe('What was sent', () => {
  it.each([
    ['nothing was said of', said(), 1, 'sent', 1],
    ['the only step has verified', said('verified'), 1, 'verified', null],
    ['the first of two steps has verified', said('verified'), 2, 'sent', 2],
    ['both steps have verified', said('verified', 'verified'), 2, 'verified', null],
    ['the first step has returned', said('returned'), 2, 'returned', null],
    ['the second step has returned', said('verified', 'returned'), 2, 'returned', null],
  ] as const)('and %s is %4$s', (_what, verdicts, steps, state, next) => {
    expect(sentState(verdicts, steps)).toBe(state);
    expect(nextStep(verdicts, steps)).toBe(next);
  });
});

/** Counted by hand. */
function naively(plans: readonly (PlanState | null)[]) {
  let [sent, returned, verified] = [0, 0, 0];
  for (const state of plans) {
    if (state === 'sent') sent += 1;
    if (state === 'returned') returned += 1;
    if (state === 'verified') verified += 1;
  }
  if (plans.length === 0) return 'nothing';
  if (returned > 0) return 'partly_returned';
  if (sent + verified < plans.length) return 'incomplete';
  return verified === plans.length ? 'verified' : 'sent';
}

it('a week is what its expected lessons are, counted by hand', () => {
  const state = option(constantFrom<PlanState>('draft', 'sent', 'returned', 'verified'));
  assert(property(array(state, { maxLength: 30 }), (plans) => expect(weekState(plans)).toBe(naively(plans))));
});
