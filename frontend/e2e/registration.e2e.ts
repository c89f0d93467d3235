import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { demoPassword } from './support/hosted-backend';
import { agreeAndSend, newSchoolCode, openLastStep } from './support/registration';

test.describe.configure({ mode: 'parallel' });

const registrations = '**/api/schools/registrations';
const onward = (page: Page) => page.getByRole('button', { name: 'Teruskan' }).click();

async function fillSchool(page: Page): Promise<void> {
  await page.getByLabel('Nama sekolah').fill('SK Taman Melati Contoh');
  await page.getByLabel('Jenis sekolah').selectOption('sk');
  await page.getByLabel('Negeri').selectOption('02');
  await page.getByLabel('Pejabat Pendidikan Daerah').fill('PPD Contoh Utara');
}

test('a code is checked while it is typed: reserved, badly formed, taken, free @weekly', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto(`${mainOrigin()}/daftar`);
  const code = page.getByLabel('Kod sekolah');
  for (const [typed, answer] of [
    ['www', 'Nama ini dikhaskan untuk sistem'],
    ['sekolah-', 'Sila semak kod ini'],
    ['aba1001', 'Kod ini sudah didaftarkan'],
    [newSchoolCode(), 'Boleh digunakan'],
  ] as const) {
    await code.fill(typed);
    await expect(page.getByText(answer)).toBeVisible();
  }
  await code.fill('ftp');
  await onward(page);
  await expect(page.getByRole('alert')).toContainText('Nama ini dikhaskan untuk sistem');
  await expect(page).toHaveURL(`${mainOrigin()}/daftar`);
  await expectAccessibleEverywhere(page);
  expect(errors).toEqual([]);
});

test('a school registers: back, reload, a dead network and a lost reply cost nothing, and its address opens with the trial running', async ({
  page,
}) => {
  const code = newSchoolCode();
  const email = `pengasas.${code.toLowerCase()}@contoh.test`;
  await page.goto(`${mainOrigin()}/daftar`);
  await page.getByLabel('Kod sekolah').fill(code);
  await onward(page);
  await onward(page);
  await expect(page.getByRole('alert')).toContainText('Sila pilih negeri.');
  await fillSchool(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Kumpulan A: hari persekolahan Ahad hingga Khamis')).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Kod sekolah')).toHaveValue(code);
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Nama sekolah')).toHaveValue('SK Taman Melati Contoh');
  await expect(page.getByLabel('Negeri')).toHaveValue('02');
  await onward(page);

  await page.getByLabel('Nama penuh').fill('Puan Aminah binti Contoh');
  await page.getByLabel('E-mel').fill(email);
  await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
  await onward(page);
  await page.getByLabel('Berapa orang guru').fill('42');
  await expect(page.getByText('Sederhana, sehingga 60 guru')).toBeVisible();
  await onward(page);

  await page.getByRole('button', { name: 'Mulakan percubaan 30 hari' }).click();
  await expect(page.getByRole('alert')).toContainText('Sila baca dan setuju');
  await expectAccessibleEverywhere(page);
  await page.route(registrations, (route) => route.abort());
  await agreeAndSend(page);
  await expect(page.getByRole('alert')).toContainText('Tiada sambungan ke pelayan');
  await page.unroute(registrations);
  await page.route(registrations, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await agreeAndSend(page);
  await expect(page.getByRole('alert')).toContainText('Tiada sambungan ke pelayan');
  await page.unroute(registrations);
  await agreeAndSend(page);
  await expect(page).toHaveURL(`${schoolOrigin(code)}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aminah');
  await expect(page.getByText(/^Tempoh percubaan hingga/)).toBeVisible();
});

async function atLastStep(browser: Browser, email: string, code: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openLastStep(page, email, code);
  return page;
}

test('of two people who register one code, one gets it; the other reads so at the code, with all input kept @weekly', async ({
  browser,
}) => {
  const code = newSchoolCode();
  const first = await atLastStep(browser, 'adminutama@kba5005.test', code);
  const second = await atLastStep(browser, 'admin@kba5005.test', code);
  await agreeAndSend(first);
  await expect(first).toHaveURL(`${schoolOrigin(code)}/dashboard`);
  await agreeAndSend(second);
  await expect(second).toHaveURL(`${mainOrigin()}/daftar`);
  await expect(second.getByRole('alert')).toContainText('Kod ini baru sahaja didaftarkan');
  await expect(second.getByLabel('Kod sekolah')).toHaveValue(code);
  await second.getByLabel('Kod sekolah').fill(newSchoolCode());
  await onward(second);
  await expect(second.getByLabel('Nama sekolah')).toHaveValue('SK Lumba Contoh');
});
