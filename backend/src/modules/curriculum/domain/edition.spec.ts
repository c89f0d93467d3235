import { editionInForce, problemsOfEdition } from './edition.js';
import { soughtIn } from './sought.js';

const edition = (year: number, right: 'permitted' | 'fictional' = 'permitted') => ({
  curriculum: 'KSSR',
  subjectName: 'Sains',
  subjectId: 's',
  gradeLevel: 'T4',
  year,
  right,
});
const inForce = (years: readonly ReturnType<typeof edition>[], year: number) =>
  editionInForce(years, { subjectId: 's', gradeLevel: 'T4', year });

describe('an edition', () => {
  it('stands once in a school, whatever the case of its subject', () => {
    const around = { others: [edition(2026)], subjectIds: ['s'] };
    expect(problemsOfEdition({ ...edition(2026), subjectName: 'SAINS' }, around)[0]?.field).toBe('year');
    expect(problemsOfEdition(edition(2027), around)).toEqual([]);
    expect(problemsOfEdition({ ...edition(2027), subjectId: 'x' }, around)[0]?.field).toBe('subjectId');
  });

  it('is in force from its year on, until a newer one is; a sample only where nothing else is', () => {
    expect(inForce([edition(2025), edition(2027)], 2026)?.year).toBe(2025);
    expect(inForce([edition(2025), edition(2027)], 2028)?.year).toBe(2027);
    expect(inForce([edition(2027)], 2026)).toBeNull();
    expect(inForce([edition(2025), edition(2026, 'fictional')], 2026)?.year).toBe(2025);
    expect(inForce([edition(2026, 'fictional')], 2026)?.year).toBe(2026);
  });
});

describe('what is sought', () => {
  it.each([
    ['1.2', '1.2'],
    ['SP 1.2.3', '1.2.3'],
    ['sk2.1.', '2.1'],
    ['１．２', '1.2'],
  ])('%s is a code', (query, code) => expect(soughtIn(query)).toEqual({ by: 'code', code }));

  it.each([
    ['Air  Tanah', ['air', 'tanah']],
    ['植物 生长', ['植物', '生长']],
    ['தாவரம்', ['தாவரம்']],
    ['تومبوهن', ['تومبوهن']],
    ['', []],
  ])('%s is words', (query, words) => expect(soughtIn(query)).toEqual({ by: 'words', words }));
});
