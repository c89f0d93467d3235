import { broughtBy } from './brought';
import { isSought, offeredStandards } from './offered-standards';

const row = (week: number, ...learningStandards: string[]) => ({
  week,
  topic: `Tajuk ${week}`,
  contentStandards: ['9.1 Suhu', '9.2 Haba'],
  learningStandards,
});
const rows = [
  row(40, '9.1.5 Membandingkan suhu'),
  row(42, '9.2.1 Meramal', '9.2.2 Menyiasat'),
  row(43, '9.2.2 menyiasat'),
  row(41, 'Projek'),
];

it('the standards of the week are offered first, then what is nearest, each once', () => {
  expect(offeredStandards(rows, 42).map(({ line }) => line)).toEqual([
    '9.2.1 Meramal',
    '9.2.2 Menyiasat',
    'Projek',
    '9.1.5 Membandingkan suhu',
  ]);
});

it('with a standard come its topic and the content standard above it', () => {
  const [first, , project] = offeredStandards(rows, 42);
  expect(first).toMatchObject({ topic: 'Tajuk 42', contentStandards: ['9.2 Haba'] });
  expect(project?.contentStandards).toEqual(['9.1 Suhu', '9.2 Haba']);
});

it.each([
  ['9.2', true],
  ['menyiasat', true],
  ['lebur  BAHAN', true],
  ['9.1', false],
  ['bahan kaca', false],
])('%s is sought in 9.2.2 Menyiasat bahan yang melebur: %s', (typed, found) => {
  expect(isSought('9.2.2 Menyiasat bahan yang melebur', typed)).toBe(found);
});

it('a chosen standard brings its topic and content standard, and leaves alone what is written', () => {
  const [chosen = {}] = offeredStandards(rows, 42);
  const blank = { topic: '', contentStandards: [] };
  expect(broughtBy(chosen, blank)).toEqual({ topic: 'Tajuk 42', contentStandards: ['9.2 Haba'] });
  expect(broughtBy(chosen, { topic: 'Ais', contentStandards: ['9.2 HABA'] })).toEqual({});
});
