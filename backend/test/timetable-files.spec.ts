import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { TimetableFile } from '../src/modules/timetable/domain/import/timetable-file.js';
import { readTimetableFile } from '../src/modules/timetable/import/read-timetable-file.js';
import { generatedTimetable } from './support/generated-timetable.js';
import { timetableXml } from './support/timetable-xml.js';

const FIXTURES = join(__dirname, 'fixtures');

async function read(...pieces: readonly Uint8Array[]): Promise<TimetableFile> {
  const reading = await readTimetableFile(pieces);
  if ('refusal' in reading) throw new Error(reading.refusal);
  return reading.file;
}
const fixture = (name: string) => read(readFileSync(join(FIXTURES, name)));
const small = (encoding: string, teacher: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><timetable><teachers><teacher id="T" name="${teacher}"/></teachers>` +
  '<lessons><lesson id="L" teacherids="T"/></lessons></timetable>';

describe('an export of today', () => {
  it('says what there is by name, with the mark of the file, its line ends and its unknown tables left out', async () => {
    const file = await fixture('jadual-2012.xml');
    expect(file.days.map(({ name }) => name)).toEqual([
      'Isnin',
      'Selasa',
      'Rabu',
      'Khamis',
      'Jumaat',
      'Sabtu',
    ]);
    expect(file.weeks.map(({ name }) => name)).toEqual(['Minggu A', 'Minggu B']);
    expect(file.periods[0]).toEqual({ number: 0, name: '0', from: 430, to: 450 });
    expect(file.periods).toHaveLength(11);
    expect(file.teachers[7]).toEqual({ id: 'T8', name: 'Fauzi bin Che’ Mat', short: 'IJ' });
    expect(file.classes[0]).toEqual({ id: 'C1', name: '3 Amanah', short: '3A', teacherId: 'T1' });
    expect(file.groups).toContainEqual({
      id: 'G4',
      classId: 'C1',
      name: 'Islam',
      isEntireClass: false,
      division: '1',
    });
    expect(file.lessons.find(({ id }) => id === 'L5')).toEqual({
      id: 'L5',
      subjectId: 'S5',
      classIds: ['C1', 'C2'],
      groupIds: ['G4', 'G6'],
      teacherIds: ['T5'],
      periodsPerCard: 2,
      periodsPerWeek: 2,
    });
    expect(file.cards).toHaveLength(31);
    expect(file.cards.find(({ lessonId }) => lessonId === 'L7')).toEqual({
      lessonId: 'L7',
      period: 8,
      days: [1],
      weeks: [1],
      terms: [1],
      roomIds: ['R4'],
    });
  });

  it('is read back as it was written, whatever the school', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const { file } = generatedTimetable(seed);
        expect(await read(timetableXml(file))).toEqual(file);
      }),
      { numRuns: 3 },
    );
  });

  it('says the same in whatever pieces it comes', async () => {
    const { file } = generatedTimetable(7, { classes: 2, teachers: 5, rooms: 2 });
    const bytes = timetableXml(file);
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await read(...pieces)).toEqual(file);
  });
});

describe('an export of the older shape', () => {
  it('has days by number, blocks by their length, groups by number, and teachers without a short', async () => {
    const file = await fixture('jadual-2008.xml');
    expect(file.days.map(({ name }) => name)).toEqual(['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis']);
    expect(file.weeks).toEqual([{ number: 1, name: null }]);
    expect(file.teachers.at(-1)).toEqual({ id: 'T9', name: 'Inês Gonçalves', short: '' });
    expect(file.groups.map(({ id, division }) => [id, division])).toEqual([
      ['C1 1', ''],
      ['C1 2', ''],
    ]);
    expect(file.lessons.map(({ groupIds, periodsPerCard }) => [groupIds, periodsPerCard])).toEqual([
      [[], 2],
      [['C1 1'], 1],
      [['C1 2'], 1],
      [[], 2],
    ]);
    expect(file.cards[0]).toMatchObject({ lessonId: '1', period: 1, days: [1], weeks: [1], roomIds: ['R1'] });
  });
});

it('cards that name class, subject and teacher themselves are cards of one lesson, by id, short or name', async () => {
  const file = await fixture('jadual-kad-terus.xml');
  const lessonIds = file.cards.map(({ lessonId }) => lessonId);
  expect(new Set(lessonIds).size).toBe(2);
  expect(lessonIds[0]).toBe(lessonIds[1]);
  expect(file.cards.map(({ days }) => days)).toEqual([[1], [1], [5]]);
  expect(file.lessons.map(({ periodsPerWeek }) => periodsPerWeek)).toEqual([null, null]);
  expect(file.teachers.map(({ name }) => name)).toEqual(['سعيد', 'Ong Kah Hoe']);
  expect(file.classes.map(({ name }) => name)).toEqual(['3 Amanah', '3 Budi']);
  expect(file.subjects.map(({ name }) => name)).toEqual(['Jawi & Khat', 'Sains']);
});

it.each([
  ['windows-1250', [0x8a, 0xe1], 'Šá'],
  ['windows-1251', [0xd8, 0xe8], 'Ши'],
  ['WINDOWS-1252', [0xcd, 0xf1], 'Íñ'],
  ['windows-1256', [0xd3, 0xca], 'ست'],
  ['UTF-8', [0xc3, 0xb1], 'ñ'],
])('a file in %s is read in it', async (encoding, bytes, name) => {
  const [before = '', after = ''] = small(encoding, '|').split('|');
  const file = await read(Buffer.from(before), Buffer.from(bytes), Buffer.from(after));
  expect(file.teachers[0]?.name).toBe(name);
});

describe('the room of a card', () => {
  const cards = (card: string, other: string) =>
    read(
      Buffer.from(
        '<timetable><lessons><lesson id="L" classroomids="R1"/></lessons>' +
          `<cards><card lessonid="L" period="1" ${card}/><card lessonid="L" period="2" ${other}/></cards></timetable>`,
      ),
    ).then((file) => file.cards.map(({ roomIds }) => roomIds));

  it('is its own before that of its lesson, and none where it has none and others have', async () => {
    expect(await cards('classroomids="R2"', 'classroomids=""')).toEqual([['R2'], []]);
  });

  it('is that of its lesson where it says nothing, or no card says any', async () => {
    expect(await cards('classroomids="R2"', '')).toEqual([['R2'], ['R1']]);
    expect(await cards('classroomids=""', 'classroomids=""')).toEqual([['R1'], ['R1']]);
  });
});

it('a mask that leaves it open, or marks nothing, is no time', async () => {
  const file = await read(
    Buffer.from(
      '<timetable><cards>' +
        ['10000,01000', '00000', '', '01010', 'x']
          .map((days) => `<card subject="S" period="1" days="${days}"/>`)
          .join('') +
        '</cards></timetable>',
    ),
  );
  expect(file.cards.map(({ days }) => days)).toEqual([[], [], [], [2, 4], []]);
});
