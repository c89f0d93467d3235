import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { DEMO_SCHOOLS } from '../src/development/demo-data.js';
import { DemoMovements } from '../src/development/demo-movements.js';
import { DemoRegister } from '../src/development/demo-register.js';
import { DemoSchools } from '../src/development/demo-schools.js';
import { DemoTeaching } from '../src/development/demo-teaching.js';
import { emptySchools } from '../src/development/empty-schools.js';
import { BillingService } from '../src/modules/billing/index.js';
import { SchoolClassesService, SubjectsService, TeachingSetsService } from '../src/modules/classes/index.js';
import {
  ConsentsService,
  MembershipsService,
  PupilImportWrites,
  PupilsService,
} from '../src/modules/pupils/index.js';
import { AcademicYears, SchoolProfilesService, SchoolsService } from '../src/modules/schools/index.js';
import { SubscriptionService } from '../src/modules/subscription/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { Database } from '../src/platform/database/database.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { signIn } from './support/account.js';
import { takeIn } from './support/billed-school.js';
import { placeOf, type TestPerson } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import { bankEvent } from './support/deliveries.js';
import { failedEvents } from './support/failed-events.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const CODE = 'aba1001';
/** Ends only what hangs: six schools are made, and made again. */
const SEEDING_MS = 300_000;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let hosted: HostedBackendProcess;
let t: TestApp;

beforeAll(async () => {
  hosted = await startHostedBackend();
  t = await startTestApp({ SUPABASE_URL: hosted.url });
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

const schoolOf = async (code: string) => {
  const [row] = await rowsOf<{ id: string }>(t.database, 'SELECT id FROM schools WHERE code = $1', [code]);
  if (!row) throw new Error(`No school ${code}.`);
  return placeOf(t, row.id, code);
};

/** As the command does, inside this application. */
async function seed(): Promise<void> {
  const demo = new DemoSchools(
    t.app.get(HostedUsers),
    t.app.get(SchoolsService),
    t.app.get(SchoolProfilesService),
    t.app.get(BillingService),
    t.app.get(SubscriptionService),
  );
  await emptySchools(t.database.url);
  await demo.make(t.app.get(BusinessClock).now());
}

/** How many rows of schools stand in each table. */
async function rowsOfSchools(): Promise<ReadonlyMap<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    t.database,
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'app' AND column_name = 'school_id'`,
  );
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(school_id)::int AS count FROM "${name}"`,
  );
  const rows = await rowsOf<{ name: string; count: number }>(t.database, counts.join(' UNION ALL '));
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** A payment with its receipt, one that is disputed, another that finance gives back, and an order left open. */
async function tradeAt(payer: TestPerson): Promise<void> {
  const school = await schoolOf(CODE);
  const pay = async () => {
    const { providerReference: bill } = (await checkOut(t, school, payer).expect(201)).body;
    await takeIn(t, bankEvent('payment.succeeded', bill, 15_000));
    return bill;
  };
  await takeIn(t, bankEvent('dispute.opened', await pay(), 15_000));
  await takeIn(t, bankEvent('refund.succeeded', await pay(), 5_000, { data: { refundId: 'r1' } }));
  await takeIn(t, bankEvent('payment.succeeded', 'tiada-bil', 15_000));
  await checkOut(t, school, payer).expect(201);
}

async function claimAt(payer: TestPerson): Promise<void> {
  const { host } = await schoolOf(CODE);
  const at = { host, token: payer.token };
  const { id, bucket, path, signature } = (
    await t.call('post', '/api/billing/claims/uploads', at).expect(201)
  ).body;
  const storage = createClient(hosted.url, 'sb_publishable_test').storage.from(bucket);
  await storage.uploadToSignedUrl(path, signature, PDF, { contentType: 'application/pdf' });
  const claim = { method: 'cheque', reference: 'MBB 1', amountSen: 15_000, paidOn: '2026-01-05' };
  await t.call('put', `/api/billing/claims/${id}`, at).send(claim).expect(204);
  await t.call('get', '/api/own-data', at).expect(200);
}

/** Failed events of before are processed again, and stay on the list of the replay. */
async function replayAs({ token }: TestPerson): Promise<void> {
  const { tag } = await failedEvents(t.database, 3);
  const order = { id: randomUUID(), reason: 'Selepas pembaikan', perMinute: 60_000, filter: { text: tag } };
  await t.call('post', '/api/operations/replays', { token }).send(order).expect(201);
  await waitUntil(
    async () =>
      (
        await rowsOf(t.database, "SELECT FROM webhook_replays WHERE id = $1 AND state = 'finished'", [
          order.id,
        ])
      ).length > 0,
  );
}

it(
  'the demo schools are as they were after any history',
  async () => {
    await seed();
    const asSeeded = await rowsOfSchools();
    const payer = await signIn(t, `adminutama@${CODE}.test`);
    await tradeAt(payer);
    await claimAt(payer);
    await replayAs(await signIn(t, 'operator@rekod.test'));
    const lived = await rowsOfSchools();
    for (const table of [
      'webhook_inbox',
      'payment_claims',
      'payment_flags',
      'credit_notes',
      'receipts',
      'bills',
    ])
      expect([table, lived.get(table)]).not.toEqual([table, asSeeded.get(table)]);

    await seed();
    const left = await rowsOf(
      t.database,
      'SELECT FROM webhook_attempts JOIN webhook_inbox event ON event.id = inbox_id WHERE event.school_id IS NOT NULL',
    );
    expect(left).toEqual([]);
    expect((await rowsOfSchools()).get('invoices')).toBe(asSeeded.get('invoices'));
    const levels = await Promise.all(
      DEMO_SCHOOLS.map(async ({ code }) => {
        const person = await signIn(t, `guru@${code}.test`);
        const at = { host: `${code}.localhost`, token: person.token };
        return (await t.call('get', '/api/subscription/status', at).expect(200)).body.restrictionLevel;
      }),
    );
    expect(levels).toEqual(['none', 'grace_period', 'limited', 'locked', 'none', 'none']);
  },
  SEEDING_MS,
);

it.each([
  ['paid', 200, 'none'],
  ['paid', -4, 'grace_period'],
  ['paid', -20, 'limited'],
  ['paid', -40, 'locked'],
  ['trial', 20, 'none'],
])('a test has a school of its own, %s with %d days left, at the level %s', async (kind, daysLeft, level) => {
  const code = `uji-${randomUUID().slice(0, 8)}`;
  const order = { code, name: 'SK Ujian Contoh', kind, daysLeft };
  await t.call('post', '/api/test/schools', { host: 'localhost' }).send(order).expect(204);
  const at = { host: `${code}.localhost`, token: (await signIn(t, `penyelia@${code}.test`)).token };
  expect((await t.call('get', '/api/subscription/status', at).expect(200)).body.restrictionLevel).toBe(level);
  const { body } = await t.call('get', '/api/schools/current', at).expect(200);
  expect(body.membership.role).toBe('supervisor');
});

/** Classes, sets and pupils of the demo schools, as the command makes them. */
async function teach(): Promise<void> {
  const movements = new DemoMovements(
    t.app.get(PupilsService),
    t.app.get(MembershipsService),
    t.app.get(ConsentsService),
  );
  const register = new DemoRegister(t.app.get(Database), t.app.get(PupilImportWrites), movements);
  const teaching = new DemoTeaching(
    t.app.get(Database),
    t.app.get(SchoolsService),
    t.app.get(AcademicYears),
    t.app.get(SchoolClassesService),
    t.app.get(SubjectsService),
    t.app.get(TeachingSetsService),
    register,
  );
  await teaching.make(t.app.get(BusinessClock).now());
}

/** What a roll-over makes, row by row; what counts changes (versions, moments) is left out. */
async function rowsOfSessions(schoolId: string) {
  const tables = {
    academic_years: '*',
    school_classes: '*',
    class_groups: '*',
    teaching_sets: '*',
    teaching_set_parts: '*',
    teaching_set_teachers: '*',
    panel_members: '*',
    panels: '*',
    class_memberships: '*',
    group_memberships: '*',
    pupils: 'id, name, left_on',
  };
  const found: Record<string, string[]> = {};
  for (const [table, columns] of Object.entries(tables)) {
    const rows = await rowsOf(
      t.database,
      `SELECT ${columns} FROM ${table} AS kept WHERE school_id = $1 ${columns === '*' ? "AND to_jsonb(kept)->>'deleted_at' IS NULL" : ''}`,
      [schoolId],
    );
    found[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return found;
}

/** The whole school into its next session, and back. */
async function expectThereAndBack(
  at: Readonly<{ host: string; token: string }>,
  from: Readonly<{ id: string; firstDay: string }>,
): Promise<void> {
  const { id: schoolId } = await schoolOf(CODE);
  const before = await rowsOfSessions(schoolId);
  const year = Number(from.firstDay.slice(0, 4)) + 1;
  const days = { name: String(year), firstDay: `${year}-01-11`, lastDay: `${year}-12-03` };
  const begun = await t
    .call('post', '/api/roll-overs', at)
    .send({ fromYearId: from.id, ...days })
    .expect(200);
  const path = `/api/roll-overs/${begun.body.id}`;
  const opened = await t
    .call('put', `${path}/application`, at)
    .send({ version: begun.body.version, confirmation: days.name })
    .expect(200);
  const present = before.pupils?.filter((row) => row.includes('"left_on":null')).length ?? 0;
  expect(opened.body.made).toMatchObject({ classes: 12, pupils: present - 60, leavers: 60 });
  expect(opened.body.made.teachingSets).toBe(before.teaching_sets?.length);
  expect(await rowsOfSessions(schoolId)).not.toEqual(before);
  await t.call('delete', `${path}/application`, at).expect(200);
  expect(await rowsOfSessions(schoolId)).toEqual(before);
}

it(
  'the school to look around in has 24 teachers who can sign in, and goes into its next session and back',
  async () => {
    await seed();
    const { token } = await signIn(t, 'adminutama@aba1001.test');
    const at = { host: 'aba1001.localhost', token };
    const { body } = await t.call('get', '/api/members', at).expect(200);
    expect(body.seats.used).toBe(24);
    const years = await t.call('get', '/api/academic-years', at).expect(200);
    expect(years.body.items).toHaveLength(1);
    const own = { host: 'aba1001.localhost', token: (await signIn(t, 'kavitha@aba1001.test')).token };
    const { body: current } = await t.call('get', '/api/schools/current', own).expect(200);
    expect(current.membership).toMatchObject({ roles: ['teacher', 'supervisor'] });
    await teach();
    await expectThereAndBack(at, years.body.items[0]);
  },
  SEEDING_MS,
);
