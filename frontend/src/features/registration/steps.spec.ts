import { brokenRules } from '../../forms/form-problem';
import { type Draft, draftOf } from './draft';
import { addressOf, type Step, stepAt, stepOfField, stepRules } from './steps';

const filled: Draft = {
  ...draftOf(null),
  code: 'abc1234',
  name: 'SK Contoh',
  schoolType: 'sk',
  state: '10',
  ppd: 'PPD Contoh',
  teacherCount: '40',
  displayName: 'Aminah',
};
const at = (step: Step) => new URL(addressOf(step), 'http://localhost');

it.each<[string, Step, Draft, boolean, Step]>([
  ['the first step stands at /daftar', 'kod', draftOf(null), false, 'kod'],
  ['an address far ahead opens the first step that is not done', 'semak', draftOf(null), false, 'kod'],
  ['the account is not done until somebody is signed in', 'semak', filled, false, 'akaun'],
  ['with all filled in and signed in the last step opens', 'semak', filled, true, 'semak'],
  ['an earlier step can be opened again', 'sekolah', filled, true, 'sekolah'],
  [
    'a number of teachers that is none is asked for again',
    'semak',
    { ...filled, teacherCount: '-3' },
    true,
    'pelan',
  ],
])('%s', (_sentence, asked, draft, isSignedIn, step) => {
  expect(stepAt(at(asked), draft, isSignedIn)).toBe(step);
});

it('an address of no step is the first of the details', () => {
  const url = new URL('http://localhost/daftar/maklumat?langkah=lain');
  expect(stepAt(url, filled, true)).toBe('sekolah');
});

it('each empty field of a step is named', () => {
  const fields = brokenRules(stepRules.sekolah, draftOf(null)).map(({ field }) => field);
  expect(fields).toEqual(['name', 'schoolType', 'state', 'ppd']);
});

it.each(['', '0', '1001', 'empat', '4.5'])('%j is no number of teachers', (teacherCount) => {
  expect(brokenRules(stepRules.pelan, { ...filled, teacherCount })).toHaveLength(1);
});

it('a field that the API names stands in its step', () => {
  expect(['code', 'ppd', 'displayName', 'teacherCount'].map(stepOfField)).toEqual([
    'kod',
    'sekolah',
    'akaun',
    'pelan',
  ]);
  expect(stepOfField('termsVersion')).toBeUndefined();
});

it('what is stored in another form counts as not typed', () => {
  for (const stored of ['', 'null', '[]', '{"code":7}', 'rosak']) expect(draftOf(stored).code).toBe('');
  expect(draftOf(JSON.stringify(filled))).toEqual(filled);
});
