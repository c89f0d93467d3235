import { normalizeStripe, stripeEventId } from './stripe-event.js';

const AT = Date.parse('2026-11-20T09:15:09+08:00');
const CREATED = AT / 1_000;
const EARLIER = CREATED - 60;

const bytes = (event: unknown) => Buffer.from(JSON.stringify(event));
const normalize = (type: string, object: unknown) =>
  normalizeStripe(bytes({ id: 'evt_1', type, created: CREATED, data: { object } }));

const SESSION = {
  id: 'cs_1',
  payment_intent: 'pi_1',
  payment_status: 'paid',
  amount_total: 15000,
  currency: 'myr',
};
const OURS = { metadata: { invoice: 'INV-2026-000001' } };
const INTENT = { id: 'pi_1', amount_received: 15000, currency: 'myr', ...OURS };
const CHARGE = { id: 'ch_1', payment_intent: 'pi_1', amount: 15000, currency: 'myr', paid: true, ...OURS };
const REFUND = { id: 're_1', payment_intent: 'pi_1', amount: 5000, status: 'succeeded', created: EARLIER };
const REFUNDED = { paymentId: 'pi_1', refundId: 're_1', amountSen: 5000 };
const DISPUTE = {
  ...{ id: 'dp_1', payment_intent: 'pi_1', status: 'needs_response', created: EARLIER },
  ...{ amount: 2000, currency: 'myr' },
};
const DISPUTED = { paymentId: 'pi_1', disputeId: 'dp_1', amountSen: 2000 };

const BY_SESSION = { reference: 'cs_1' };
const BY_NUMBER = { invoiceNumber: 'INV-2026-000001' };
const PAID = {
  kind: 'payment-succeeded',
  paymentId: 'pi_1',
  at: AT,
  amountSen: 15000,
  currency: 'MYR',
} as const;

describe('An event of Stripe', () => {
  it.each<[string, object, object]>([
    ['checkout.session.completed', SESSION, { ...PAID, bill: BY_SESSION }],
    ['checkout.session.async_payment_succeeded', SESSION, { ...PAID, bill: BY_SESSION }],
    [
      'checkout.session.completed',
      { ...SESSION, payment_intent: { id: 'pi_1' } },
      { ...PAID, bill: BY_SESSION },
    ],
    [
      'checkout.session.completed',
      { ...SESSION, payment_status: 'unpaid' },
      { kind: 'payment-pending', paymentId: 'pi_1', at: AT, bill: BY_SESSION },
    ],
    [
      'checkout.session.async_payment_failed',
      { ...SESSION, payment_status: 'unpaid' },
      { kind: 'payment-failed', paymentId: 'pi_1', at: AT, bill: BY_SESSION },
    ],
    [
      'checkout.session.expired',
      { ...SESSION, payment_intent: null, payment_status: 'unpaid' },
      { kind: 'payment-abandoned', paymentId: 'cs_1', at: AT, bill: BY_SESSION },
    ],
    ['payment_intent.succeeded', INTENT, { ...PAID, bill: BY_NUMBER }],
    [
      'payment_intent.processing',
      INTENT,
      { kind: 'payment-pending', paymentId: 'pi_1', at: AT, bill: BY_NUMBER },
    ],
    [
      'payment_intent.payment_failed',
      INTENT,
      { kind: 'payment-failed', paymentId: 'pi_1', at: AT, bill: BY_NUMBER },
    ],
    [
      'payment_intent.canceled',
      INTENT,
      { kind: 'payment-abandoned', paymentId: 'pi_1', at: AT, bill: BY_NUMBER },
    ],
    ['charge.succeeded', CHARGE, { ...PAID, bill: BY_NUMBER }],
    [
      'charge.refunded',
      { ...CHARGE, refunded: true },
      { kind: 'refund', paymentId: 'pi_1', at: AT, amountSen: 15000, refundId: 'pi_1' },
    ],
    [
      'refund.created',
      REFUND,
      { kind: 'refund', paymentId: 'pi_1', at: EARLIER * 1_000, amountSen: 5000, refundId: 're_1' },
    ],
    ['charge.dispute.created', DISPUTE, { kind: 'dispute-opened', ...DISPUTED, at: EARLIER * 1_000 }],
    ['charge.dispute.funds_withdrawn', DISPUTE, { kind: 'dispute-opened', ...DISPUTED, at: AT }],
    ['charge.dispute.closed', { ...DISPUTE, status: 'won' }, { kind: 'dispute-won', ...DISPUTED, at: AT }],
    ['charge.dispute.closed', { ...DISPUTE, status: 'lost' }, { kind: 'dispute-lost', ...DISPUTED, at: AT }],
    [
      'charge.dispute.closed',
      { ...DISPUTE, status: 'warning_closed' },
      { kind: 'dispute-withdrawn', ...DISPUTED, at: AT },
    ],
    [
      'refund.created',
      { ...REFUND, status: 'pending' },
      { ...REFUNDED, kind: 'refund-pending', at: EARLIER * 1_000 },
    ],
    ['refund.failed', { ...REFUND, status: 'failed' }, { ...REFUNDED, kind: 'refund-failed', at: AT }],
    ['refund.updated', { ...REFUND, status: 'canceled' }, { ...REFUNDED, kind: 'refund-cancelled', at: AT }],
  ])('%s of %j is a fact of its payment intent', (type, object, fact) => {
    expect(normalize(type, object)).toEqual({ facts: [fact] });
  });

  it('a failed intent tells what the bank said, and which bank it was', () => {
    const error = { message: 'Declined.', payment_method: { type: 'fpx', fpx: { bank: 'maybank2u' } } };
    const said = (last_payment_error: unknown) =>
      normalize('payment_intent.payment_failed', { ...INTENT, last_payment_error });
    expect(said(error)).toMatchObject({ facts: [{ bankMessage: 'Declined.', bankName: 'Maybank' }] });
    const ofCard = { facts: [{ kind: 'payment-failed', paymentId: 'pi_1', at: AT, bill: BY_NUMBER }] };
    expect(said({ payment_method: { type: 'card', card: { brand: 'visa' } } })).toEqual(ofCard);
    expect(said({ payment_method: 'pm_1' })).toEqual(ofCard);
  });

  it('a refund that had been told as done and then failed is told as both', () => {
    const event = {
      ...{ type: 'refund.updated', created: AT / 1_000 },
      data: { object: { ...REFUND, status: 'failed' }, previous_attributes: { status: 'succeeded' } },
    };
    expect(normalizeStripe(bytes(event))).toEqual({
      facts: [
        { ...REFUNDED, kind: 'refund', at: EARLIER * 1_000 },
        { ...REFUNDED, kind: 'refund-failed', at: AT },
      ],
    });
  });

  it('a refund is the same fact however often its state is told', () => {
    expect(normalize('refund.updated', REFUND)).toEqual(normalize('refund.created', REFUND));
    expect(normalize('charge.refund.updated', REFUND)).toEqual(normalize('refund.created', REFUND));
  });

  it.each([
    ['charge.refunded', { ...CHARGE, refunded: false, amount_refunded: 5000 }],
    ['charge.dispute.created', { ...DISPUTE, status: 'warning_needs_response' }],
    ['charge.dispute.updated', { ...DISPUTE, status: 'under_review' }],
  ])('%s that moves no money, or is told elsewhere, says nothing: %j', (type, object) => {
    expect(normalize(type, object)).toEqual({ facts: [] });
  });

  it.each([
    ['customer.created', { id: 'cus_1' }],
    ['payment_intent.succeeded', { ...INTENT, metadata: {} }],
    ['charge.succeeded', { ...CHARGE, metadata: null }],
  ])('%s that is not of a checkout here is foreign', (type, object) => {
    expect(normalize(type, object)).toEqual({ unusable: 'FOREIGN_EVENT' });
  });

  it.each([
    ['checkout.session.completed', { ...SESSION, amount_total: 150.5 }],
    ['checkout.session.completed', { ...SESSION, amount_total: -1 }],
    ['checkout.session.completed', { ...SESSION, payment_intent: null }],
    ['checkout.session.completed', { ...SESSION, id: 5 }],
    ['checkout.session.completed', { ...SESSION, currency: null }],
    ['checkout.session.completed', { ...SESSION, payment_status: 'no_payment_required' }],
    ['checkout.session.async_payment_succeeded', { ...SESSION, payment_status: 'unpaid' }],
    ['checkout.session.completed', null],
    ['refund.created', { ...REFUND, payment_intent: null }],
    ['charge.dispute.closed', { ...DISPUTE, status: 'odd' }],
    ['refund.updated', { ...REFUND, status: 'odd' }],
  ])('%s of %j cannot be read', (type, object) => {
    expect(normalize(type, object)).toEqual({ unusable: 'UNREADABLE_EVENT' });
  });

  it.each(['', 'null', '[]', '{', '{"type":5}', '{"type":"charge.refunded","data":5}'])(
    'of the bytes %j cannot be read either',
    (text) => {
      expect(normalizeStripe(Buffer.from(text))).toEqual({ unusable: 'UNREADABLE_EVENT' });
      expect(stripeEventId(Buffer.from(text))).toBe('');
    },
  );

  it('is known by its id', () => {
    expect(stripeEventId(bytes({ id: 'evt_1' }))).toBe('evt_1');
  });
});
