import { ids, type PayerFields, payerBody, payerErrors, readPayerForm } from './payer-form';

function formOf(typed: Record<string, string>): PayerFields {
  const form = new FormData();
  for (const [id, text] of Object.entries({ [ids.name]: 'SK Seri Contoh', ...typed })) form.set(id, text);
  return readPayerForm(form);
}

const wholeAddress = {
  [ids.line(0)]: 'Jalan Contoh 1',
  [ids.postcode]: '50000',
  [ids.city]: 'Kuala Lumpur',
  [ids.state]: '14',
};

describe('the payer of a school', () => {
  it('is a name; the rest may be left out', () => {
    expect(payerErrors(formOf({}))).toEqual([]);
    expect(payerBody(formOf({}))).toEqual({
      name: 'SK Seri Contoh',
      tin: null,
      brn: null,
      address: null,
      phone: null,
      email: null,
      contacts: [],
      preferredProvider: null,
    });
  });

  it('has an address of at most three lines', () => {
    const fields = formOf({ ...wholeAddress, [ids.line(2)]: 'Taman Contoh' });
    expect(payerErrors(fields)).toEqual([]);
    expect(payerBody(fields).address).toEqual({
      lines: ['Jalan Contoh 1', 'Taman Contoh'],
      postcode: '50000',
      city: 'Kuala Lumpur',
      stateCode: '14',
    });
  });

  it('lists who gets receipts, without the empty rows', () => {
    const fields = formOf({ [ids.contactName(1)]: 'Kerani', [ids.contactEmail(1)]: 'kerani@contoh.test' });
    expect(payerBody(fields).contacts).toEqual([{ name: 'Kerani', email: 'kerani@contoh.test' }]);
  });

  it('takes a TIN in small letters', () => {
    expect(payerBody(formOf({ [ids.tin]: 'c25845632020' })).tin).toBe('C25845632020');
  });

  it.each([
    ['no name', { [ids.name]: ' ' }, ids.name],
    ['a TIN that is none', { [ids.tin]: '12' }, ids.tin],
    ['a BRN that is none', { [ids.brn]: 'a/b' }, ids.brn],
    ['a BRN of dashes', { [ids.brn]: '-----' }, ids.brn],
    ['part of an address', { ...wholeAddress, [ids.postcode]: '' }, ids.postcode],
    ['an address without a street', { ...wholeAddress, [ids.line(0)]: '' }, ids.line(0)],
    ['a telephone that is none', { [ids.phone]: 'pejabat' }, ids.phone],
    ['a receiver without an address', { [ids.contactName(0)]: 'Kerani' }, ids.contactEmail(0)],
  ])('%s is told at its field', (_what, typed, fieldId) => {
    expect(payerErrors(formOf(typed)).map((error) => error.fieldId)).toEqual([fieldId]);
  });
});
