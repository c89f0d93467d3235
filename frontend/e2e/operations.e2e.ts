import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAcross } from './support/accessibility';
import { mainOrigin } from './support/addresses';
import { payElsewhere } from './support/bank-event';
import { submitCredentials } from './support/sign-in';

test.describe.configure({ mode: 'serial' });

const inbox = `${mainOrigin()}/operations/inbox`;

async function signInTo(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await submitCredentials(page, email);
  await page.waitForURL(address);
}

test('an operator finds an event that came to nothing, sees why, and replays it with a reason', async ({
  page,
}) => {
  const bill = await payElsewhere(page.request);
  await signInTo(page, `${inbox}?text=${bill}&states=quarantined`, 'operator@rekod.test');
  const row = page.getByRole('row').filter({ hasText: 'Bil tidak dikenali' });
  await row.getByRole('link').click();

  await expect(page.getByRole('heading', { name: 'Peristiwa Bank Simulasi' })).toBeVisible();
  await expect(page.getByText('Pautkan bil ini kepada invois sekolah')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kandungan', exact: true })).toContainText(bill);

  await page.getByRole('link', { name: 'Proses semula' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'akan diproses semula' })).toContainText(
    '1 daripada 1',
  );
  await page.getByRole('button', { name: 'Mulakan ulangan' }).click();
  await expect(page.getByText('Sila tulis sebab sekurang-kurangnya 3 aksara.')).toBeVisible();
  await page.getByLabel('Sebab').fill('Semak sekali lagi');
  await page.getByRole('button', { name: 'Mulakan ulangan' }).click();

  const results = page.getByRole('region', { name: 'Hasil setiap peristiwa' });
  await expect(results.getByRole('row').nth(1)).toContainText('Bil tidak dikenali', { timeout: 20_000 });
  const audit = page.getByRole('region', { name: 'Jejak audit' });
  await expect(audit).toContainText('Ulangan dimulakan');
  await expect(audit).toContainText('Semak sekali lagi');
  await expect(audit).toContainText('operator@rekod.test');
});

test('an operator links an unknown bill to the invoice of a school, and the event counts', async ({
  page,
}) => {
  // A year of the plan that the demo schools have.
  const amountSen = 150_000;
  const bill = await payElsewhere(page.request, amountSen);
  await signInTo(page, `${inbox}?text=${bill}`, 'operator@rekod.test');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Pautkan bil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pautkan bil kepada invois' });
  await expect(dialog).toContainText('RM 1,500.00');
  await dialog.getByLabel('Sekolah').fill('cba3003');
  await page.getByRole('option', { name: /SK Bukit Contoh/ }).click();
  const invoice = dialog.getByLabel('Invois');
  const fitting = await invoice.locator('option', { hasText: 'RM 1,500.00' }).first().getAttribute('value');
  await invoice.selectOption(fitting ?? '');
  await dialog.getByLabel('Sebab').fill('Disahkan dengan bank');
  await dialog.getByRole('button', { name: 'Pautkan dan proses' }).click();

  await expect(page.getByText('Diproses', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Fakta yang direkodkan' })).toContainText('Bayaran berjaya');
  await expect(page.getByRole('region', { name: 'Jejak audit' })).toContainText('Bil dipautkan');
});

test('an operator replays a filter after a dry run, and cancels it', async ({ page }) => {
  const tag = randomUUID();
  for (let n = 0; n < 5; n += 1) await payElsewhere(page.request, 15_000, `${tag}-${n}`);
  await signInTo(page, `${inbox}?text=${tag}`, 'operator@rekod.test');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('link', { name: 'Ulang tapisan ini' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'akan diproses semula' })).toContainText(
    '5 daripada 5',
  );
  await page.getByLabel('Kelajuan').selectOption('60');
  await page.getByLabel('Sebab').fill('Cubaan');
  await page.getByRole('button', { name: 'Mulakan ulangan' }).click();
  await page.getByRole('button', { name: 'Batalkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan ulangan' });
  await dialog.getByLabel('Sebab').fill('Salah tapisan');
  await dialog.getByRole('button', { name: 'Batalkan ulangan' }).click();
  await expect(page.getByText('Dibatalkan', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jejak audit' })).toContainText('Salah tapisan');
});

test('an operator asks a provider whether it answers, and the audit keeps who asked', async ({ page }) => {
  await signInTo(page, `${mainOrigin()}/operations/providers`, 'operator@rekod.test');
  const bank = page.getByRole('region', { name: 'Bank Simulasi' });
  await bank.getByRole('button', { name: 'Uji sambungan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uji sambungan Bank Simulasi' });
  await dialog.getByLabel('Sebab').fill('Aduan dua sekolah');
  await dialog.getByRole('button', { name: 'Uji sekarang' }).click();
  await expect(bank.getByRole('status')).toContainText(/Menjawab\s*\d+ ms/);
  await bank.getByText('Siapa menguji').click();
  await expect(bank.getByRole('region', { name: 'Jejak audit' })).toContainText('Aduan dua sekolah');
  await expectAccessibleAcross(page);
});

test('finance looks and does not act; teachers and school administrators are refused', async ({ page }) => {
  await signInTo(page, `${mainOrigin()}/operations`, 'kewangan@rekod.test');
  await expect(page.getByRole('heading', { name: 'Operasi' })).toBeVisible();
  await page.goto(`${mainOrigin()}/operations/replays/new`);
  await expect(page.getByText('Hanya operator boleh memulakan ulangan.')).toBeVisible();
  await page.goto(`${mainOrigin()}/operations/providers`);
  await expect(page.getByRole('region', { name: 'Bank Simulasi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uji sambungan' })).toHaveCount(0);

  for (const email of ['guru@kba5005.test', 'admin@kba5005.test']) {
    await page.context().clearCookies();
    await signInTo(page, `${mainOrigin()}/operations`, email);
    await expect(page.getByText('Bahagian ini untuk kakitangan platform sahaja.')).toBeVisible();
  }
});

test('the queue dashboard opens for staff alone', async ({ page }) => {
  await page.goto(`${mainOrigin()}/ops/queues/`);
  await expect(page).toHaveURL(`${mainOrigin()}/login`);
  await submitCredentials(page, 'operator@rekod.test');
  await page.waitForURL(`${mainOrigin()}/operations`);
  await page.getByRole('button', { name: 'Papan giliran' }).click();
  await page.waitForURL(`${mainOrigin()}/ops/queues/**`);
  await expect(page.getByText('webhooks').first()).toBeVisible();
});

test('every page of operations is accessible, wide and narrow, light and dark', async ({ page }) => {
  test.slow();
  await signInTo(page, `${mainOrigin()}/operations`, 'operator@rekod.test');
  for (const [path, landmark] of [
    ['/operations', 'Penyedia, 24 jam'],
    ['/operations/inbox', 'Peti masuk'],
    ['/operations/quarantine', 'Kuarantin'],
    ['/operations/replays', 'Ulangan'],
    ['/operations/replays/new', 'Ulangan baharu'],
    ['/operations/schedules', 'Jadual kerja'],
    ['/operations/providers', 'Penyedia pembayaran'],
  ]) {
    await page.goto(`${mainOrigin()}${path}`);
    await expect(page.getByRole('heading', { name: landmark })).toBeVisible();
    await expect(page.getByLabel(/^Memuatkan/)).toHaveCount(0);
    await expectAccessibleAcross(page);
  }
});
