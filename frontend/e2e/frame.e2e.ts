import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { writePlan } from './support/lesson-plan';
import { loadedAnew } from './support/loaded-anew';
import { signIn, signInOnMainDomain } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

test('Ctrl-K leads to a page, to a plan and to a person, from the keyboard alone', async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  await signIn(page, 'adminutama@kba5005.test');
  const name = randomUUID().slice(0, 8);
  const subject = `Geografi ${name}`;
  await writePlan(page, { subject, className: '3 Bestari' });
  await page.goto(`${schoolOrigin('kba5005')}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('combobox', { name: /Cari halaman/ });

  // A page just opened may show before it listens to keys.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.type('penggu');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin-sekolah\/pengguna$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Pengguna');

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('penyelia');
  const found = page.getByRole('dialog').getByRole('option');
  await expect(found.filter({ hasText: 'Penyelia' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  // The answer for the first letters is still awaited when the next are typed.
  await page.route('**/api/search?query=geo', () => undefined);
  const asked = page.waitForRequest('**/api/search?query=geo');
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('query=geo'));
  await page.keyboard.type('geo');
  await asked;
  await page.keyboard.type(`grafi ${name}`);
  await givenUp;
  await page.getByRole('option', { name: subject }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Mata pelajaran')).toHaveValue(subject);
  // Nothing is noted of its lesson yet, which the browser calls an error.
  expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
});

test('a teacher finds no page of administrators, and ? shows the keys unless it is written', async ({
  page,
}) => {
  await signIn(page, 'guru@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Cari/ }).click();
  await expect(page.getByRole('combobox', { name: /Cari halaman/ })).toBeFocused();
  const offered = page.getByRole('option');
  await expect(offered.first()).toHaveText('Papan pemuka');
  await expect(offered.filter({ hasText: /Tetapan sekolah|Analitik|Operasi/ })).toHaveCount(0);
  await page.keyboard.type('rph');
  await expect(offered.first()).toHaveText('Rancangan harian (RPH)');
  await page.getByRole('combobox', { name: /Cari halaman/ }).fill('');
  await page.keyboard.type('pengguna');
  await expect(page.getByText('Tiada yang sepadan.')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('combobox', { name: /Cari halaman/ })).toHaveValue('pengguna?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Pintasan papan kekunci' });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await signIn(page, 'guru@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Terus ke kandungan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('whoever belongs to a school keeps its frame, and the own name, on every page @weekly', async ({
  page,
}) => {
  await signIn(page, 'adminutama@kba5005.test');
  const rail = page.getByRole('navigation', { name: 'Utama' });
  await expect(rail).toBeVisible();
  await rail.evaluate((element) => Object.assign(element, { wasKept: true }));
  const name = await page.getByRole('banner').getByRole('button', { name: 'Admin Utama' }).textContent();
  expect(name).not.toContain('@');
  for (const path of ['Langganan', 'Analitik', 'Tetapan sekolah'])
    await test.step(path, async () => {
      await rail.getByRole('link', { name: path }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(path);
      expect(await rail.evaluate((element) => 'wasKept' in element)).toBe(true);
      await expect(page.getByRole('banner')).toContainText('SK Sungai Contoh');
    });
  for (const path of ['settings', 'preferences', 'notifications', 'school-management/payment-methods'])
    await test.step(path, async () => {
      await page.goto(`${schoolOrigin('kba5005')}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(rail).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Admin Utama' })).toHaveText(
        name ?? '',
      );
    });
});

test('the main domain names the person, and keeps the pages of the school at hand on all of them', {
  tag: '@weekly',
}, async ({ page }) => {
  await signInOnMainDomain(page, 'admin@abca001.test');
  const bar = page.getByRole('banner');
  const links = bar.getByRole('navigation', { name: 'Pengurusan SJKC Contoh' });
  for (const [name, path] of [
    ['Kaedah pembayaran', '/school-management/payment-methods?sekolah=abca001'],
    ['Analitik', '/school-management/analytics?sekolah=abca001'],
    ['Tetapan sekolah', '/school-management/settings?sekolah=abca001'],
    ['Langganan', '/school-management/abca001/billing'],
  ] as const)
    await test.step(name, async () => {
      await links.getByRole('link', { name }).click();
      await expect(page).toHaveURL(mainOrigin() + path);
      await expect(links.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(bar).not.toContainText('@');
    });
  for (const path of ['/settings', '/preferences', '/notifications']) {
    await page.goto(mainOrigin() + path);
    await expect(links).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Pentadbir' })).toBeVisible();
    await expect(bar).not.toContainText('@');
  }
  await expectAccessibleEverywhere(page);
});

test('the document shows the frame to whoever is signed in before any script has come', async ({ page }) => {
  // What is still fetched when scripts stop coming would load the page while the test does.
  await loadedAnew(page, '/dashboard');
  await signIn(page, 'penyelia@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skeleton = page.locator('[data-skeleton=school]');
  await expect(skeleton).toHaveCount(0);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [width, colorScheme, color] of [
    [1280, 'light', 'rgb(245, 247, 246)'],
    [390, 'dark', 'rgb(14, 21, 21)'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(skeleton).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', color);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.context().clearCookies();
  await page.reload();
  await expect(skeleton).toBeHidden();
});

test('a page that breaks leaves the frame standing, is tried again in place, and the next page opens from it', async ({
  page,
}) => {
  await signIn(page, 'adminutama@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/billing/overview?*', (route) => route.fulfill({ json: { school: null } }));
  const rail = page.getByRole('navigation', { name: 'Utama' });
  await rail.getByRole('link', { name: 'Langganan' }).click();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await page.unroute('**/api/billing/overview?*');
  await page.getByRole('button', { name: 'Cuba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Langganan/ })).toBeVisible();
  await rail.getByRole('link', { name: 'Pengguna' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pengguna' })).toBeVisible();
});

test('a limited school is told what is open, and nothing leads to a page that does not open @weekly', async ({
  page,
}) => {
  await signIn(page, 'penyelia@cba3003.test');
  const state = page.getByRole('region', { name: 'Langganan' });
  await expect(state).toContainText('Papan pemuka dan halaman langganan terbuka');
  await expect(state).not.toContainText('boleh dibaca');
  const open =
    /^(?:#kandungan|\/dashboard|\/notifications|\/settings|\/preferences|\/school-management\/cba3003\/billing)$/;
  const addresses = () =>
    page
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of await addresses()) expect(address).toMatch(open);

  const bar = page.getByRole('navigation', { name: 'Utama' });
  await bar.getByRole('button', { name: /^Rancangan harian.*terkunci/ }).click();
  await expect(page.getByText(/^Langganan sekolah terhad/).first()).toBeVisible();
  await expect(page).toHaveURL(`${schoolOrigin('cba3003')}/dashboard`);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of [/^Minggu.*terkunci/, /^Tulis.*terkunci/])
    await expect(bar.getByRole('button', { name })).toBeVisible();
  await expectAccessible(page);
  for (const address of await addresses()) expect(address).toMatch(open);
  await page.getByRole('link', { name: /^Pemberitahuan/ }).click();
  await expect(page).toHaveURL(`${schoolOrigin('cba3003')}/notifications`);
});

test('a phone of a teacher holds the work, and the subscription behind Lagi', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'guru@kba5005.test');
  const bar = page.getByRole('navigation', { name: 'Utama' });
  await expect(bar.getByRole('link')).toHaveText(['Utama', 'Minggu', 'Tulis', 'Refleksi']);
  await bar.getByRole('button', { name: 'Lagi' }).click();
  await page.getByRole('dialog', { name: 'Lagi' }).getByRole('link', { name: 'Langganan' }).click();
  await expect(page).toHaveURL(/\/school-management\/kba5005\/billing$/);
  await expect(bar).toBeVisible();
});

test('in the colours of the person the page that is open is marked by more than a colour @weekly', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'guru@kba5005.test');
  const lineUnder = (name: string) =>
    page
      .getByRole('navigation', { name: 'Utama' })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => lineUnder(width === 390 ? 'Utama' : 'Papan pemuka')).toBe('underline');
    expect(await lineUnder(width === 390 ? 'Refleksi' : 'Rancangan harian (RPH)')).toBe('none');
  }
});

test('the first page of each role says what there is to do today @weekly', async ({ page }) => {
  await signIn(page, 'penyelia@kba5005.test');
  await expect(page.getByRole('region', { name: 'Semakan' })).toContainText('menunggu semakan anda');
  await expect(page.getByRole('region', { name: 'Sekolah' })).toHaveCount(0);

  // A page whose session ends leaves by itself, and would take the next sign-in along.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn(page, 'admin@kba5005.test');
  const school = page.getByRole('region', { name: 'Sekolah', exact: true });
  await expect(school).toContainText(/\d+ daripada \d+ guru/);
  await expect(school).toContainText(/jemputan/);
  for (const name of ['Analitik', 'Tetapan sekolah', 'Pengguna'])
    await expect(school.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await school.getByRole('link', { name: 'Pengguna' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pengguna' })).toBeVisible();
});

test('the week strip follows the calendar of the state that the school registered @weekly', async ({
  page,
}) => {
  for (const [code, week] of [
    ['kba5005', 'Minggu 40 · 8-12 Nov'],
    ['aba1001', 'Minggu 40 · 9-13 Nov'],
  ] as const) {
    await signIn(page, `penyelia@${code}.test`);
    await page.clock.setFixedTime('2026-11-11T12:00:00+08:00');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Makluman' }).getByText(week)).toBeVisible();
  }
});

test('what a school prints begins with its name and code, without the frame @weekly', async ({ page }) => {
  await signIn(page, 'guru@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Kod sekolah: KBA5005')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Kod sekolah: KBA5005')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Utama' })).toBeHidden();
});
