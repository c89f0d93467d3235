import { assessSubscription, type SubscriptionAssessment, unknownAssessment } from './assess-subscription.js';
import {
  cancellation,
  extension,
  interval,
  local,
  ofPayment,
  paid,
  pendingOf,
  takenBack,
  trial,
} from './build-facts.js';
import type { SubscriptionFact } from './fact.js';
import { DEFAULT_POLICY } from './policy.js';

/** E is 2026-02-10, the grace end 2026-02-24, the limited end 2026-03-10. */
const january = paid('2026-01-10 10:00');

function assess(facts: SubscriptionFact[], now: string, offsetMs = 0, policies = [DEFAULT_POLICY]) {
  return assessSubscription(facts, policies, local(now) + offsetMs);
}

function standing({ subscriptionStatus, restrictionLevel, rule }: SubscriptionAssessment) {
  return `${subscriptionStatus} ${restrictionLevel} ${rule}`;
}

describe('Every boundary, one millisecond either side', () => {
  it.each([
    ['2026-02-03', 'active none covered', 'active none reminder-7'],
    ['2026-02-07', 'active none reminder-7', 'active none reminder-3'],
    ['2026-02-09', 'active none reminder-3', 'active none reminder-1'],
    ['2026-02-10', 'active none reminder-1', 'past_due grace_period grace-day-1'],
    ['2026-02-11', 'past_due grace_period grace-day-1', 'past_due grace_period grace-day-2'],
    ['2026-02-23', 'past_due grace_period grace-day-13', 'past_due grace_period grace-day-14'],
    ['2026-02-24', 'past_due grace_period grace-day-14', 'expired limited grace-end'],
    ['2026-03-10', 'expired limited grace-end', 'expired locked limited-end'],
  ])('%s turns "%s" into "%s"', (boundary, before, after) => {
    expect(standing(assess([paid('2026-01-10')], boundary, -1))).toBe(before);
    expect(standing(assess([paid('2026-01-10')], boundary))).toBe(after);
    expect(standing(assess([paid('2026-01-10')], boundary, 1))).toBe(after);
  });

  it('without grace expiry leads straight to limited', () => {
    const policies = [{ ...DEFAULT_POLICY, graceDays: 0 }];
    expect(standing(assess([january], '2026-02-10', -1, policies))).toBe('active none reminder-1');
    expect(standing(assess([january], '2026-02-10', 0, policies))).toBe('expired limited grace-end');
  });
});

describe('The dates', () => {
  it('are E, E+G and E+G+L', () => {
    expect(assess([january], '2026-01-20')).toMatchObject({
      expiresAt: local('2026-02-10'),
      gracePeriodEnd: local('2026-02-24'),
      limitedEnd: local('2026-03-10'),
      graceDays: 14,
    });
  });

  it.each([
    ['2026-01-10', 0, 31],
    ['2026-02-08', 0, 2],
    ['2026-02-08', 1, 2],
    ['2026-02-09', -1, 2],
    ['2026-02-09', 0, 1],
    ['2026-02-10', -1, 1],
    ['2026-02-10', 0, 0],
    ['2026-12-10', 0, 0],
  ])('daysUntilExpiry is at least 1 exactly while not expired: %s %d ms -> %d', (now, offset, days) => {
    expect(assess([january], now, offset).daysUntilExpiry).toBe(days);
  });

  it.each([
    ['2026-02-10', -1, 0],
    ['2026-02-10', 0, 1],
    ['2026-02-11', -1, 1],
    ['2026-02-14', 0, 5],
    ['2026-02-24', -1, 14],
    ['2026-02-24', 0, 0],
  ])(
    'daysInGracePeriod is the day number 1..G while in grace, else 0: %s %d ms -> %d',
    (now, offset, day) => {
      const assessment = assess([january], now, offset);
      expect(assessment.daysInGracePeriod).toBe(day);
      expect(assessment.isInGracePeriod).toBe(day > 0);
    },
  );
});

describe('No facts at all', () => {
  it('is locked, with billing open', () => {
    const assessment = assess([], '2026-01-01');
    expect(standing(assessment)).toBe('none locked no-coverage');
    expect(assessment.canAccess).toMatchObject({ dashboard: false, billing: true });
    expect(assessment).toMatchObject({
      expiresAt: null,
      gracePeriodEnd: null,
      limitedEnd: null,
      daysUntilExpiry: 0,
    });
  });

  it('is what a payment that failed leaves', () => {
    expect(standing(assess([ofPayment(january, 'payment-failed', '2026-01-10')], '2026-01-10'))).toBe(
      'none locked no-coverage',
    );
  });
});

describe('An unknown state', () => {
  it('is limited: dashboard and billing allowed, the rest not', () => {
    const assessment = unknownAssessment();
    expect(standing(assessment)).toBe('unknown limited unverifiable');
    expect(assessment.expiresAt).toBeNull();
    expect(assessment.canAccess).toEqual({
      dashboard: true,
      createContent: false,
      editContent: false,
      viewReports: false,
      manageUsers: false,
      billing: true,
    });
  });
});

describe('A trial', () => {
  const granted = trial('2026-01-10');

  it.each([
    ['is trial until it ends', [granted], '2026-02-08', 'trial none reminder-1'],
    ['has grace like any other coverage', [granted], '2026-02-09', 'past_due grace_period grace-day-1'],
    [
      'that was paid for is active, also in its remaining days',
      [granted, paid('2026-01-20')],
      '2026-01-20',
      'active none covered',
    ],
    [
      'whose payment was taken back before it began is trial again',
      [granted, paid('2026-01-20'), takenBack(paid('2026-01-20'), '2026-01-21')],
      '2026-01-26',
      'trial none reminder-14',
    ],
    [
      'granted while a payment runs stays active',
      [january, trial('2026-01-20')],
      '2026-03-11',
      'active none reminder-1',
    ],
    ['granted after a lapse is trial', [january, trial('2026-06-01')], '2026-06-02', 'trial none covered'],
  ])('%s', (_, facts, now, expected) => {
    expect(standing(assess(facts, now))).toBe(expected);
  });
});

describe('A full refund', () => {
  it('starts grace at the midnight after it', () => {
    const facts = [january, takenBack(january, '2026-01-15 10:00')];
    expect(standing(assess(facts, '2026-01-16', -1))).toBe('active none reminder-1');
    expect(standing(assess(facts, '2026-01-16'))).toBe('past_due grace_period grace-day-1');
  });
});

describe('A cancellation', () => {
  const atEnd = cancellation('2026-01-20', 'end-of-term');

  it.each<[string, SubscriptionFact[], string, number, string]>([
    [
      'at the end of the term leaves it active until E',
      [january, atEnd],
      '2026-02-10',
      -1,
      'active none covered',
    ],
    ['locks from E, without grace', [january, atEnd], '2026-02-10', 0, 'cancelled locked cancellation-end'],
    [
      'at once locks at the next midnight',
      [january, cancellation('2026-01-20 10:00', 'immediate')],
      '2026-01-21',
      0,
      'cancelled locked cancellation-end',
    ],
    [
      'at once is active until that midnight',
      [january, cancellation('2026-01-20 10:00', 'immediate')],
      '2026-01-21',
      -1,
      'active none covered',
    ],
    [
      'in grace locks',
      [january, cancellation('2026-02-12', 'end-of-term')],
      '2026-02-12',
      0,
      'cancelled locked cancellation-end',
    ],
    [
      'is undone by a later payment',
      [january, atEnd, paid('2026-01-25')],
      '2026-03-10',
      0,
      'past_due grace_period grace-day-1',
    ],
    [
      'is not undone by a later refund',
      [january, atEnd, takenBack(january, '2026-01-25')],
      '2026-01-26',
      0,
      'cancelled locked cancellation-end',
    ],
    [
      'is not undone by a later failure',
      [january, atEnd, ofPayment(paid('2026-01-26'), 'payment-failed', '2026-01-26')],
      '2026-02-10',
      0,
      'cancelled locked cancellation-end',
    ],
    [
      'is undone by a later extension',
      [january, atEnd, extension('2026-01-26', 1)],
      '2026-02-24',
      0,
      'past_due grace_period grace-day-15',
    ],
    ['without coverage is none', [atEnd], '2026-02-10', 0, 'none locked no-coverage'],
  ])('%s', (_, facts, now, offset, expected) => {
    expect(standing(assess(facts, now, offset))).toBe(expected);
  });

  it('has no grace to show', () => {
    expect(assess([january, atEnd], '2026-02-10')).toMatchObject({
      expiresAt: local('2026-02-10'),
      gracePeriodEnd: local('2026-02-10'),
      limitedEnd: local('2026-02-10'),
      graceDays: 0,
    });
  });
});

describe('An operator extension', () => {
  it.each<[string, SubscriptionFact[], string]>([
    ['in grace moves the grace end', [january, extension('2026-02-12', 10)], '2026-03-06'],
    ['before E moves the grace end of that E', [january, extension('2026-02-01', 10)], '2026-03-06'],
    [
      'in limited moves the grace end, counted from where it was',
      [january, extension('2026-03-01', 10)],
      '2026-03-06',
    ],
    ['adds to another', [january, extension('2026-02-12', 10), extension('2026-02-13', 1)], '2026-03-07'],
    [
      'repeated counts once',
      [january, extension('2026-02-12', 10), extension('2026-02-12', 10)],
      '2026-03-06',
    ],
    [
      'does not follow to the next E',
      [january, extension('2026-02-12', 10), paid('2026-02-20')],
      '2026-04-03',
    ],
    [
      'is not taken back by a payment whose own grace ends earlier',
      [january, extension('2026-02-01', 100), paid('2026-02-05')],
      '2026-06-04',
    ],
    [
      'counts from a date so reached',
      [january, extension('2026-02-01', 100), paid('2026-02-05'), extension('2026-02-06', 1)],
      '2026-06-05',
    ],
    [
      'is taken back by a cancellation',
      [january, extension('2026-02-01', 100), cancellation('2026-02-02', 'immediate'), paid('2026-02-04')],
      '2026-03-18',
    ],
    ['before any coverage moves nothing', [extension('2026-01-01', 10), january], '2026-02-24'],
  ])('%s', (_, facts, graceEnd) => {
    expect(assess(facts, '2026-02-15').gracePeriodEnd).toBe(local(graceEnd));
  });

  it('never moves E, and moves what follows the grace end', () => {
    expect(assess([january, extension('2026-02-12', 10)], '2026-02-15')).toMatchObject({
      expiresAt: local('2026-02-10'),
      limitedEnd: local('2026-03-20'),
      daysInGracePeriod: 6,
      graceDays: 24,
    });
  });
});

describe('Interval facts', () => {
  const suspended = interval('suspension', '2026-02-12 09:00', '2026-02-14 17:00');
  const off = interval('enforcement-off', '2026-02-13 09:00', '2026-03-20');

  it.each([
    ['2026-02-12 09:00', -1, 'past_due grace_period grace-day-3'],
    ['2026-02-12 09:00', 0, 'past_due locked suspension-start'],
    ['2026-02-13 09:00', 0, 'past_due locked suspension-start'],
    ['2026-02-14 17:00', -1, 'past_due locked suspension-start'],
    ['2026-02-14 17:00', 0, 'past_due none enforcement-off-start'],
    ['2026-03-20', -1, 'expired none enforcement-off-start'],
    ['2026-03-20', 0, 'expired locked limited-end'],
  ])('suspension wins over enforcement off, that over coverage: %s %d ms', (now, offset, expected) => {
    expect(standing(assess([january, off, suspended], now, offset))).toBe(expected);
  });

  it('open without coverage, and lock in spite of it', () => {
    expect(standing(assess([interval('enforcement-off', '2026-01-01', null)], '2026-02-01'))).toBe(
      'none none enforcement-off-start',
    );
    expect(standing(assess([january, interval('suspension', '2026-01-15', null)], '2026-01-20'))).toBe(
      'active locked suspension-start',
    );
  });

  it('in grace tell no grace day while something else rules', () => {
    expect(assess([january, suspended], '2026-02-13')).toMatchObject({
      isInGracePeriod: false,
      daysInGracePeriod: 0,
    });
  });
});

describe('A pending payment', () => {
  it('is shown and extends nothing', () => {
    const waiting = pendingOf(paid('2026-02-12'), '2026-02-12');
    expect(assess([january, waiting], '2026-02-12')).toMatchObject({
      pendingPayment: true,
      expiresAt: local('2026-02-10'),
      rule: 'grace-day-3',
    });
  });
});

describe('A later change of policy', () => {
  const later = { ...DEFAULT_POLICY, effectiveFrom: local('2026-02-11'), graceDays: 1, limitedDays: 1 };

  it('never rewrites the past', () => {
    const policies = [DEFAULT_POLICY, later];
    expect(assess([january], '2026-02-15', 0, policies)).toEqual(assess([january], '2026-02-15'));
  });

  it('governs the episode that starts after it', () => {
    const facts = [january, paid('2026-02-15')];
    expect(assess(facts, '2026-02-15', 0, [DEFAULT_POLICY, later])).toMatchObject({
      expiresAt: local('2026-03-15'),
      gracePeriodEnd: local('2026-03-16'),
      limitedEnd: local('2026-03-17'),
    });
  });
});
