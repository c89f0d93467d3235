import { billplzDedupeKey, normalizeBillplz, readBillplzFields } from './billplz-callback.js';

const COLLECTION = 'yhx5t1pp';
const RECEIVED_AT = Date.parse('2026-11-20T09:00:00+08:00');
const PAID = {
  id: 'zq0tm2wc',
  collection_id: COLLECTION,
  paid: 'true',
  state: 'paid',
  amount: '15000',
  paid_amount: '15000',
  paid_at: '2026-11-20 08:59:58 +0800',
};
const fields = (changed: Record<string, string> = {}) => new URLSearchParams({ ...PAID, ...changed });
const normalize = (changed: Record<string, string> = {}) =>
  normalizeBillplz(fields(changed), COLLECTION, RECEIVED_AT);

describe('A Billplz callback', () => {
  it('of a paid bill is a payment, at the time and of the amount that Billplz tells', () => {
    const at = Date.parse('2026-11-20T08:59:58+08:00');
    expect(normalize({ amount: '1' })).toEqual({
      facts: [{ kind: 'payment-succeeded', paymentId: 'zq0tm2wc', at, amountSen: 15000, currency: 'MYR' }],
    });
  });

  it('of a bill that is not paid is a failure, at its arrival unless Billplz tells the time', () => {
    expect(normalize({ paid: 'false', state: 'due', paid_at: '' })).toEqual({
      facts: [{ kind: 'payment-failed', paymentId: 'zq0tm2wc', at: RECEIVED_AT }],
    });
    expect(normalize({ paid: 'false' })).toMatchObject({
      facts: [{ at: Date.parse('2026-11-20T08:59:58+08:00') }],
    });
  });

  it.each([
    ['another collection', { collection_id: 'other' }],
    ['no bill', { id: '' }],
  ])('of %s is foreign', (_what, changed) => {
    expect(normalize(changed)).toEqual({ unusable: 'FOREIGN_EVENT' });
  });

  it.each([
    ['no time', { paid_at: '' }],
    ['an impossible time', { paid_at: '2026-13-45 08:59:58 +0800' }],
    ['no amount', { paid_amount: '' }],
    ['an amount with a fraction', { paid_amount: '150.00' }],
    ['a negative amount', { paid_amount: '-15000' }],
  ])('of a payment with %s cannot be read', (_what, changed) => {
    expect(normalize(changed)).toEqual({ unusable: 'UNREADABLE_EVENT' });
  });

  it('is the same event while bill, state, transaction and time are the same', () => {
    const key = billplzDedupeKey(fields());
    expect(billplzDedupeKey(fields({ name: 'Other', x_signature: 'other' }))).toBe(key);
    for (const changed of ['id', 'paid', 'state', 'transaction_id', 'paid_at'])
      expect(billplzDedupeKey(fields({ [changed]: 'other' }))).not.toBe(key);
  });

  it('is read as a form, plus signs and percent signs included', () => {
    const read = readBillplzFields(Buffer.from('paid_at=2018-09-27+15%3A15%3A09+%2B0800&mobile='));
    expect([...read]).toEqual([
      ['paid_at', '2018-09-27 15:15:09 +0800'],
      ['mobile', ''],
    ]);
  });
});
