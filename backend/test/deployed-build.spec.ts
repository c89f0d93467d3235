import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import request from 'supertest';
import { FINANCE_PDF } from '../src/modules/operations/printing/index.js';
import { PaperPress, USUAL_PRESS } from '../src/platform/papers/paper-press.js';
import { once as oneItem, toPrint } from '../src/platform/papers/printing.js';
import { makeMember, makeTrialSchool, type TestSchool } from './support/builders.js';
import { bundleProduct, type ProductProcess, productProcess } from './support/product-process.js';
import { readPages } from './support/read-pages.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { environmentOf, PRODUCTION } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

const ROOT = resolve(__dirname, '../..');
const FOLDER = resolve(__dirname, '../dist/deployed');

let t: TestApp;
let deployed: ProductProcess;
let school: TestSchool;

const environment = () => ({ ...environmentOf(t.database.url, t.issuer.url), ...PRODUCTION });

beforeAll(async () => {
  [t] = await Promise.all([startTestApp({ ROLE: 'api' }), bundleProduct(FOLDER)]);
  school = await makeTrialSchool(t);
  deployed = await productProcess({ ...environment(), DATA_DIR: t.config.dataDir }, FOLDER);
  await deployed.start();
}, 120_000);
afterAll(async () => {
  await deployed?.kill();
  await t?.close();
  await rm(FOLDER, { recursive: true, force: true });
});

const call = (method: 'get' | 'post' | 'put', path: string, token: string) =>
  request(deployed.origin)[method](path).set('host', school.host).auth(token, { type: 'bearer' });

const matched = ({ index, field }: { index: number; field: string | null }) => ({ index, field });

/** Who writes into this table gets as far as it, and waits. */
async function whileHeld(table: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: t.database.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  await work().finally(() => client.end());
}

/** The process ends in the middle of what it does there, and stands again. */
async function killedWhileHeld(table: string, run: () => request.Test): Promise<void> {
  await whileHeld(table, async () => {
    const dying = run().then(
      ({ status }) => status,
      () => 'lost',
    );
    await waitUntil(
      async () => (await rowsOf(t.database, 'SELECT FROM pg_locks WHERE NOT granted')).length > 0,
    );
    await deployed.kill();
    expect(await dying).toBe('lost');
  });
  await deployed.start();
}

describe('what a deployment builds', () => {
  it('tells a school its status', async () => {
    const { token } = await makeMember(t, school, 'teacher');
    const { body } = await call('get', '/api/subscription/status', token).expect(200);
    expect(body).toMatchObject({ subscriptionStatus: 'trial', restrictionLevel: 'none' });
  });

  it.each([['staff', 'nobody@contoh.test', 'operator'], ['official-year', 'nothing.json'], ['migrate']])(
    'holds the program %s, which does its work or says in one sentence why not',
    async (name, ...args) => {
      const program = spawn(process.execPath, [resolve(FOLDER, `${name}.js`), ...args], {
        env: { PATH: process.env.PATH, ...environment() },
      });
      const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
      if (name === 'migrate') expect(code).toBe(0);
      expect(said).not.toMatch(/^\s+at .+:\d+:\d+/m);
    },
  );

  it('checks what is nested in a body by its own class', async () => {
    const { token } = await makeMember(t, school, 'teacher');
    const path = `/api/notifications/preferences?schoolCode=${school.code}`;
    const preferences = [{ kind: 'subscription', app: 'ya', mail: true, other: 1 }];
    const { body } = await call('put', path, token).send({ preferences }).expect(400);
    const fields = body.details.fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['preferences.0.app', 'preferences.0.other']));
  });

  it('reads a number in an address as a number, also where its class is made of others', async () => {
    const { token } = await makeMember(t, school, 'teacher');
    const path = `/api/notifications?limit=1&schoolCode=${school.code}`;
    const { body } = await call('get', path, token).expect(200);
    expect(body.nextCursor).toBeNull();
    await call('get', path.replace('limit=1', 'limit=101'), token).expect(400);
  });

  it('answers 503 to who waits too long for a table, and everybody else meanwhile', async () => {
    const { token } = await makeMember(t, school, 'teacher');
    const path = `/api/notifications/preferences?schoolCode=${school.code}`;
    const kinds = ['subscription', 'payment', 'people', 'teaching'];
    const preferences = kinds.map((kind) => ({ kind, app: true, mail: kind !== 'people' }));
    await whileHeld('notification_mutes', async () => {
      const waiting = Array.from({ length: 8 }, () =>
        call('put', path, token).send({ preferences }).expect(503),
      );
      const others = await call('get', '/api/subscription/status', token).expect(200);
      expect(others.body).toMatchObject({ restrictionLevel: 'none' });
      for (const { body } of await Promise.all(waiting)) expect(body.code).toBe('SERVICE_UNAVAILABLE');
    });
    await call('put', path, token).send({ preferences }).expect(200);
  });

  it('shows the queue dashboard', async () => {
    const { userId } = await makeStaff(t, 'operator');
    const token = await t.issuer.token(userId, { aal: 'aal2' });
    const session = await request(deployed.origin)
      .post('/api/operations/queue-board-sessions')
      .auth(token, { type: 'bearer' })
      .expect(204);
    const cookie = session.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const page = await request(deployed.origin).get('/ops/queues/').set('cookie', cookie).expect(200);
    expect(page.text).toContain('Rekod Mengajar');
  });

  it('reads a table in a program of its own', async () => {
    const child = spawn(process.execPath, [`${FOLDER}/read-table.js`], { env: {} });
    child.stdin.end('Nama;Jantina\nAli;L\n');
    const reading = JSON.parse(await text(child.stdout));
    expect(reading.sheets[0].rows[1]).toEqual({
      number: 2,
      cells: ['Ali', 'L'],
      isHidden: false,
      unread: [],
    });
  });

  it('prints a paper in a program of its own', async () => {
    const press = new PaperPress({ ...USUAL_PRESS, program: [`${FOLDER}/print-papers.js`] });
    const table = { title: 'Senarai', subtitle: '', columns: [{ header: 'Nama', width: 1 }], at: 0 };
    const work = toPrint(FINANCE_PDF, table, () => oneItem([['Ali']]));
    const printed = await press.print(work, { school: school.id, person: randomUUID() });
    press.onApplicationShutdown();
    expect((await readPages(Buffer.concat(printed)))[0]).toContain('Ali');
  });

  it('has imported nothing when it is killed in the middle, and everything when it is asked again', async () => {
    const { token } = await makeMember(t, school, 'admin');
    const begun = await t
      .call('post', `/api/imports?kind=pupils&academicYearId=${school.year}`, { host: school.host, token })
      .attach('file', Buffer.from('Nama,Jantina\nAli,L\nSiti,P\n'), 'murid.csv')
      .expect(201);
    const path = `/api/imports/${begun.body.id}`;
    await call('put', `${path}/mapping`, token)
      .send({ columns: begun.body.columns.map(matched) })
      .expect(200);
    const run = () => call('post', `${path}/run`, token).send({ skipBad: false });
    await killedWhileHeld('pupil_name_words', run);
    expect(await rowsOf(t.database, 'SELECT state FROM imports')).toEqual([{ state: 'mapped' }]);
    expect(await rowsOf(t.database, 'SELECT id FROM pupils')).toEqual([]);
    expect((await run().expect(200)).body.result).toMatchObject({ new: 2 });
    expect(await rowsOf(t.database, 'SELECT name FROM pupils ORDER BY name')).toEqual([
      { name: 'Ali' },
      { name: 'Siti' },
    ]);
  });

  it('has opened no session when it is killed in the middle, and a whole one when it is asked again', async () => {
    const { token } = await makeMember(t, school, 'admin');
    const { body: years } = await call('get', '/api/academic-years', token).expect(200);
    const year = Number(years.items[0].firstDay.slice(0, 4)) + 1;
    const schoolClass = { id: randomUUID(), academicYearId: years.currentId, name: '4 Bestari' };
    await call('post', '/api/classes', token)
      .send({
        ...schoolClass,
        gradeLevels: ['T4'],
        shift: 'morning',
        stream: null,
        classTeacherId: null,
        groups: [],
      })
      .expect(201);
    const days = { name: String(year), firstDay: `${year}-01-12`, lastDay: `${year}-12-04` };
    const { body: begun } = await call('post', '/api/roll-overs', token)
      .send({ fromYearId: years.currentId, ...days })
      .expect(200);
    const undecided = begun.parts.pupils.rows.map(({ key }: { key: string }) => ({ key, value: 'none' }));
    await call('put', `/api/roll-overs/${begun.id}/decisions`, token)
      .send({ decisions: [...undecided, { key: `name:${schoolClass.id}`, value: '4 Amanah' }] })
      .expect(200);
    const { body: kept } = await call('get', `/api/roll-overs/${begun.id}`, token).expect(200);
    const run = () =>
      call('put', `/api/roll-overs/${kept.id}/application`, token).send({
        version: kept.version,
        confirmation: days.name,
      });
    await killedWhileHeld('class_memberships', run);
    expect(await rowsOf(t.database, 'SELECT name FROM school_classes')).toEqual([{ name: '4 Bestari' }]);
    expect(await rowsOf(t.database, 'SELECT id FROM academic_years')).toHaveLength(years.items.length);
    expect(await rowsOf(t.database, 'SELECT act FROM roll_over_log')).toEqual([]);
    expect((await run().expect(200)).body.made).toMatchObject({ classes: 2 });
  });

  it('holds every file that a start and the commands ask for', () => {
    const launchers = globSync('infra/local/**/*.ts', {
      cwd: ROOT,
      exclude: (path) => path.endsWith('.spec.ts'),
    });
    const asked = launchers.flatMap((path) =>
      Array.from(
        readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:backend\/dist\/|BACKEND_DIST, ')([\w/-]+\.js)/g),
        ([, file = '']) => file,
      ),
    );
    const deployable = [...new Set(asked)].filter((file) => !file.startsWith('development/'));
    expect(deployable.length).toBeGreaterThan(5);
    expect(deployable.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
  });

  it('holds nothing of development', async () => {
    await request(deployed.origin).put('/api/test/clock').send({ now: null }).expect(404);
  });

  it('migrates a database', async () => {
    const env = { ...environment(), PATH: process.env.PATH };
    const child = spawn(process.execPath, [`${FOLDER}/migrate.js`], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });
});
