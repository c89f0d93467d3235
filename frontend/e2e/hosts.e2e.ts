import { expect, test } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { signIn, signInOnMainDomain } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

let errors: string[];
test.beforeEach(({ page }) => {
  errors = consoleErrors(page);
});
test.afterEach(() => expect(errors).toEqual([]));

test('a school that does not exist is School Not Found, with status 404', async ({ page }) => {
  for (const path of ['/', '/dashboard', '/auth/login']) {
    const response = await page.goto(schoolOrigin('zzz9999') + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'School Not Found' })).toBeVisible();
    await expect(page.getByText('School "zzz9999" does not exist.')).toBeVisible();
    await expect(page.getByText('Please check the school code or contact support.')).toBeVisible();
    await expect(page).toHaveTitle('School Not Found');
  }
});

test('an address without a route is Page not found with its query, with status 404 @weekly', async ({
  page,
}) => {
  for (const origin of [mainOrigin(), schoolOrigin('aba1001')]) {
    const response = await page.goto(`${origin}/tiada/di-sini?a=1&b=dua`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Page not found: /tiada/di-sini?a=1&b=dua')).toBeVisible();
  }
});

test('a page of the main domain is not found on the host of a school', async ({ page }) => {
  const response = await page.goto(`${schoolOrigin('aba1001')}/landing`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found: /landing')).toBeVisible();
});

test('a teacher or auth route on the main domain goes to the root and on to /landing @weekly', async ({
  page,
}) => {
  for (const path of ['/rph', '/bina-rph?id=1', '/dashboard', '/auth/login', '/']) {
    await page.goto(mainOrigin() + path);
    await expect(page).toHaveURL(`${mainOrigin()}/landing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a reserved label of either list follows the rules of the main domain @weekly', async ({ page }) => {
  for (const label of ['www', 'api', 'admin', 'app', 'auth', 'mail', 'ftp', 'cdn', 'static']) {
    await page.goto(`${schoolOrigin(label)}/rph`);
    await expect(page).toHaveURL(`${schoolOrigin(label)}/landing`);
  }
});

test('the code of a school may be written in capitals, in the address and in the bar @weekly', async ({
  page,
}) => {
  await page.goto(schoolOrigin('aba1001').replace('aba1001', 'ABA1001'));
  await expect(page).toHaveURL(`${schoolOrigin('aba1001')}/auth/login`);
});

test('the billing page opens for an administrator on both hosts @weekly', async ({ page }) => {
  const billing = '/school-management/aba1001/billing';
  await signIn(page, 'admin@aba1001.test');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pentadbir');
  await page.goto(schoolOrigin('aba1001') + billing);
  await expect(page.getByRole('heading', { name: 'Langganan SK Seri Contoh' })).toBeVisible();

  await signInOnMainDomain(page, 'admin@aba1001.test');
  await expect(page).toHaveURL(mainOrigin() + billing);
  await expect(page.getByRole('heading', { name: 'Langganan SK Seri Contoh' })).toBeVisible();

  // What is asked of a school is kept once, however its code is written.
  const asked = new Set<string | null>();
  page.on('request', (request) => asked.add(new URL(request.url()).searchParams.get('schoolCode')));
  await page.goto(mainOrigin() + billing.replace('aba1001', 'ABA1001'));
  await expect(page.getByRole('table', { name: 'Senarai invois' })).toBeVisible();
  expect([...asked].filter((code) => code !== null)).toEqual(['aba1001']);
});

test('the billing page of another school is refused on the main domain', async ({ page }) => {
  await signInOnMainDomain(page, 'adminutama@aba1001.test');
  await page.goto(`${mainOrigin()}/school-management/kba5005/billing`);
  await expect(page).toHaveURL(`${mainOrigin()}/login?error=not-school-admin`);
});

test('no page of a teacher complains in the console @weekly', async ({ page }) => {
  await signIn(page, 'guru@aba1001.test');
  for (const path of ['/dashboard', '/rph', '/rph?minggu=2026-11-16', '/bina-rph']) {
    await page.goto(schoolOrigin('aba1001') + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/landing', '/login']) {
    await page.goto(mainOrigin() + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('on localhost the first label is the school, whatever stands between @weekly', async ({ page }) => {
  const between = schoolOrigin('aba1001').replace('aba1001.', 'aba1001.b.');
  await page.goto(between);
  await expect(page).toHaveURL(`${between}/auth/login`);
});

test.describe('for a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('no error takes the place of the last good page, and titles are as given', async ({ page }) => {
    const missing = await page.goto(`${schoolOrigin('aba1001')}/tiada`);
    expect(missing?.status()).toBe(404);
    expect(await missing?.text()).toContain('<title>Page Not Found</title>');
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByText('Page not found: /tiada')).toHaveCount(0);

    await page.goto(`${schoolOrigin('aba1001')}/settings`);
    await expect(page).toHaveTitle('Tetapan');
    const heading = page.getByRole('heading', { level: 1 });
    const shown = await heading.innerText();
    await page.evaluate(() => {
      history.pushState({}, '', '/tiada-lagi');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveTitle('Page Not Found');
    await expect(heading).toHaveText(shown);
  });
});
