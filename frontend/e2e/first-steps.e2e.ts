import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { newAccount } from './support/hosted-backend';
import { watchLayoutShifts } from './support/layout-shift';
import { expectSaved } from './support/lesson-plan';
import { registerSchool } from './support/registration';

test('who registers a school is led to the one list of what it needs, and to samples', {
  tag: '@weekly',
}, async ({ page }) => {
  test.slow();
  const errors = consoleErrors(page);
  const code = await registerSchool(page, await newAccount(page.request));
  const led = page.getByRole('region', { name: 'Persediaan sekolah' });
  const list = page.getByRole('region', { name: /^Persediaan sesi/ });
  const samples = page.getByRole('region', { name: 'Rancangan contoh' });
  const dashboard = () => page.goto(`${schoolOrigin(code)}/dashboard`);

  await test.step('in both themes and two widths, and nothing moves while the page comes', async () => {
    await expect(led.getByRole('link', { name: 'Buka persediaan' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    const shifts = await watchLayoutShifts(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await dashboard();
      await expect(led.getByRole('link', { name: 'Buka persediaan' })).toBeVisible();
      await expect(page.getByText('Tiada jemputan yang menunggu')).toBeVisible();
      expect(await shifts()).toEqual([]);
    }
  });

  await test.step('what it said of itself waits for somebody who looks it over', async () => {
    await led.getByRole('link', { name: 'Buka persediaan' }).click();
    const profile = list.getByRole('listitem').filter({ hasText: 'Maklumat sekolah' });
    await expect(profile).toContainText('Belum disahkan');
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await profile.getByRole('link', { name: 'Sahkan maklumat' }).click();
    await expect(page.getByLabel('Negeri')).toHaveValue('10');
    await page.getByLabel('Bilangan guru').fill('');
    await page.getByRole('button', { name: 'Sahkan maklumat' }).click();
    await expect(page.getByRole('alert')).toContainText('Sila isi bilangan guru');
    await page.getByLabel('Bilangan guru').fill('24');
    await page.route('**/api/school-profile*', (route) => route.abort());
    await page.getByRole('button', { name: 'Sahkan maklumat' }).click();
    await expect(page.getByRole('alert')).toContainText('Tiada sambungan ke pelayan');
    await page.unroute('**/api/school-profile*');
    errors.length = 0;
    await expect(page.getByLabel('Bilangan guru')).toHaveValue('24');
    await page.getByRole('button', { name: 'Sahkan maklumat' }).click();
    await expect(page.getByText('Maklumat sekolah disahkan.')).toBeVisible();
    await page.goBack();
    await expect(profile).toContainText('Disahkan');
  });

  await test.step('samples are loaded, marked, and go again but for the one that was edited', async () => {
    await samples.getByRole('button', { name: 'Muat contoh' }).click();
    await expect(samples.getByText(/^5 rancangan contoh/)).toBeVisible();
    await samples.getByRole('link', { name: 'Lihat contoh' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rancangan harian' })).toBeVisible();
    await expect(page.getByText('Contoh', { exact: true })).toHaveCount(5);
    await page.getByRole('link', { name: /^Sains/ }).click();
    await page.getByText('Maklumat pelajaran').click();
    await page.getByLabel('Mata pelajaran').fill('Sains Tahun 5');
    await expectSaved(page);
    // That nothing was noted of it yet is told by a 404.
    errors.length = 0;
    await dashboard();
    await led.getByRole('link', { name: 'Buka persediaan' }).click();
    await samples.getByRole('button', { name: 'Buang contoh' }).click();
    await expect(samples.getByRole('button', { name: 'Muat contoh' })).toBeVisible();
    await dashboard();
    const recent = page.getByRole('region', { name: 'Rancangan terkini' });
    await expect(recent.getByRole('link')).toHaveText(['Semua rancangan', /^Sains Tahun 5/]);
    await expect(page.getByText('Contoh', { exact: true })).toHaveCount(0);
  });

  await test.step('put away, it is fetched back, and then stays away', async () => {
    await led.getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(led).toBeHidden();
    await page.getByRole('button', { name: 'Buat asal' }).click();
    await expect(led).toBeVisible();
    await led.getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(page.getByText('Disembunyikan. Persediaan kekal dalam menu.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Persediaan' })).toBeVisible();
    await expect(led).toBeHidden();
  });
  expect(errors).toEqual([]);
});
