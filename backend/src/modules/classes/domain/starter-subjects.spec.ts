import { curriculumOf, starterSubjects } from './starter-subjects.js';

const of = (part: Partial<Parameters<typeof starterSubjects>[0]>) =>
  starterSubjects({ schoolType: 'sk', levels: ['T1', 'T4'], calendarYear: 2026, present: [], ...part });
const codesOf = (subjects: ReturnType<typeof of>) => subjects.map(({ code }) => code);
const levelsOf = (subjects: ReturnType<typeof of>, code: string) =>
  subjects.find((subject) => subject.code === code)?.levels.map(({ gradeLevel }) => gradeLevel);

it('a subject comes with the levels that the school has and that are taught it', () => {
  expect(levelsOf(of({}), 'BM')).toEqual(['T1', 'T4']);
  expect(levelsOf(of({}), 'SEJ')).toEqual(['T4']);
  expect(codesOf(of({ levels: ['T1'] }))).not.toContain('SEJ');
});

it('a vernacular school teaches its language, and no other school does', () => {
  expect(codesOf(of({ schoolType: 'sjkc' }))).toContain('BC');
  expect(codesOf(of({ schoolType: 'sjkt' }))).toContain('BT');
  for (const schoolType of ['sk', 'smk', null]) {
    expect(codesOf(of({ schoolType }))).not.toContain('BC');
    expect(codesOf(of({ schoolType }))).not.toContain('BT');
  }
});

it('what the school has is not made again, in whatever letters its code is written', () => {
  expect(codesOf(of({ present: [{ code: 'bm' }] }))).not.toContain('BM');
});

it('Islam and Moral say that they tell a religion, and nothing else does', () => {
  const marked = of({}).filter(({ religion }) => religion !== null);
  expect(marked.map(({ code, religion }) => [code, religion])).toEqual([
    ['PI', 'islam'],
    ['PM', 'moral'],
  ]);
});

it.each([
  ['T1', 2026, 'KSSR'],
  ['T1', 2027, 'KP2027'],
  ['T2', 2027, 'KSSR'],
  ['F1', 2026, 'KSSM'],
  ['F1', 2027, 'KP2027'],
  ['F4', 2027, 'KSSM'],
] as const)('%s of %i is taught by %s', (level, year, curriculum) => {
  expect(curriculumOf(level, year)).toBe(curriculum);
});

it('no two subjects of a level share a code', () => {
  const codes = codesOf(of({ schoolType: 'sjkc', levels: ['T1', 'T4', 'F1', 'F4'] }));
  expect(new Set(codes).size).toBe(codes.length);
});
