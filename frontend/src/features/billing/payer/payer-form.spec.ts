import { fieldsOf, type PayerFields, payerBody, payerProblems } from './payer-form';

const kept = {
  name: 'SK Seri Contoh',
  tin: null,
  brn: null,
  address: null,
  phone: null,
  email: null,
  contacts: [],
  preferredProvider: null,
};
const typed = (part: Partial<PayerFields>): PayerFields => ({ ...fieldsOf(kept), ...part });

const wholeAddress = {
  lines: ['Jalan Contoh 1', '', ''],
  postcode: '50000',
  city: 'Kuala Lumpur',
  state: '14',
};

describe('the payer of a school', () => {
  it('is a name; the rest may be left out', () => {
    expect(payerProblems(typed({}))).toEqual([]);
    expect(payerBody(typed({}))).toEqual(kept);
  });

  it('has an address of at most three lines', () => {
    const fields = typed({ ...wholeAddress, lines: ['Jalan Contoh 1', '', ' Taman Contoh'] });
    expect(payerProblems(fields)).toEqual([]);
    expect(payerBody(fields).address).toEqual({
      lines: ['Jalan Contoh 1', 'Taman Contoh'],
      postcode: '50000',
      city: 'Kuala Lumpur',
      stateCode: '14',
    });
  });

  it('lists who gets receipts, without the empty rows', () => {
    const kerani = { name: 'Kerani', email: ' kerani@contoh.test' };
    const fields = typed({ contacts: [{ name: '', email: '' }, kerani] });
    expect(payerBody(fields).contacts).toEqual([{ name: 'Kerani', email: 'kerani@contoh.test' }]);
  });

  it('takes a TIN in small letters', () => {
    expect(payerBody(typed({ tin: 'c25845632020' })).tin).toBe('C25845632020');
  });

  it.each<[string, Partial<PayerFields>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a TIN that is none', { tin: '12' }, 'tin'],
    ['a BRN that is none', { brn: 'a/b' }, 'brn'],
    ['a BRN of dashes', { brn: '-----' }, 'brn'],
    ['part of an address', { ...wholeAddress, postcode: '' }, 'postcode'],
    ['an address without a street', { ...wholeAddress, lines: ['', '', ''] }, 'lines.0'],
    ['a telephone that is none', { phone: 'pejabat' }, 'phone'],
    ['a receiver without an address', { contacts: [{ name: 'Kerani', email: '' }] }, 'contacts.0.email'],
  ])('%s is told at its field', (_what, part, field) => {
    expect(payerProblems(typed(part)).map((problem) => problem.field)).toEqual([field]);
  });
});
