import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { forgetAccount } from '../src/forget-account.js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { PHOTOS } from '../src/modules/schools/pictures/picture.js';
import { Erasure } from '../src/platform/erasure/erasure.js';
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
  forgetAccount({ users: t.app.get(HostedUsers), erasure: t.app.get(Erasure) }, email);

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
    expect(await placesWith(email)).not.toEqual([]);

    const certificate = await forget(email);

    expect(await placesWith(email)).toEqual([]);
    expect(await placesWith(name)).toEqual([]);
    const kept = [...certificate.matchAll(/^(\S+): \d+ kept, a number/gm)].map(([, place]) => place);
    expect(await placesWith(userId)).toEqual(kept.toSorted());
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
});
