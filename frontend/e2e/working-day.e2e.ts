import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { deviceOf } from './support/hosted-backend';
import { expectSaved, fillInPlan, writePlan } from './support/lesson-plan';
import { test } from './support/own-school';
import { untilInstalled } from './support/service-worker';
import { signIn, signInByForm, submitCredentials } from './support/sign-in';
import { asTyped, dayFromToday } from './support/today';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'allow' });

const subject = 'Sejarah';

/** Of a lesson to come nothing is noted. */
const yesterday = dayFromToday(-1);
/** Named: by itself a weekend shows the week to come. */
const week = `/rph?minggu=${yesterday}`;

const kept = {
  ...{ subject, className: '4 Amanah', date: asTyped(yesterday) },
  ...{ objective: 'Objektif pagi.', activities: 'Aktiviti pagi.' },
};

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
  await page.goto(`${origin}${week}`);
  await expect(page.getByRole('link', { name: `${subject} · 4 Amanah`, exact: true })).toBeVisible();
  await page.goto(`${origin}/refleksi`);
  await expect(page.getByText(/4 Amanah/).first()).toBeVisible();
  await page.goto(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The school, its status, two lists, the plan, its reflection and what templates propose.
  await expect.poll(() => keptAnswers(page)).toBeGreaterThanOrEqual(7);
  return plan;
}

async function writeOffline(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(`${origin}/bina-rph`);
  await fillInPlan(page, {
    ...{ subject: 'Sains', className: '5 Bestari', date: kept.date },
    objective: 'Ditulis tanpa talian.',
  });
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
    await tab.goto(`${school.origin}${week}`);
    await expect(tab.getByRole('link', { name: `${subject} · 4 Amanah`, exact: true })).toBeVisible();
    await tab.goto(`${school.origin}/refleksi`);
    await expect(tab.getByText(/4 Amanah/).first()).toBeVisible();
    await tab.goto(plan);
    await expect(tab.getByLabel('Langkah 1')).toHaveValue(kept.activities);
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
  await back.clock.install();
  await test.step('both are found again, once', async () => {
    await back.goto(`${school.origin}${week}`);
    const waiting = back.getByRole('region', { name: 'Dalam peranti ini' });
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await waiting.getByRole('link', { name: /Sains · 5 Bestari/ }).click();
    await expect(back.getByLabel('Objektif *')).toHaveValue('Ditulis tanpa talian, hingga akhir.');
    await back.goto(`${school.origin}${week}`);
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('what is shown of the kept day stays when the network is back and the server fails', async () => {
    const list = back.getByRole('link', { name: `${subject} · 4 Amanah`, exact: true });
    await expect(list).toBeVisible();
    await back.route('**/api/lesson-plans**', (route) => route.abort());
    const failed = back.waitForEvent('requestfailed', (request) => request.method() === 'GET');
    // What is younger than half a minute is not asked for again.
    await back.clock.fastForward('01:00');
    await context.setOffline(false);
    await failed;
    await expect(list).toBeVisible();
    await expect(back.getByRole('alert')).toHaveCount(0);
    await context.setOffline(true);
    await back.unroute('**/api/lesson-plans**');
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

test('who signs out with something unsent is asked first, and the kept day leaves the device @weekly', async ({
  page,
  context,
  school,
}) => {
  test.slow();
  await beginDay(page, school.people.guru, school.origin);
  await writeOffline(page, context, school.origin);
  await page.goto(`${school.origin}/dashboard`);
  await page.getByRole('button', { name: 'Tiada talian · 1 menunggu talian' }).click();
  await expect(page.getByRole('dialog', { name: 'Menunggu talian' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Cikgu/ }).click();
  await page.getByRole('button', { name: 'Log keluar' }).click();
  const question = page.getByRole('dialog', { name: '1 kerja belum dihantar' });
  await question.getByRole('button', { name: 'Hantar sekarang' }).click();
  await expect(question.getByText(/Belum semua dapat dihantar/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await question.getByRole('button', { name: 'Tutup' }).click();
  await expect(question).toHaveCount(0);

  await test.step('also on a page without the frame of the school', async () => {
    const refusal = { status: 403, json: { code: 'NOT_A_MEMBER', message: 'Not a member.' } };
    await page.route('**/api/schools/current**', (route) => route.fulfill(refusal));
    await page.route('**/api/lesson-plans**', (route) => route.abort());
    await context.setOffline(false);
    await page.goto(`${school.origin}/dashboard`);
    await page.getByRole('button', { name: 'Log keluar' }).click();
    await question.getByRole('button', { name: 'Tutup' }).click();
    await page.unrouteAll();
  });

  await page.goto(`${school.origin}${week}`);
  await expect(page.getByRole('link', { name: 'Sains · 5 Bestari', exact: true })).toBeVisible();

  await expect(page.getByRole('button', { name: '1 menunggu talian' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Cikgu/ }).click();
  await page.getByRole('button', { name: 'Log keluar' }).click();
  await expect(page.getByLabel('Kata laluan', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${school.origin}${week}`);
  await expect(page.getByRole('heading', { name: 'Tiada sambungan internet' })).toBeVisible();
});

/** A draft as the first builds kept it: in a store of their own, without a noun in its name. */
async function leaveOlderDraft(page: Page, draft: { subject: string; className: string }): Promise<void> {
  await page.evaluate(async (written) => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.onsuccess = resolve;
      });
    const outbox = indexedDB.open('rekod-outbox');
    await done(outbox);
    const names = outbox.result.transaction('commands').objectStore('commands').getAllKeys();
    await done(names);
    const [personId, schoolCode] = String(names.result[0]).split('/');
    const older = indexedDB.open('rekod-drafts');
    older.onupgradeneeded = () => older.result.createObjectStore('lesson-plans');
    await done(older);
    const parts = { objective: '', activities: '', reflection: '' };
    const text = { date: '2026-10-13', startTime: '07:30', endTime: '08:30', ...parts, ...written };
    const base = { version: null, fields: { ...text, subject: '', className: '' }, savedAt: null };
    await done(
      older.result
        .transaction('lesson-plans', 'readwrite')
        .objectStore('lesson-plans')
        .put(
          { text, base, editedAt: '2026-10-13T08:00:00+08:00' },
          `${personId}/${schoolCode}/${crypto.randomUUID()}`,
        ),
    );
    for (const { result } of [outbox, older]) result.close();
  }, draft);
}

test('a session that ends keeps its texts for their writer: unreadable for anybody else, then sent once @weekly', async ({
  page,
  context,
  request,
  school,
}) => {
  test.slow();
  await page.clock.install();
  await beginDay(page, school.people.guru, school.origin);
  await writeOffline(page, context, school.origin);

  await test.step('the session is ended from elsewhere: nothing of the text is left on the screen', async () => {
    await (await deviceOf(request, school.people.guru)).signOut({ scope: 'global' });
    // The access token lives 10 minutes.
    await page.clock.fastForward('10:00');
    await context.setOffline(false);
    await expect(page).toHaveURL(`${school.origin}/auth/login`);
    await expect(page.getByLabel('E-mel')).toBeVisible();
    expect(await page.content()).not.toContain('Ditulis tanpa talian.');
    await leaveOlderDraft(page, { subject: 'Muzik', className: '1 Cekal' });
  });

  await test.step('another person learns only that something waits', async () => {
    await submitCredentials(page, school.people.guru2);
    await page.waitForURL(({ pathname }) => pathname !== '/auth/login');
    await page.goto(`${school.origin}/rph`);
    await expect(page.getByText('2 kerja orang lain yang belum dihantar')).toBeVisible();
    expect(await page.content()).not.toMatch(/Sains|Muzik|Ditulis tanpa talian/);
    await page.getByRole('button', { name: /^Cikgu/ }).click();
    await page.getByRole('button', { name: 'Log keluar' }).click();
  });

  await test.step('its writer signs in: what has waited for long is said on the page, and told to the server', async () => {
    await page.route('**/api/lesson-plans', (route) => route.abort());
    // The draft of the older build is taken in after the first report.
    const told = page.waitForRequest(
      (asked) =>
        asked.url().includes('/api/unsent-work') &&
        asked.method() === 'PUT' &&
        asked.postDataJSON().count === 2,
    );
    await submitCredentials(page, school.people.guru);
    expect((await told).postDataJSON().oldestAge).toBeGreaterThan(86_400);
    await expect(page.getByRole('button', { name: '2 menunggu talian · lebih sehari' })).toBeVisible();
    await page.unroute('**/api/lesson-plans');
  });

  await test.step('all of it is sent, a draft of an older build too, and the server need not remind', async () => {
    const told = page.waitForRequest(
      (asked) => asked.url().includes('/api/unsent-work') && asked.method() === 'DELETE',
    );
    await page.goto(`${school.origin}/rph?paparan=senarai`);
    await told;
    for (const title of ['Sains · 5 Bestari', 'Muzik · 1 Cekal'])
      await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1);
    await expect(page.getByText('kerja orang lain')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Dalam peranti ini' })).toHaveCount(0);
  });
});

test.describe('a device that has not been asked', () => {
  test.use({ deviceUse: 'unasked' });

  test('is shared unless somebody says no: nothing stays on it, and what is not saved is said to be so', async ({
    page,
    context,
    school,
  }) => {
    test.slow();
    const sessionEnds = async () =>
      (await context.cookies()).filter(({ name }) => name.includes('session')).map(({ expires }) => expires);
    const question = page.getByRole('checkbox', { name: 'Peranti kongsi' });
    await page.goto(`${school.origin}/auth/login`);
    await expect(question).toBeChecked();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInByForm(page, school.people.guru);
    expect(new Set(await sessionEnds())).toEqual(new Set([-1]));

    await page.goto(`${school.origin}/bina-rph`);
    await expect(page.getByText('Peranti kongsi: tiada draf disimpan di sini.')).toBeVisible();
    for (const part of ['Mata pelajaran', 'Langkah 1', 'Refleksi *'])
      await expect(page.getByLabel(part)).toBeVisible();
    await context.setOffline(true);
    await fillInPlan(page, { subject: 'Sains', className: '5 Bestari' });
    await expect(page.getByText('Belum disimpan', { exact: true })).toBeVisible();
    await expect(page.getByText(/jangan tutup halaman ini/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await context.setOffline(false);
    await expectSaved(page);
    expect(await keptAnswers(page)).toBe(0);

    await page.goto(`${school.origin}/settings`);
    await page.getByRole('switch', { name: 'Peranti ini dikongsi' }).uncheck();
    await expect.poll(async () => Math.min(...(await sessionEnds()))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Log keluar di sini' }).click();
    await expect(page.getByLabel('Kata laluan', { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
  });
});
