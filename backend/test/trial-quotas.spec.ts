import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { BillingService } from '../src/modules/billing/index.js';
import { TRIAL_A_DAY, type TrialQuota } from '../src/platform/access/trial-quotas.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'main_admin');
});

const asAdmin = (path: string, body: object) =>
  t.call('post', path, { host: school.host, token: admin.token }).send(body);
const invite = () =>
  asAdmin('/api/invitations', { email: `${randomUUID()}@contoh.test`, role: 'supervisor' });
/** All but so much of a day's quota is used up. */
const leave = (quota: TrialQuota, left: number) =>
  rowsOf(
    t.database,
    `INSERT INTO trial_usage VALUES ($1, (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date, $2, $3)`,
    [school.id, quota, TRIAL_A_DAY[quota] - left],
  );

describe('A school on trial', () => {
  it.each(['invitations', 'mails'] as const)(
    'has its %s of a day, and is told when there are more',
    async (quota) => {
      await leave(quota, 1);
      await invite().expect(201);
      const { body, headers } = await invite().expect(429);
      expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', details: { quota } });
      expect(Number(headers['retry-after'])).toBe(body.details.retryAfterSeconds);
      expect(body.details.retryAfterSeconds).toBeLessThanOrEqual(24 * 3_600);
      const mails = 'SELECT FROM mail_outbox WHERE school_id = $1';
      expect(await rowsOf(t.database, mails, [school.id])).toHaveLength(1);
    },
  );

  it('has one more invitation however many are written at once', async () => {
    await leave('invitations', 1);
    const replies = await Promise.all(Array.from({ length: 6 }, invite));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 429, 429, 429, 429, 429]);
  });

  it('has its mails of a day for invitations that are sent again, too', async () => {
    const { body: invitation } = await invite().expect(201);
    await rowsOf(t.database, `UPDATE trial_usage SET amount = $2 WHERE school_id = $1 AND quota = 'mails'`, [
      school.id,
      TRIAL_A_DAY.mails,
    ]);
    await rowsOf(
      t.database,
      `UPDATE invitations SET sent_at = sent_at - interval '2 minutes' WHERE id = $1`,
      [invitation.id],
    );
    const { body } = await asAdmin(`/api/invitations/${invitation.id}/renewal`, {}).expect(429);
    expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', details: { quota: 'mails' } });
  });

  it.each(['logo', 'photo'])('has so many bytes for a %s, too', async (picture) => {
    await leave('bytes', 20);
    const drawing = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0b7a75' } })
      .png()
      .toBuffer();
    const { body } = await t
      .call('put', `/api/pictures/${picture}`, { host: school.host, token: admin.token })
      .attach('file', drawing, 'gambar.png')
      .expect(429);
    expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', details: { quota: 'bytes' } });
  });

  it('has so many bytes to upload, a link counted as the largest file that it takes', async () => {
    await leave('bytes', 4_999_999);
    const { body } = await asAdmin('/api/billing/claims/uploads', {}).expect(429);
    expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', details: { quota: 'bytes' } });
  });

  it('has none of these once it has paid', async () => {
    await leave('invitations', 0);
    const paidAt = t.app.get(BusinessClock).now();
    await t.app
      .get(BillingService)
      .recordManualPayment(school.id, { planCode: 't60', termMonths: 1, paidAt }, paidAt);
    await invite().expect(201);
  });
});
