import { senOf } from './ringgit';

it.each([
  ['150', 15_000],
  ['RM 150.50', 15_050],
  ['RM 1,500.50', 150_050],
  ['123,456', 12_345_600],
  ['0.1', 10],
  ['0,05', 5],
  ['0', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['12,3456', undefined],
  ['satu', undefined],
])('%s typed as ringgit is %s sen', (text, sen) => {
  expect(senOf(text)).toBe(sen);
});
