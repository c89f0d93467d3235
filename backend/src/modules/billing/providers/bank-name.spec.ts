import { bankName } from './bank-name.js';

describe('The name of a bank', () => {
  it.each([
    ['maybank2u', 'Maybank'],
    ['MAYBANK2E', 'Maybank'],
    ['CIMB CLICKS', 'CIMB Bank'],
    ['cimb', 'CIMB Bank'],
    ['pb_enterprise', 'Public Bank'],
    ['PUBLIC BANK', 'Public Bank'],
    ['hong_leong_bank', 'Hong Leong Bank'],
    ['AGRONet', 'Agrobank'],
    ['bank_of_china', 'Bank of China'],
    ['bsn', 'BSN'],
    ['Standard Chartered', 'Standard Chartered'],
  ])('is one for all providers: %s is %s', (said, name) => {
    expect(bankName(said)).toEqual({ bankName: name });
  });

  it('stays as it is told where nobody knows the bank, in one line and not endless', () => {
    expect(bankName(' SBI\nBANK A ')).toEqual({ bankName: 'SBI BANK A' });
    expect(bankName('x'.repeat(100))).toEqual({ bankName: 'x'.repeat(60) });
  });

  it.each([undefined, null, '', ' \n', 7, ['Maybank']])('is none where none is told: %j', (said) => {
    expect(bankName(said)).toEqual({});
  });
});
