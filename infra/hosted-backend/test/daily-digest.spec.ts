import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mailsTo, mailTo } from './support/mail-to.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let product: Server;
let admin: SupabaseClient;

/** Stands where the product answers for its subscriptions. */
function startProduct() {
  const server = createServer((request, response) => {
    const known = request.headers.authorization?.startsWith('Bearer ') && request.url?.endsWith('=aba1001');
    const status = { restrictionLevel: 'grace_period', expiresAt: '2026-01-12T00:00:00+08:00' };
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(status));
  });
  return new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  product = await startProduct();
  const { port } = product.address() as AddressInfo;
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../functions'),
    functionSettings: { APP_URL: `http://127.0.0.1:${port}` },
    restViews: ['reporting.my_schools', 'reporting.lesson_plan_days'],
    mailMaxFrequencySeconds: 0,
  });
  await backend.addUser('admin@aba1001.test');
  await backend.addUser('guru@aba1001.test');
  admin = await backend.signedIn('admin@aba1001.test');
  await makeViews();
});
afterAll(async () => {
  await backend.end();
  product.close();
});

/** As the product's migration has them, over two members of one school. */
const makeViews = () =>
  backend.sql.query(`
    create schema reporting;
    create view reporting.my_schools with (security_barrier) as
      select * from (values
        ('admin@aba1001.test', 'aba1001', 'SK Seri Contoh', 'admin', true),
        ('admin@aba1001.test', 'cba3003', 'SK Bukit Contoh', 'main_admin', true),
        ('admin@aba1001.test', 'xya1001', 'SK Tutup Contoh', 'main_admin', false),
        ('guru@aba1001.test', 'aba1001', 'SK Seri Contoh', 'teacher', true)
      ) as member (email, school_code, school_name, role, may_view_reports) where email = auth.email();
    create view reporting.lesson_plan_days with (security_barrier) as
      select mine.school_code, (now() at time zone 'Asia/Kuala_Lumpur')::date as date,
        5 as lesson_plans, 2 as teachers
      from reporting.my_schools mine where mine.role <> 'teacher';
    grant usage on schema reporting to authenticated;
    grant select on all tables in schema reporting to authenticated`);

const digest = (client: SupabaseClient, body: object) => client.functions.invoke('daily-digest', { body });

test('an administrator gets the figures of the school and the state of its subscription', async () => {
  const { data, error } = await digest(admin, { schoolCode: 'ABA1001' });
  expect(error).toBeNull();
  expect(data).toEqual({ sentTo: 'admin@aba1001.test' });
  const { subject, text } = await mailTo(backend, 'admin@aba1001.test');
  expect(subject).toBe('Rekod Mengajar: Ringkasan harian SK Seri Contoh');
  expect(text).toMatch(/^Semalam, \w+, \d+ \w+ \d{4}: tiada rancangan$/m);
  expect(text).toMatch(/^Hari ini, .*: 5 rancangan oleh 2 orang guru$/m);
  expect(text).toContain('Langganan: dalam tempoh ihsan, berakhir Ahad, 11 Januari 2026.');
});

test('a product that does not answer leaves the line open', async () => {
  await digest(admin, { schoolCode: 'cba3003' });
  const mails = await mailsTo(backend, 'admin@aba1001.test');
  expect(mails.some(({ text }) => text.includes('tidak dapat disemak sekarang'))).toBe(true);
});

test('a school whose subscription allows no reports gets none, and is told why', async () => {
  const { context } = (await digest(admin, { schoolCode: 'xya1001' })).error;
  expect(context.status).toBe(403);
  expect((await context.json()).message).toContain('langganan sekolah telah tamat');
});

test.each([
  ['a teacher', 'guru', { schoolCode: 'aba1001' }, 403],
  ['an administrator of another school', 'guru', { schoolCode: 'jba4004' }, 404],
  ['who names no school', 'guru', {}, 400],
  ['who names nonsense', 'guru', { schoolCode: "x'; drop" }, 400],
])('%s gets none', async (_who, name, body, status) => {
  const client = await backend.signedIn(`${name}@aba1001.test`);
  expect((await digest(client, body)).error?.context.status).toBe(status);
});

test('who is not signed in gets none', async () => {
  const { error } = await digest(backend.browser(), { schoolCode: 'aba1001' });
  expect(error?.context.status).toBe(401);
});
