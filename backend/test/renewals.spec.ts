import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let t: TestApp;
let school: TestSchool;
let mainAdmin: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());

/** Registered on 10 January 2026: the trial covers thirty days. */
beforeEach(async () => {
  await on('2026-01-10T15:00:00');
  school = await makeTrialSchool(t);
  mainAdmin = await makeMember(t, school, 'main_admin');
});

const on = (moment: string) => t.clockAt(`${moment}+08:00`);
const status = async () =>
  (await t.call('get', '/api/subscription/status', { host: school.host, token: mainAdmin.token }).expect(200))
    .body;
const midnight = (date: string) => `${date}T00:00:00.000+08:00`;

/** Orders a month, pays it at the bank, and waits for the bank's word to count. */
async function renew(): Promise<void> {
  const { body } = await checkOut(t, school, mainAdmin).expect(201);
  const bill = `/simulated-bank/bills/${body.providerReference}/payments`;
  await t.call('post', bill).type('form').send({ outcome: 'paid' }).expect(200);
  const options = { host: school.host, token: mainAdmin.token };
  await waitUntil(async () => {
    const { invoices } = (await t.call('get', '/api/billing/invoices', options).expect(200)).body;
    return invoices.find(({ id }: { id: string }) => id === body.invoiceId).status === 'paid';
  });
}

it('registration grants thirty days, and the first payment in them follows the trial', async () => {
  expect(await status()).toMatchObject({ subscriptionStatus: 'trial', expiresAt: midnight('2026-02-09') });
  await on('2026-01-20T10:00:00');
  await renew();
  expect(await status()).toMatchObject({ restrictionLevel: 'none', expiresAt: midnight('2026-03-09') });
});

it('early renewals stack: no day is lost', async () => {
  await on('2026-02-08T10:00:00');
  await renew();
  await renew();
  expect((await status()).expiresAt).toBe(midnight('2026-04-09'));
});

it.each([
  ['in grace starts on the day of the payment: grace is a gift', '2026-02-15', 'grace_period', '2026-03-15'],
  ['while limited starts on the day of the payment', '2026-03-01', 'limited', '2026-04-01'],
  [
    'while locked starts on the day of the payment: locked days cost nothing',
    '2026-05-20',
    'locked',
    '2026-06-20',
  ],
])('a late renewal %s', async (_what, day, before, until) => {
  await on(`${day}T10:00:00`);
  expect((await status()).restrictionLevel).toBe(before);
  await renew();
  expect(await status()).toMatchObject({
    subscriptionStatus: 'active',
    restrictionLevel: 'none',
    expiresAt: midnight(until),
  });
});
