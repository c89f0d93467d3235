import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { writePlan } from './support/lesson-plan';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

test('Ctrl-K leads to a page, to a plan and to a person, from the keyboard alone', async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  await signIn(page, 'adminutama@kba5005.test');
  const name = `${Date.now()}`;
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
  await expect(page).toHaveTitle('Pengguna · Rekod Mengajar');

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('penyelia');
  await expect(page.getByRole('option').filter({ hasText: 'Penyelia' }).first()).toBeVisible();
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
  expect(errors).toEqual([]);
});

test('a teacher finds no page of administrators, and ? shows the keys unless it is written', async ({
  page,
}) => {
  await signIn(page, 'guru@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Cari/ }).click();
  await expect(page.getByRole('combobox', { name: /Cari halaman/ })).toBeFocused();
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

test('what a limited subscription keeps shut is shown locked, with the reason', async ({ page }) => {
  await signIn(page, 'guru@cba3003.test');
  const plans = page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: /Rancangan harian/ });
  await expect(plans).toHaveAccessibleName(/terkunci/);
  await expect(plans).toHaveAttribute('title', /Langganan sekolah terhad/);
  await page.setViewportSize({ width: 390, height: 800 });
  const bar = page.getByRole('navigation', { name: 'Utama' });
  for (const name of ['Rancangan', 'Tulis'])
    await expect(bar.getByRole('link', { name })).toHaveAccessibleName(/terkunci: Langganan sekolah terhad/);
  await expect(bar.getByRole('link', { name: 'Langganan', exact: true })).toHaveAccessibleName('Langganan');
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Rancangan' }).click();
  await expect(page.getByText(/Langganan sekolah terhad/).first()).toBeVisible();
  await expect(page).toHaveURL(`${schoolOrigin('cba3003')}/dashboard`);
  await page.getByRole('link', { name: /^Pemberitahuan/ }).click();
  await expect(page).toHaveURL(`${schoolOrigin('cba3003')}/notifications`);
});

test('the week strip follows the calendar of the state that the school registered', async ({ page }) => {
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

test('what a school prints begins with its name and code, without the frame', async ({ page }) => {
  await signIn(page, 'guru@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Kod sekolah: KBA5005')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Kod sekolah: KBA5005')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Utama' })).toBeHidden();
});
