import { demoPupils } from './demo-pupils.js';

const school = Array.from({ length: 12 }, (_, at) =>
  demoPupils(at, { level: Math.floor(at / 2) + 1, year: 2026 }),
);

it('the school to look around in has 360 pupils of all communities, nobody called like another', () => {
  expect(new Set(school.flat().map(({ name }) => name)).size).toBe(360);
  for (const pupils of school) expect(pupils.filter(({ group }) => group === 'Islam')).toHaveLength(18);
  expect(
    new Set(school.flat().map(({ identityNumber, registerNumber }) => identityNumber ?? registerNumber)).size,
  ).toBe(360);
});

it('pupils of Tahun 1 are seven years old in their year', () => {
  expect(new Set(school[0]?.map(({ birthDate }) => birthDate.slice(0, 4)))).toEqual(new Set(['2019']));
});
