import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { expectAccessibleAcross } from './support/accessibility';
import { expectSaved, fillInPlan, writePlan } from './support/lesson-plan';
import { test } from './support/own-school';
import { signIn, submitCredentials } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'allow' });

const subject = 'Sejarah';
const kept = { subject, className: '4 Amanah', objective: 'Objektif pagi.', activities: 'Aktiviti pagi.' };

/** The worker answers for the page, and has all that the working day needs. */
async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** How much of the day stands in the device's store. */
function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('rekod-kept-day');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const database = opened.result;
    if (!database.objectStoreNames.contains('answers')) return 0;
    const counted = database.transaction('answers').objectStore('answers').count();
    await new Promise((resolve) => counted.addEventListener('success', resolve));
    return counted.result;
  });
}

/** One plan is written and everything of the day has been seen once. */
async function beginDay(page: Page, person: string, origin: string): Promise<string> {
  await signIn(page, person);
  await untilInstalled(page);
  await writePlan(page, kept);
  const plan = page.url();
  await page.goto(`${origin}/rph`);
  await expect(page.getByRole('link', { name: `${subject} · 4 Amanah`, exact: true })).toBeVisible();
  await page.goto(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The school, its status, two lists and the plan.
  await expect.poll(() => keptAnswers(page)).toBeGreaterThanOrEqual(5);
  return plan;
}

async function writeOffline(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(`${origin}/bina-rph`);
  await fillInPlan(page, { subject: 'Sains', className: '5 Bestari', objective: 'Ditulis tanpa talian.' });
  await expect(page.getByText('Dalam peranti ini', { exact: true })).toBeVisible();
}

test('a working day without network: it opens, the week is read, what is written is sent once', async ({
  page,
  context,
  school,
}) => {
  test.slow();
  const plan = await beginDay(page, school.people.guru, school.origin);
  const tab = await context.newPage();
  await page.close();
  await context.setOffline(true);

  await test.step('the week and a whole plan are read in a tab that is opened anew', async () => {
    await tab.goto(`${school.origin}/rph`);
    await expect(tab.getByRole('link', { name: `${subject} · 4 Amanah`, exact: true })).toBeVisible();
    await tab.goto(plan);
    await expect(tab.getByLabel('Aktiviti *')).toHaveValue(kept.activities);
  });

  await test.step('a change and a new plan wait on the device, through a tab that is killed while it sends', async () => {
    await tab.getByLabel('Refleksi *').fill('Refleksi tanpa talian.');
    await expect(tab.getByText('Dalam peranti ini', { exact: true })).toBeVisible();
    await writeOffline(tab, context, school.origin);
    const last = 'Ditulis tanpa talian, hingga akhir.';
    const isLast = (request: Request) => request.postData()?.includes(last) ?? false;
    // The last words are on their way when the tab ends.
    await tab.route('**/api/lesson-plans', (route) => (isLast(route.request()) ? undefined : route.abort()));
    const sent = tab.waitForRequest(isLast);
    await tab.getByLabel('Objektif *').fill(last);
    await tab.getByLabel('Objektif *').blur();
    await sent;
    await tab.close();
  });

  const back = await context.newPage();
  await test.step('both are found again, once', async () => {
    await back.goto(`${school.origin}/rph`);
    const waiting = back.getByRole('region', { name: 'Dalam peranti ini' });
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await waiting.getByRole('link', { name: /Sains · 5 Bestari/ }).click();
    await expect(back.getByLabel('Objektif *')).toHaveValue('Ditulis tanpa talian, hingga akhir.');
    await back.goto(`${school.origin}/rph`);
  });

  await test.step('with the network all of it is sent by itself', async () => {
    await context.setOffline(false);
    await expect(back.getByRole('region', { name: 'Dalam peranti ini' })).toHaveCount(0);
    await expect(back.getByRole('link', { name: 'Sains · 5 Bestari', exact: true })).toHaveCount(1);
    await back.goto(plan);
    await expect(back.getByLabel('Refleksi *')).toHaveValue('Refleksi tanpa talian.');
    await expect(back.getByLabel('Refleksi *')).toBeEditable();
    await expectSaved(back);
  });
});

test('who signs out with something unsent is asked first, and the kept day leaves the device', async ({
  page,
  context,
  school,
}) => {
  test.slow();
  await beginDay(page, school.people.guru, school.origin);
  await writeOffline(page, context, school.origin);
  await page.goto(`${school.origin}/dashboard`);
  await page.getByRole('button', { name: '1 belum dihantar' }).click();
  await expect(page.getByRole('dialog', { name: 'Belum dihantar' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleAcross(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Cikgu/ }).click();
  await page.getByRole('button', { name: 'Log keluar' }).click();
  const question = page.getByRole('dialog', { name: '1 kerja belum dihantar' });
  await question.getByRole('button', { name: 'Hantar sekarang' }).click();
  await expect(question.getByText(/Belum semua dapat dihantar/)).toBeVisible();
  await expectAccessibleAcross(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await question.getByRole('button', { name: 'Tutup' }).click();
  await expect(question).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '1 belum dihantar' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Cikgu/ }).click();
  await page.getByRole('button', { name: 'Log keluar' }).click();
  await expect(page.getByLabel('Kata laluan', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${school.origin}/rph`);
  await expect(page.getByRole('heading', { name: 'Tiada sambungan internet' })).toBeVisible();
});

test('another person on the same device learns only that something waits; its writer sends it', async ({
  page,
  context,
  school,
}) => {
  test.slow();
  await beginDay(page, school.people.guru, school.origin);
  await writeOffline(page, context, school.origin);
  // The session ends without a sign-out; an open page would still send with the token that it holds.
  await page.close();
  await context.clearCookies({ name: /session/ });
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto(`${school.origin}/auth/login`);
  await submitCredentials(other, school.people.guru2);
  await other.waitForURL(/\/dashboard/);
  await other.goto(`${school.origin}/rph`);
  await expect(other.getByText('1 kerja orang lain yang belum dihantar')).toBeVisible();
  await expect(other.getByText('Sains · 5 Bestari')).toHaveCount(0);

  await other.close();
  await context.clearCookies({ name: /session/ });
  const writer = await context.newPage();
  await writer.goto(`${school.origin}/auth/login`);
  await submitCredentials(writer, school.people.guru);
  await writer.waitForURL(/\/(?:dashboard|rph)/);
  await writer.goto(`${school.origin}/rph`);
  await expect(writer.getByRole('link', { name: 'Sains · 5 Bestari', exact: true })).toHaveCount(1);
  await expect(writer.getByText('kerja orang lain')).toHaveCount(0);
});
