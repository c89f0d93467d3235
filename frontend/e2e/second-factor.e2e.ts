import { expect, type Page } from '@playwright/test';
import type { GoTrueClient } from '@supabase/auth-js';
import { expectAccessible } from './support/accessibility';
import { enrollAuthenticator } from './support/authenticator';
import { deviceOf } from './support/hosted-backend';
import { type OwnSchool, test } from './support/own-school';
import { submitCredentials } from './support/sign-in';
import { systemNow } from './support/today';

const testPhone = { number: '60120000001', code: '123456' };
const soon = 30_000;

async function enrollPhone(device: GoTrueClient): Promise<void> {
  const { data, error } = await device.mfa.enroll({ factorType: 'phone', phone: testPhone.number });
  if (error) throw error;
  const confirmed = await device.mfa.challengeAndVerify({ factorId: data.id, code: testPhone.code });
  if (confirmed.error) throw confirmed.error;
}

async function passFirstStep(page: Page, { origin, people }: OwnSchool) {
  await page.goto(`${origin}/dashboard?dari=pautan`);
  await submitCredentials(page, people.penyelia);
  await expect(page.getByRole('heading', { name: 'Sahkan diri anda' })).toBeVisible();
}

test('whoever has a second factor is let in after it, not before', async ({
  browser,
  page,
  request,
  school,
}) => {
  const device = await deviceOf(request, school.people.penyelia);
  const authenticator = await enrollAuthenticator(device);
  await enrollPhone(device);
  await passFirstStep(page, school);
  await test.step('not by the address of a page', async () => {
    await page.goto(`${school.origin}/dashboard?dari=pautan`);
    await expect(page).toHaveURL(`${school.origin}/auth/login`);
    await expect(page.getByRole('heading', { name: 'Sahkan diri anda' })).toBeVisible();
  });
  await test.step('not by a wrong code', async () => {
    const code = page.getByLabel('Kod enam angka daripada aplikasi pengesah');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Sahkan', exact: true }).click();
    await expect(code).toHaveAccessibleDescription(/Kod tidak tepat/);
  });
  await test.step('by the code of the authenticator', async () => {
    const code = authenticator.generate({ timestamp: systemNow() + soon });
    await page.getByLabel('Kod enam angka daripada aplikasi pengesah').fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${school.origin}/dashboard?dari=pautan`);
  });
  await test.step('by a code on the telephone', async () => {
    const other = await browser.newPage();
    await passFirstStep(other, school);
    await other.getByRole('button', { name: 'Guna kod SMS' }).click();
    await other.getByRole('button', { name: 'Hantar kod ke telefon saya' }).click();
    await other.getByLabel('Kod enam angka daripada SMS').fill(testPhone.code);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(`${school.origin}/dashboard?dari=pautan`);
    await other.close();
  });
  await test.step('or may leave for another account', async () => {
    const other = await browser.newPage();
    await passFirstStep(other, school);
    await other.getByRole('button', { name: 'Guna akaun lain' }).click();
    await expect(other.getByRole('heading', { name: 'Log masuk' })).toBeVisible();
    await other.close();
  });
});

test('whoever takes the data of a school away gives the second factor once more, not the password', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  await enrollPhone(await deviceOf(request, school.people.adminutama));
  const giveCode = async () => {
    await page.getByRole('button', { name: 'Hantar kod ke telefon saya' }).click();
    await page.getByLabel('Kod enam angka daripada SMS').fill(testPhone.code);
    await page.keyboard.press('Enter');
  };
  await page.goto(`${school.origin}/auth/login`);
  await submitCredentials(page, school.people.adminutama);
  await giveCode();
  await expect(page).toHaveURL(`${school.origin}/dashboard`);
  await page.goto(`${school.origin}/school-management/${school.code}/billing`);
  await page.getByRole('button', { name: 'Muat turun data sekolah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sahkan diri anda' });
  await expect(dialog.getByLabel('Kata laluan anda')).toHaveCount(0);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await giveCode();
  expect((await downloading).suggestedFilename()).toBe(`data-${school.code}.zip`);
  await expect(dialog).toBeHidden();
});
