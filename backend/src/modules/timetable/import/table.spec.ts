import fc from 'fast-check';
import { linesOfClassGrids } from './class-grids.js';
import { readTimetable } from './read-timetable.js';
import { spanIn } from './table-words.js';

async function read(...lines: string[]) {
  const reading = await readTimetable(Buffer.from(lines.join('\n')));
  if ('refusal' in reading) throw new Error(reading.refusal);
  return reading;
}

it.each<[string, [number, number] | null]>([
  ['7.30 - 8.00', [450, 480]],
  ['07:30–08:00 pagi', [450, 480]],
  ['11.30 pagi - 12.00 tengah hari', [690, 720]],
  ['12.30-1.00 petang', [750, 780]],
  ['1.00 hingga 1.30 ptg', [780, 810]],
  ['2.00 petang - 2.30 petang', [840, 870]],
  ['8.00-8.00', null],
  ['waktu 3', null],
])('%s is a time of the day, or none', (text, minutes) => {
  expect(spanIn(text)).toEqual(minutes && { from: minutes[0], to: minutes[1] });
});

describe('a table with a line for each lesson', () => {
  it('is read under its heads, wherever they stand: classes, groups, teachers, fortnights', async () => {
    const { names, slots, cardCount, leftCards } = await read(
      'Jadual Waktu SK Contoh;;;;;;',
      'Hari;Masa;Minggu;Kelas;Mata pelajaran;Guru;Bilik',
      'Isnin;7.30-8.00;;3 Amanah (Islam) + 3 Budi (Islam);Pendidikan Islam;Zaiton, Rosmah;',
      'Isnin;7.30-8.00;A;4 Amanah;Sains;Ong Kah Hoe;Makmal',
      'ISNIN;7.30-8.00;A;4 amanah;SAINS;ONG KAH HOE;Makmal',
      'Selasa;;;4 Amanah;Sains;Ong Kah Hoe;Makmal',
      'Rabu;8.00-8.30;;;Mesyuarat;Rosmah;',
    );
    expect(cardCount).toBe(5);
    expect(leftCards.map(({ card, outcome }) => [card, outcome])).toEqual([
      [2, 'repeated'],
      [3, 'without_time'],
    ]);
    expect(slots.map(({ day, from, to, weeks, roomIds }) => [day, from, to, weeks, roomIds])).toEqual([
      [2, 450, 480, [1, 2], []],
      [2, 450, 480, [1], ['makmal']],
      [4, 480, 510, [1, 2], []],
    ]);
    expect(names.classes.map(({ name }) => name)).toEqual(['3 Amanah', '3 Budi', '4 Amanah']);
    expect(names.groups.map(({ classId, name }) => [classId, name])).toEqual([
      ['3amanah', 'Islam'],
      ['3budi', 'Islam'],
    ]);
    expect(names.lessons.map(({ teacherIds, classIds }) => [teacherIds.length, classIds.length])).toEqual([
      [2, 2],
      [1, 1],
      [1, 0],
    ]);
  });

  it('as it is taken away here: Dari, Hingga, Kod', async () => {
    const { slots, names } = await read(
      'Hari,Dari,Hingga,Minggu,Jenis,Kelas,Subjek atau tajuk,Kod,Guru,Bilik',
      'Isnin,07:30,08:30,,PdP,4 Amanah,Sains,SN,Ong Kah Hoe,',
    );
    expect(slots).toMatchObject([{ day: 2, from: 450, to: 510, weeks: [1] }]);
    expect(names.subjects).toEqual([{ id: 'sains', name: 'Sains', short: 'SN' }]);
  });

  it.each([
    ['without such heads', 'Nama,Jantina\nAli,L', 'no_columns'],
    ['without lines', 'Hari,Masa,Kelas,Subjek\n', 'empty'],
    ['that is a picture', '\u0089PNG\r\n\u0000', 'unreadable'],
  ])('%s is refused', async (_, text, refusal) => {
    expect(await readTimetable(Buffer.from(text, 'latin1'))).toEqual({ refusal });
  });
});

describe('sheets that are the week of a class each', () => {
  const sheet = (name: string | null, lines: readonly (readonly string[])[], merges: object[] = []) => ({
    name,
    rows: lines.map((cells, at) => ({ number: at + 1, cells })),
    merges: merges.map((merge) => ({ fromRow: 0, toRow: 0, fromColumn: 0, toColumn: 0, ...merge })),
  });
  const times = ['Hari', '1\n7.30-8.00', '2\n8.00 - 8.30', '8.30-8.50', '3\n8.50-9.20 pagi'];

  it('have days down and times across, or the other way; the sheet is called as its class', () => {
    const down = sheet('1 Bestari', [
      ['SK CONTOH'],
      times,
      ['ISNIN', 'BM\nAli\nBilik 3', 'Sains (Siti)', 'REHAT', 'PI / Zaiton'],
      ['Selasa', '', 'Matematik', 'REHAT', ''],
    ]);
    const across = sheet('1 Cekal', [
      ['Masa', 'Isnin', 'Selasa'],
      ['7.30-8.00', 'BM', ''],
      ['8.00-8.30', '', 'Sains\nSiti'],
    ]);
    expect(linesOfClassGrids([sheet('Muka depan', [['Jadual 2027']]), down, across])).toEqual([
      ['ISNIN', '7.30-8.00', '1 Bestari', 'BM', 'Ali', 'Bilik 3'],
      ['ISNIN', '8.00 - 8.30', '1 Bestari', 'Sains', 'Siti', ''],
      ['ISNIN', '8.50-9.20 pagi', '1 Bestari', 'PI', 'Zaiton', ''],
      ['Selasa', '8.00 - 8.30', '1 Bestari', 'Matematik', '', ''],
      ['Isnin', '7.30-8.00', '1 Cekal', 'BM', '', ''],
      ['Selasa', '8.00-8.30', '1 Cekal', 'Sains', 'Siti', ''],
    ]);
  });

  it('hold a double as a merged cell, and say their class themselves where nobody named the sheet', () => {
    const merged = { fromRow: 3, toRow: 3, fromColumn: 1, toColumn: 2 };
    const double = sheet('Sheet1', [['Kelas: 2 Amanah'], times, ['Isnin', 'BM\nAli', '', '', '']], [merged]);
    expect(linesOfClassGrids([double])).toEqual([
      ['Isnin', '7.30-8.00', '2 Amanah', 'BM', 'Ali', ''],
      ['Isnin', '8.00 - 8.30', '2 Amanah', 'BM', 'Ali', ''],
    ]);
    expect(linesOfClassGrids([sheet('Sheet1', [times, ['Isnin', 'BM']])])).toEqual([]);
  });

  it('of any cells are read without an end, and to no more lines than cells', () => {
    const cells = fc.array(
      fc.array(fc.oneof(fc.string(), fc.constantFrom(...times, 'Isnin', 'BM')), { maxLength: 8 }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(cells, (lines) => {
        expect(linesOfClassGrids([sheet('1 A', lines)]).length).toBeLessThanOrEqual(lines.flat().length);
      }),
    );
  });
});
