import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { newAccount } from './support/hosted-backend';
import { watchLayoutShifts } from './support/layout-shift';
import { expectSaved } from './support/lesson-plan';
import { registerSchool } from './support/registration';

test('a new school goes from registration through its first steps until none is left', {
  tag: '@weekly',
}, async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  const code = await registerSchool(page, await newAccount(page.request));
  const steps = page.getByRole('region', { name: 'Langkah pertama' });
  const dashboard = () => page.goto(`${schoolOrigin(code)}/dashboard`);

  await test.step('the list has four steps and the logo, in both themes and two widths', async () => {
    await expect(steps.getByText('0 daripada 4 selesai')).toBeVisible();
    await expect(steps.getByRole('link', { name: /^Pilih logo sekolah/ })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what there is not is said once, and nothing moves while the page comes', async () => {
    const shifts = await watchLayoutShifts(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await dashboard();
      await expect(steps.getByText('0 daripada 4 selesai')).toBeVisible();
      await expect(page.getByText('Tiada jemputan yang menunggu')).toBeVisible();
      expect(await shifts()).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('samples are loaded, marked, and go again but for the one that was edited', async () => {
    await steps.getByRole('button', { name: 'Muat contoh' }).click();
    await expect(steps.getByText(/^5 rancangan contoh/)).toBeVisible();
    await steps.getByRole('link', { name: 'Lihat contoh' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rancangan harian' })).toBeVisible();
    await expect(page.getByText('Contoh', { exact: true })).toHaveCount(5);
    await page.getByRole('link', { name: /^Sains/ }).click();
    await page.getByText('Maklumat pelajaran').click();
    await page.getByLabel('Mata pelajaran').fill('Sains Tahun 5');
    await expectSaved(page);
    await dashboard();
    await steps.getByRole('button', { name: 'Buang contoh' }).click();
    await expect(steps.getByRole('button', { name: 'Muat contoh' })).toBeVisible();
    const recent = page.getByRole('region', { name: 'Rancangan terkini' });
    await expect(recent.getByRole('link')).toHaveText(['Semua rancangan', /^Sains Tahun 5/]);
    await expect(page.getByText('Contoh', { exact: true })).toHaveCount(0);
    const week = page.getByRole('region', { name: /^Minggu/ });
    await expect(week.getByRole('listitem', { name: /^Selasa/ })).toContainText('Sains Tahun 5');
    await expect(steps.getByText('1 daripada 4 selesai')).toBeVisible();
  });

  await test.step('the profile is confirmed at its own address', async () => {
    await steps.getByRole('link', { name: 'Sahkan maklumat sekolah' }).click();
    await expect(page).toHaveURL(/\?buka=maklumat-sekolah$/);
    const panel = page.getByRole('dialog', { name: 'Maklumat sekolah' });
    await expect(panel.getByLabel('Negeri')).toHaveValue('10');
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await panel.getByLabel('Bilangan guru').fill('');
    await panel.getByRole('button', { name: 'Sahkan maklumat' }).click();
    await expect(panel.getByRole('alert')).toContainText('Sila isi bilangan guru');
    await panel.getByLabel('Bilangan guru').fill('24');
    await page.route('**/api/school-profile*', (route) => route.abort());
    await panel.getByRole('button', { name: 'Sahkan maklumat' }).click();
    await expect(panel.getByRole('alert')).toContainText('Tiada sambungan ke pelayan');
    await page.unroute('**/api/school-profile*');
    errors.length = 0;
    await expect(panel.getByLabel('Bilangan guru')).toHaveValue('24');
    await panel.getByRole('button', { name: 'Sahkan maklumat' }).click();
    await expect(steps.getByText('2 daripada 4 selesai')).toBeVisible();
  });

  await test.step('who cannot reach the list reads why, and tries again', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.route('**/api/first-steps', (route) => route.abort());
    await page.reload();
    await expect(steps.getByText('Tiada sambungan ke pelayan')).toBeVisible();
    await page.unroute('**/api/first-steps');
    errors.length = 0;
    await steps.getByRole('button', { name: 'Cuba lagi' }).click();
    await expect(steps.getByText('2 daripada 4 selesai')).toBeVisible();
  });

  await test.step('put away, it comes back when it is asked for', async () => {
    await steps.getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(steps).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Tunjukkan langkah pertama' }).click();
    await expect(steps).toBeVisible();
  });

  await test.step('the subscription is looked at, a teacher is invited, and nothing is left', async () => {
    // Who goes on before the server heard of it would be asked again.
    const heard = page.waitForResponse('**/api/first-steps/plan-view?*');
    await steps.getByRole('link', { name: 'Lihat pelan dan langganan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/billing$/);
    await heard;
    await dashboard();
    await expect(steps.getByText('3 daripada 4 selesai')).toBeVisible();
    await steps.getByRole('link', { name: 'Jemput guru dan penyelia' }).click();
    await page.getByRole('button', { name: 'Jemput pengguna' }).first().click();
    await page.getByLabel('E-mel').fill(`guru.${code.toLowerCase()}@contoh.test`);
    await page.getByRole('button', { name: 'Hantar jemputan' }).click();
    await expect(page.getByText(/^Jemputan dihantar/)).toBeVisible();
    await dashboard();
    await expect(steps.getByText('Semua langkah selesai.')).toBeVisible();
    await steps.getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(steps).toBeHidden();
    await expect(page.getByRole('button', { name: 'Tunjukkan langkah pertama' })).toBeHidden();
  });
  expect(errors).toEqual([]);
});
