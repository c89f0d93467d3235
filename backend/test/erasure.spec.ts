import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { forgetAccount } from '../src/forget-account.js';
import { PUPIL_PHOTOS } from '../src/modules/pupils/photos/pupil-photo.js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { PHOTOS } from '../src/modules/schools/pictures/picture.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { AccountErasure } from '../src/platform/erasure/account-erasure.js';
import { CollectedExports } from '../src/platform/exports/collected-exports.js';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { makeAccount } from './support/account.js';
import { makeSchool, makeTrialSchool, type TestSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { invite } from './support/invitations.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let hosted: HostedBackendProcess;
let t: TestApp;
let school: TestSchool;

beforeAll(async () => {
  hosted = await startHostedBackend({ mailMaxFrequencySeconds: 0 });
  t = await startTestApp({ SUPABASE_URL: hosted.url });
  school = await makeTrialSchool(t);
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

const forget = (email: string) =>
  forgetAccount({ users: t.app.get(HostedUsers), accounts: t.app.get(AccountErasure) }, email);

type Column = Readonly<{ table: string; column: string }>;
const placeOf = ({ table, column }: Column) => `${table}.${column}`;

const columnsOf = (...schemas: string[]) =>
  rowsOf<Column>(
    t.database,
    `SELECT c.relname AS table, a.attname AS column FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace::regnamespace::text = ANY ($1) AND c.relkind IN ('r', 'p') ORDER BY 1, 2`,
    [schemas],
  );

/** Every `table.column` of the database, the queue's too, in which a text stands, whatever its type. */
async function placesWith(text: string): Promise<string[]> {
  const columns = await columnsOf('app', 'bullmq');
  const places = columns.map(
    ({ table, column }) =>
      `SELECT '${table}.${column}' AS place FROM ${table} WHERE strpos(lower("${column}"::text), lower($1)) > 0`,
  );
  const found = await rowsOf<{ place: string }>(t.database, places.join(' UNION '), [text]);
  return found.map(({ place }) => place).toSorted();
}

async function makeKnownMember() {
  const name = `Cikgu Kenari ${randomUUID().slice(0, 8)}`;
  const person = await makeAccount(t, { at: school, role: 'teacher' });
  const member = { roles: ['teacher'], displayName: name, email: person.email } as const;
  await t.app.get(SchoolsService).saveMember(school.id, person.userId, member);
  return { ...person, name };
}

const payerWith = (contact: { name: string; email: string }) => ({
  name: 'SK Contoh',
  tin: null,
  brn: null,
  address: null,
  phone: null,
  email: contact.email,
  contacts: [contact, { name: 'Kerani', email: 'kerani@contoh.test' }],
  preferredProvider: null,
});

/** How columns are called that name a person by an id, and those that say more of whoever a row is about. */
const IDS = /(^|_)(user|author|actor|owner|member|teacher|person|pupil|guardian)_id$|_by$/;
const DETAILS =
  /^(actor|author|recipient|contact|email|phone)$|_email$|_phone$|(display|payer|full|guardian)_name$/;

describe('Erasing an account', () => {
  it('leaves neither address nor name anywhere, and its id only where the certificate says', async () => {
    const mainAdmin = await makeAccount(t, { at: school, role: 'main_admin' });
    const { userId, email, name, token } = await makeKnownMember();
    const at = { host: school.host, token: mainAdmin.token };
    const times = { date: '2026-11-23', startTime: '07:40', endTime: '08:40' };
    const texts = { className: '4B', subject: name, objective: '', activities: '', reflection: '' };
    const own = { host: school.host, token };
    await t
      .call('post', '/api/lesson-plans', own)
      .send({ id: randomUUID(), ...times, ...texts })
      .expect(201);
    await t
      .call('put', `/api/members/${userId}/roles`, at)
      .send({ roles: ['teacher', 'supervisor'] })
      .expect(200);
    await t.call('put', '/api/billing/details', at).send(payerWith({ name, email })).expect(200);
    const elsewhere = await makeTrialSchool(t);
    await invite(t, elsewhere, await makeAccount(t, { at: elsewhere, role: 'main_admin' }), email);
    const link = { id: randomUUID(), visitor: 'PPD Ujian', teacherIds: [userId], weeks: [times.date] };
    const { body: made } = await t.call('post', '/api/visitor-links', at).send(link).expect(201);
    const visited = new URL(made.address).pathname.replace('/lawatan/', '/api/visits/');
    const ofWeek = `${visited}/teachers/${userId}/weeks/${times.date}`;
    await t.call('get', ofWeek, { host: school.host }).expect(200);
    expect(await placesWith(email)).not.toEqual([]);

    const certificate = await forget(email);

    expect(await placesWith(email)).toEqual([]);
    expect(await placesWith(name)).toEqual([]);
    const kept = [...certificate.matchAll(/^(\S+): \d+ kept, a number/gm)].map(([, place]) => place);
    expect(await placesWith(userId)).toEqual(kept.toSorted());
    expect(certificate).toMatch(/^visitor_link_teachers\.teacher_id: 1 /m);
    await t.call('get', ofWeek, { host: school.host }).expect(404);
    await t.call('get', '/api/lesson-plans', own).expect(403);
    const { body } = await t.call('get', '/api/billing/details', at).expect(200);
    expect(body).toMatchObject({ email: null, contacts: [{ email: 'kerani@contoh.test' }] });
    await expect(forget(email)).rejects.toThrow('Nobody has an account');
  });

  it('takes the photo of every school with it', async () => {
    const { email, token } = await makeKnownMember();
    const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } }).png();
    await t
      .call('put', '/api/pictures/photo', { host: school.host, token })
      .attach('file', await photo.toBuffer(), 'foto.png')
      .expect(200);
    const files = t.app.get(HostedFiles);
    expect(await files.filesIn(PHOTOS, school.id)).toHaveLength(1);
    await forget(email);
    expect(await files.filesIn(PHOTOS, school.id)).toEqual([]);
  });

  it('is refused for the only main administrator of a school, who then keeps everything', async () => {
    const alone = await makeSchool(t);
    const { email, userId } = await makeAccount(t, { at: alone, role: 'main_admin' });
    await expect(forget(email)).rejects.toThrow('at least one main administrator');
    expect(await t.app.get(SchoolsService).find(alone.id, userId)).not.toBeNull();
    expect(await t.app.get(HostedUsers).find(email)).toMatchObject({ id: userId });
  });
});

describe('Erasing a pupil', () => {
  const NAME = 'Kenari Kuning binti Jelatik';
  const NUMBER = 'K9876543';
  const PHONE = '0199998888';
  const GUARDIAN = 'Jelatik Hijau bin Merbok';
  const REASON = 'Merpati pos membawa surat';

  /** In every field that a pupil has: number, guardian, consent, photo, list to import, what was looked for. */
  async function makeKnownPupil(admin: { token: string }): Promise<string> {
    const at = { host: school.host, token: admin.token };
    const id = randomUUID();
    const send = (path: string, body: object, method: 'post' | 'put' = 'post') =>
      t.call(method, path, at).send(body);
    const content = { name: NAME, sex: 'F', registerNumber: 'KENARI1', birthDate: '2016-03-15' };
    await send('/api/pupils', { id, ...content, identityNumber: NUMBER }).expect(201);
    const guardian = { name: GUARDIAN, relation: 'father', phone: PHONE, email: 'kenari@contoh.test' };
    await send(`/api/pupils/${id}/guardians`, { guardians: [guardian] }, 'put').expect(200);
    const given = { guardianName: GUARDIAN, way: 'form', givenOn: '2026-01-12' };
    const publication = randomUUID();
    await send(`/api/pupils/${id}/consents`, { ...given, id: publication, kind: 'publication' }).expect(200);
    const back = { consentId: publication, guardianName: GUARDIAN, reason: REASON };
    await send(`/api/pupils/${id}/consent-withdrawals`, back).expect(200);
    await send(`/api/pupils/${id}/consents`, { ...given, id: randomUUID(), kind: 'photo' }).expect(200);
    const face = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } }).png();
    await t
      .call('put', `/api/pupils/${id}/photo`, at)
      .attach('file', await face.toBuffer(), `${NAME}.png`)
      .expect(200);
    await t.call('get', '/api/search?query=kenari', at).expect(200);
    return id;
  }

  it('leaves nothing of the consents and no photo, in no column, no file, no search', async () => {
    const admin = await makeAccount(t, { at: school, role: 'main_admin' });
    const at = { host: school.host, token: admin.token };
    const id = await makeKnownPupil(admin);
    const files = t.app.get(HostedFiles);
    expect(await files.filesIn(PUPIL_PHOTOS, school.id)).toHaveLength(1);
    expect(await placesWith(REASON)).toEqual(['pupil_consents.withdrawal_reason']);
    expect(await placesWith(GUARDIAN)).toContain('pupil_consents.guardian_name');

    const { body } = await t.call('post', `/api/pupils/${id}/erasure`, at).send({ name: NAME }).expect(200);

    for (const text of [NAME, 'kenari', NUMBER, PHONE, GUARDIAN, REASON])
      expect([text, await placesWith(text), await hosted.filesWith(text)]).toEqual([text, [], []]);
    expect(await files.filesIn(PUPIL_PHOTOS, school.id)).toEqual([]);
    expect(body.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ table: 'pupil_consents', act: 'remove', rows: 2 }),
        expect.objectContaining({ table: 'pupil_photos', act: 'remove', rows: 1 }),
      ]),
    );
    expect((await t.call('get', '/api/search?query=kenari', at).expect(200)).body.pupils).toEqual([]);
    await t.call('get', `/api/pupils/${id}/photo`, at).expect(404);
  });
});

describe('Erasing pupils who left long ago', () => {
  const DAY = '2025-01-01';

  async function makeLeavers() {
    const main = await makeAccount(t, { at: school, role: 'main_admin' });
    const as = (person: { token: string }) => ({ host: school.host, token: person.token });
    const enrol = async (name: string, leftOn: string | null) => {
      const content = { id: randomUUID(), name, sex: 'M', registerNumber: null, birthDate: null };
      const { body } = await t.call('post', '/api/pupils', as(main)).send(content).expect(201);
      if (leftOn)
        await t.call('put', `/api/pupils/${body.id}/leaving`, as(main)).send({ leftOn }).expect(200);
      return body.id as string;
    };
    await rowsOf(
      t.database,
      `INSERT INTO pupils (school_id, id, name, sort_name, sex, left_on, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'Pipit Uban ' || n, 'pipit uban ' || n, 'M', '2023-12-01', now(), now()
       FROM generate_series(1, 100) n`,
      [school.id],
    );
    await enrol('Pipit Uban', '2023-12-01');
    await enrol('Helang Rimba', DAY);
    await enrol('Tiung Batu', null);
    return { main, as };
  }

  it('is done a hundred at once by the Admin Utama who types the code, and spares everybody else', async () => {
    const { main, as } = await makeLeavers();
    const count = async () =>
      (await t.call('get', `/api/leaver-erasures?before=${DAY}`, as(main)).expect(200)).body.pupils;
    const erase = (body: object, person: { token: string } = main) =>
      t
        .call('post', '/api/leaver-erasures', as(person))
        .send({ before: DAY, confirmation: school.code, ...body });
    expect(await count()).toBe(101);
    const admin = await makeAccount(t, { at: school, role: 'admin' });
    await erase({}, admin).expect(403);
    expect((await erase({ confirmation: 'SALAH' }).expect(400)).body.details.fields[0].field).toBe(
      'confirmation',
    );
    const yesterday = new Date(systemNow() - 86_400_000).toISOString().slice(0, 10);
    expect((await erase({ before: yesterday }).expect(400)).body.details.fields[0].field).toBe('before');
    expect(await count()).toBe(101);

    const { body } = await erase({}).expect(200);
    expect(body).toMatchObject({ erased: 100, left: 1 });
    expect(body.lines).toContainEqual(expect.objectContaining({ table: 'pupils', act: 'remove', rows: 100 }));
    expect((await erase({}).expect(200)).body).toMatchObject({ erased: 1, left: 0 });
    expect((await erase({}).expect(200)).body).toMatchObject({ erased: 0, left: 0, lines: [] });
    expect(await placesWith('Pipit')).toEqual([]);
    expect(await placesWith('Helang Rimba')).toContain('pupils.name');
    expect(await placesWith('Tiung Batu')).toContain('pupils.name');
    const { body: log } = await t.call('get', '/api/pupil-access-log?limit=1', as(main)).expect(200);
    expect(log.items[0]).toMatchObject({ act: 'erased', actorId: main.userId, pupilName: null });
  });
});

describe('What names a person', () => {
  it('is declared column by column: one that nobody has decided on is found here', async () => {
    const persons = t.app.get(CollectedExports).persons();
    const declared = persons.flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    const gone = persons.flatMap(([table, columns]) =>
      Object.values(columns).some(({ act }) => act === 'remove') ? [table] : [],
    );
    const inSchema = await columnsOf('app');
    expect(new Set(declared).size).toBe(declared.length);
    expect(inSchema.map(placeOf)).toEqual(expect.arrayContaining(declared));
    const naming = inSchema.filter(
      ({ table, column }) => IDS.test(column) || (DETAILS.test(column) && !gone.includes(table)),
    );
    expect(naming.map(placeOf).filter((place) => !declared.includes(place))).toEqual([]);
  });

  it('in a row that is kept or stands in a session is forgotten by the database, as it was told in a migration', async () => {
    const declared = t.app
      .get(CollectedExports)
      .persons()
      .flatMap(([table, columns]) =>
        Object.entries(columns).flatMap(([column, rule]) =>
          rule.act === 'remove' || rule.act === 'blank'
            ? [{ table, column, names: rule.namedBy, blanks: rule.act === 'blank' ? rule.values : null }]
            : [],
        ),
      );
    const refusing = await rowsOf<{ table: string }>(
      t.database,
      `SELECT c.relname AS table FROM pg_class c WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
         AND (NOT has_table_privilege('app_system', c.oid, 'UPDATE') OR NOT has_table_privilege('app_system', c.oid, 'DELETE')
           OR EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = c.oid
             AND g.tgfoid IN ('app.refuse_closed_year'::regproc, 'app.keep_sealed_row'::regproc)))`,
    );
    const told = await rowsOf(
      t.database,
      'SELECT table_name AS table, column_name AS column, names, blanks FROM erasable',
    );
    const needed = declared.filter(({ table }) => refusing.some((each) => each.table === table));
    expect(told.toSorted(byPlace)).toEqual(needed.toSorted(byPlace));
  });
});

const byPlace = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
