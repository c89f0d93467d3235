import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadEnv } from '../src/config/load-env.js';
import { createApp } from '../src/create-app.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { Database } from '../src/platform/database/database.js';
import { asRequest } from '../src/platform/http/request-context.js';
import { AttachmentSources } from '../src/platform/mail/attachment-sources.js';
import { MailWorker } from '../src/platform/mail/mail.worker.js';
import { MailDispatch } from '../src/platform/mail/mail-dispatch.js';
import { Mails, type NewMail } from '../src/platform/mail/mails.js';
import { makeSchool, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { type SmtpDouble, startSmtpDouble } from './support/smtp-double.js';
import { startTcpProxy } from './support/tcp-proxy.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createTestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';
import { waitUntil } from './support/wait-until.js';

let smtp: SmtpDouble;
let t: TestApp;
let school: TestSchool;

beforeAll(async () => {
  smtp = await startSmtpDouble();
  t = await startTestApp(smtp.environment);
  school = await makeSchool(t);
});
afterAll(() => Promise.all([t?.close(), smtp?.close()]));
afterEach(() => smtp.beforeTakingIn(async () => {}));

const content = { heading: 'SK Contoh', paragraphs: ['Selamat sejahtera.'] };

/** A mail to somebody who gets no other one. */
function newMail(fields: Partial<NewMail> = {}): NewMail {
  const to = `${randomUUID()}@contoh.test`;
  return { schoolId: school.id, dedupeKey: to, to, subject: 'Makluman', content, ...fields };
}
const enqueue = (...mails: NewMail[]) =>
  t.app.get(Database).tenantTransaction(school.id, async () => {
    const added: boolean[] = [];
    for (const mail of mails) added.push(await t.app.get(Mails).enqueue(mail));
    return added;
  });
const sweep = (now = systemNow()) => t.app.get(MailWorker).sweep({}, { now });
type Row = {
  id: string;
  attempts: number;
  sent_at: Date | null;
  refused_at: Date | null;
  last_error: string;
};
const rowOf = async ({ to }: NewMail, database = t.database) =>
  (await rowsOf<Row>(database, 'SELECT * FROM mail_outbox WHERE recipient = $1', [to]))[0];
const isSent = (mail: NewMail) => waitUntil(async () => Boolean((await rowOf(mail))?.sent_at));
const endPauses = () => rowsOf(t.database, 'UPDATE mail_outbox SET held_until = NULL');

describe('A mail', () => {
  it('leaves when its transaction has committed, with text, HTML and attachments', async () => {
    t.app.get(AttachmentSources).add('test.note', async (_, id) => ({
      filename: `${id}.txt`,
      contentType: 'text/plain',
      content: Buffer.from('Isi lampiran'),
    }));
    const mail = newMail({
      subject: 'Resit\nanda',
      content: {
        ...content,
        heading: 'SK <Contoh>',
        action: { label: 'Bayar', url: 'https://contoh.test/' },
      },
      attachments: [{ kind: 'test.note', id: 'RES-1' }],
    });
    await enqueue(mail);
    await isSent(mail);
    const [{ source } = { source: '' }] = smtp.to(mail.to);
    expect(source).toContain('From: Rekod Mengajar <rekod@contoh.test>');
    expect(source).toContain('Subject: Rekod Mengajar: Resit anda');
    expect(source).toContain(`Message-ID: <${(await rowOf(mail))?.id}@rekod-mengajar>`);
    expect(source).toContain('SK <Contoh>');
    expect(source).toContain('SK &lt;Contoh&gt;');
    expect(source).toContain('filename=RES-1.txt');
    expect(source).toContain(Buffer.from('Isi lampiran').toString('base64'));
  });

  it('carries the name of the request that had it written, also when the sweep sends it', async () => {
    const [mail, later] = [newMail(), newMail({ sendAfter: systemNow() + 60_000 })];
    const request = { id: 'asked-for-mail-1', now: systemNow() };
    await asRequest(request, () => enqueue(mail, later));
    await isSent(mail);
    await sweep(systemNow() + 61_000);
    await isSent(later);
    for (const { to } of [mail, later])
      expect(smtp.to(to)[0]?.source).toMatch(/^X-Request-Id: asked-for-mail-1\r?$/im);
    const { text } = await t.call('get', '/api/metrics').expect(200);
    expect(text).toMatch(/^mail_handing_over_seconds_count\{outcome="sent"\} [1-9]/m);
  });

  it('does not leave when its transaction rolls back', async () => {
    const mail = newMail();
    const failed = t.app.get(Database).tenantTransaction(school.id, async () => {
      await t.app.get(Mails).enqueue(mail);
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    expect(await rowOf(mail)).toBeUndefined();
  });

  it('is one mail however often its key is used, and another school has keys of its own', async () => {
    const mail = newMail();
    const other = newMail({ schoolId: (await makeSchool(t)).id, dedupeKey: mail.dedupeKey });
    expect(await enqueue(mail, mail)).toEqual([true, false]);
    expect(await t.app.get(Database).systemTransaction(() => t.app.get(Mails).enqueue(other))).toBe(true);
    await Promise.all([isSent(mail), isSent(other)]);
    expect(smtp.to(mail.to)).toHaveLength(1);
  });

  it('waits for its time', async () => {
    const sendAfter = Date.parse('2030-01-01T08:00:00+08:00');
    const mail = newMail({ sendAfter });
    await enqueue(mail);
    await sweep(sendAfter - 1);
    expect((await rowOf(mail))?.attempts).toBe(0);
    await sweep(sendAfter);
    await isSent(mail);
  });

  it('is taken back only while it waits', async () => {
    const later = newMail({ sendAfter: Date.parse('2030-01-01T08:00:00+08:00'), dedupeKey: 'tarik-1' });
    const gone = newMail({ dedupeKey: 'tarik-2' });
    await enqueue(later, gone);
    await isSent(gone);
    await t.app.get(Database).systemTransaction(() => t.app.get(Mails).withdraw(school.id, 'tarik-'));
    expect(await rowOf(later)).toBeUndefined();
    expect((await rowOf(gone))?.sent_at).toEqual(expect.any(Date));
  });

  it('is tried again, after a pause, when the mail server failed', async () => {
    smtp.beforeTakingIn(() => Promise.reject(new Error('Disk full')));
    const mail = newMail();
    await enqueue(mail);
    await waitUntil(async () => Boolean((await rowOf(mail))?.last_error));
    smtp.beforeTakingIn(async () => {});
    await sweep();
    expect((await rowOf(mail))?.sent_at).toBeNull();
    await endPauses();
    await sweep();
    await isSent(mail);
    expect(smtp.to(mail.to)).toHaveLength(1);
    expect(await rowOf(mail)).toMatchObject({ attempts: 2, last_error: null });
  });

  it('that the mail server refuses for good is kept as refused', async () => {
    const mail = newMail({ to: `tiada-${randomUUID()}@contoh.test` });
    await enqueue(mail);
    await waitUntil(async () => Boolean((await rowOf(mail))?.refused_at));
    await sweep();
    expect(await rowOf(mail)).toMatchObject({
      attempts: 1,
      sent_at: null,
      last_error: expect.stringContaining('No such user'),
    });
  });

  it('leaves once although several senders reach for it', async () => {
    const sendAfter = 1;
    const mail = newMail({ sendAfter });
    await enqueue(mail);
    const { id = '' } = (await rowOf(mail)) ?? {};
    await Promise.all([1, 2, 3, 4, 5].map(() => t.app.get(MailDispatch).send(id)));
    expect(smtp.to(mail.to)).toHaveLength(1);
  });
});

describe('While the database is away', () => {
  it('a mail that has just left is marked once it is back, and leaves no second time', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
    const environment = {
      ...environmentOf(url.href, 'http://127.0.0.1:9'),
      ...smtp.environment,
      ROLE: 'api',
    };
    const app: NestFastifyApplication = await createApp(loadEnv(environment));
    await app.init();
    const mail = newMail({ schoolId: null });
    await app.get(Database).systemTransaction(() => app.get(Mails).enqueue(mail));
    const { id = '' } = (await rowOf(mail, database)) ?? {};
    smtp.beforeTakingIn(() => proxy.cut());
    const sent = app.get(MailDispatch).send(id);
    await waitUntil(() => smtp.to(mail.to).length > 0);
    await proxy.restore();
    await sent;
    expect((await rowOf(mail, database))?.sent_at).not.toBeNull();
    await app.get(MailDispatch).send(id);
    expect(smtp.to(mail.to)).toHaveLength(1);
    await app.close();
    await proxy.cut();
    await database.drop();
  });
});
