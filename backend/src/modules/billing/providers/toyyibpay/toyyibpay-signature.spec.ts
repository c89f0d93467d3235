import { createHash } from 'node:crypto';
import { isSignedByToyyibPay } from './toyyibpay-signature.js';

const SECRET = 'w5x7srq7-rx5r-3t89-2ou2-k7361x2jewhn';
const FIELDS = {
  refno: 'TP2111200000',
  status: '1',
  reason: 'Approved',
  billcode: 'gcbhict9',
  order_id: 'INV-2026-000001',
  amount: '150.00',
  transaction_time: '2026-11-20 09:15:09',
};
/** md5 of "w5x7srq7-rx5r-3t89-2ou2-k7361x2jewhn" + "1" + "INV-2026-000001" + "TP2111200000" + "ok" */
const HASH = createHash('md5').update(`${SECRET}1INV-2026-000001TP2111200000ok`).digest('hex');

const signed = (fields: Record<string, string>, hash = HASH) => new URLSearchParams({ ...fields, hash });
const without = (name: keyof typeof FIELDS) => {
  const fields = signed(FIELDS);
  fields.delete(name);
  return fields;
};

describe('The hash of toyyibPay', () => {
  it('is right for what it covers', () => {
    expect(isSignedByToyyibPay(signed(FIELDS), [SECRET])).toBe(true);
  });

  it('is the same number in upper case', () => {
    expect(isSignedByToyyibPay(signed(FIELDS, HASH.toUpperCase()), [SECRET])).toBe(true);
  });

  it('is accepted under either secret while they rotate, and under no other', () => {
    expect(isSignedByToyyibPay(signed(FIELDS), ['the-new-one', SECRET])).toBe(true);
    expect(isSignedByToyyibPay(signed(FIELDS), ['the-new-one'])).toBe(false);
    expect(isSignedByToyyibPay(signed(FIELDS), [])).toBe(false);
  });

  it.each(['status', 'order_id', 'refno'] as const)('covers %s, which has to come once', (name) => {
    expect(isSignedByToyyibPay(signed({ ...FIELDS, [name]: 'other' }), [SECRET])).toBe(false);
    expect(isSignedByToyyibPay(without(name), [SECRET])).toBe(false);
    const twice = signed(FIELDS);
    twice.append(name, FIELDS[name]);
    expect(isSignedByToyyibPay(twice, [SECRET])).toBe(false);
  });

  it.each(['billcode', 'amount', 'transaction_time', 'reason'])(
    'does not cover %s: toyyibPay has to be asked',
    (name) => {
      expect(isSignedByToyyibPay(signed({ ...FIELDS, [name]: 'other' }), [SECRET])).toBe(true);
    },
  );

  it.each([
    ['is missing', new URLSearchParams(FIELDS)],
    ['is empty', signed(FIELDS, '')],
    ['is cut short', signed(FIELDS, HASH.slice(2))],
    ['is no hexadecimal number', signed(FIELDS, 'z'.repeat(32))],
    [
      'is that of another order of the fields',
      signed(FIELDS, md5(`${SECRET}INV-2026-0000011TP2111200000ok`)),
    ],
    ['lacks the closing word', signed(FIELDS, md5(`${SECRET}1INV-2026-000001TP2111200000`))],
  ])('is refused when it %s', (_how, fields) => {
    expect(isSignedByToyyibPay(fields, [SECRET])).toBe(false);
  });
});

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
