import { expect, type Page, test } from '@playwright/test';
import { authPages } from '../src/app/documents';
import { everyPage } from '../src/app/every-page';
import type { Address } from '../src/site/page';
import { expectAccessibleEverywhere, expectToReflow } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { watchLayoutShifts } from './support/layout-shift';
import { signIn, signInOnMainDomain } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

/** `npm run a11y`: axe on every route, in two themes and two widths. */
const isFullSweep = process.env.A11Y === 'all';

/** Of a school whose subscription ends in three days: a banner stands in the frame. */
const schoolCode = 'abca001';

/** They need a link, an invitation or a second host, and have journeys of their own; or they only lead on. */
const elsewhere =
  /^\/$|^\/school-management$|^\/success-old$|^\/auth\/(?!login|forgot|simple-login)|^\/login\/|:(?!schoolCode)/;

const routes: Address[] = [...authPages, ...everyPage]
  .filter(({ path }) => !elsewhere.test(path))
  .map((page) => ({ ...page, path: page.path.replace(':schoolCode', schoolCode) }));

function isOperations({ path }: Address): boolean {
  return path.startsWith('/operations');
}

/** The first that fits, as the specification's table of routes has it; operations are our own. */
const layouts: readonly [path: RegExp, layout: string][] = [
  [/^\/(?:landing|index-new|pricing|terms|privacy|dskp)$/, 'landing'],
  [/^\/(?:login|success|pembayaran|semak|auth\/[^/]+)$/, 'blank'],
  [/^\/daftar/, 'school-validation'],
  [/^\/(?:settings|preferences|notifications|ui|components)$/, 'default'],
  [/^\/school-management\//, 'school-management'],
  [/^\/admin-sekolah\//, 'school-admin'],
  [/^\/supervisor\//, 'supervisor'],
  [/^\/operations/, 'operations'],
  [/^\//, 'school'],
];

async function expectLayout(page: Page, { path, access }: Address): Promise<void> {
  const layout = layouts.find(([pattern]) => pattern.test(path))?.[1] ?? '';
  await expect(page.locator('[data-layout]').last()).toHaveAttribute('data-layout', layout);

  const isInSchool = ['auth', 'supervisor', 'admin'].includes(access) && !path.startsWith('/operations');
  await expect(page.locator('[data-layout=school]')).toHaveCount(isInSchool ? 1 : 0);
  await expect(page.getByRole('main')).toHaveCount(1);
  if (!isInSchool) return;
  await expect(page.getByRole('navigation', { name: 'Utama' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Makluman' })).toContainText('hari terakhir');
}

async function sweep(page: Page, origin: string, swept: readonly Address[]): Promise<void> {
  test.setTimeout(isFullSweep ? 600_000 : 120_000);
  const errors = consoleErrors(page);
  const shifts = await watchLayoutShifts(page);
  for (const route of swept)
    await test.step(route.path, async () => {
      const response = await page.goto(origin + route.path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(origin + route.path);
      await expect(page).toHaveTitle(route.title);
      await expectLayout(page, route);
      expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1);
      await expectToReflow(page);
      if (isFullSweep) await expectAccessibleEverywhere(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  expect(errors).toEqual([]);
}

const ofSchool = routes.filter(({ host }) => host !== 'main');
const ofMain = routes.filter(({ host }) => host !== 'school');

test('every route of a school that is open to visitors stands there with its title', {
  tag: '@weekly',
}, async ({ page }) => {
  await sweep(
    page,
    schoolOrigin(schoolCode),
    ofSchool.filter(({ access }) => access === 'public'),
  );
});

test('every route of a teacher stands in the school frame with its title', async ({ page }) => {
  await signIn(page, `guru@${schoolCode}.test`);
  await sweep(
    page,
    schoolOrigin(schoolCode),
    ofSchool.filter(({ access }) => access === 'auth'),
  );
});

test('every route of a supervisor stands in the school frame with its title', { tag: '@weekly' }, async ({
  page,
}) => {
  await signIn(page, `penyelia@${schoolCode}.test`);
  await sweep(
    page,
    schoolOrigin(schoolCode),
    ofSchool.filter(({ access }) => access === 'supervisor'),
  );
});

test('every route of an administrator stands in its frame with its title @weekly', async ({ page }) => {
  await signIn(page, `adminutama@${schoolCode}.test`);
  const own = ofSchool.filter(({ access }) => access === 'admin' || access === 'management');
  await sweep(page, schoolOrigin(schoolCode), own);
});

test('every route of the main domain that is open to visitors stands there with its title', {
  tag: '@weekly',
}, async ({ page }) => {
  await sweep(
    page,
    mainOrigin(),
    ofMain.filter(({ access }) => access === 'public'),
  );
});

test('every route of platform staff stands there with its title', { tag: '@weekly' }, async ({ page }) => {
  await signInOnMainDomain(page, 'operator@rekod.test');
  await sweep(page, mainOrigin(), ofMain.filter(isOperations));
});
