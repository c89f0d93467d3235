import { brokenRules } from '../../forms/form-problem';
import { blankProfile, type ProfileText, profileOf, profileRules, textOf } from './profile-text';

const filled: ProfileText = { schoolType: 'sk', state: '02', ppd: ' PPD Kota Contoh ', teacherCount: '24' };

it('a blank profile misses every field, each named', () => {
  expect(brokenRules(profileRules, blankProfile).map(({ field }) => field)).toEqual(
    Object.keys(blankProfile),
  );
});

it('a filled one becomes what the API takes, and back', () => {
  expect(brokenRules(profileRules, filled)).toEqual([]);
  const profile = { schoolType: 'sk', state: '02', ppd: 'PPD Kota Contoh', teacherCount: 24 } as const;
  expect(profileOf(filled)).toEqual(profile);
  expect(textOf(profile)).toEqual({ ...filled, ppd: 'PPD Kota Contoh' });
});

it.each(['', '0', '1001', 'dua', '2.5'])('%j is no number of teachers', (teacherCount) => {
  expect(brokenRules(profileRules, { ...filled, teacherCount })).toHaveLength(1);
});
