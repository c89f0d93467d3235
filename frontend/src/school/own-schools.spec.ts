import { type OwnSchool, schoolOfPage } from './own-schools';

const school = (code: string, role: OwnSchool['role']): OwnSchool => ({
  code,
  name: `SK ${code}`,
  role,
  displayName: 'Cikgu',
});
const taught = school('aba1001', 'teacher');
const administered = school('bbb2002', 'admin');
const other = school('cba3003', 'main_admin');

it.each<[string, readonly OwnSchool[], string | null, OwnSchool | undefined]>([
  ['the school in the address, however it is written', [taught, administered, other], 'CBA3003', other],
  ['else the first that the person administers', [taught, administered, other], null, administered],
  ['also where the address names a school of others', [taught, administered], 'zzz9999', administered],
  ['else the first', [taught], null, taught],
  ['of nobody none', [], null, undefined],
])('a page of the main domain is about %s', (_sentence, schools, named, expected) => {
  expect(schoolOfPage(schools, named)).toBe(expected);
});
