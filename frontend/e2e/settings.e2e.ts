import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { mainOrigin } from './support/addresses';
import { deviceOf, newAccount } from './support/hosted-backend';
import { mailsSoFar, mailTo } from './support/mailbox';
import { signInOnMainDomain } from './support/sign-in';
import { systemNow } from './support/today';

const newPassword = 'Basikal-Hijau-Nasi-Lemak-7';

async function openSettings(page: Page, email: string) {
  await signInOnMainDomain(page, email);
  await page.goto(`${mainOrigin()}/settings`);
}

test('a password is changed with a code where the session is old, and other devices are out', async ({
  page,
  request,
}) => {
  const email = await newAccount(request);
  const otherDevice = await deviceOf(request, email);
  await openSettings(page, email);
  await page.getByRole('button', { name: 'Tukar kata laluan' }).click();
  const field = page.getByLabel('Kata laluan baharu');
  await expect(field).toBeFocused();

  await test.step('not to a weak one', async () => {
    await field.fill('123');
    await page.getByRole('button', { name: 'Simpan kata laluan' }).click();
    await expect(field).toHaveAccessibleDescription(/Sekurang-kurangnya 8 aksara/);
  });
  await test.step('with the code from the mail', async () => {
    const before = await mailsSoFar(request, email);
    await answerOnceAsToAnOldSession(page);
    await field.fill(newPassword);
    await page.getByRole('button', { name: 'Simpan kata laluan' }).click();
    const { code } = await mailTo(request, email, before + 1);
    await expect(page.getByText('kod pengesahan telah dihantar ke e-mel anda')).toBeFocused();
    await page.getByLabel('Kod enam angka daripada e-mel').fill(code);
    await page.getByRole('button', { name: 'Sahkan dan simpan' }).click();
    await expect(page.getByText('Kata laluan ditukar.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tukar kata laluan' })).toBeFocused();
  });
  const refreshed = await otherDevice.refreshSession();
  expect(refreshed.error?.status).toBe(400);
  await expect(deviceOf(request, email)).rejects.toMatchObject({ code: 'invalid_credentials' });
});

/** A day cannot pass here: the first answer is the one that the hosted backend gives a session of yesterday. */
async function answerOnceAsToAnOldSession(page: Page) {
  const refusal = { error_code: 'reauthentication_needed', msg: 'Password update requires reauthentication' };
  let answered = false;
  await page.route('**/auth/v1/user', async (route) => {
    if (answered || route.request().method() !== 'PUT') return route.fallback();
    answered = true;
    await route.fulfill({ status: 400, json: refusal, headers: { 'access-control-allow-origin': '*' } });
  });
}

test('an authenticator is set up with its key, and removed by a code of its own; the focus follows', async ({
  page,
  request,
}) => {
  await openSettings(page, await newAccount(request));
  await page.getByRole('button', { name: /aplikasi pengesah/i }).click();
  await expect(page.getByLabel('Nama peranti')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list').filter({ hasText: 'Buka aplikasi pengesah' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Kod QR untuk aplikasi pengesah' })).toBeVisible();
  const secret = (await page.locator('p', { hasText: 'Kunci:' }).locator('code').textContent()) ?? '';
  const code = page.getByLabel('Kod enam angka daripada aplikasi pengesah');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sahkan dan hidupkan' }).click();
  await expect(code).toHaveAccessibleDescription(/Kod tidak tepat/);
  const authenticator = new TOTP({ secret });
  await code.fill(authenticator.generate());
  await page.getByRole('button', { name: 'Sahkan dan hidupkan' }).click();
  await expect(page.getByText('1 langkah kedua dihidupkan.')).toBeFocused();
  await page.getByRole('button', { name: 'Buang Telefon saya' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buang' }).click();
  await expect(code).toHaveAccessibleDescription(/Sila isi kod enam angka/);
  // Each code counts once.
  await code.fill(authenticator.generate({ timestamp: systemNow() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Belum dihidupkan.')).toBeFocused();
});

test('an address counts once the old and the new one have answered', { tag: '@weekly' }, async ({
  page,
  request,
}) => {
  const email = await newAccount(request);
  const newEmail = `baharu.${email}`;
  const before = await mailsSoFar(request, email);
  const press = async (link: string) => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sahkan dan teruskan' }).click();
  };
  await openSettings(page, email);
  await page.getByRole('button', { name: 'Tukar e-mel' }).click();
  await page.getByRole('textbox', { name: 'E-mel' }).fill(newEmail);
  await page.getByRole('button', { name: 'Hantar pautan pengesahan' }).click();
  await expect(page.getByText('E-mel bertukar selepas kedua-duanya dibuka.')).toBeFocused();
  await page.getByRole('button', { name: 'Hantar semula' }).click();
  await expect(page.getByText('Sudah dihantar semula.')).toBeVisible();
  await test.step('not after it was withdrawn', async () => {
    await page.getByRole('button', { name: 'Batalkan pertukaran' }).click();
    await expect(page.getByText('Pertukaran e-mel dibatalkan.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tukar e-mel' })).toBeFocused();
    await press((await mailTo(request, newEmail, 2)).link);
    await expect(page.getByRole('alert')).toContainText('telah digunakan atau telah tamat tempoh');
    await page.goto(`${mainOrigin()}/settings`);
    await page.getByRole('button', { name: 'Tukar e-mel' }).click();
    await page.getByRole('textbox', { name: 'E-mel' }).fill(newEmail);
    await page.getByRole('button', { name: 'Hantar pautan pengesahan' }).click();
  });
  await press((await mailTo(request, email, before + 3)).link);
  await expect(page.getByText('Satu lagi e-mel telah dihantar ke alamat yang lain')).toBeVisible();
  await press((await mailTo(request, newEmail, 3)).link);
  await expect(page.getByText('Pengesahan selesai.')).toBeVisible();
  await page.goto(`${mainOrigin()}/settings`);
  await expect(page.getByRole('region', { name: 'E-mel' })).toContainText(newEmail);
});

test('a number counts once the code sent to it came back', { tag: '@weekly' }, async ({ page }) => {
  await openSettings(page, 'penyelia@jba4004.test');
  const section = page.getByRole('region', { name: 'Telefon' });
  // Of the two that are nobody's, whichever an earlier run has not left here.
  const number = (await section.textContent())?.includes('60120000002') ? '012-000 0003' : '012-000 0002';
  await section.getByRole('button', { name: /nombor/ }).click();
  const field = section.getByLabel('Nombor telefon');
  for (const [typed, told] of [
    ['12', /Sila semak nombor telefon anda/],
    ['012-000 0001', /Nombor telefon ini sudah digunakan/],
    ['013-999 9999', /tidak dapat menerima kod/],
  ] as const) {
    await field.fill(typed);
    await section.getByRole('button', { name: 'Hantar kod' }).click();
    await expect(field).toHaveAccessibleDescription(told);
  }
  await field.fill(number);
  await section.getByRole('button', { name: 'Hantar kod' }).click();
  const code = section.getByLabel('Kod enam angka daripada SMS');
  await code.fill('000000');
  await section.getByRole('button', { name: 'Sahkan nombor' }).click();
  await expect(code).toHaveAccessibleDescription(/tidak tepat/);
  await code.fill('123456');
  await section.getByRole('button', { name: 'Sahkan nombor' }).click();
  await expect(section).toContainText(`+6${number.replaceAll(/\D/g, '')}`);
});

test('the other devices are sent out, or all of them @weekly', async ({ page, request }) => {
  const email = await newAccount(request);
  const other = await deviceOf(request, email);
  await openSettings(page, email);
  await page.getByRole('button', { name: 'Log keluar peranti lain' }).click();
  await expect(page.getByText('Peranti lain telah dikeluarkan.')).toBeVisible();
  expect((await other.refreshSession()).error?.status).toBe(400);
  await page.reload();
  const again = await deviceOf(request, email);
  await page.getByRole('button', { name: 'Log keluar di semua peranti' }).click();
  await expect(page).toHaveURL(`${mainOrigin()}/login`);
  expect((await again.refreshSession()).error?.status).toBe(400);
});
