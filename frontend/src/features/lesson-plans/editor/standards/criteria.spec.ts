import { areProposed, criteriaFrom, withStandards } from './criteria';

const heat = '9.2.1 Menerangkan haba';

it.each([
  [[heat], 'Murid dapat menerangkan haba.'],
  [['2.1.3 Describe a journey', 'Lukisan bebas.'], 'Describe a journey.\nLukisan bebas.'],
  [['9.2.1'], ''],
])('%j proposes what pupils can do', (standards, criteria) => {
  expect(criteriaFrom(standards)).toBe(criteria);
});

it('criteria follow the standards until somebody touches them', () => {
  const blank = { learningStandards: [], successCriteria: '' };
  const proposed = { ...blank, ...withStandards(blank, [heat], 2_000) };
  expect(areProposed(proposed)).toBe(true);
  expect(withStandards(proposed, [], 2_000)).toEqual({ learningStandards: [], successCriteria: '' });
  const touched = { ...proposed, successCriteria: 'Tiga bahan.' };
  expect(areProposed(touched)).toBe(false);
  expect(withStandards(touched, [heat, '9.2.2 Menyiasat'], 2_000)).toEqual({
    learningStandards: [heat, '9.2.2 Menyiasat'],
  });
});

it('criteria that would be too long are not proposed', () => {
  expect(withStandards({ learningStandards: [], successCriteria: '' }, [heat], 5)).toEqual({
    learningStandards: [heat],
  });
});
