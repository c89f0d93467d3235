import { randomUUID } from 'node:crypto';
import { makeMember, makeSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const NOW = '2026-11-22T08:00:00+08:00';
const HOUR = 3_600;
const DAY = 24 * HOUR;

let t: TestApp;
let school: TestSchool;
let person: TestPerson;
let deviceId: string;

beforeAll(async () => {
  t = await shareTestApp();
  await t.clockAt(NOW);
  school = await makeSchool(t);
});
beforeEach(async () => {
  deviceId = randomUUID();
  person = await makeMember(t, school, 'teacher');
});
afterAll(() => t?.close());

const report = (oldestAge: number, { count = 2, device = deviceId } = {}) =>
  t
    .call('put', '/api/unsent-work', { host: school.host, token: person.token })
    .send({ deviceId: device, count, oldestAge });
const clear = (device = deviceId) =>
  t.call('delete', `/api/unsent-work?deviceId=${device}`, { host: school.host, token: person.token });

type Row = { id: string; subject: string; body_text: string; send_after: Date; sent_at: Date | null };
const mails = () =>
  rowsOf<Row>(t.database, 'SELECT * FROM mail_outbox WHERE recipient = $1 ORDER BY send_after', [
    `${person.userId}@contoh.test`,
  ]);
const instant = (ageInSeconds: number) => new Date(Date.parse(NOW) - ageInSeconds * 1000);
/** As when the sweep has given it to the mail server. */
const goOut = () =>
  rowsOf(t.database, 'UPDATE mail_outbox SET sent_at = now() WHERE recipient = $1', [
    `${person.userId}@contoh.test`,
  ]);

describe('Work that waits on a device', () => {
  it('is told by mail to whoever wrote it once it is a day old, with how much and since when', async () => {
    await report(3 * HOUR).expect(204);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.send_after).toEqual(instant(3 * HOUR - DAY));
    expect(mail?.subject).toContain('Kerja anda menunggu dalam peranti: ');
    expect(mail?.body_text).toContain('2 kerja yang anda tulis masih menunggu dalam peranti');
    expect(mail?.body_text).toContain('sejak Ahad, 22 November 2026');
    expect(mail?.body_text).toContain(`http://${school.host}/dashboard`);
  });

  it('is told with the newest figures, and once', async () => {
    await report(3 * HOUR).expect(204);
    await report(4 * HOUR, { count: 5 }).expect(204);
    expect((await mails()).map(({ body_text }) => /(\d+) kerja/.exec(body_text)?.[1])).toEqual(['5']);
    await goOut();
    await report(5 * HOUR, { count: 5 }).expect(204);
    expect(await mails()).toHaveLength(1);
  });

  it('is told no more when it has been sent', async () => {
    await report(3 * HOUR).expect(204);
    await clear().expect(204);
    expect(await mails()).toEqual([]);
    await clear().expect(204);
  });

  it('on one device is not taken back by another one of the same person', async () => {
    await report(3 * HOUR).expect(204);
    await report(2 * DAY, { device: randomUUID() }).expect(204);
    await clear(randomUUID()).expect(204);
    expect(await mails()).toHaveLength(2);
  });

  it('is nobody else’s to take back', async () => {
    await report(3 * HOUR).expect(204);
    const colleague = await makeMember(t, school, 'teacher');
    await t
      .call('delete', `/api/unsent-work?deviceId=${deviceId}`, { host: school.host, token: colleague.token })
      .expect(204);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['deviceId', { deviceId: 'telefon', count: 1, oldestAge: 0 }],
    ['count', { deviceId: randomUUID(), count: 0, oldestAge: 0 }],
    ['oldestAge', { deviceId: randomUUID(), count: 1, oldestAge: -1 }],
    ['oldestAge', { deviceId: randomUUID(), count: 1, oldestAge: 1e12 }],
  ])('is refused with a wrong %s, and the field is named', async (field, body) => {
    const { body: refusal } = await t
      .call('put', '/api/unsent-work', { host: school.host, token: person.token })
      .send(body)
      .expect(400);
    expect(JSON.stringify(refusal)).toContain(field);
  });
});
