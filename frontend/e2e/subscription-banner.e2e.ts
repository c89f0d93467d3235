import { expect, test } from '@playwright/test';
import { schoolOrigin } from './support/addresses';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const expiring = schoolOrigin('abca001');
// Seeded with three days left; a run over midnight in Malaysia finds two.
const reminder = /tinggal [32] hari, hari terakhir/;

test('a subscription that ends in 3 days reminds a teacher, and says whom to tell', async ({ page }) => {
  await signIn(page, 'guru@abca001.test');
  const notices = page.getByRole('region', { name: 'Makluman' });
  await expect(notices).toContainText(reminder);
  await expect(notices.getByRole('link', { name: 'Bayar sekarang' })).toHaveCount(0);

  await notices.getByRole('link', { name: 'Maklumkan Admin Utama' }).click();
  await expect(page).toHaveURL(`${expiring}/school-management/abca001/billing`);
  await expect(page.getByRole('link', { name: 'adminutama@abca001.test' })).toBeVisible();
});

test('a subscription that ends in 3 days offers the Admin Utama to pay @weekly', async ({ page }) => {
  await signIn(page, 'adminutama@abca001.test');
  const notices = page.getByRole('region', { name: 'Makluman' });
  await expect(notices).toContainText(reminder);
  await notices.getByRole('link', { name: 'Bayar sekarang' }).click();
  await expect(page).toHaveURL(`${expiring}/school-management/abca001/billing`);
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
});

test('a trial is open, and says until which day @weekly', async ({ page }) => {
  await signIn(page, 'adminutama@kba5005.test');
  await expect(page.getByText(/^Tempoh percubaan hingga \S+, \d+ \S+ \d{4}\.$/)).toBeVisible();
  await signIn(page, 'guru@kba5005.test');
  await page.getByRole('link', { name: 'Tulis rancangan' }).first().click();
  await expect(page).toHaveURL(`${schoolOrigin('kba5005')}/bina-rph`);
});

test('in test mode a failing status check leaves the school open', { tag: '@weekly' }, async ({ page }) => {
  await page.route('**/api/subscription/**', (route) => route.abort());
  await signIn(page, 'adminutama@kba5005.test');
  await expect(page.getByText('Akses penuh terbuka.')).toBeVisible();
  await signIn(page, 'guru2@kba5005.test');
  await page.goto(`${schoolOrigin('kba5005')}/bina-rph`);
  await expect(page.getByLabel('Mata pelajaran')).toBeEditable();
  await expect(page.getByText('Status Langganan Tidak Dapat Ditentukan')).toHaveCount(0);
});
