import { randomUUID } from 'node:crypto';
import { SchoolsService } from '../src/modules/schools/index.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { PASSWORD, signIn } from './support/account.js';
import { makeSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { local, pay, tell } from './support/subscription-story.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NOW = '2026-03-20 10:00';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let hosted: HostedBackendProcess;
let t: TestApp;
let token: string;

beforeAll(async () => {
  hosted = await startHostedBackend();
  t = await startTestApp({ SUPABASE_URL: hosted.url });
  const email = `${randomUUID()}@rekod.test`;
  const userId = await t.app.get(HostedUsers).register(email, PASSWORD);
  await t.app.get(SchoolsService).addStaff(userId, 'finance', email);
  ({ token } = await signIn(t, email));
  for (const code of ['aaa0004', 'aaa0005'])
    await tell(t, await makeSchool(t, code), [['2026-02-01', pay('t60')]]);
  await t.clockAt(new Date(local(NOW)).toISOString());
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

const ask = (path: string) => t.call('get', `/api/operations/finance${path}`, { token });
const keep = (file: Buffer) =>
  t
    .call('post', '/api/operations/finance/schools/aaa0004/evidence', { token })
    .attach('file', file, 'resit.pdf');
const order = {
  id: randomUUID(),
  reason: 'Cek diterima',
  planCode: 't60',
  termMonths: 1,
  method: 'cheque',
  reference: '000123',
  amountSen: 15_000,
  paidOn: '2026-03-19',
};
const record = (code: string, wanted: object) =>
  t.call('post', `/api/operations/finance/schools/${code}/payments`, { token }).send({ ...order, ...wanted });

it('evidence is a picture or a PDF by its bytes, whatever it is called', async () => {
  const { body } = await keep(Buffer.from('MZ not a picture at all')).expect(400);
  expect(body.details.fields[0].field).toBe('file');
});

it('finance records a payment by hand with its evidence once, and the school is open', async () => {
  const { evidenceId } = (await keep(PDF).expect(201)).body;
  const fieldOf = async (code: string, wanted: object) =>
    (await record(code, { evidenceId, ...wanted }).expect(400)).body.details.fields[0].field;
  expect(await fieldOf('aaa0005', {})).toBe('evidenceId');
  expect(await fieldOf('aaa0004', { evidenceId: randomUUID() })).toBe('evidenceId');
  expect(await fieldOf('aaa0004', { paidOn: '2026-03-21' })).toBe('paidOn');
  await record('aaa0004', { evidenceId, planCode: 't9' }).expect(404);

  await record('aaa0004', { evidenceId }).expect(204);
  await record('aaa0004', { evidenceId }).expect(204);
  const { school, payments } = (await ask('/schools/aaa0004').expect(200)).body;
  expect(school).toMatchObject({ level: 'none', expiresAt: '2026-04-19T00:00:00.000+08:00' });
  expect(payments).toHaveLength(2);
  expect(payments[0].evidenceId).toBe(evidenceId);
  expect((await ask('/figures').expect(200)).body.recovered).toEqual({ schools: 1, amountSen: 15_000 });

  const { url } = (await ask(`/schools/aaa0004/evidence/${evidenceId}`).expect(200)).body;
  const opened = await fetch(url);
  expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename=bukti-[\w-]+\.pdf/);
  expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(PDF);
  await ask(`/schools/aaa0005/evidence/${evidenceId}`).expect(404);
  const audit = await t.call('get', '/api/operations/audit?targetKind=school&targetId=aaa0004', { token });
  expect(audit.body.items).toMatchObject([{ action: 'finance.payment', reason: 'Cek diterima' }]);
});
