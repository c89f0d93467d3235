import { expect, type Page, test } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const school = schoolOrigin('aba1001');

/** The server has another build from now on; the page hears of it as somebody comes back to it. */
async function deployNewBuild(page: Page): Promise<void> {
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  );
  const asked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
}

/** Gone after the document is loaded anew. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
}

const oldDocument = (page: Page) => page.locator('html[data-old]');

test('the address of the builds says which one is here and what it holds @weekly', async ({ page }) => {
  const latest = await (await page.request.get(`${mainOrigin()}/builds/latest.json`)).json();
  expect(latest).toEqual({ id: expect.any(String), timestamp: expect.any(Number) });
  const meta = await (await page.request.get(`${mainOrigin()}/builds/meta/${latest.id}.json`)).json();
  expect(meta).toMatchObject({
    ...latest,
    matcher: { static: { '/school-management': { redirect: '/login?validate=true' } } },
  });
  expect(meta.prerendered).toContain('/landing');
});

test('a new build reloads a page on which nothing is being edited', async ({ page }) => {
  await page.goto(`${school}/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tetapan' })).toBeVisible();
  await markDocument(page);
  await deployNewBuild(page);
  await expect(oldDocument(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Tetapan' })).toBeVisible();

  await test.step('but not the same path a second time within 10 s', async () => {
    await markDocument(page);
    await deployNewBuild(page);
    await page.getByRole('button', { name: 'Gelap' }).click();
    await expect(oldDocument(page)).toHaveCount(1);
  });
});

test('a new build while a form is dirty waits for the next navigation, and loses nothing', async ({
  page,
}) => {
  await signIn(page, 'guru@kba5005.test');
  await page.goto(`${schoolOrigin('kba5005')}/bina-rph`);
  await page.getByLabel('Mata pelajaran').fill('Sains binaan baharu');
  await markDocument(page);
  await deployNewBuild(page);
  await page.getByLabel('Kelas').fill('5 Cekal');
  await expect(oldDocument(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Rancangan harian' }).first().click();
  await expect(page).toHaveURL(`${schoolOrigin('kba5005')}/rph`);
  await expect(oldDocument(page)).toHaveCount(0);
  await expect(page.getByText('Sains binaan baharu · 5 Cekal').first()).toBeVisible();
});

test('a missing chunk reloads the page once, then says that something is wrong', async ({ page }) => {
  await page.goto(`${school}/auth/login`);
  await page.route('**/assets/settings-screen-*.js', (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto(`${school}/settings`);
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  expect(documents).toEqual([`${school}/settings`, `${school}/settings`]);
  const guard = await page.evaluate(() => JSON.parse(sessionStorage.getItem('app:reload') ?? '{}'));
  expect(guard).toEqual({ path: '/settings', expires: expect.any(Number) });
});

test('a bot that visits a broken page is shown no error page, and hears the status @weekly', async ({
  browser,
}) => {
  const context = await browser.newContext({ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  const page = await context.newPage();
  const response = await page.goto(`${mainOrigin()}/tiada`);
  expect(response?.status()).toBe(404);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading')).toHaveCount(0);
  await context.close();
});
