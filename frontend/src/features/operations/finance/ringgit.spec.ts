import { senOf } from './ringgit';

it.each([
  ['150', 15_000],
  ['RM 150.50', 15_050],
  ['0,05', 5],
  ['0', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['satu', undefined],
])('%s typed as ringgit is %s sen', (text, sen) => {
  expect(senOf(text)).toBe(sen);
});
