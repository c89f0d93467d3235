import { cancellation, extension, local, paid, pendingOf, takenBack, trial } from './build-facts.js';
import { explain } from './explain.js';
import type { SubscriptionFact } from './fact.js';
import { DEFAULT_POLICY } from './policy.js';

const story = (facts: SubscriptionFact[], now = '2026-06-01') =>
  explain(facts, [DEFAULT_POLICY], local(now)).facts.map(({ fact, coverageEnd }) => [fact.kind, coverageEnd]);

describe('"Mengapa status ini?"', () => {
  it('lists the facts in order, whatever order they came in, with E after each', () => {
    const facts = [paid('2026-01-20 10:00'), trial('2026-01-01'), paid('2026-02-25 09:00')];
    expect(story(facts)).toEqual([
      ['trial-granted', local('2026-01-31')],
      ['payment-succeeded', local('2026-02-28')],
      ['payment-succeeded', local('2026-03-31')],
    ]);
  });

  it('shows facts that move nothing without an end', () => {
    const payment = paid('2026-01-20 10:00');
    const facts = [pendingOf(payment, '2026-01-20 09:00'), payment];
    expect(story(facts)).toEqual([
      ['payment-pending', null],
      ['payment-succeeded', local('2026-02-20')],
    ]);
  });

  it('shows a refunded payment with what is left of it', () => {
    const payment = takenBack(paid('2026-01-20 10:00'), '2026-01-25 12:00');
    const { provider, paymentId, amountSen } = payment;
    const refund = { kind: 'refund', provider, paymentId, refundId: 'r', amountSen } as const;
    expect(story([payment, { ...refund, at: local('2026-01-25 12:00') }])).toEqual([
      ['payment-succeeded', local('2026-01-26')],
      ['refund', null],
    ]);
  });

  it('names the rule that now reaches', () => {
    const facts = [paid('2026-01-20'), extension('2026-02-22', 5), cancellation('2026-02-24', 'end-of-term')];
    const { assessment } = explain(facts, [DEFAULT_POLICY], local('2026-02-26'));
    expect(assessment).toMatchObject({ rule: 'cancellation-end', restrictionLevel: 'locked' });
  });
});
