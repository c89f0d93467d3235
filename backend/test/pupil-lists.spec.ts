import { randomUUID } from 'node:crypto';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { Retention } from '../src/platform/retention/retention.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf as storedRows } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const FIRST_DAY = '2026-01-12';
const NUMBER = '120315-10-0982';

let now = Date.parse('2026-10-13T08:00:00+08:00');
let t: TestApp;
let school: TestSchool;
let admin: TestPerson;
let keeper: TestPerson;
let teacher: TestPerson;
let stranger: TestPerson;
let ofClass: string;
let ofGroup: string;

beforeAll(async () => {
  t = await startTestApp();
  t.app.get(BusinessClock).freezeAt(now);
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
  keeper = await makeMember(t, school, 'teacher');
  teacher = await makeMember(t, school, 'teacher');
  stranger = await makeMember(t, school, 'teacher');
  await setUp();
});
afterAll(() => t?.close());
beforeEach(() => {
  now += 60_000;
  t.app.get(BusinessClock).freezeAt(now);
});

const ask = (person: TestPerson, method: 'get' | 'post' | 'put', path: string) =>
  t.call(method, `/api/${path}`, { host: school.host, token: person.token });

async function setUp(): Promise<void> {
  await ask(admin, 'put', `members/${keeper.userId}/duties/pupils`)
    .send({ from: FIRST_DAY, to: null })
    .expect(200);
  const [classId, groupId] = [randomUUID(), randomUUID()];
  await ask(admin, 'post', 'classes')
    .send({
      ...{
        id: classId,
        academicYearId: school.year,
        name: '4 Bestari',
        gradeLevels: ['T4'],
        shift: 'morning',
        stream: null,
      },
      ...{ classTeacherId: teacher.userId, groups: [{ id: groupId, name: 'Pendidikan Moral' }] },
    })
    .expect(201);
  [ofClass, ofGroup] = [`classId=${classId}`, `classId=${classId}&groupId=${groupId}`];
  const enrol = (name: string, more: object = {}) =>
    ask(admin, 'post', 'pupils')
      .send({ id: randomUUID(), name, sex: 'F', registerNumber: null, birthDate: '2012-03-15', ...more })
      .expect(201);
  const placing = { academicYearId: school.year, classId, groupIds: [], day: FIRST_DAY };
  await enrol('Aina Murni', { identityNumber: NUMBER, placing });
  await enrol('=HYPERLINK("x")', { placing: { ...placing, groupIds: [groupId] } });
  await enrol('Dayang Murni');
}

const table = (person: TestPerson, query: string) =>
  ask(person, 'get', `pupil-lists/table?academicYearId=${school.year}&${query}`);
const linesOf = async (person = admin) =>
  (await ask(person, 'get', 'pupil-lists/log').expect(200)).body.items;
const rowsOf = (text: string) => text.trim().split('\r\n').slice(1);

describe('A list of pupils to take away', () => {
  it('is refused to an open page whose sign-in is not fresh, and leaves no line then', async () => {
    const before = await linesOf();
    const token = await t.issuer.token(keeper.userId, {
      amr: [{ method: 'otp', timestamp: systemNow() / 1_000 }],
    });
    const { body } = await table({ ...keeper, token }, 'format=csv').expect(403);
    expect(body.code).toBe('FRESH_SIGN_IN_REQUIRED');
    expect(await linesOf()).toEqual(before);
  });

  it('masks numbers, tells no group and shows formulas as text', async () => {
    const { text } = await table(keeper, `format=csv&${ofClass}`).expect(200);
    expect(text).toContain('Nama,Jantina,Kelas,No. daftar,Tarikh lahir,No. pengenalan,Hari terakhir');
    expect(rowsOf(text)).toEqual([
      expect.stringContaining(`"'=HYPERLINK(""x"")",Perempuan,4 Bestari,,2012-03-15,,`),
      'Aina Murni,Perempuan,4 Bestari,,2012-03-15,......82,',
    ]);
    expect(text).not.toContain('Moral');
  });

  it('tells whole numbers and groups where a keeper of pupils asks for them, and the log says so', async () => {
    const { text } = await table(keeper, 'format=csv&numbers=whole&groups=all').expect(200);
    expect(text).toContain('120315100982');
    expect(text).toContain('Pendidikan Moral');
    expect((await linesOf())[0]).toMatchObject({
      ...{
        actorId: keeper.userId,
        kind: 'table_taken',
        format: 'csv',
        place: null,
        state: 'present',
        rows: 3,
      },
      ...{ hasGroups: true, hasNumbers: true },
    });
  });

  it('is a workbook too, in which nothing is a formula', async () => {
    const { body } = await asBytes(table(admin, `format=xlsx&${ofGroup}`)).expect(200);
    const sheet = filesOf(body).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK');
    expect(sheet).not.toContain('<f>');
    expect((await linesOf())[0]).toMatchObject({
      ...{
        format: 'xlsx',
        place: '4 Bestari, Pendidikan Moral',
        rows: 1,
        hasGroups: false,
        hasNumbers: false,
      },
    });
  });

  it('holds for a teacher their own pupils alone, without birth dates and whole numbers', async () => {
    const { text } = await table(teacher, 'format=csv').expect(200);
    expect(rowsOf(text)).toHaveLength(2);
    expect(text).not.toContain('2012-03-15');
    await table(teacher, 'format=csv&numbers=whole').expect(403);
    expect(rowsOf((await table(stranger, 'format=csv').expect(200)).text)).toEqual([]);
  });

  it('is refused with a word about what cannot be read', async () => {
    for (const query of [
      'format=pdf',
      'format=csv&numbers=all',
      'format=csv&groups=yes',
      'format=csv&classId=1',
    ])
      await table(keeper, query).expect(400);
  });
});

describe('A printed list of pupils', () => {
  const print = (person: TestPerson, body: object) =>
    ask(person, 'post', 'pupil-lists/prints').send({ academicYearId: school.year, ...body });

  it('leaves a line of who printed it, of which class and how many', async () => {
    await print(teacher, { kind: 'signatures_printed', classId: ofClass.slice(8) }).expect(204);
    expect((await linesOf())[0]).toMatchObject({
      ...{ actorId: teacher.userId, kind: 'signatures_printed', format: null, place: '4 Bestari', rows: 2 },
    });
  });

  it('is counted by what the person sees', async () => {
    await print(stranger, { kind: 'names_printed' }).expect(204);
    expect((await linesOf())[0]).toMatchObject({ actorId: stranger.userId, rows: 0 });
  });

  it('of consents is of one class, and of the cards that the person opens', async () => {
    const kind = 'consents_printed';
    const classId = ofClass.slice(8);
    const { body } = await print(teacher, { kind }).expect(400);
    expect(body.details.fields).toEqual([expect.objectContaining({ field: 'classId' })]);
    await print(teacher, { kind, classId }).expect(204);
    await print(stranger, { kind, classId }).expect(204);
    const place = '4 Bestari';
    expect(await linesOf()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actorId: stranger.userId, kind, place, rows: 0 }),
        expect.objectContaining({ actorId: teacher.userId, kind, place, rows: 2, hasGroups: false }),
      ]),
    );
  });

  it('is no table, and no other kind', async () => {
    await print(teacher, { kind: 'table_taken' }).expect(400);
  });
});

describe('The log of lists', () => {
  it('is for administrators and who keeps pupils', async () => {
    expect(await linesOf(keeper)).toEqual(await linesOf(admin));
    await ask(teacher, 'get', 'pupil-lists/log').expect(403);
  });

  it('goes on page by page, newest first', async () => {
    const all = await linesOf();
    const { body } = await ask(admin, 'get', 'pupil-lists/log?limit=1').expect(200);
    const next = await ask(admin, 'get', `pupil-lists/log?limit=1&cursor=${body.nextCursor}`).expect(200);
    expect([...body.items, ...next.body.items]).toEqual(all.slice(0, 2));
  });

  it('keeps a line for two years, as the log of cards does', async () => {
    const { body } = await ask(admin, 'get', `pupils?academicYearId=${school.year}`).expect(200);
    await ask(admin, 'post', `pupils/${body.items[0].id}/guardian-openings`).expect(200);
    const counts = async () => [
      (await linesOf()).length,
      (await ask(admin, 'get', 'pupil-access-log').expect(200)).body.items.length,
    ];
    const [lists, cards] = await counts();
    const runOnceWritten = async (ago: string) => {
      for (const table of ['pupil_list_log', 'pupil_access_log'])
        await storedRows(t.database, `UPDATE ${table} SET at = now() - $1::interval`, [ago]);
      await t.app.get(Retention).forgetExpired({}, { now: systemNow() });
    };
    await runOnceWritten('23 months');
    expect(await counts()).toEqual([lists, cards]);
    await runOnceWritten('2 years 1 minute');
    expect(await counts()).toEqual([0, 0]);
    await ask(admin, 'post', 'pupil-lists/prints')
      .send({ academicYearId: school.year, kind: 'names_printed' })
      .expect(204);
  });

  it('knows nothing of another school', async () => {
    const other = await makeTrialSchool(t);
    const host = { host: other.host, token: (await makeMember(t, other, 'admin')).token };
    expect((await t.call('get', '/api/pupil-lists/log', host).expect(200)).body.items).toEqual([]);
  });
});
