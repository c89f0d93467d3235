import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { writePlan } from './support/lesson-plan';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const school = schoolOrigin('aba1001');

const open = [
  { name: 'the landing page', address: `${mainOrigin()}/landing`, title: /Rancangan siap/ },
  { name: '/login', address: `${mainOrigin()}/login`, title: 'Log masuk' },
  { name: '/auth/login', address: `${school}/auth/login`, title: 'Log masuk' },
  { name: '/auth/reset without a link', address: `${school}/auth/reset`, title: 'Kata laluan baharu' },
  { name: '/auth/confirm', address: `${school}/auth/confirm?token_hash=x&type=email`, title: 'Pengesahan' },
  { name: '/auth/teacher-limit-error', address: `${school}/auth/teacher-limit-error`, title: 'Had guru' },
  { name: '/settings for a visitor', address: `${school}/settings`, title: 'Tetapan' },
  { name: '/preferences for a visitor', address: `${school}/preferences`, title: 'Keutamaan' },
  { name: 'School Not Found', address: `${schoolOrigin('zzz9999')}/`, title: 'School Not Found' },
  { name: 'Page not found', address: `${mainOrigin()}/tiada?a=1`, title: 'Page Not Found' },
];

for (const { name, address, title } of open)
  test(`${name} is accessible in both themes and two widths @weekly`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

test('the errors of /auth/login are accessible in both themes and two widths @weekly', async ({ page }) => {
  await page.goto(`${school}/auth/login`);
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the pages of a teacher are accessible in both themes and two widths', async ({ page }) => {
  test.slow();
  await signIn(page, 'penyelia@abca001.test');
  await writePlan(page, { subject: 'Reka Bentuk dan Teknologi', className: '6 Dedikasi' });
  await test.step('/bina-rph', () => expectAccessibleEverywhere(page));
  for (const { path, ready } of [
    { path: '/dashboard', ready: 'Reka Bentuk dan Teknologi · 6 Dedikasi' },
    { path: '/rph', ready: 'Reka Bentuk dan Teknologi · 6 Dedikasi' },
    { path: '/rph?minggu=2020-01-06', ready: 'Tiada rancangan pada minggu ini' },
    { path: '/school-management/abca001/billing', ready: 'Siapa yang perlu dimaklumkan' },
  ])
    await test.step(path, async () => {
      await page.goto(schoolOrigin('abca001') + path);
      await expect(page.getByText(ready).first()).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
});

test('the billing page of an Admin Utama is accessible in both themes and two widths @weekly', async ({
  page,
}) => {
  await signIn(page, 'adminutama@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${schoolOrigin('kba5005')}/school-management/kba5005/billing`);
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
  await expect(page.getByText('Belum ada invois.')).toBeVisible();
  await expectAccessibleEverywhere(page);
});
