import { createHmac } from 'node:crypto';
import { isSignedByBillplz } from './billplz-signature.js';

const KEY = 'S-s7b4yWpp9h7rrkNM1i3Z_g';
const FIELDS = {
  id: 'zq0tm2wc',
  collection_id: 'yhx5t1pp',
  paid: 'true',
  state: 'paid',
  amount: '100',
  paid_amount: '100',
  due_at: '2018-9-27',
  email: 'tester@test.com',
  mobile: '',
  name: 'TESTER',
  url: 'http://www.billplz-sandbox.com/bills/zq0tm2wc',
  paid_at: '2018-09-27 15:15:09 +0800',
};
const PUBLISHED = '0fe0a20b8d557eeae570377783d062a3816a9ea80f368860bacfa7ec3ca4d00e';

const signed = (fields: Record<string, string>, signature: string) =>
  new URLSearchParams({ ...fields, x_signature: signature });

type Pair = [key: string, value: string];
const textOf = ([key, value]: Pair) => key + value;

/** Signs the way a careless reading of the documentation would. */
function signOtherwise(order: (pair: Pair) => string, keep: (pair: Pair) => boolean = () => true): string {
  const pairs = Object.entries(FIELDS).filter(keep);
  pairs.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return createHmac('sha256', KEY).update(pairs.map(textOf).join('|')).digest('hex');
}

describe('The signature of Billplz', () => {
  it('is the published one for the published callback', () => {
    expect(isSignedByBillplz(signed(FIELDS, PUBLISHED), [KEY])).toBe(true);
  });

  it('does not depend on the order in which the fields come', () => {
    const reversed = Object.fromEntries(Object.entries(FIELDS).reverse());
    expect(isSignedByBillplz(signed(reversed, PUBLISHED), [KEY])).toBe(true);
  });

  it('is accepted under either secret while they rotate', () => {
    expect(isSignedByBillplz(signed(FIELDS, PUBLISHED), ['the-new-key', KEY])).toBe(true);
    expect(isSignedByBillplz(signed(FIELDS, PUBLISHED), ['the-new-key'])).toBe(false);
  });

  it('the test signs as Billplz does, but for one mistake at a time', () => {
    expect(signOtherwise((pair) => textOf(pair).toLowerCase())).toBe(PUBLISHED);
  });

  it.each([
    ['folds to upper case', signOtherwise((pair) => textOf(pair).toUpperCase())],
    ['sorts by key alone', signOtherwise(([key]) => key.toLowerCase())],
    [
      'drops empty values',
      signOtherwise(
        (pair) => textOf(pair).toLowerCase(),
        ([, value]) => value !== '',
      ),
    ],
  ])('a signature that %s does not verify', (_mistake, signature) => {
    expect(isSignedByBillplz(signed(FIELDS, signature), [KEY])).toBe(false);
  });

  it.each(Object.keys(FIELDS))('covers %s', (field) => {
    expect(isSignedByBillplz(signed({ ...FIELDS, [field]: 'other' }, PUBLISHED), [KEY])).toBe(false);
  });

  it.each([
    ['is missing', new URLSearchParams(FIELDS)],
    ['is empty', signed(FIELDS, '')],
    ['is no hexadecimal number', signed(FIELDS, 'z'.repeat(64))],
    ['is cut short', signed(FIELDS, PUBLISHED.slice(2))],
    ['comes twice', new URLSearchParams(`${signed(FIELDS, PUBLISHED)}&x_signature=${PUBLISHED}`)],
  ])('is refused when it %s', (_how, fields) => {
    expect(isSignedByBillplz(fields, [KEY])).toBe(false);
  });
});
