import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { makeMember, makeTrialSchool, type TestSchool } from './support/builders.js';
import { bundleProduct, type ProductProcess, productProcess } from './support/product-process.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { environmentOf, PRODUCTION } from './support/test-environment.js';

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

describe('what a deployment builds', () => {
  it('tells a school its status', async () => {
    const { token } = await makeMember(t, school, 'teacher');
    const { body } = await call('get', '/api/subscription/status', token).expect(200);
    expect(body).toMatchObject({ subscriptionStatus: 'trial', restrictionLevel: 'none' });
  });

  it('checks what is nested in a body by its own class', async () => {
    const { token } = await makeMember(t, school, 'teacher');
    const path = `/api/notifications/preferences?schoolCode=${school.code}`;
    const preferences = [{ kind: 'subscription', app: 'ya', mail: true, other: 1 }];
    const { body } = await call('put', path, token).send({ preferences }).expect(400);
    const fields = body.details.fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['preferences.0.app', 'preferences.0.other']));
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
