import { parse } from 'csv-parse/sync';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { importCalls } from './support/import-calls.js';
import { rowsOf as allRows } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
});

const { ask, begun, matched, run, undo } = importCalls(() => ({ t, school, person: admin }));

const LIST = [
  'Senarai murid,,,,',
  'NAMA MURID,JANTINA,NO KP,TEL PENJAGA,CATATAN',
  'Adam Haris,LELAKI,160214081235,,baik',
  'Lim Jia Hui,X,160921-10-12,+60 12-345 6789,"tinggal, jauh"',
  'Siti,P,160305060012,,',
  'Siti Dua,P,160305060012,,',
].join('\n');
const HEADS = ['NAMA MURID', 'JANTINA', 'NO KP', 'TEL PENJAGA', 'CATATAN', 'Sebab tidak diimport'];

const take = (id: string, format = 'csv') => ask('get', `/imports/${id}/left-out?format=${format}`);
const taken = async (id: string): Promise<string[][]> =>
  parse((await take(id).expect(200)).text, { bom: true });
const contentOf = async (id: string): Promise<Buffer> =>
  (await take(id, 'xlsx').buffer(true).responseType('blob').expect(200)).body;

describe('rows that cannot be imported', () => {
  it('are taken away before the run in the columns of the file, with what was mended and the reason', async () => {
    const { id } = await matched(LIST);
    await ask('patch', `/imports/${id}/rows/4`)
      .send({ values: [{ field: 'sex', value: 'P' }] })
      .expect(200);
    await ask('patch', `/imports/${id}/rows/5`).send({ isSkipped: true }).expect(200);
    expect(await taken(id)).toEqual([
      HEADS,
      [
        ...['Lim Jia Hui', 'P', '160921-10-12', "'+60 12-345 6789", 'tinggal, jauh'],
        'No. pengenalan: Kurang 2 angka. Telefon penjaga: Tiada nama bagi nombor ini: tidak diimport.',
      ],
      ['Siti', 'P', '160305060012', '', '', 'Diabaikan.'],
    ]);
  });

  it('are taken away after the run too, as long as it can be undone', async () => {
    const { id } = await matched(LIST);
    const before = await taken(id);
    expect((await run(id, true).expect(200)).body).toMatchObject({
      hasLeftOut: true,
      result: { skipped: 3 },
    });
    expect(await taken(id)).toEqual(before);
    expect((await undo(id).expect(200)).body.hasLeftOut).toBe(false);
    await take(id).expect(409);
  });

  it('map themselves when they come back, mended in a spreadsheet', async () => {
    const { id } = await matched(LIST);
    await run(id, true).expect(200);
    const again = await begun(await contentOf(id));
    expect(again.columns.map(({ match }: { match: string }) => match)).toEqual(Array(6).fill('remembered'));
    expect(again.columns.map(({ field }: { field: string | null }) => field)).toEqual([
      ...['name', 'sex', 'identityNumber', 'guardianPhone'],
      ...[null, null],
    ]);
    const mended = (await take(id).expect(200)).text
      .replace('160921-10-12', '160921-10-1288')
      .replace('X', 'P');
    const { id: second, counts } = await matched(mended);
    expect(counts).toMatchObject({ total: 3, new: 1, bad: 2 });
    await ask('patch', `/imports/${second}/rows/2`).send({ isSkipped: true }).expect(200);
    expect(await taken(second)).toEqual([
      HEADS,
      expect.arrayContaining(['Lim Jia Hui', 'Diabaikan.']),
      expect.arrayContaining(['Siti', 'Sama dengan baris 4.']),
      expect.arrayContaining(['Siti Dua', 'Sama dengan baris 3.']),
    ]);
  });

  it('keep no number in the reason beyond its last two', async () => {
    const { id } = await matched('Nama,Jantina,Kelas\nAli,L,160214-08-1235');
    const [, row = []] = await taken(id);
    expect(row.at(-1)).toMatch(/Kelas/);
    expect(row.at(-1)).not.toMatch(/\d{3}/);
  });
});

it('where none was left out there is nothing to take away', async () => {
  const { id } = await matched('Nama,Jantina\nAli,L');
  expect((await run(id).expect(200)).body.hasLeftOut).toBe(false);
  expect((await take(id).expect(409)).body.code).toBe('IMPORT_ENDED');
  await take(id, 'pdf').expect(400);
});

it('what was left out is for who imports the kind, sealed, and gone with an erased pupil', async () => {
  const { id } = await matched(LIST);
  await run(id, true).expect(200);
  const teacher = await makeMember(t, school, 'teacher');
  await ask('get', `/imports/${id}/left-out?format=csv`, teacher).expect(403);
  const [kept] = await allRows<{ told: string }>(
    t.database,
    "SELECT encode(left_out, 'escape') AS told FROM imports WHERE id = $1",
    [id],
  );
  expect(kept?.told).not.toMatch(/Lim|1609/);
  const [pupil] = (await ask('get', `/pupils?academicYearId=${school.year}`).expect(200)).body.items;
  await ask('post', `/pupils/${pupil.id}/erasure`).send({ name: pupil.name }).expect(200);
  await take(id).expect(409);
});
