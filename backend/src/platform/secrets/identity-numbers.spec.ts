import { IdentityNumbers } from './identity-numbers.js';

const holder = { schoolId: 'sekolah', id: 'murid' };
const numbersBy = (...keys: [string, ...string[]]) =>
  new IdentityNumbers({ personalData: { encryptionKeys: keys, hashKeys: keys } });
const numbers = numbersBy('kunci baharu');
const before = numbersBy('kunci lama');

describe('a sealed number', () => {
  it('opens for whom it was sealed, and looks different each time', () => {
    const [one, other] = [numbers.seal('120315100982', holder), numbers.seal('120315100982', holder)];
    expect(one.equals(other)).toBe(false);
    expect(one.toString('latin1')).not.toContain('0982');
    expect(numbers.open(one, holder)).toBe('120315100982');
  });

  it.each([{ schoolId: 'lain' }, { id: 'lain' }])('opens for nobody else: %j', (other) => {
    const sealed = numbers.seal('120315100982', holder);
    expect(() => numbers.open(sealed, { ...holder, ...other })).toThrow();
  });

  it('does not open changed, or without its key', () => {
    const sealed = numbers.seal('120315100982', holder);
    sealed[sealed.length - 1] = 255 - (sealed.at(-1) ?? 0);
    expect(() => numbers.open(sealed, holder)).toThrow();
    expect(() => numbers.open(before.seal('120315100982', holder), holder)).toThrow('not configured');
  });
});

describe('the hash of a number', () => {
  it('is the same in one school and another elsewhere', () => {
    expect(numbers.hash('120315100982', 'a').equals(numbers.hash('120315100982', 'a'))).toBe(true);
    expect(numbers.hash('120315100982', 'a').equals(numbers.hash('120315100982', 'b'))).toBe(false);
  });
});

describe('while a key rotates', () => {
  const both = numbersBy('kunci baharu', 'kunci lama');

  it('the earlier one opens and finds, and the first one makes', () => {
    expect(both.open(before.seal('A1234567', holder), holder)).toBe('A1234567');
    expect(both.hashes('A1234567', 'a')).toContainEqual(before.hash('A1234567', 'a'));
    expect(both.hash('A1234567', 'a')).toEqual(numbers.hash('A1234567', 'a'));
    expect(numbers.open(both.seal('A1234567', holder), holder)).toBe('A1234567');
  });

  it('what the first has made is told by how it begins', () => {
    const { seal, hash } = both.currentMarks();
    expect(both.seal('A1234567', holder).subarray(0, 4)).toEqual(seal);
    expect(both.hash('A1234567', 'a').subarray(0, 4)).toEqual(hash);
    expect(before.hash('A1234567', 'a').subarray(0, 4)).not.toEqual(hash);
  });
});
