import { plannedRows, standardsIn, weekNumbersIn } from './imported-row.js';

const weeks = Array.from({ length: 43 }, (_, at) => ({ week: at + 1, number: at + 1 }));
const plan = (rows: readonly Record<string, string>[], differing: object = {}) =>
  plannedRows(
    rows.map((values, at) => ({ number: at + 2, values })),
    { weeks, standing: [], refusal: null, ...differing },
  );

describe('A row of a file', () => {
  it.each([
    ['3', [3]],
    ['M3', [3]],
    ['Minggu 3 12/1/2026 - 16/1/2026', [3]],
    ['MINGGU 3-5', [3, 4, 5]],
    ['3 hingga 5', [3, 4, 5]],
    ['Minggu 3 & 4', [3, 4]],
    ['M12 – M13', [12, 13]],
    ['Minggu ke-7', [7]],
    ['Cuti Penggal 1', []],
    ['CUTI PERTENGAHAN TAHUN', []],
    ['', []],
  ])('says its weeks as schools write them: %s', (text, expected) => {
    expect(weekNumbersIn(text)).toEqual(expected);
  });

  it('has its standards apart, each with its code', () => {
    expect(standardsIn('9.2.1 Menerangkan haba 9.2.2 Mengukur suhu 25.5 darjah; 9.2.3 说明')).toEqual([
      '9.2.1 Menerangkan haba',
      '9.2.2 Mengukur suhu',
      '25.5 darjah',
      '9.2.3 说明',
    ]);
    expect(standardsIn('Membaca puisi')).toEqual(['Membaca puisi']);
  });

  it('is of the week and the theme above it where it says none', () => {
    const [, second] = plan([{ week: '1', theme: 'Tenaga', topic: 'Haba' }, { topic: 'Suhu' }]);
    expect(second?.plan).toMatchObject([{ week: 1, texts: { theme: 'Tenaga', topic: 'Suhu' } }]);
  });

  it('stands in each of its weeks', () => {
    const [row] = plan([{ week: '2-3', topic: 'Haba' }]);
    expect(row?.plan?.map(({ week }) => week)).toEqual([2, 3]);
  });

  it('is asked about where it names no week, or one that the session does not have', () => {
    const found = plan([
      { week: 'CUTI PERTENGAHAN', notes: 'Cuti' },
      { week: '50', topic: 'Haba' },
    ]);
    expect(found.map(({ findings }) => findings.map(({ field }) => field))).toEqual([['week'], ['week']]);
    expect(found[0]?.findings[0]?.mends).toMatchObject([{ act: 'skip' }]);
  });

  it('is not added again where it stands just so', () => {
    const [first] = plan([{ week: '2', topic: 'Haba' }]);
    const standing = first?.plan?.map(({ week, texts }) => ({ week, ...texts })) ?? [];
    expect(plan([{ week: '2', topic: 'Haba' }], { standing })).toMatchObject([{ outcome: 'same', plan: [] }]);
  });

  it('follows the numbers of the school, whatever these count', () => {
    const counted = [{ week: 9, number: 11 }];
    expect(plan([{ week: '11', topic: 'Haba' }], { weeks: counted })[0]?.plan).toMatchObject([{ week: 9 }]);
  });
});
