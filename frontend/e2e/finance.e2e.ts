import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin } from './support/addresses';
import { submitCredentials } from './support/sign-in';

test.describe.configure({ mode: 'serial' });

const finance = `${mainOrigin()}/operations/finance`;
const pdf = { name: 'resit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function signInTo(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await submitCredentials(page, email);
  await page.waitForURL(address);
}

async function confirm(page: Page, title: string, verb: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Sebab').fill(reason);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('finance sees what is owed, and reminds the schools it chooses', async ({ page }) => {
  await signInTo(page, finance, 'kewangan@rekod.test');
  await expect(page.getByRole('link', { name: 'Hasil bulanan (MRR)' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Ihsan hari 4-7' }).click();
  await expect(page).toHaveURL(/age=4-7/);
  const row = page.getByRole('row').filter({ hasText: 'SMK Taman Contoh' });
  await expect(row).toContainText('Ihsan hari 5 daripada 14');
  await page.getByRole('checkbox', { name: 'Pilih SMK Taman Contoh' }).check();
  await page.getByRole('button', { name: 'Hantar peringatan' }).click();
  await confirm(page, 'Peringatan kepada 1 sekolah', 'Hantar', 'Hampir tamat');
  await row.getByRole('link').click();
  const audit = page.getByRole('region', { name: 'Jejak audit' });
  await expect(audit).toContainText('Peringatan dihantar');
  await expect(audit).toContainText('kewangan@rekod.test');
});

test('finance acts for a school, and each action stands in the audit', async ({ page }) => {
  await signInTo(page, `${finance}/schools/bbb2002`, 'kewangan@rekod.test');
  const audit = page.getByRole('region', { name: 'Jejak audit' });
  const act = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await act('Lanjutkan ihsan');
  await page.getByLabel('Bilangan hari').fill('3');
  await confirm(page, 'Lanjutkan tempoh ihsan', 'Lanjutkan', 'Surat sekolah');
  await expect(page.getByText('Ihsan hari 5 daripada 17')).toBeVisible();
  await expect(audit).toContainText('Tempoh ihsan dilanjutkan');

  await act('Catatan atau janji');
  await page.getByLabel(/Janji bayar sebelum/).fill('31/12/2030');
  await confirm(page, 'Catatan atau janji bayar', 'Simpan', 'Menunggu peruntukan');
  await expect(page.getByRole('region', { name: 'Catatan dan janji' })).toContainText('Menunggu peruntukan');
  await expect(audit).toContainText('Janji bayar dicatat');

  await act('Pegawai');
  await page.getByLabel('Pegawai', { exact: true }).selectOption('kewangan@rekod.test');
  await confirm(page, 'Pegawai yang mengurus', 'Simpan', 'Diagihkan');
  await expect(audit).toContainText('Pegawai ditukar');

  await act('Nota kredit');
  await page.getByLabel('Invois').selectOption({ index: 1 });
  await page.getByLabel('Jumlah (RM)').fill('1.00');
  await confirm(page, 'Keluarkan nota kredit', 'Keluarkan', 'Tersalah bil');
  await expect(audit).toContainText('Nota kredit dikeluarkan');

  await act('Rekod bayaran');
  await page.getByLabel('Pelan').selectOption({ index: 1 });
  await page.getByLabel('Tarikh diterima').fill('01/11/2026');
  await page.getByLabel('Nombor rujukan').fill('000123');
  await page.getByLabel('Bukti bayaran').setInputFiles(pdf);
  await confirm(page, 'Rekod bayaran manual', 'Rekodkan', 'Cek diterima');
  await expect(audit).toContainText('Bayaran manual direkodkan');
  await expect(page.getByRole('button', { name: 'Bukti' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('an operator looks and does not act', async ({ page }) => {
  await signInTo(page, `${finance}/schools/bbb2002`, 'operator@rekod.test');
  await expect(page.getByRole('region', { name: 'Jejak audit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rekod bayaran' })).toHaveCount(0);
});

test('a teacher and a school administrator are refused', async ({ page }) => {
  for (const email of ['guru@kba5005.test', 'admin@kba5005.test']) {
    await page.context().clearCookies();
    await signInTo(page, finance, email);
    await expect(page.getByText('Bahagian ini untuk kakitangan platform sahaja.')).toBeVisible();
  }
});
