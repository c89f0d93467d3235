import { expect, type Page, test } from '@playwright/test';
import { startTestStack, type TestStack } from '../../infra/local/testing/test-stack';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';

// A product of its own: its clock is moved, and its payments are made to fail.
let product: TestStack;
test.beforeAll(async () => {
  // A whole product starts.
  test.setTimeout(180_000);
  product = await startTestStack();
});
test.afterAll(() => product?.stop('passed'));

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inbox = (page: Page) => page.getByRole('region', { name: 'Peti masuk webhook' }).getByRole('listitem');

test('the five tools show a school, move its clock, play its bank, break it and mend it', {
  tag: '@weekly',
}, async ({ page }) => {
  test.slow();
  const port = String(product.port);
  const errors = consoleErrors(page);
  const open = (path: string, school: string) =>
    page.goto(`${mainOrigin(port)}${path}?sekolah=${school}`, { waitUntil: 'domcontentloaded' });

  await test.step('the days of grace, each as every role sees it, without moving the clock', async () => {
    await page.goto(`${schoolOrigin('bbb2002', port)}/test-grace-period`);
    await expect(page.getByRole('combobox', { name: 'Sekolah' })).toHaveValue('bbb2002');
    await press(page, 'Ihsan 7');
    await expect(page.getByText(/^Hari ke-7 daripada 14\./)).toHaveCount(4);
    await expect(page.getByText('Butang bayar')).toHaveCount(1);
    await press(page, 'Terhad');
    await expect(page.getByText('Cipta: ditutup')).toHaveCount(4);
    await press(page, 'Dikunci');
    await expect(page.getByText('Papan pemuka: ditutup')).toHaveCount(4);
    await expect(page.getByText('Langganan: dibenarkan')).toHaveCount(4);
    await expect(page.getByText('Jam sebenar')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  await test.step('a boundary is one press away, and the bank tells whatever it is asked to', async () => {
    await open('/subscription-simulator', 'bbb2002');
    await expect(status(page)).toContainText('Tempoh ihsan');
    await press(page, 'Ke sini: Dikunci');
    await expect(page.getByText('Jam ditahan')).toBeVisible();
    await expect(status(page)).toContainText('Dikunci');
    await page.getByText('Lanjutan').click();
    await page.getByLabel('Salinan setiap acara').fill('3');
    await press(page, 'Bayar');
    await expect(page.getByText('3 daripada 3 penghantaran diterima.')).toBeVisible();
    await expect(status(page)).toContainText('Penuh');
    await expect(inbox(page).first()).toContainText('3 hantaran');
    await press(page, 'Pertikaian dibuka');
    await expect(page.getByText('Bayaran dipertikaikan')).toBeVisible();
    await press(page, '+7 hari');
    await expect(status(page)).toContainText('Tempoh ihsan');
    await press(page, 'Pertikaian dimenangi');
    await expect(status(page)).toContainText('Penuh');
    await expectAccessibleEverywhere(page);
  });

  await test.step('webhooks are verified, deduplicated and put aside', async () => {
    await open('/test-phase2-webhooks', 'bbb2002');
    await page.getByLabel('Salinan', { exact: true }).fill('3');
    await press(page, 'Hantar webhook');
    await expect(page.getByText('200', { exact: true })).toHaveCount(3);
    await expect(inbox(page).first()).toContainText('Kuarantin');
    await expect(inbox(page).first()).toContainText('Bil tidak dikenali · 3 hantaran');
    await page.getByLabel('Ubah kandungan selepas ditandatangani').check();
    await page.getByLabel('Salinan', { exact: true }).fill('1');
    await press(page, 'Hantar webhook');
    await expect(page.getByText('400 INVALID_SIGNATURE')).toHaveCount(1);
    await page.getByLabel('Billplz').check();
    await press(page, 'Hantar webhook');
    await expect(page.getByText('404 NOT_FOUND')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('a payment that fails half-way is tried again, and one that was lost is asked for', async () => {
    await open('/test-phase3-error-recovery', 'jba4004');
    await expect(status(page)).toContainText('Dikunci');
    await page.getByLabel('Pangkalan data terputus').check();
    await press(page, 'Pasang');
    await expect(page.getByText('2 menunggu')).toBeVisible();
    await press(page, 'Bayar satu bulan');
    await expect(inbox(page).first()).toContainText('Cubaan 1:');
    await expect(inbox(page).first()).toContainText('Diproses', { timeout: 20_000 });
    await expect(inbox(page).first()).toContainText('3 cubaan');
    await expect(status(page)).toContainText('Penuh');
    await press(page, 'Bayar, tetapi panggilan bank hilang');
    await expect(page.getByText('0 daripada 0 penghantaran diterima.')).toBeVisible();
    const paid = page.getByRole('region', { name: 'Fakta', exact: true }).getByText(/diterima untuk 1 bulan/);
    await expect(paid).toHaveCount(1);
    await press(page, 'Tanya bank tentang bil terbuka');
    await expect(paid).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('a school is locked, pays, and is open: the time is measured', async () => {
    await open('/test-subscription-reactivation', 'jba4004');
    await press(page, 'Gerakkan jam hingga dikunci');
    await expect(page.getByRole('button', { name: 'Sekolah dikunci' })).toBeDisabled();
    await press(page, 'Bayar dan ukur');
    await expect(page.getByText(/^\d+ ms$/)).toHaveCount(2);
    await expect(status(page)).toContainText('Penuh');
    await expectAccessible(page);
    await press(page, 'Lepaskan jam');
    await expect(page.getByText('Jam sebenar')).toBeVisible();
  });
  expect(errors).toEqual([]);
});
