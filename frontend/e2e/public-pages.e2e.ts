import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { loopbackOrigin, mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { submitCredentials } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const pages = ['/landing', '/index-new', '/pricing', '/terms', '/privacy', '/dskp'];

for (const path of pages)
  test(`${path} is plain HTML with a small script, complete for search engines and readers`, async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const response = await page.goto(mainOrigin() + path);
    expect(response?.status()).toBe(200);
    expect(scripts).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', mainOrigin() + path);
    expect(await response?.text()).not.toMatch(/\{\{|<!--(?:head|content|prices)/);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get((card ?? '').replace(mainOrigin(), loopbackOrigin()))).status()).toBe(200);
    await expectAccessibleEverywhere(page);
    expect(errors).toEqual([]);
  });

test('the prices are those of the plans, and a number of teachers finds its plan', async ({
  page,
  request,
}) => {
  const { plans } = await (await request.get(`${loopbackOrigin()}/api/billing/plans`)).json();
  await page.goto(`${mainOrigin()}/pricing`);
  await expect(page.locator('[data-teacher-limit]')).toHaveCount(plans.length);
  await page.getByLabel('Bilangan guru di sekolah anda').fill('42');
  await expect(page.getByRole('status')).toContainText('Pelan Sederhana sesuai untuk 42 guru.');
  await page.getByText('Bulanan', { exact: true }).click();
  await expect(page.locator('[data-suggested]').getByText('RM 150.00', { exact: true })).toBeVisible();
});

test('the curriculum is searched by code and by word', async ({ page }) => {
  await page.goto(`${mainOrigin()}/dskp`);
  await page.getByLabel('Cari kod atau kata').fill('kelembapan');
  await expect(page.getByRole('status')).toContainText('1 standard pembelajaran dijumpai.');
  await expect(page.getByText('Matematik (contoh rekaan)')).toBeHidden();
});

test('terms, privacy and the curriculum open on the host of a school, the others do not', async ({
  page,
}) => {
  for (const path of pages) {
    const isOnBoth = ['/terms', '/privacy', '/dskp'].includes(path);
    const response = await page.goto(schoolOrigin('aba1001') + path);
    expect(response?.status()).toBe(isOnBoth ? 200 : 404);
  }
});

test('opened inside the application, a public page is read from its payload', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto(`${schoolOrigin('aba1001')}/settings`);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const payload = page.waitForResponse(/\/terms\/_payload\.json\?\w+$/);
  await page.getByRole('link', { name: 'Terma perkhidmatan' }).click();
  expect((await payload).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Terma perkhidmatan' })).toBeVisible();
  await expect(page.locator('html[data-same] [data-layout=landing]')).toHaveCount(1);
  await expect(page).toHaveURL(`${schoolOrigin('aba1001')}/terms`);
  await expect(page).toHaveTitle('Terma perkhidmatan');
  await expectAccessibleEverywhere(page);
  expect(errors).toEqual([]);

  await test.step('and without one its document is opened', async () => {
    await page.goBack();
    await page.route('**/privacy/_payload.json?*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name: 'Notis privasi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notis privasi' })).toBeVisible();
    await expect(page.locator('html[data-same]')).toHaveCount(0);
  });
});

test('payloads, sitemap and robots', async ({ request }) => {
  const get = (path: string) => request.get(loopbackOrigin() + path);
  for (const path of pages) {
    const { title, html } = await (await get(`${path}/_payload.json`)).json();
    expect([title, html].map((text) => text.length > 0)).toEqual([true, true]);
    expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${mainOrigin()}${path}</loc>`);
  }
  expect((await get('/login/_payload.json')).status()).toBe(404);
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${mainOrigin()}/sitemap.xml`);
});

test('a guest at /pembayaran reads who pays, how, and whom to ask, and comes back to pay', async ({
  page,
}) => {
  for (const origin of [mainOrigin(), schoolOrigin('kba5005')]) {
    await page.goto(`${origin}/pembayaran`);
    await expect(page).toHaveURL(`${origin}/pembayaran`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran langganan' })).toBeVisible();
    for (const matter of ['Siapa yang membayar', 'Cara membayar', 'Bukan Admin Utama?'])
      await expect(page.getByText(matter)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('link', { name: 'Log masuk untuk membayar' }).click();
    await submitCredentials(page, 'adminutama@kba5005.test');
    await expect(page).toHaveURL(/\/school-management\/kba5005\/billing$/);
  }
});

test('the public pages promise only what is there', async ({ page }) => {
  for (const path of pages) {
    await page.goto(mainOrigin() + path);
    const text = await page.getByRole('main').innerText();
    for (const [name, isComing] of [
      [/pencerapan/i, /akan menyusul/],
      [/pentaksiran/i, /akan menyusul/],
      [/apa yang perlu disemak/i, /akan menyusul/],
    ] as const)
      for (const sentence of text.split('.').filter((part) => name.test(part)))
        expect(sentence).toMatch(isComing);
  }
});
