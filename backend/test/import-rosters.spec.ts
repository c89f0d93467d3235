import { randomUUID } from 'node:crypto';
import { importCalls } from './support/import-calls.js';
import { inSchool } from './support/in-school.js';
import {
  type BirthDay,
  blockPerClass,
  csvOf,
  ROSTER,
  SECOND_LIST,
  sheetPerClass,
  twoLineHeads,
  webTable,
} from './support/rosters.js';
import { workbookOfSheets } from './support/workbook.js';

const { t, school, people } = inSchool({ admin: 'admin' }, { at: '2026-10-13' });
const { admin } = people;
const { ask, begin, matched, rowsOf, run, undo } = importCalls(() => ({ t, school, person: admin }));

const NAMES = [1, 2, 3, 4, 5, 6].flatMap((grade) => [`${grade} Bestari`, `${grade} Cerdas`]);
const idOfClass = new Map<string, string>();

beforeEach(async () => {
  idOfClass.clear();
  for (const name of NAMES) {
    const content = {
      ...{ id: randomUUID(), academicYearId: school.year, name, gradeLevels: [`T${name[0]}`] },
      ...{ shift: 'morning', stream: null, classTeacherId: null, groups: [] },
    };
    const { body } = await ask('post', '/classes').send(content).expect(201);
    idOfClass.set(name.toUpperCase(), body.id);
  }
});

type Kept = Readonly<{ id: string; name: string; classId: string | null }>;
const pupils = async (): Promise<Kept[]> =>
  (await ask('get', `/pupils?academicYearId=${school.year}&limit=100`).expect(200)).body.items;

/** Each pupil by name and class, as the list has them. */
const inClasses = (rows: typeof ROSTER) =>
  rows.map(({ person: [name, , , className] }) => `${name} ${idOfClass.get(className)}`).toSorted();
const keptInClasses = async () =>
  (await pupils()).map(({ name, classId }) => `${name} ${classId}`).toSorted();

/** Imported whole; what the preview counted. */
async function imported(file: Buffer | string) {
  const { id, counts } = await matched(file);
  expect(counts).toMatchObject({ bad: 0 });
  await run(id).expect(200);
  return counts;
}

const birthDays = async () => {
  const days = new Map<string, string>();
  for (const { id } of await pupils()) {
    const { body } = await ask('get', `/pupils/${id}`).expect(200);
    days.set(body.registerNumber, body.birthDate);
  }
  return days;
};
const two = (part: number) => String(part).padStart(2, '0');
const DAYS = new Map(
  ROSTER.map(({ register, born: { day, month, year } }) => [register, `${year}-${two(month)}-${two(day)}`]),
);

describe('days of birth, of which the numbers bear witness', () => {
  it.each<[shape: string, written: (born: BirthDay) => string]>([
    ['d/m/yy', ({ day, month, year }) => `${day}/${month}/${two(year % 100)}`],
    ['m/d/yyyy', ({ day, month, year }) => `${month}/${day}/${year}`],
    ['dd/mm/yyyy 00:00:00', ({ day, month, year }) => `${two(day)}/${two(month)}/${year} 00:00:00`],
    [
      'd-Mon-yy',
      ({ day, month, year }) =>
        `${day}-${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1]}-${two(year % 100)}`,
    ],
    ['yy/m/d', ({ day, month, year }) => `${two(year % 100)}/${month}/${day}`],
    ['yyyymmdd', ({ day, month, year }) => `${year}${two(month)}${two(day)}`],
  ])('are read as %s', async (_, written) => {
    expect(await imported(csvOf(ROSTER, written))).toMatchObject({ total: 24, new: 24, warning: 0 });
    expect(await birthDays()).toEqual(DAYS);
  });
});

it('heads in two lines, grade and class apart, two guardians and a foot come to 24 pupils in 12 classes', async () => {
  const file = await workbookOfSheets(new Map([['Senarai Murid', twoLineHeads()]]));
  expect(await imported(file)).toMatchObject({ total: 24, new: 24, bad: 0 });
  expect(await keptInClasses()).toEqual(inClasses(ROSTER));
  const [one] = await pupils();
  const { body } = await ask('post', `/pupils/${one?.id}/guardian-openings`).expect(200);
  expect(body.guardians).toMatchObject([
    { relation: 'father', phone: expect.stringMatching(/^01/) },
    { relation: 'mother', name: 'ROHANA', phone: null },
  ]);
});

it('a sheet per class is read whole, each named with its count', async () => {
  const file = await workbookOfSheets(sheetPerClass());
  const { body } = await begin(file).expect(201);
  expect(body.sheets).toEqual(
    [1, 2, 3].flatMap((grade) => [
      { name: `${grade} BESTARI`, rowCount: 2, isRead: true, isLeft: false },
      { name: `${grade} CERDAS`, rowCount: 2, isRead: true, isLeft: false },
    ]),
  );
  expect(await imported(file)).toMatchObject({ total: 12, new: 12 });
  const own = ROSTER.filter(({ person }) => '123'.includes(person[3][0] ?? ''));
  expect(await keptInClasses()).toEqual(inClasses(own));
});

it('a block per class is read with its title, without its sums', async () => {
  const file = await workbookOfSheets(new Map([['Sheet1', blockPerClass()]]));
  expect(await imported(file)).toMatchObject({ total: 4, new: 4 });
  const own = ROSTER.filter(({ person }) => ['4 BESTARI', '5 BESTARI'].includes(person[3]));
  expect(await keptInClasses()).toEqual(inClasses(own));
});

it('a title between the rows says the class of those below it, and never of those above', async () => {
  const [first, second] = [blockPerClass().slice(0, 5), blockPerClass().slice(6)];
  const heads = second.findIndex(([head]) => head === 'BIL');
  const rows = [...first, ...second.slice(0, heads), ...second.slice(heads + 1)];
  const file = await workbookOfSheets(new Map([['Sheet1', rows]]));
  expect(await imported(file)).toMatchObject({ total: 4, new: 4 });
  const own = ROSTER.filter(({ person }) => ['4 BESTARI', '5 BESTARI'].includes(person[3]));
  expect(await keptInClasses()).toEqual(inClasses(own));
});

it('a row of a sheet far behind is mended as one of the first is', async () => {
  const file = await workbookOfSheets(sheetPerClass());
  const { id } = await matched(file);
  const last = (await rowsOf(id)).at(-1);
  const values = [{ field: 'name', value: 'Nama Lain' }];
  const { body } = await ask('patch', `/imports/${id}/rows/${last.number}`).send({ values }).expect(200);
  expect(body).toMatchObject({ title: 'Nama Lain', outcome: 'new' });
});

it('a table of a page under the name of a workbook is read', async () => {
  expect(await imported(webTable())).toMatchObject({ total: 12, new: 12 });
});

describe('a second list', () => {
  const told = async (id: string) =>
    (await rowsOf(id)).map(
      ({ outcome, findings }: { outcome: string; findings: { message: string; isWarning: boolean }[] }) => [
        outcome,
        ...findings.map(({ message }) => message),
      ],
    );

  it('is told of row by row, and nothing of it is filled, dropped or kept in silence', async () => {
    await imported(csvOf(ROSTER));
    const { id, counts } = await matched(SECOND_LIST);
    expect(await told(id)).toEqual([
      [
        'bad',
        'No. daftar ini milik murid lain.',
        'Tarikh lahir tidak sepadan dengan no. pengenalan.',
        'Jantina tidak sepadan dengan no. pengenalan.',
      ],
      ['bad', 'HANA SOFEA BINTI HELMI disimpan dengan no. pengenalan lain: berakhir 70, dalam senarai 12.'],
      ['bad', 'Kurang 1 angka.'],
      ['same'],
      ['changed', '2 nombor dalam satu sel: yang pertama disimpan, yang berakhir 33 tidak.'],
      ['bad', 'Ada huruf dalam no. kad pengenalan ini.'],
      ['changed', 'Jantina tidak sepadan dengan no. pengenalan.'],
      ['same'],
    ]);
    expect(counts).toMatchObject({ total: 8, bad: 4, changed: 2, same: 2, new: 0, missing: 17 });
  });

  it('names who is missing, of whom nobody leaves unless somebody says why, and who come back with the undoing', async () => {
    await imported(csvOf(ROSTER));
    const { id } = await matched(csvOf(ROSTER.slice(0, 22)));
    const { body } = await ask('get', `/imports/${id}/missing`).expect(200);
    expect(body.items).toMatchObject([{ end: 'stays' }, { end: 'stays' }]);
    const [one, other]: { id: string }[] = body.items;
    for (const [ids, end] of [
      [[one?.id, other?.id, randomUUID()], 'quit'],
      [[other?.id], 'moved'],
    ])
      await ask('put', `/imports/${id}/missing`).send({ ids, end }).expect(200);
    const before = await keptInClasses();
    await run(id).expect(200);
    expect(await pupils()).toHaveLength(24);
    const card = async (of = '') => (await ask('get', `/pupils/${of}`).expect(200)).body;
    expect(await card(one?.id)).toMatchObject({ leftOn: '2026-10-13', leftFor: 'quit' });
    expect(await card(other?.id)).toMatchObject({ leftOn: '2026-10-13', leftFor: 'moved' });
    expect((await undo(id).expect(200)).body.result).toMatchObject({ undone: 2, kept: 0 });
    expect(await card(one?.id)).toMatchObject({ leftOn: null, leftFor: null });
    expect(await keptInClasses()).toEqual(before);
  });

  it('that names no class, or one, says nothing of whoever is in the others', async () => {
    await imported(csvOf(ROSTER));
    const one = await matched('NAMA MURID,JANTINA,KELAS\nANAK BAHARU,L,1 BESTARI');
    expect(one.counts).toMatchObject({ missing: 2 });
    const none = await matched('NAMA MURID,JANTINA\nANAK BAHARU,L');
    expect(none.counts).toMatchObject({ missing: 0 });
  });
});
