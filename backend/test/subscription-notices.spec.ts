import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { BillingService } from '../src/modules/billing/index.js';
import {
  type SchoolFact,
  SubscriptionNotices,
  SubscriptionService,
} from '../src/modules/subscription/index.js';
import type { SchoolRole } from '../src/platform/access/access.js';
import { makeMember, makeSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let people: Record<SchoolRole, TestPerson>;

beforeAll(async () => {
  // Without workers: what is due is told when a test says so.
  t = await startTestApp({ ROLE: 'api' });
});
beforeEach(async () => {
  school = await makeSchool(t);
  const member = (role: SchoolRole) => makeMember(t, school, role);
  people = {
    main_admin: await member('main_admin'),
    admin: await member('admin'),
    supervisor: await member('supervisor'),
    teacher: await member('teacher'),
  };
});
afterEach(() => t.clockAt(null));
afterAll(() => t?.close());

const at = (local: string) => Date.parse(`${local}:00+08:00`);

/** A trial of 45 days from 1 January 2026: E is 15 February, the grace end 1 March, the limited end 15 March. */
const grantTrial = () =>
  record(
    { kind: 'trial-granted', id: randomUUID(), at: at('2026-01-01T09:00'), days: 45, actor: 'test' },
    '2026-01-01T09:00',
  );
const record = (fact: SchoolFact, local: string) =>
  t.app.get(SubscriptionService).recordFact(school.id, fact, at(local));

/** The sweep at an instant of the business clock. */
async function runAt(local: string): Promise<void> {
  await t.clockAt(`${local}:00+08:00`);
  await t.call('post', '/api/test/run-due').expect(200);
}
const tell = (local: string) => t.app.get(SubscriptionNotices).tell([school.id], at(local));

type Told = { title: string; type: string; message: string; link: string | null; actionRequired: boolean };
/** Oldest first. */
async function toldTo(role: SchoolRole): Promise<Told[]> {
  const options = { host: school.host, token: people[role].token };
  const { body } = await t.call('get', '/api/notifications?limit=100', options).expect(200);
  return body.items.toReversed();
}
const titlesTo = async (role: SchoolRole) => (await toldTo(role)).map(({ title }) => title);

type MailRow = {
  recipient: string;
  subject: string;
  body_text: string;
  send_after: Date | null;
  attachments: { kind: string }[];
};
const mailsTo = (role: SchoolRole) =>
  rowsOf<MailRow>(t.database, 'SELECT * FROM mail_outbox WHERE recipient = $1 ORDER BY created_at, subject', [
    `${people[role].userId}@contoh.test`,
  ]);

describe('A reminder', () => {
  it.each([
    ['2026-02-01T00:00', 'info', 'tinggal 14 hari, hari terakhir Sabtu, 14 Februari 2026'],
    ['2026-02-08T00:00', 'info', 'tinggal 7 hari, hari terakhir Sabtu, 14 Februari 2026'],
    ['2026-02-12T00:00', 'warning', 'tinggal 3 hari, hari terakhir Sabtu, 14 Februari 2026'],
    ['2026-02-14T00:00', 'warning', 'penghujung hari ini'],
  ])('at %s is %s', async (local, type, words) => {
    await grantTrial();
    await runAt(local);
    const [toTeacher, ...more] = await toldTo('teacher');
    expect(more).toEqual([]);
    expect(toTeacher).toMatchObject({ type, link: null, actionRequired: false });
    expect(toTeacher?.message).toContain(words);
    const [toMainAdmin] = await toldTo('main_admin');
    expect(toMainAdmin).toMatchObject({
      message: toTeacher?.message,
      link: `/school-management/${school.code}/billing`,
      actionRequired: true,
    });
    expect((await toldTo('admin'))[0]?.actionRequired).toBe(false);
  });

  it('comes no earlier than half of a trial or of a month', async () => {
    await grantTrial();
    await runAt('2026-01-16T00:00');
    expect(await toldTo('main_admin')).toEqual([]);
  });

  it('is mailed to administrators from eight in the morning, with the pay link for the Admin Utama alone', async () => {
    await grantTrial();
    await runAt('2026-02-08T00:00');
    const [toMainAdmin] = await mailsTo('main_admin');
    expect(toMainAdmin?.send_after).toEqual(new Date(at('2026-02-08T08:00')));
    expect(toMainAdmin?.subject).toMatch(/^Tempoh Percubaan: SK Contoh/);
    const payLink = `http://${school.code}.localhost/school-management/${school.code}/billing`;
    expect(toMainAdmin?.body_text).toContain(payLink);
    const [toAdmin] = await mailsTo('admin');
    expect(toAdmin?.body_text).not.toContain(payLink);
    expect(await mailsTo('teacher')).toEqual([]);
    expect(await mailsTo('supervisor')).toEqual([]);
  });

  it('is told once, although it is swept again, the clock goes back and forth, and the same facts come again', async () => {
    await grantTrial();
    await runAt('2026-02-08T00:00');
    await runAt('2026-02-08T00:01');
    await runAt('2026-01-20T00:00');
    await record(
      { kind: 'cancellation', id: randomUUID(), at: at('2026-01-20T00:00'), mode: 'end-of-term', actor: 'x' },
      '2026-01-20T00:00',
    );
    await runAt('2026-02-08T00:00');
    expect(await titlesTo('teacher')).toEqual(['Tempoh Percubaan']);
    expect(await mailsTo('main_admin')).toHaveLength(1);
  });
});

describe('Grace', () => {
  it('is told each day in the product, and by mail on days 1, 7, G-3 and G-1', async () => {
    await grantTrial();
    const mailed: number[] = [];
    for (let day = 1; day <= 14; day += 1) {
      const before = (await mailsTo('main_admin')).length;
      const date = new Date(Date.UTC(2026, 1, 14 + day)).toISOString().slice(0, 10);
      await runAt(`${date}T00:00`);
      if ((await mailsTo('main_admin')).length > before) mailed.push(day);
    }
    expect(mailed).toEqual([1, 7, 11, 13]);
    expect((await toldTo('teacher')).map(({ message }) => message)).toEqual(
      Array.from(
        { length: 14 },
        (_, day) => `Hari ke-${day + 1} daripada 14. Akses penuh kekal sehingga Sabtu, 28 Februari 2026.`,
      ),
    );
  });
});

describe('The start of limited and of locked', () => {
  it('is an error to everybody, in words for each', async () => {
    await grantTrial();
    await runAt('2026-03-01T00:00');
    await runAt('2026-03-15T00:00');
    expect((await toldTo('teacher')).map(({ type, title }) => [type, title])).toEqual([
      ['error', 'Akses Terhad'],
      ['error', 'Langganan Tamat Tempoh'],
    ]);
    const [, locked] = await toldTo('main_admin');
    expect(locked?.message).toContain('Sila buat pembayaran');
    expect(await mailsTo('main_admin')).toHaveLength(2);
  });
});

describe('An Admin Utama alone who has muted everything', () => {
  it('hears 7 days and 1 day before the end, and that access is limited and locked, on both channels', async () => {
    await t
      .call('put', '/api/notifications/preferences', { host: school.host, token: people.main_admin.token })
      .send({ preferences: [{ kind: 'subscription', app: false, mail: false }] })
      .expect(200);
    await grantTrial();
    const days = ['02-01', '02-08', '02-12', '02-14', '02-15', '02-21', '03-01', '03-15'];
    for (const day of days) await runAt(`2026-${day}T00:00`);
    const heard = ['Tempoh Percubaan', 'Percubaan Tamat Hari Ini', 'Akses Terhad', 'Langganan Tamat Tempoh'];
    expect(await titlesTo('main_admin')).toEqual(heard);
    const subjects = (await mailsTo('main_admin')).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.toSorted()).toEqual(heard.toSorted());
  });
});

describe('After 40 days without a sweep', () => {
  it('only the latest missed rule is told, once', async () => {
    await grantTrial();
    await runAt('2026-03-20T12:00');
    await runAt('2026-03-20T12:01');
    expect(await titlesTo('teacher')).toEqual(['Langganan Tamat Tempoh']);
    expect(await mailsTo('main_admin')).toHaveLength(1);
  });
});

describe('A payment', () => {
  const news = (kind: 'payment-pending' | 'payment-failed', local: string) =>
    t.app.get(BillingService).recordFacts('simulated', [{ kind, paymentId: bill, at: at(local) }], at(local));
  let bill: string;
  beforeEach(async () => {
    await grantTrial();
    bill = `sim-${randomUUID()}`;
    const invoice = randomUUID();
    await rowsOf(
      t.database,
      `WITH i AS (INSERT INTO invoices (id, school_id, number, plan_code, term_months, amount_sen, currency, provider, created_at)
         VALUES ($1, $2, next_document_number('INV', 2026), 't60', 1, 15000, 'MYR', 'simulated', '2026-02-01T09:00:00+08:00'))
       SELECT`,
      [invoice, school.id],
    );
    await rowsOf(
      t.database,
      "INSERT INTO bills (provider, reference, school_id, invoice_id, created_at) VALUES ('simulated', $1, $2, $3, '2026-02-01T09:00:00+08:00')",
      [bill, school.id, invoice],
    );
  });
  const pay = (local: string) =>
    t.app
      .get(BillingService)
      .recordFacts(
        'simulated',
        [{ kind: 'payment-succeeded', paymentId: bill, at: at(local), amountSen: 15_000, currency: 'MYR' }],
        at(local),
      );

  it('is thanked for once, with the receipt by mail, also to the contacts for money', async () => {
    const copy = `bendahari-${randomUUID()}@contoh.test`;
    const none = { tin: null, brn: null, address: null, phone: null, email: null, preferredProvider: null };
    await t
      .call('put', '/api/billing/details', { host: school.host, token: people.main_admin.token })
      .send({ name: 'SK Contoh', ...none, contacts: [{ name: 'Bendahari', email: copy }] })
      .expect(200);
    await pay('2026-02-10T10:00');
    await pay('2026-02-10T10:00');
    await tell('2026-02-10T10:01');
    await tell('2026-02-10T10:02');
    const [thanks, ...more] = await toldTo('main_admin');
    expect(more).toEqual([]);
    expect(thanks?.message).toMatch(
      /^Terima kasih. Langganan aktif sehingga Sabtu, 14 Mac 2026. Resit: RES-2026-\d{6}.$/,
    );
    expect(thanks).toMatchObject({ type: 'success', actionRequired: false });
    expect(await toldTo('teacher')).toEqual([]);
    const toCopy = await rowsOf<MailRow>(t.database, 'SELECT * FROM mail_outbox WHERE recipient = $1', [
      copy,
    ]);
    for (const mails of [await mailsTo('main_admin'), await mailsTo('admin'), toCopy]) {
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ send_after: null, attachments: [{ kind: 'billing.receipt' }] });
    }
  });

  it('takes back the reminder that would have gone out in the morning', async () => {
    await runAt('2026-02-12T00:00');
    expect(await mailsTo('main_admin')).toHaveLength(1);
    await pay('2026-02-12T06:00');
    await tell('2026-02-12T06:01');
    expect((await mailsTo('main_admin')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Pembayaran Diterima/),
    ]);
  });

  it('is followed by reminders of a subscription, no longer of a trial', async () => {
    await pay('2026-02-10T10:00');
    await runAt('2026-03-08T00:00');
    expect((await toldTo('teacher')).at(-1)).toMatchObject({
      title: 'Langganan Akan Tamat',
      message:
        'Langganan sekolah anda tinggal 7 hari, hari terakhir Sabtu, 14 Mac 2026. Sila buat pembaharuan.',
    });
  });

  it('that waits pauses reminders, and is told of itself', async () => {
    await news('payment-pending', '2026-02-10T10:00');
    await tell('2026-02-10T10:01');
    await runAt('2026-02-12T00:00');
    await runAt('2026-02-16T00:00');
    expect(await titlesTo('main_admin')).toEqual(['Pembayaran Menunggu Kelulusan']);
    await runAt('2026-03-01T00:00');
    expect(await titlesTo('main_admin')).toEqual(['Pembayaran Menunggu Kelulusan', 'Akses Terhad']);
  });

  const FAILED = 'Pembayaran Tidak Berjaya';
  const failuresTo = async (role: SchoolRole) => (await toldTo(role)).filter(({ title }) => title === FAILED);

  it('that fails a second time speaks a second time, and a replay of it does not', async () => {
    await news('payment-failed', '2026-02-10T10:00');
    await tell('2026-02-10T10:01');
    await news('payment-failed', '2026-02-10T10:00');
    await tell('2026-02-10T10:02');
    expect(await failuresTo('main_admin')).toHaveLength(1);
    await news('payment-failed', '2026-02-10T11:00');
    await tell('2026-02-10T11:01');
    const asked = (await failuresTo('main_admin')).map(({ actionRequired }) => actionRequired);
    expect(asked).toEqual([true, true]);
    const mails = (await mailsTo('main_admin')).filter(({ subject }) => subject.startsWith(FAILED));
    expect(mails).toHaveLength(2);
    expect((await failuresTo('admin'))[0]?.actionRequired).toBe(false);
  });

  it('whose failure is heard of after its success is not called failed', async () => {
    await pay('2026-02-10T10:00');
    await news('payment-failed', '2026-02-10T09:59');
    await tell('2026-02-10T10:01');
    expect(await titlesTo('main_admin')).toEqual(['Pembayaran Diterima']);
  });
});

describe('An extension', () => {
  it('tells everybody how long access stays', async () => {
    await grantTrial();
    await runAt('2026-02-20T00:00');
    await record(
      {
        kind: 'extension',
        id: randomUUID(),
        at: at('2026-02-20T10:00'),
        days: 7,
        reason: 'Cek',
        by: 'x',
        actor: 'x',
      },
      '2026-02-20T10:00',
    );
    await tell('2026-02-20T10:01');
    for (const role of ['main_admin', 'teacher'] as const)
      expect((await toldTo(role)).at(-1)?.message).toBe(
        'Tempoh ihsan dilanjutkan. Akses penuh kekal sehingga Sabtu, 7 Mac 2026.',
      );
    expect((await mailsTo('main_admin')).at(-1)?.subject).toMatch(/^Tempoh Ihsan Dilanjutkan/);
  });
});

describe('A school that cannot be told', () => {
  it('waits, and keeps no other school waiting', async () => {
    await grantTrial();
    const sick = school;
    const other = await makeSchool(t);
    await makeMember(t, other, 'teacher');
    await rowsOf(
      t.database,
      "INSERT INTO subscription_notices_due (school_id, subject) VALUES ($1, 'tidak boleh dibaca')",
      [sick.id],
    );
    await rowsOf(
      t.database,
      `INSERT INTO subscription_notices_due (school_id, subject) VALUES ($1, '{"kind":"standing"}')`,
      [other.id],
    );
    await runAt('2026-02-12T00:00');
    const held = await rowsOf<{ school_id: string }>(
      t.database,
      'SELECT DISTINCT school_id FROM subscription_notices_due WHERE held_until > now()',
    );
    expect(held).toEqual([{ school_id: sick.id }]);
    await rowsOf(t.database, 'DELETE FROM subscription_notices_due');
  });
});

describe('A school that somebody else is telling just now', () => {
  it('is left to them: nobody waits for it, and it is told later where they did not', async () => {
    const others = await makeSchool(t);
    const due = () =>
      rowsOf<{ school_id: string }>(t.database, 'SELECT school_id FROM subscription_notices_due');
    for (const { id } of [school, others])
      await rowsOf(
        t.database,
        `INSERT INTO subscription_notices_due (school_id, subject) VALUES ($1, '{"kind":"standing"}')`,
        [id],
      );
    const holder = new Client({ connectionString: t.database.superuserUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM app.subscription_notices_due WHERE school_id = $1 FOR UPDATE', [
      others.id,
    ]);
    const tellAll = () => t.app.get(SubscriptionNotices).tellAll(at('2026-02-12T00:00'));
    expect(await tellAll()).toBe(1);
    expect(await due()).toEqual([{ school_id: others.id }]);
    await holder.end();
    expect(await tellAll()).toBe(0);
    expect(await due()).toEqual([]);
  });
});
