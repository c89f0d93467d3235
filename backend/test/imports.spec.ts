import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
});

type Column = Readonly<{ index: number; field: string | null }>;

const ask = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, person = admin) =>
  t.call(method, `/api${path}`, { host: school.host, token: person.token });
const begin = (file: Buffer | string, person = admin) =>
  ask('post', '/imports?kind=pupils', person).attach('file', Buffer.from(file), 'murid.csv');
const begun = async (file: Buffer | string) => (await begin(file).expect(201)).body;
const matchedAsProposed = async (file: Buffer | string) => {
  const { id, columns } = await begun(file);
  const chosen = columns.map(({ index, field }: Column) => ({ index, field }));
  return (await ask('put', `/imports/${id}/mapping`).send({ columns: chosen }).expect(200)).body;
};
const run = (id: string, skipBad = false) => ask('post', `/imports/${id}/run`).send({ skipBad });
const rowsOf = async (id: string) => (await ask('get', `/imports/${id}/rows`).expect(200)).body.items;
const pupils = async () => (await ask('get', '/pupils').expect(200)).body.items;

const LIST = [
  'NAMA MURID,NO KP / MYKID,JANTINA,TARIKH LAHIR,KAUM',
  'Adam Haris bin Khairul,160214-08-1235,LELAKI,14/02/2016,Melayu',
  'Lim Jia Hui,160921101288,P,42634,Cina',
].join('\n');

describe('a list of pupils', () => {
  it('says what its columns mean, without what is not kept and without whole numbers', async () => {
    const { columns, ...begunImport } = await begun(LIST);
    expect(begunImport).toMatchObject({ kind: 'pupils', rowCount: 2, state: 'read', counts: null });
    expect(columns).toMatchObject([
      { letter: 'A', field: 'name', match: 'recognised' },
      { letter: 'B', field: 'identityNumber', samples: ['••••••-••-••35', '••••••••••88'] },
      { letter: 'C', field: 'sex', remark: 'LELAKI → L, P → P' },
      { letter: 'D', field: 'birthDate', remark: '2 bentuk tarikh dibaca' },
      { letter: 'E', field: null, isSensitive: true },
    ]);
  });

  it('is imported whole, and taken back whole', async () => {
    const { id, counts } = await matchedAsProposed(LIST);
    expect(counts).toMatchObject({ total: 2, new: 2, bad: 0 });
    expect(await pupils()).toEqual([]);
    const { body } = await run(id).expect(200);
    expect(body).toMatchObject({ state: 'done', canUndo: true, result: { new: 2 } });
    expect(await pupils()).toMatchObject([{ name: 'Adam Haris bin Khairul' }, { name: 'Lim Jia Hui' }]);
    const undone = await ask('post', `/imports/${id}/undo`).expect(200);
    expect(undone.body.result).toMatchObject({ undone: 2, kept: 0 });
    expect(await pupils()).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    await run((await matchedAsProposed(LIST)).id).expect(200);
    const { id, counts } = await matchedAsProposed(LIST);
    expect(counts).toMatchObject({ total: 2, new: 0, changed: 0, same: 2 });
    expect((await run(id).expect(200)).body.result).toMatchObject({ new: 0, changed: 0, same: 2 });
  });

  it('is matched as it was the last time', async () => {
    await matchedAsProposed(LIST);
    const { columns } = await begun(LIST);
    expect(columns.map(({ match }: { match: string }) => match)).toEqual(Array(5).fill('remembered'));
  });

  it('names the cell in which something is wrong, and is imported without such rows where that is asked', async () => {
    const { id } = await matchedAsProposed(`${LIST}\nSarvesh a/l Nathan,160921-10-12,X,31/02/2016,India`);
    const [, , bad] = await rowsOf(id);
    expect(bad).toMatchObject({
      number: 4,
      outcome: 'bad',
      findings: [
        { cell: 'C4', message: 'Gunakan L atau P.' },
        { cell: 'B4', message: 'Kurang 2 angka.' },
        { cell: 'D4', message: 'Tarikh ini tidak wujud.' },
      ],
    });
    expect((await run(id).expect(409)).body.code).toBe('IMPORT_HAS_BAD_ROWS');
    expect(await pupils()).toEqual([]);
    expect((await run(id, true).expect(200)).body.result).toMatchObject({ new: 2, skipped: 1 });
  });

  it('is mended row by row', async () => {
    const { id } = await matchedAsProposed(`${LIST}\nSarvesh,,X,,`);
    const values = [{ field: 'sex', value: 'L' }];
    const { body } = await ask('patch', `/imports/${id}/rows/4`).send({ values }).expect(200);
    expect(body).toMatchObject({ outcome: 'new', findings: [] });
    await run(id).expect(200);
    expect(await pupils()).toHaveLength(3);
  });
});

it('who may not keep pupils imports none', async () => {
  const teacher = await makeMember(t, school, 'teacher');
  await begin(LIST, teacher).expect(403);
  const { id } = await begun(LIST);
  await ask('get', `/imports/${id}`, teacher).expect(403);
});
