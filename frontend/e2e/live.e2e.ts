import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { loopbackOrigin } from './support/addresses';
import { administratorOf } from './support/administrator';
import { expectSaved, writePlan } from './support/lesson-plan';
import { loadedAnew } from './support/loaded-anew';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { superviseTeacher } from './support/supervised-teacher';

/** The bank refuses a payment of the school, of which its Admin Utama is told at any hour. */
async function failPayment(request: APIRequestContext, schoolCode: string): Promise<void> {
  const school = `${loopbackOrigin()}/api/test/schools/${schoolCode}`;
  const bill = await request.post(`${school}/bills`, { data: { planCode: 't60', termMonths: 1 } });
  expect(bill.ok()).toBe(true);
  const played = await request.post(`${school}/scenarios`, { data: { events: ['payment.failed'] } });
  expect(played.ok()).toBe(true);
}

test('a notice shows in an open page at once: the bell counts it, and it can be opened', async ({
  page,
  request,
  school,
}) => {
  // The network changes while what listens is fetched.
  await loadedAnew(page, '/dashboard');
  await page.route('**/assets/shared-status-stream*', (route) => route.abort(), { times: 1 });
  const listening = page.waitForResponse('**/api/subscription/events*');
  await signIn(page, school.people.adminutama);
  await listening;
  const adminUtama = await administratorOf(request, school, 'adminutama');
  const { unread } = await adminUtama.get('/api/notifications');
  await failPayment(request, school.code);
  // The poll comes once a minute: as soon as this only what is pushed can tell.
  const bell = page.getByRole('link', { name: `Pemberitahuan, ${unread + 1} belum dibaca` });
  await expect(bell.first()).toBeVisible();
  await page.getByText(/^Pembayaran: /).waitFor();
  await page.getByRole('button', { name: 'Buka' }).click();
  await expect(page).toHaveURL(`${school.origin}/school-management/${school.code}/billing`);
});

test('who has a plan open sees who else has, and writes on while the service is away', {
  tag: '@weekly',
}, async ({ browser, page, request, school }) => {
  test.slow();
  await superviseTeacher(await administratorOf(request, school));
  await signIn(page, school.people.guru);
  await writePlan(page, {
    ...{ subject: 'Sivik', className: '6 Adil', objective: 'Murid dapat menamakan nilai.' },
    activities: 'Perbincangan',
  });
  const address = page.url();
  const supervisor = await (await browser.newContext()).newPage();
  await signIn(supervisor, school.people.penyelia);

  await test.step('nobody comes to what its author has not sent', async () => {
    await supervisor.goto(address);
    await expect(supervisor.getByText('Rancangan ini tidak dijumpai')).toBeVisible();
    await expect(page.getByText(/membuka rancangan ini/)).toHaveCount(0);
  });

  await test.step('once it is sent a supervisor comes, reads, and is seen', async () => {
    const teacher = await administratorOf(request, school, 'guru');
    const planId = new URL(address).searchParams.get('id');
    const { version, date: day } = await teacher.get(`/api/lesson-plans/${planId}`);
    const plans = [{ planId, version }];
    await teacher.post('/api/my-week/sending', { id: randomUUID(), day, pressedAt: null, plans });
    await page.goto(address);
    await supervisor.goto(address);
    await expect(supervisor.getByText(/^Rancangan Cikgu Satu, dihantar/)).toBeVisible();
    await expect(page.getByText('Penyelia sedang membuka rancangan ini.')).toBeVisible();
    await expect(supervisor.getByText('Cikgu Satu sedang membuka rancangan ini.')).toBeVisible();
    await expectAccessible(supervisor);
    await expectAccessible(page);
  });

  await test.step('another tab of one’s own is told as such', async () => {
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(tab.getByText('Penyelia sedang membuka rancangan ini.')).toBeVisible();
    await supervisor.goto(`${school.origin}/dashboard`);
    await expect(page.getByText('Anda juga membuka rancangan ini di tempat lain.')).toBeVisible();
    await tab.close();
    await expect(page.getByText(/membuka rancangan ini/)).toHaveCount(0);
  });

  await test.step('without the service nothing is said, and writing goes on', async () => {
    await page.routeWebSocket(/realtime/, (socket) => socket.close());
    await page.goto(address);
    await page.getByLabel('Objektif *').fill('Murid dapat menamakan tiga nilai.');
    await expectSaved(page);
    await supervisor.goto(address);
    await expect(supervisor.getByRole('article').getByText('Murid dapat menamakan nilai.')).toBeVisible();
    await expect(page.getByText(/membuka rancangan ini/)).toHaveCount(0);
  });
  await supervisor.context().close();
});
