import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { CollectedExports } from '../src/platform/exports/collected-exports.js';
import { definedBuckets } from '../src/platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { LeftFiles } from '../src/platform/hosted-backend/left-files.js';
import { makeAccount } from './support/account.js';
import { asBytes } from './support/as-bytes.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';
import { shareHostedApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const FIRST_DAY = '2026-01-12';
const GIVEN = { kind: 'photo', guardianName: 'Ganesan a/l Muthu', way: 'form', givenOn: '2026-10-12' };

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'keeper' | 'classTeacher' | 'setTeacher' | 'other', TestPerson>;
let classId: string;
let photo: Buffer;

beforeAll(async () => {
  t = await shareHostedApp();
  t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-13T08:00:00+08:00'));
  school = await makeTrialSchool(t);
  const [admin, keeper, classTeacher, setTeacher, other] = await Promise.all([
    makeAccount(t, { at: school, role: 'admin' }),
    makeAccount(t, { at: school, role: 'teacher' }),
    makeAccount(t, { at: school, role: 'teacher' }),
    makeAccount(t, { at: school, role: 'teacher' }),
    makeAccount(t, { at: school, role: 'teacher' }),
  ]);
  people = { admin, keeper, classTeacher, setTeacher, other };
  await ask(admin, 'put', `/api/members/${keeper.userId}/duties/pupils`)
    .send({ from: FIRST_DAY, to: null })
    .expect(200);
  classId = await makeClass();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b7a75' } })
    .withExif({ IFD0: { Copyright: 'rahsia' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => t?.close());

const ask = (person: TestPerson, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: person.token });

async function make(path: string, body: object): Promise<string> {
  const reply = await ask(people.admin, 'post', path).send({ id: randomUUID(), ...body });
  expect([path, reply.status]).toEqual([path, 201]);
  return reply.body.id;
}

/** Looked after by one teacher, taught by another. */
async function makeClass(): Promise<string> {
  const made = await make('/api/classes', {
    ...{
      academicYearId: school.year,
      name: '4 Bestari',
      gradeLevels: ['T4'],
      shift: 'morning',
      stream: null,
      groups: [],
    },
    classTeacherId: people.classTeacher.userId,
  });
  const levels = [{ gradeLevel: 'T4', curriculum: 'KSSR', periodsAWeek: null }];
  const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels };
  await make('/api/teaching-sets', {
    ...{
      academicYearId: school.year,
      subjectId: await make('/api/subjects', subject),
      name: null,
      periodsAWeek: null,
    },
    parts: [{ classId: made, groupId: null }],
    teachers: [{ userId: people.setTeacher.userId, isLead: true, fromDay: FIRST_DAY, toDay: null }],
  });
  return made;
}

let count = 0;
async function enrol(): Promise<string> {
  count += 1;
  return make('/api/pupils', {
    ...{ name: `Murid Kesekian ${count}`, sex: 'F', registerNumber: null, birthDate: null },
    placing: { academicYearId: school.year, classId, groupIds: [], day: FIRST_DAY },
  });
}

const record = (pupil: string, content: object = {}, person = people.admin) =>
  ask(person, 'post', `/api/pupils/${pupil}/consents`).send({ id: randomUUID(), ...GIVEN, ...content });
const withdraw = (pupil: string, consentId: string, content: object = {}, person = people.admin) =>
  ask(person, 'post', `/api/pupils/${pupil}/consent-withdrawals`).send({
    ...{ consentId, guardianName: 'Kavitha a/p Raman', reason: 'Tidak mahu lagi' },
    ...content,
  });
const upload = (pupil: string, person = people.admin, file = photo) =>
  ask(person, 'put', `/api/pupils/${pupil}/photo`).attach('file', file, 'murid.jpg');
type Standing = { kind: string; state: string; consentId: string; switchesOff: string[] };
const standingIn = (body: { standings: Standing[] }, kind = 'photo') =>
  body.standings.find((each) => each.kind === kind);
const standing = async (pupil: string, person = people.admin) =>
  standingIn((await ask(person, 'get', `/api/pupils/${pupil}/consents`).expect(200)).body);
const filesKept = async () => {
  const bucket = definedBuckets().find(({ name }) => name === 'pupil-photos');
  if (!bucket) throw new Error('Nobody keeps photos of pupils.');
  return (await t.app.get(HostedFiles).filesIn(bucket, school.id)).length;
};

async function withPhoto(): Promise<{ pupil: string; consentId: string; url: string }> {
  const pupil = await enrol();
  const consentId = standingIn((await record(pupil).expect(200)).body)?.consentId ?? '';
  const { body } = await upload(pupil).expect(200);
  return { pupil, consentId, url: body.url };
}

describe('the consents of a pupil', () => {
  it('are given and taken back, and the history keeps both, by name', async () => {
    const pupil = await enrol();
    expect(await standing(pupil)).toEqual({
      ...{ kind: 'photo', state: 'none', consentId: null, givenOn: null, switchesOff: [] },
    });
    const id = randomUUID();
    for (const _twice of [1, 2]) await record(pupil, { id }).expect(200);
    expect(await standing(pupil)).toMatchObject({ state: 'given', consentId: id, givenOn: '2026-10-12' });
    for (const _twice of [1, 2]) await withdraw(pupil, id).expect(200);
    expect(await standing(pupil)).toMatchObject({ state: 'withdrawn', consentId: null });
    await record(pupil, { guardianName: 'Kavitha a/p Raman', way: 'message' }).expect(200);
    expect(await standing(pupil)).toMatchObject({ state: 'given' });
    const { body } = await ask(people.admin, 'post', `/api/pupils/${pupil}/consent-openings`).expect(200);
    expect(body.consents).toHaveLength(2);
    expect(body.consents).toContainEqual(
      expect.objectContaining({
        ...{ ...GIVEN, id, enteredBy: people.admin.userId, withdrawnBy: people.admin.userId },
        ...{ withdrawalGuardian: 'Kavitha a/p Raman', withdrawalReason: 'Tidak mahu lagi' },
      }),
    );
  });

  it('stand once of a kind, whoever enters them at the same time', async () => {
    const pupil = await enrol();
    const answers = await Promise.all(Array.from({ length: 6 }, () => record(pupil)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    expect((await record(pupil).expect(409)).body).toMatchObject({
      code: 'CONSENT_STANDS',
      details: { kind: 'photo' },
    });
    await record(pupil, { kind: 'contact' }).expect(200);
  });

  it('cannot be rewritten, by SQL either', async () => {
    const pupil = await enrol();
    const id = randomUUID();
    await record(pupil, { id }).expect(200);
    const run = (statement: string) => rowsOf(t.database, `${statement} WHERE id = '${id}'`);
    await expect(run("UPDATE pupil_consents SET guardian_name = 'Lain'")).rejects.toThrow('not rewritten');
    await withdraw(pupil, id, { reason: null }).expect(200);
    await expect(
      run('UPDATE pupil_consents SET withdrawn_at = NULL, withdrawn_by = NULL, withdrawal_guardian = NULL'),
    ).rejects.toThrow('withdrawn once');
  });

  it.each([
    ['kind', { kind: 'health' }],
    ['guardianName', { guardianName: ' ' }],
    ['guardianName', { guardianName: 'x'.repeat(10_000) }],
    ['guardianName', { guardianName: 'Ali\u0000' }],
    ['way', { way: 'guess' }],
    ['givenOn', { givenOn: '2026-10-14' }],
    ['givenOn', { givenOn: '2026-02-30' }],
    ['id', { id: 'satu' }],
  ])('are refused by their field: %s', async (field, content) => {
    const { body } = await record(await enrol(), content).expect(400);
    expect(body.details.fields.map((each: { field: string }) => each.field)).toEqual([field]);
  });

  it('of another pupil are not taken back through this one, and an id stays its own', async () => {
    const [one, other] = [await enrol(), await enrol()];
    const id = randomUUID();
    await record(one, { id }).expect(200);
    await withdraw(other, id).expect(404);
    expect((await record(other, { id }).expect(409)).body.code).toBe('CONSENT_ID_TAKEN');
    expect(await standing(one)).toMatchObject({ state: 'given' });
  });
});

describe('who reads and writes consents', () => {
  it('is who keeps pupils; the class teacher reads; for others the card does not exist', async () => {
    const pupil = await enrol();
    await record(pupil, {}, people.keeper).expect(200);
    for (const person of [people.admin, people.keeper, people.classTeacher])
      expect(await standing(pupil, person)).toMatchObject({ state: 'given' });
    await record(pupil, { kind: 'contact' }, people.classTeacher).expect(403);
    await withdraw(pupil, randomUUID(), {}, people.classTeacher).expect(403);
    for (const person of [people.setTeacher, people.other]) {
      await ask(person, 'get', `/api/pupils/${pupil}/consents`).expect(404);
      await ask(person, 'post', `/api/pupils/${pupil}/consent-openings`).expect(404);
      await record(pupil, { kind: 'contact' }, person).expect(403);
    }
  });

  it('leaves a line where the names of guardians are opened', async () => {
    const pupil = await enrol();
    await ask(people.classTeacher, 'post', `/api/pupils/${pupil}/consent-openings`).expect(200);
    const { body } = await ask(people.admin, 'get', '/api/pupil-access-log').expect(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({
        ...{ actorId: people.classTeacher.userId, pupilId: pupil, act: 'consents_opened' },
      }),
    );
  });

  it('sees how each pupil of a class stands; of a class that is not theirs nobody', async () => {
    const pupil = await enrol();
    await record(pupil).expect(200);
    const line = { pupilId: pupil, contact: 'none', photo: 'given', publication: 'none' };
    const listed = async (person: TestPerson, of = classId) =>
      (
        await ask(person, 'get', `/api/pupil-consents?academicYearId=${school.year}&classId=${of}`).expect(
          200,
        )
      ).body.items;
    for (const person of [people.admin, people.keeper, people.classTeacher])
      expect(await listed(person)).toContainEqual(line);
    expect(await listed(people.setTeacher)).toEqual([]);
    expect(await listed(people.admin, randomUUID())).toEqual([]);
    await ask(people.admin, 'get', `/api/pupil-consents?academicYearId=${school.year}&classId=satu`).expect(
      400,
    );
  });
});

describe('all that is kept of one pupil, to take along', () => {
  const archive = (pupil: string, query = '', person = people.admin) =>
    ask(person, 'get', `/api/pupils/${pupil}/archive${query}`);
  const contentOf = async (pupil: string, query = '', person = people.admin) => {
    const { body } = await asBytes(archive(pupil, query, person)).expect(200);
    const files = filesOf(body);
    return { files, page: files.get('murid.html') ?? '', told: JSON.parse(files.get('murid.json') ?? '') };
  };
  const guardian = { name: 'Ganesan <a/l> Muthu', relation: 'father', phone: '+60123456789', email: null };

  async function enrolWhole(): Promise<string> {
    const { pupil, consentId } = await withPhoto();
    const content = {
      name: 'Tan & Lim',
      sex: 'F',
      registerNumber: 'D-77',
      birthDate: '2016-03-15',
      version: 1,
    };
    const number = { identityNumber: '160315-10-0982' };
    await ask(people.admin, 'put', `/api/pupils/${pupil}`)
      .send({ ...content, ...number })
      .expect(200);
    await ask(people.admin, 'put', `/api/pupils/${pupil}/guardians`)
      .send({ guardians: [guardian] })
      .expect(200);
    const publication = randomUUID();
    await record(pupil, { id: publication, kind: 'publication' }).expect(200);
    await withdraw(pupil, publication).expect(200);
    expect(consentId).not.toBe('');
    return pupil;
  }

  it('is a page for people and JSON for programs, with the photo, and leaves a line that stands in it', async () => {
    const pupil = await enrolWhole();
    const { files, page, told } = await contentOf(pupil, '', people.keeper);
    expect([...files.keys()]).toEqual(['murid.html', 'murid.json', 'gambar.webp']);
    expect(told).toMatchObject({
      school: { code: school.code },
      pupil: {
        name: 'Tan & Lim',
        identityNumber: '160315100982',
        registerNumber: 'D-77',
        birthDate: '2016-03-15',
      },
      guardians: [guardian],
      classes: [{ session: '2026', className: '4 Bestari', fromDay: FIRST_DAY, toDay: null }],
      groups: null,
      photo: 'gambar.webp',
      access: [{ act: 'archive_taken' }],
    });
    expect(told.consents).toHaveLength(2);
    for (const text of [
      'Tan &amp; Lim',
      '160315100982',
      'Ganesan &lt;a/l&gt; Muthu',
      '15 Mac 2016',
      '4 Bestari',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain(people.admin.userId);
    const { body } = await ask(people.admin, 'get', '/api/pupil-access-log').expect(200);
    const line = { act: 'archive_taken', pupilId: pupil, pupilName: 'Tan & Lim' };
    expect(body.items).toContainEqual(expect.objectContaining({ ...line, actorId: people.keeper.userId }));
  });

  it('tells groups, which can tell a religion, only where that is asked', async () => {
    const pupil = await enrol();
    expect((await contentOf(pupil)).page).toContain('kerana boleh menunjukkan agama');
    const { page, told } = await contentOf(pupil, '?groups=all');
    expect(told.groups).toEqual([]);
    expect(page).not.toContain('kerana boleh menunjukkan agama');
    await archive(pupil, '?groups=some').expect(400);
  });

  it('is for who keeps pupils, and for nobody of another school', async () => {
    const pupil = await enrol();
    for (const person of [people.classTeacher, people.setTeacher, people.other])
      await archive(pupil, '', person).expect(403);
    const elsewhere = await makeTrialSchool(t);
    const there = await makeAccount(t, { at: elsewhere, role: 'admin' });
    await t
      .call('get', `/api/pupils/${pupil}/archive`, { host: elsewhere.host, token: there.token })
      .expect(404);
    await archive('nobody').expect(404);
  });

  it('tells of every table in which rows are about a pupil', () => {
    const named = t.app
      .get(CollectedExports)
      .persons()
      .flatMap(([table, columns]) =>
        Object.values(columns).some((rule) => rule.act !== 'pass-over' && rule.namedBy === 'pupil')
          ? [table]
          : [],
      );
    const told = {
      ...{ pupils: 'pupil', pupil_guardians: 'guardians', pupil_consents: 'consents', pupil_photos: 'photo' },
      ...{ class_memberships: 'classes', group_memberships: 'groups', pupil_access_log: 'access' },
      pupil_name_words: 'pupil.name',
    };
    expect(named.toSorted()).toEqual(Object.keys(told).toSorted());
  });
});

describe('the photo of a pupil', () => {
  it('is refused by the server until a guardian has agreed', async () => {
    const pupil = await enrol();
    const before = await filesKept();
    expect((await upload(pupil).expect(409)).body).toMatchObject({
      code: 'CONSENT_MISSING',
      details: { kind: 'photo' },
    });
    await record(pupil, { kind: 'publication' }).expect(200);
    await upload(pupil).expect(409);
    expect(await filesKept()).toBe(before);
  });

  it('is a square of its own making, at a signed address, for who sees the pupil', async () => {
    const { pupil, url } = await withPhoto();
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(bytes.includes('rahsia')).toBe(false);
    const claims = JSON.parse(
      Buffer.from((new URL(url).searchParams.get('token') ?? '').split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims.exp - claims.iat).toBe(300);
    expect((await fetch(url.split('?')[0]?.replace('/sign/', '/public/') ?? '')).ok).toBe(false);
    for (const person of [people.admin, people.keeper, people.classTeacher, people.setTeacher])
      expect((await ask(person, 'get', `/api/pupils/${pupil}/photo`).expect(200)).body.url).not.toBeNull();
    await ask(people.other, 'get', `/api/pupils/${pupil}/photo`).expect(404);
    for (const person of [people.classTeacher, people.setTeacher]) await upload(pupil, person).expect(403);
  });

  it('of another school does not exist, also with a file', async () => {
    const elsewhere = await makeTrialSchool(t);
    const there = await makeAccount(t, { at: elsewhere, role: 'admin' });
    await t
      .call('put', `/api/pupils/${await enrol()}/photo`, { host: elsewhere.host, token: there.token })
      .attach('file', photo, 'murid.jpg')
      .expect(404);
  });

  it('goes with the consent: the withdrawal says so before, and does it', async () => {
    const { pupil, consentId, url } = await withPhoto();
    expect(await standing(pupil)).toMatchObject({ switchesOff: ['photo'] });
    expect(standingIn((await withdraw(pupil, consentId).expect(200)).body)).toMatchObject({
      state: 'withdrawn',
      switchesOff: [],
    });
    expect((await ask(people.admin, 'get', `/api/pupils/${pupil}/photo`).expect(200)).body.url).toBeNull();
    await waitUntil(async () => !(await fetch(url)).ok);
    await upload(pupil).expect(409);
  });

  it('that is replaced or removed leaves no file, and one that was left is swept away', async () => {
    const before = await filesKept();
    const { pupil } = await withPhoto();
    await upload(pupil).expect(200);
    await waitUntil(async () => (await filesKept()) === before + 1);
    const sweep = () => t.app.get(LeftFiles).removeAt(systemNow() + 2 * DAY_MS);
    await sweep();
    expect(await filesKept()).toBe(before + 1);
    await rowsOf(t.database, 'DELETE FROM pupil_photos WHERE pupil_id = $1', [pupil]);
    await sweep();
    expect(await filesKept()).toBe(before);
    await ask(people.admin, 'delete', `/api/pupils/${pupil}/photo`).expect(204);
  });

  it.each([
    ['a page that says it is a picture', Buffer.from('<html></html>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is none', async (_name, file) => {
    const pupil = await enrol();
    await record(pupil).expect(200);
    const { body } = await upload(pupil, people.admin, file).expect(400);
    expect(body.details.fields).toMatchObject([{ field: 'file' }]);
  });
});
