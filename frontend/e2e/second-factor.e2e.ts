import { expect, type Page, test } from '@playwright/test';
import type { GoTrueClient } from '@supabase/auth-js';
import { schoolOrigin } from './support/addresses';
import { enrollAuthenticator } from './support/authenticator';
import { deviceOf } from './support/hosted-backend';
import { submitCredentials } from './support/sign-in';

const school = schoolOrigin('cba3003');
const email = 'penyelia@cba3003.test';
const testPhone = { number: '60120000001', code: '123456' };
const soon = 30_000;

async function enrollPhone(device: GoTrueClient): Promise<void> {
  const { data, error } = await device.mfa.enroll({ factorType: 'phone', phone: testPhone.number });
  if (error) throw error;
  const confirmed = await device.mfa.challengeAndVerify({ factorId: data.id, code: testPhone.code });
  if (confirmed.error) throw confirmed.error;
}

async function removeFactors(device: GoTrueClient): Promise<void> {
  const { data } = await device.mfa.listFactors();
  for (const { id } of data?.all ?? []) await device.mfa.unenroll({ factorId: id });
}

async function passFirstStep(page: Page) {
  await page.goto(`${school}/dashboard?dari=pautan`);
  await submitCredentials(page, email);
  await expect(page.getByRole('heading', { name: 'Sahkan diri anda' })).toBeVisible();
}

test('whoever has a second factor is let in after it, not before', async ({ browser, page, request }) => {
  const device = await deviceOf(request, email);
  const authenticator = await enrollAuthenticator(device);
  await enrollPhone(device);
  try {
    await passFirstStep(page);
    await test.step('not by the address of a page', async () => {
      await page.goto(`${school}/dashboard?dari=pautan`);
      await expect(page).toHaveURL(`${school}/auth/login`);
      await expect(page.getByRole('heading', { name: 'Sahkan diri anda' })).toBeVisible();
    });
    await test.step('not by a wrong code', async () => {
      const code = page.getByLabel('Kod enam angka daripada aplikasi pengesah');
      await code.fill('000000');
      await page.getByRole('button', { name: 'Sahkan', exact: true }).click();
      await expect(code).toHaveAccessibleDescription(/Kod tidak tepat/);
    });
    await test.step('by the code of the authenticator', async () => {
      const code = authenticator.generate({ timestamp: Date.now() + soon });
      await page.getByLabel('Kod enam angka daripada aplikasi pengesah').fill(code);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${school}/dashboard?dari=pautan`);
    });
    await test.step('by a code on the telephone', async () => {
      const other = await browser.newPage();
      await passFirstStep(other);
      await other.getByRole('button', { name: 'Guna kod SMS' }).click();
      await other.getByRole('button', { name: 'Hantar kod ke telefon saya' }).click();
      await other.getByLabel('Kod enam angka daripada SMS').fill(testPhone.code);
      await other.keyboard.press('Enter');
      await expect(other).toHaveURL(`${school}/dashboard?dari=pautan`);
      await other.close();
    });
    await test.step('or may leave for another account', async () => {
      const other = await browser.newPage();
      await passFirstStep(other);
      await other.getByRole('button', { name: 'Guna akaun lain' }).click();
      await expect(other.getByRole('heading', { name: 'Log masuk' })).toBeVisible();
      await other.close();
    });
  } finally {
    await removeFactors(device);
  }
});
