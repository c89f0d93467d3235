import { normalizeSimulated, type SimulatedEventType, simulatedEvent } from './simulated-event.js';

const AT = Date.parse('2026-11-20T08:00:00+08:00');
const DATA = { billReference: 'sim-1', amountSen: 15000, currency: 'MYR' };
const body = (event: unknown) => Buffer.from(JSON.stringify(event));
const normalize = (type: SimulatedEventType, data: object = DATA) =>
  normalizeSimulated(body({ ...simulatedEvent(type, AT, DATA), data }));

describe('An event of Bank Simulasi', () => {
  it.each([
    ['payment.succeeded', 'payment-succeeded', { amountSen: 15000, currency: 'MYR' }],
    ['payment.pending', 'payment-pending', {}],
    ['payment.failed', 'payment-failed', {}],
    ['payment.abandoned', 'payment-abandoned', {}],
  ] as const)('%s is the fact %s', (type, kind, more) => {
    expect(normalize(type)).toEqual({ facts: [{ kind, paymentId: 'sim-1', at: AT, ...more }] });
  });

  it('payment.failed names the bank that the payer chose, and what it said', () => {
    const told = { ...DATA, bank: 'CIMB Bank', message: 'Baki akaun tidak mencukupi' };
    expect(normalize('payment.failed', told)).toMatchObject({
      facts: [{ bankName: 'CIMB Bank', bankMessage: 'Baki akaun tidak mencukupi' }],
    });
  });

  it.each([
    ['refund.succeeded', 'refund', 'refundId'],
    ['refund.pending', 'refund-pending', 'refundId'],
    ['refund.failed', 'refund-failed', 'refundId'],
    ['refund.cancelled', 'refund-cancelled', 'refundId'],
    ['dispute.opened', 'dispute-opened', 'disputeId'],
    ['dispute.lost', 'dispute-lost', 'disputeId'],
    ['dispute.won', 'dispute-won', 'disputeId'],
    ['dispute.withdrawn', 'dispute-withdrawn', 'disputeId'],
  ] as const)('%s is the fact %s, under an id of its own and for its amount', (type, kind, name) => {
    expect(normalize(type, { ...DATA, amountSen: 2000, [name]: 'one' })).toEqual({
      facts: [{ kind, paymentId: 'sim-1', at: AT, amountSen: 2000, [name]: 'one' }],
    });
  });

  it('a dispute without name and amount is of the whole', () => {
    expect(normalize('dispute.lost', { billReference: 'sim-1' })).toEqual({
      facts: [{ kind: 'dispute-lost', paymentId: 'sim-1', at: AT, disputeId: null, amountSen: null }],
    });
  });

  it.each([
    ['another type', body({ type: 'payout.paid', timestamp: '', data: {} })],
    ['a type that every object has', body({ type: 'toString', data: {} })],
    ['no object', body([1])],
    ['no JSON', Buffer.from('{')],
    ['nothing', Buffer.alloc(0)],
  ])('of %s is foreign', (_what, raw) => {
    expect(normalizeSimulated(raw)).toEqual({ unusable: 'FOREIGN_EVENT' });
  });

  it.each([
    ['no amount', { ...DATA, amountSen: undefined }],
    ['an amount that is no whole number', { ...DATA, amountSen: 1.5 }],
    ['an amount beyond measure', { ...DATA, amountSen: 2 ** 40 }],
    ['no currency', { ...DATA, currency: undefined }],
    ['no bill', { ...DATA, billReference: '' }],
    ['a bill that no bank would name so', { ...DATA, billReference: 'a\u0000b' }],
  ])('of a payment with %s cannot be read', (_what, data) => {
    expect(normalize('payment.succeeded', data)).toEqual({ unusable: 'UNREADABLE_EVENT' });
  });

  it('without a readable time or data cannot be read', () => {
    const event = simulatedEvent('payment.failed', AT, DATA);
    for (const broken of [{ timestamp: 'soon' }, { timestamp: 1 }, { data: null }])
      expect(normalizeSimulated(body({ ...event, ...broken }))).toEqual({ unusable: 'UNREADABLE_EVENT' });
  });
});
