import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { loopbackOrigin, mainOrigin, schoolOrigin } from './support/addresses';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'allow' });

const school = schoolOrigin('aba1001');

/** The worker answers for the page from here on. */
async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
  });
}

test('each school is installed under its own name, the main domain is not', async ({ page }) => {
  await page.goto(`${school}/auth/login`);
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  const { manifest, icons } = await page.evaluate(async () => {
    const answer = await (await fetch('/manifest.webmanifest')).json();
    const drawn = answer.icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return `${picture.width}x${picture.height}` === sizes;
    });
    return { manifest: answer, icons: await Promise.all(drawn) };
  });
  expect(manifest).toMatchObject({
    name: 'SK Seri Contoh · Rekod Mengajar',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    lang: 'ms',
  });
  expect(manifest.icons).toEqual([
    expect.objectContaining({ sizes: '192x192', purpose: 'any' }),
    expect.objectContaining({ sizes: '512x512', purpose: 'any' }),
    expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
  ]);
  expect(icons).toEqual([true, true, true]);

  await page.goto(`${mainOrigin()}/login`);
  await expect(page.getByLabel('E-mel')).toBeVisible();
  await expect(link).toHaveCount(0);
  expect((await page.request.get(`${mainOrigin()}/manifest.webmanifest`)).status()).toBe(404);
});

test('a page that is opened without a network says so, and opens by itself when there is one', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, 'guru@aba1001.test');
  await untilInstalled(page);
  await page.goto(`${school}/rph`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('nothing private is kept', async () => {
    const kept = await keptPaths(page);
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline.html', '/dashboard']);
  });

  await test.step('offline', async () => {
    await context.setOffline(true);
    await page.goto(`${school}/preferences`);
    await expect(page.getByRole('heading', { name: 'Tiada sambungan internet' })).toBeVisible();
    await expect(page.getByText('Dalam peranti ini')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Cuba lagi' }).click();
    await expect(page.getByRole('heading', { name: 'Tiada sambungan internet' })).toBeVisible();
  });

  await test.step('the API never answers from what is kept', async () => {
    const answered = await page.evaluate(() =>
      fetch('/api/schools/user-schools').then(
        () => true,
        () => false,
      ),
    );
    expect(answered).toBe(false);
  });

  await test.step('online', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Keutamaan' })).toBeVisible();
    await expect(page).toHaveURL(`${school}/preferences`);
  });
});

test('the worker is asked for anew each time, and may run under the content security policy', async ({
  request,
}) => {
  const headers = (await request.get(`${loopbackOrigin()}/service-worker.js`)).headers();
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringContaining("worker-src 'self'"),
  });
});

test('the worker of a new build drops what an older one kept', async ({ page }) => {
  await page.goto(`${school}/terms`);
  await page.evaluate(async () =>
    (await caches.open('files-older')).put('/assets/older.js', new Response('')),
  );
  await page.waitForLoadState('networkidle');
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);

  await page.goto(`${school}/auth/login`);
  await untilInstalled(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^files-(?!older)/)]);
  expect(await keptPaths(page)).not.toContain('/assets/older.js');
});
