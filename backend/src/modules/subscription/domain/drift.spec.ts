import { assessSubscription } from './assess-subscription.js';
import { boundaries } from './boundaries.js';
import { local, paid } from './build-facts.js';
import { driftOf, type StoredAnchors } from './drift.js';
import { plannedAt, planTimeline } from './plan-standing.js';
import { DEFAULT_POLICY } from './policy.js';

/** E is 10 February. */
const facts = [paid('2026-01-10')];
const policies = [DEFAULT_POLICY];

/** What an assessment at the instant leaves behind. */
function storedAt(instant: string): StoredAnchors {
  const assessment = assessSubscription(facts, policies, local(instant));
  const { restrictionLevel: level, expiresAt, gracePeriodEnd, limitedEnd } = assessment;
  const toCome = boundaries(facts, policies)
    .filter(({ at }) => at > local(instant))
    .map((one) => ({ ...one, level: assessSubscription(facts, policies, one.at).restrictionLevel }));
  const plans = planTimeline(facts, local(instant));
  const plan = plannedAt(plans, local(instant));
  return { level, expiresAt, gracePeriodEnd, limitedEnd, boundaries: toCome, plans, plan };
}

const found = (stored: StoredAnchors, now: string, known = facts) =>
  driftOf(stored, known, policies, local(now)).map(({ what }) => what);

describe('What is stored', () => {
  it('does not drift while it says what the facts say', () => {
    expect(found(storedAt('2026-01-10'), '2026-01-11')).toEqual([]);
    expect(found(storedAt('2026-02-15'), '2026-02-15')).toEqual([]);
  });

  it('drifts by plans that say otherwise, and not by those that are to be derived anew', () => {
    const stored = storedAt('2026-01-10');
    const plans = stored.plans?.map((part) => ({ ...part, bought: null })) ?? null;
    expect(found({ ...stored, plans }, '2026-01-11')).toEqual(['plans']);
    expect(found({ ...stored, plans: [] }, '2026-01-11')).toEqual(['plans']);
    expect(found({ ...stored, plans: null }, '2026-01-11')).toEqual([]);
  });

  it('drifts by the plan that is said to hold, unless its end is over', () => {
    const stored = storedAt('2026-01-10');
    const plan = { bought: null, renewal: null, until: null };
    expect(found({ ...stored, plan }, '2026-01-11')).toEqual(['plans']);
    expect(found({ ...stored, plan: { ...plan, until: local('2026-01-11') } }, '2026-01-11')).toEqual([]);
  });

  it('does not drift because the sweep is late', () => {
    expect(found(storedAt('2026-01-10'), '2026-03-20')).toEqual([]);
  });

  it('does not drift by a reminder that is no longer asked for, and does by one that is missing', () => {
    const stored = storedAt('2026-01-10');
    const early = { at: local('2026-01-27'), rule: 'reminder-14', level: 'none' } as const;
    expect(found({ ...stored, boundaries: [...stored.boundaries, early] }, '2026-01-11')).toEqual([]);
    const without = stored.boundaries.filter(({ rule }) => rule !== 'reminder-7');
    expect(found({ ...stored, boundaries: without }, '2026-01-11')).toEqual(['boundaries']);
  });

  it('drifts where an anchor was changed', () => {
    const stored = storedAt('2026-01-20');
    expect(found({ ...stored, expiresAt: local('2026-06-01') }, '2026-01-21')).toEqual(['expiresAt']);
    expect(found({ ...stored, level: 'locked' }, '2026-01-21')).toEqual(['level']);
    expect(found({ ...stored, gracePeriodEnd: null }, '2026-01-21')).toEqual(['gracePeriodEnd']);
  });

  it('drifts where a boundary is missing or stands at another time', () => {
    const stored = storedAt('2026-01-20');
    const [first, ...rest] = stored.boundaries;
    expect(found({ ...stored, boundaries: rest }, '2026-01-21')).toEqual(['boundaries']);
    const moved = first ? [{ ...first, at: first.at + 1 }, ...rest] : [];
    expect(found({ ...stored, boundaries: moved }, '2026-01-21')).toEqual(['boundaries']);
  });

  it('drifts where facts were recorded and never assessed', () => {
    const nothing = {
      level: null,
      expiresAt: null,
      gracePeriodEnd: null,
      limitedEnd: null,
      boundaries: [],
      plans: null,
      plan: null,
    };
    expect(found(nothing, '2026-01-11')).toContain('expiresAt');
  });
});
