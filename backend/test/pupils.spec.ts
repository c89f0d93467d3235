import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { NumberRotation } from '../src/modules/pupils/index.js';
import { Database } from '../src/platform/database/database.js';
import { IdentityNumbers } from '../src/platform/secrets/identity-numbers.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.clockAt(null);
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
});

const ask = (person: TestPerson, method: 'get' | 'post' | 'put' | 'delete', path = '') =>
  t.call(method, `/api/pupils${path}`, { host: school.host, token: person.token });
const list = (person: TestPerson, query = '') =>
  ask(person, 'get', `?academicYearId=${school.year}&${query}`);
const PUPIL = { name: 'Dhivya a/p Ganesan', sex: 'F', registerNumber: null, birthDate: null };
const enrol = (content: object = {}, person = admin) =>
  ask(person, 'post').send({ id: randomUUID(), ...PUPIL, ...content });
const enrolled = async (content: object = {}) => (await enrol(content).expect(201)).body;
const namesFor = async (query: string) => {
  const { body } = await list(admin, query).expect(200);
  return body.items.map(({ name }: { name: string }) => name);
};
const search = (text: string) => namesFor(`search=${encodeURIComponent(text)}`);
const fieldsOf = (body: { details: { fields: { field: string }[] } }) =>
  body.details.fields.map(({ field }) => field);

async function makeDutyHolder(): Promise<TestPerson> {
  const person = await makeMember(t, school, 'teacher');
  const path = `/api/members/${person.userId}/duties/pupils`;
  await t
    .call('put', path, { host: school.host, token: admin.token })
    .send({ from: '2020-01-01', to: null })
    .expect(200);
  return person;
}

describe('who keeps the pupils of a school', () => {
  it('is an administrator, or who has the duty of pupils', async () => {
    const holder = await makeDutyHolder();
    const { body } = await enrol({}, holder).expect(201);
    for (const person of [admin, holder]) {
      await ask(person, 'get', `/${body.id}`).expect(200);
      await ask(person, 'post', `/${body.id}/guardian-openings`).expect(200);
      await ask(person, 'put', `/${body.id}/guardians`).send({ guardians: [] }).expect(200);
    }
  });

  it.each(['teacher', 'supervisor'] as const)('is not a %s', async (role) => {
    const { id } = await enrolled();
    const other = await makeMember(t, school, role);
    expect((await list(other).expect(200)).body.items).toEqual([]);
    await ask(other, 'get', `/${id}`).expect(404);
    await ask(other, 'post', '/finding').send({ identityNumber: '120315100982' }).expect(403);
    await ask(other, 'post', `/${id}/guardian-openings`).expect(404);
    await ask(other, 'put', `/${id}`)
      .send({ ...PUPIL, version: 1 })
      .expect(403);
    await ask(other, 'delete', `/${id}`).expect(403);
  });

  it('leaves erasure and the log of who looked to administrators', async () => {
    const holder = await makeDutyHolder();
    const { id } = await enrolled();
    await ask(holder, 'post', `/${id}/erasure`).send({ name: PUPIL.name }).expect(403);
    await t.call('get', '/api/pupil-access-log', { host: school.host, token: holder.token }).expect(403);
  });
});

const actsInLog = async () => {
  const { body } = await t
    .call('get', '/api/pupil-access-log', { host: school.host, token: admin.token })
    .expect(200);
  return body.items.map(({ act, pupilId }: { act: string; pupilId: string }) => [act, pupilId]);
};

it('Whoever opens a pupil’s card, or looks a number up and finds somebody, leaves a line', async () => {
  const { id } = await enrolled({ identityNumber: '120315-10-0982' });
  await ask(admin, 'post', '/finding').send({ identityNumber: '120315100984' }).expect(200);
  await ask(admin, 'get', `/${randomUUID()}`).expect(404);
  expect(await actsInLog()).toEqual([]);
  await ask(admin, 'get', `/${id}`).expect(200);
  await t.clockAt('2026-10-13T08:01:00+08:00');
  await ask(admin, 'post', '/finding').send({ identityNumber: '120315100982' }).expect(200);
  expect(await actsInLog()).toEqual([
    ['found_by_number', id],
    ['card_opened', id],
  ]);
});

describe('a number of identity', () => {
  it('is shown by its last two in lists and its last four on the card, and kept in no readable form', async () => {
    const pupil = await enrolled({ identityNumber: '120315-10-0982' });
    expect(pupil).toMatchObject({ numberEnding: '0982', version: 1 });
    const { body } = await list(admin).expect(200);
    expect(body.items).toMatchObject([{ id: pupil.id, numberEnding: '82' }]);
    expect(JSON.stringify([pupil, body])).not.toContain('100982');
    expect(await actsInLog()).toEqual([]);
    const [row] = await rowsOf(t.database, 'SELECT pupils::text AS text FROM pupils WHERE id = $1', [
      pupil.id,
    ]);
    const hex = Buffer.from('120315100982').toString('hex');
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`120315100982|${hex}`));
  });

  it('finds its pupil however it is written, and only whole', async () => {
    const { id } = await enrolled({ identityNumber: '120315100982' });
    const find = async (identityNumber: string) =>
      (await ask(admin, 'post', '/finding').send({ identityNumber }).expect(200)).body.pupil?.id ?? null;
    expect(await find('120315-10-0982')).toBe(id);
    expect(await find('120315100983')).toBeNull();
    await ask(admin, 'post', '/finding').send({ identityNumber: '0982' }).expect(400);
  });

  it('stays where it is not sent, and goes where null is', async () => {
    const { id } = await enrolled({ identityNumber: '120315100982' });
    const put = (content: object) => ask(admin, 'put', `/${id}`).send({ ...PUPIL, ...content });
    expect((await put({ version: 1 }).expect(200)).body.numberEnding).toBe('0982');
    const { body } = await put({ version: 2, identityNumber: null }).expect(200);
    expect(body.numberEnding).toBeNull();
  });

  it('belongs to one pupil of the school, whoever comes second, at once too', async () => {
    const first = await enrolled({ identityNumber: 'A1234567' });
    const second = await enrol({ name: 'Lain', identityNumber: 'a-1234567' }).expect(409);
    expect(second.body).toMatchObject({
      code: 'PUPIL_NUMBER_TAKEN',
      details: { field: 'identityNumber', pupilId: first.id },
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => enrol({ name: `Murid ${turn}`, registerNumber: '77' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(409)]);
  });

  it('that went to somebody else meanwhile keeps a deleted pupil deleted', async () => {
    const { id } = await enrolled({ identityNumber: 'A1234567' });
    await ask(admin, 'delete', `/${id}`).expect(204);
    await enrolled({ name: 'Lain', identityNumber: 'A1234567' });
    const { body } = await ask(admin, 'post', `/${id}/restoration`).expect(409);
    expect(body.code).toBe('PUPIL_NUMBER_TAKEN');
  });

  it('is made anew when keys rotate, and found all the while', async () => {
    const { id } = await enrolled({ identityNumber: 'A1234567' });
    const { DATA_ENCRYPTION_KEY = '', IDENTITY_HASH_KEY = '' } = environmentOf('', '');
    const keys = (...[seal, hash]: [string[], string[]]) =>
      new IdentityNumbers({
        personalData: {
          encryptionKeys: ['kunci baharu untuk menyulitkan', ...seal],
          hashKeys: ['kunci baharu untuk mencari', ...hash],
        },
      });
    const both = keys([DATA_ENCRYPTION_KEY], [IDENTITY_HASH_KEY]);
    const rotation = new NumberRotation(t.app.get(Database), both);
    expect(await rotation.rotate()).toBeGreaterThan(0);
    expect(await rotation.rotate()).toBe(0);
    const [row] = await rowsOf<{ sealed: Buffer; hash: Buffer }>(
      t.database,
      'SELECT number_sealed AS sealed, number_hash AS hash FROM pupils WHERE id = $1',
      [id],
    );
    const alone = keys([], []);
    expect(row && alone.open(row.sealed, { schoolId: school.id, id })).toBe('A1234567');
    expect(row?.hash).toEqual(alone.hash('A1234567', school.id));
    const back = new IdentityNumbers({
      personalData: {
        encryptionKeys: [DATA_ENCRYPTION_KEY, 'kunci baharu untuk menyulitkan'],
        hashKeys: [IDENTITY_HASH_KEY, 'kunci baharu untuk mencari'],
      },
    });
    expect(await new NumberRotation(t.app.get(Database), back).rotate()).toBeGreaterThan(0);
  });
});

describe('a pupil', () => {
  it.each([
    ['name', { name: '' }],
    ['name', { name: 'Ali\u0000' }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['sex', { sex: 'X' }],
    ['birthDate', { birthDate: '2015-02-30' }],
    ['birthDate', { birthDate: '9999-12-31' }],
    ['registerNumber', { registerNumber: ' ' }],
    ['identityNumber', { identityNumber: '121315100982' }],
    ['identityNumber', { identityNumber: '' }],
  ])('is refused by its field: %s', async (field, content) => {
    const { body } = await enrol(content).expect(400);
    expect(fieldsOf(body)).toEqual([field]);
  });

  it('like another one is asked about, and kept when it is said to be somebody else', async () => {
    const first = await enrolled();
    const { body } = await enrol({ name: 'DHIVYA  a/p ganesan' }).expect(409);
    expect(body).toMatchObject({ code: 'PUPIL_ALIKE', details: { pupilIds: [first.id] } });
    await enrol({ isSomebodyElse: true }).expect(201);
    await enrol({ sex: 'M' }).expect(201);
  });

  it('sent twice is kept once', async () => {
    const id = randomUUID();
    await enrol({ id }).expect(201);
    await enrol({ id }).expect(201);
    expect(await namesFor('')).toEqual([PUPIL.name]);
  });

  it('changed in the meantime is shown as it stands, without the number', async () => {
    const { id } = await enrolled({ identityNumber: 'A1234567' });
    const put = (name: string) => ask(admin, 'put', `/${id}`).send({ ...PUPIL, name, version: 1 });
    await put('Baharu').expect(200);
    const { body } = await put('Lewat').expect(409);
    expect(body).toMatchObject({
      code: 'PUPIL_CONFLICT',
      details: { current: { name: 'Baharu', version: 2 } },
    });
    expect(JSON.stringify(body)).not.toMatch(/sealed|hash|A1234567/i);
    expect(await search('baharu')).toEqual(['Baharu']);
    expect(await search('dhivya')).toEqual([]);
  });

  it('leaves on a day, and is back', async () => {
    const { id } = await enrolled();
    await ask(admin, 'put', `/${id}/leaving`).send({ leftOn: '2020-01-31' }).expect(200);
    expect([await namesFor(''), await namesFor('state=left')]).toEqual([[], [PUPIL.name]]);
    await ask(admin, 'put', `/${id}/leaving`).send({ leftOn: '2099-01-31' }).expect(200);
    expect(await namesFor('')).toEqual([PUPIL.name]);
    const { body } = await ask(admin, 'delete', `/${id}/leaving`).expect(200);
    expect(body.leftOn).toBeNull();
  });
});

describe('the list of pupils', () => {
  const NAMES = [
    'Élise Chua',
    'Aisyah Humaira binti Faizal',
    '陳美玲',
    'Muthu a/l Raman',
    'Faizal bin Ahmad',
  ];

  it('finds by the beginning of any word, in any script, whatever accents and connectives', async () => {
    for (const name of NAMES) await enrolled({ name });
    expect(await search('fai')).toEqual(['Aisyah Humaira binti Faizal', 'Faizal bin Ahmad']);
    expect(await search('faiz hum')).toEqual(['Aisyah Humaira binti Faizal']);
    expect(await search('elise')).toEqual(['Élise Chua']);
    expect(await search('美')).toEqual(['陳美玲']);
    expect(await search('RAMAN a/l')).toEqual(['Muthu a/l Raman']);
    expect(await search('aizal')).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  it('is read page by page, each pupil once', async () => {
    for (const name of NAMES) await enrolled({ name });
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; page < 5 && cursor !== null; page += 1) {
      const after: string = cursor ? `&cursor=${cursor}` : '';
      const { body } = await list(admin, `limit=2${after}`).expect(200);
      seen.push(...body.items.map(({ name }: { name: string }) => name));
      cursor = body.nextCursor;
    }
    expect(seen.toSorted()).toEqual(NAMES.toSorted());
    const forged = Buffer.from(JSON.stringify({ sortName: 'a\u0000', id: randomUUID() }));
    await list(admin, `cursor=${forged.toString('base64url')}`).expect(400);
  });

  it('holds nobody of another school', async () => {
    await enrolled();
    const elsewhere = await makeTrialSchool(t);
    const there = await makeMember(t, elsewhere, 'admin');
    const { body } = await t
      .call('get', `/api/pupils?academicYearId=${elsewhere.year}`, {
        host: elsewhere.host,
        token: there.token,
      })
      .expect(200);
    expect(body.items).toEqual([]);
  });
});

describe('guardians', () => {
  const guardian = { name: 'Ganesan a/l Muthu', relation: 'father', phone: '+60 12-345 6789', email: null };

  it('are opened by leaving a line, and stand in no list and on no card', async () => {
    const { id } = await enrolled();
    await ask(admin, 'put', `/${id}/guardians`)
      .send({ guardians: [guardian] })
      .expect(200);
    const { body } = await ask(admin, 'post', `/${id}/guardian-openings`).expect(200);
    expect(body.guardians).toEqual([guardian]);
    await t.clockAt('2026-10-13T08:01:00+08:00');
    const shown = [await list(admin), await ask(admin, 'get', `/${id}`)].map((each) => each.text);
    expect(shown.join()).not.toContain('Muthu');
    const log = await t
      .call('get', '/api/pupil-access-log', { host: school.host, token: admin.token })
      .expect(200);
    expect(log.body.items).toMatchObject([
      { act: 'card_opened' },
      { actorId: admin.userId, pupilId: id, pupilName: PUPIL.name, act: 'guardians_opened' },
    ]);
  });

  it.each([
    ['phone', { phone: 'telefon' }],
    ['email', { email: 'bukan' }],
    ['relation', { relation: 'jiran' }],
  ])('are refused by their field: %s', async (field, content) => {
    const { id } = await enrolled();
    const { body } = await ask(admin, 'put', `/${id}/guardians`)
      .send({ guardians: [{ ...guardian, ...content }] })
      .expect(400);
    expect(fieldsOf(body)).toEqual([`guardians.0.${field}`]);
  });

  it('replaced by many at once are those of one of them', async () => {
    const { id } = await enrolled();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask(admin, 'put', `/${id}/guardians`).send({ guardians: [guardian] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});

describe('the erasure of a pupil', () => {
  const NAME = 'Kenari Kuning binti Jelatik';
  const NUMBER = 'K9876543';
  const PHONE = '0199998888';

  /** Every `table.column` of the database, the queue's too, in which a text stands, readable or as bytes. */
  async function placesWith(text: string): Promise<string[]> {
    const columns = await rowsOf<{ place: string; table: string; column: string }>(
      t.database,
      `SELECT c.relname || '.' || a.attname AS place, c.oid::regclass::text AS table, a.attname AS column
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relnamespace::regnamespace::text IN ('app', 'bullmq') AND c.relkind IN ('r', 'p')`,
    );
    const asked = columns.map(
      ({ place, table, column }) =>
        `SELECT '${place}' AS place FROM ${table} WHERE lower("${column}"::text) LIKE ANY (ARRAY[$1, $2])`,
    );
    const like = [text.toLowerCase(), Buffer.from(text).toString('hex')].map((each) => `%${each}%`);
    const found = await rowsOf<{ place: string }>(t.database, asked.join(' UNION '), like);
    return found.map(({ place }) => place).toSorted();
  }

  async function enrolCanary(): Promise<string> {
    const { id } = await enrolled({ name: NAME, identityNumber: NUMBER, registerNumber: 'KENARI1' });
    const guardian = { name: `Bapa ${NAME}`, relation: 'father', phone: PHONE, email: 'kenari@contoh.test' };
    await ask(admin, 'put', `/${id}/guardians`)
      .send({ guardians: [guardian] })
      .expect(200);
    await ask(admin, 'post', `/${id}/guardian-openings`).expect(200);
    return id;
  }

  it('leaves name, number and telephone nowhere, and the id only where the certificate says', async () => {
    const id = await enrolCanary();
    expect(await placesWith(PHONE)).toEqual(['pupil_guardians.phone']);
    const { body } = await ask(admin, 'post', `/${id}/erasure`).send({ name: NAME }).expect(200);
    for (const text of [NAME, 'kenari', NUMBER, PHONE]) expect(await placesWith(text)).toEqual([]);
    expect(body.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ table: 'pupils', act: 'remove', rows: 1 }),
        expect.objectContaining({ table: 'pupil_guardians', act: 'remove', rows: 1 }),
        expect.objectContaining({ table: 'pupil_access_log', act: 'keep', rows: 2 }),
      ]),
    );
    expect(body.backupsGoneOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const kept = body.lines.filter(({ act }: { act: string }) => act === 'keep');
    expect(await placesWith(id)).toEqual(
      kept.map(({ table, column }: { table: string; column: string }) => `${table}.${column}`).toSorted(),
    );
    await ask(admin, 'get', `/${id}`).expect(404);
    expect(await search('kenari')).toEqual([]);
  });

  it('is not done under another name, nor by an administrator of another school', async () => {
    const id = await enrolCanary();
    const { body } = await ask(admin, 'post', `/${id}/erasure`).send({ name: 'Kenari' }).expect(400);
    expect(fieldsOf(body)).toEqual(['name']);
    const elsewhere = await makeTrialSchool(t);
    const there = await makeMember(t, elsewhere, 'admin');
    await t
      .call('post', `/api/pupils/${id}/erasure`, { host: elsewhere.host, token: there.token })
      .send({ name: NAME })
      .expect(404);
    await ask(admin, 'get', `/${id}`).expect(200);
    await ask(admin, 'post', `/${id}/erasure`).send({ name: NAME }).expect(200);
  });
});

it('a search is answered from an index, row-level security on', async () => {
  await rowsOf(
    t.database,
    `INSERT INTO pupils (school_id, id, name, sort_name, sex, created_at, updated_at)
     SELECT $1, gen_random_uuid(), 'Murid ' || n, 'murid ' || n, 'F', now(), now() FROM generate_series(1, 5000) n`,
    [school.id],
  );
  await rowsOf(
    t.database,
    `INSERT INTO pupil_name_words SELECT school_id, substring(sort_name FROM 7), id FROM pupils WHERE school_id = $1`,
    [school.id],
  );
  await rowsOf(t.database, 'ANALYZE pupils, pupil_name_words');
  const plan = await t.app.get(Database).tenantTransaction(school.id, async () => {
    const explained = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT pupil_id FROM pupil_name_words
      WHERE school_id = ${sql.lit(school.id)} AND word >= '412' AND word < ${sql.lit('412\u{10FFFF}')}`.execute(
      t.app.get(Database).tables(),
    );
    return explained.rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Cond:.*word >= '412'/);
});

it.each([
  ['is deleted', 'delete', '', {}],
  ['leaves the school', 'put', '/leaving', { leftOn: '2026-11-20' }],
] as const)('nobody %s while a list is compared with the pupils', async (_, method, path, sent) => {
  const { id } = await enrolled();
  const comparing = new pg.Client({ connectionString: t.database.superuserUrl });
  await comparing.connect();
  await comparing.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('pupils ${school.id}', 0))`);
  const asked = Promise.resolve(ask(admin, method, `/${id}${path}`).send(sent));
  const ended = { is: false };
  void asked.then(() => {
    ended.is = true;
  });
  const waiting = `SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()`;
  await waitUntil(async () => ended.is || (await rowsOf(t.database, waiting)).length > 0);
  const { rows } = await comparing.query(
    'SELECT FROM app.pupils WHERE id = $1 AND deleted_at IS NULL AND left_on IS NULL',
    [id],
  );
  await comparing.query('COMMIT');
  await comparing.end();
  expect(rows).toHaveLength(1);
  expect((await asked).status).toBeLessThan(300);
});
