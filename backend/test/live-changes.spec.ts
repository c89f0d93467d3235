import { SchoolsService } from '../src/modules/schools/index.js';
import { SubscriptionService } from '../src/modules/subscription/index.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { billedSchool } from './support/billed-school.js';
import { makeMember } from './support/builders.js';
import { MONTH_OF_T60_SEN } from './support/checkouts.js';
import { bankEvent, deliver } from './support/deliveries.js';
import { openStream } from './support/open-stream.js';
import { buildProduct, type ProductProcess, productProcess } from './support/product-process.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { environmentOf } from './support/test-environment.js';

const DELIVERIES = 40;

/** More schools than one NOTIFY can name. */
const MANY = 500;
/** Of new schools, and of these: one boundary each, that is due. */
const MANY_BOUNDARIES = `
  WITH made AS (
    INSERT INTO schools (code, name) SELECT 'ramai-' || n, 'SK Ramai ' || n FROM generate_series(1, $1::int) n
    RETURNING id
  ), known AS (
    INSERT INTO subscriptions (school_id) SELECT id FROM made UNION ALL SELECT unnest($2::uuid[])
    ON CONFLICT DO NOTHING
  )
  INSERT INTO subscription_boundaries (school_id, at, rule, level)
  SELECT id, now(), 'limited-end', 'locked' FROM made UNION ALL SELECT unnest($2::uuid[]), now(), 'limited-end', 'locked'`;

/** The API that hears the provider. */
let t: TestApp;
/** The API that serves the pages. */
let api: ProductProcess;
let workers: readonly ProductProcess[] = [];

beforeAll(async () => {
  [t] = await Promise.all([startTestApp({ ROLE: 'api' }), buildProduct()]);
  const shared = { ...environmentOf(t.database.url, t.issuer.url), DATA_DIR: t.config.dataDir };
  const start = async (ROLE: string) => {
    const part = await productProcess({ ...shared, ROLE });
    await part.start();
    return part;
  };
  [api, ...workers] = await Promise.all([start('api'), start('worker'), start('worker')]);
}, 120_000);
afterAll(async () => {
  await Promise.all([api, ...workers].map((part) => part?.kill()));
  await t?.close();
});

const paymentOf = (bill: string) =>
  bankEvent('payment.succeeded', bill, MONTH_OF_T60_SEN, { at: systemNow() });

describe('With several API and worker processes', () => {
  it('a payment that one API takes in and a worker processes unlocks the page that another API serves', async () => {
    const billed = await billedSchool(t, 'simulated');
    const page = await openStream(api.origin, billed.school, billed.payer.token);
    expect(await page.nextOf('status')).toMatchObject({
      event: 'status',
      data: { restrictionLevel: 'locked' },
    });
    await deliver(t, paymentOf(billed.bill)).expect(200);
    expect(await page.nextOf('status')).toMatchObject({ data: { restrictionLevel: 'none' } });
    page.close();

    const status = await fetch(`${api.origin}/api/subscription/status?schoolCode=${billed.school.code}`, {
      headers: { authorization: `Bearer ${billed.payer.token}` },
    });
    expect(await status.json()).toMatchObject({ restrictionLevel: 'none' });
  });

  it('a sweep of hundreds of schools is heard by the open pages of each of them at another API', async () => {
    const billed = await Promise.all([1, 2, 3].map(() => billedSchool(t, 'simulated')));
    const pages = await Promise.all(
      billed.map(({ school, payer }) => openStream(api.origin, school, payer.token)),
    );
    await Promise.all(pages.map((page) => page.nextOf('status')));
    await rowsOf(t.database, MANY_BOUNDARIES, [MANY, billed.map(({ school }) => school.id)]);
    expect(await t.app.get(SubscriptionService).passDueBoundaries(systemNow())).toBe(MANY + billed.length);
    for (const page of pages) {
      expect(await page.nextOf('status')).toMatchObject({ data: { restrictionLevel: 'locked' } });
      page.close();
    }
  });

  it('a membership that ends at one API ends the stream at another', async () => {
    const { school } = await billedSchool(t, 'simulated');
    const teacher = await makeMember(t, school, 'teacher');
    const page = await openStream(api.origin, school, teacher.token);
    await page.nextOf('status');
    await t.app.get(SchoolsService).removeMember(school.id, teacher.userId);
    expect(await page.nextOf('end')).toMatchObject({ data: { reason: 'membership-ended' } });
  });

  it('an event that both APIs take in at once is processed once, whichever worker has it', async () => {
    const billed = await billedSchool(t, 'simulated');
    const page = await openStream(api.origin, billed.school, billed.payer.token);
    await page.nextOf('status');
    const event = paymentOf(billed.bill);
    const toOther = () =>
      fetch(`${api.origin}/api/webhooks/simulated`, {
        method: 'POST',
        headers: event.headers,
        body: event.body,
      });
    await Promise.all(Array.from({ length: DELIVERIES }, (_, n) => (n % 2 ? toOther() : deliver(t, event))));
    await page.nextOf('status');
    page.close();
    const [row] = await rowsOf(
      t.database,
      `SELECT (SELECT count(*)::int FROM payment_facts WHERE invoice_id = $1) AS facts,
              (SELECT deliveries FROM webhook_inbox WHERE raw_sha256 = sha256($2)) AS deliveries`,
      [billed.invoiceId, Buffer.from(event.body)],
    );
    expect(row).toEqual({ facts: 1, deliveries: DELIVERIES });
  });
});
