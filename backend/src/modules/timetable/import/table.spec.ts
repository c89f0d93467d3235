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
