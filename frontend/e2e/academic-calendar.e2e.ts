import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('a cuti peristiwa moves what the year comes to, by keyboard, and is taken back', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const admin = await administratorOf(request, school);
  const profile = { schoolType: 'sk', ppd: 'PPD Contoh', teacherCount: 24, state: '10' };
  await admin.put('/api/school-profile', profile);
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/kalendar-akademik?sesi=2026`);
  const day = (date: string) => page.locator(`[data-date="${date}"]`);
  const sum = (words: RegExp) => page.getByRole('button', { name: words });
  const panel = page.getByRole('complementary');

  await test.step('the year stands as published, and a sum opens into its parts', async () => {
    await expect(page.getByRole('heading', { name: 'Kalendar akademik 2026' })).toBeVisible();
    await sum(/Hari persekolahan 202/).click();
    await expect(page.getByText('Julai 2026: 23')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
  await test.step('what it makes of the year is said before it is saved', async () => {
    await day('2026-06-18').focus();
    await page.keyboard.press('ArrowRight');
    await expect(day('2026-06-19')).toBeFocused();
    await page.keyboard.press('Enter');
    await panel.getByLabel('Sebab').fill('Sukan daerah');
    await expect(panel.getByRole('region', { name: 'Kesannya' })).toContainText('202 → 201');
    await expect(panel.getByRole('region', { name: 'Kesannya' })).toContainText('4 → 3');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sukan daerah ditambah.')).toBeVisible();
    await expect(sum(/Hari persekolahan 201/)).toBeVisible();
    await expect(sum(/Cuti peristiwa 1 daripada 4/)).toBeVisible();
    await page
      .locator('[data-sonner-toast][data-front=true]')
      .getByRole('button', { name: 'Buat asal' })
      .click();
    await expect(sum(/Hari persekolahan 202/)).toBeVisible();
  });
  await test.step('a holiday of the state is suggested, confirmed, taken back and put aside', async () => {
    const suggested = page.getByRole('region', { name: '1 cuti umum untuk disahkan' });
    const undo = page
      .locator('[data-sonner-toast][data-front=true]')
      .getByRole('button', { name: 'Buat asal' });
    await suggested.getByRole('button', { name: 'Sahkan Cuti Hari Thaipusam' }).click();
    await expect(sum(/Hari persekolahan 201/)).toBeVisible();
    await expect(suggested).toBeHidden();
    await undo.click();
    await expect(sum(/Hari persekolahan 202/)).toBeVisible();
    await suggested.getByRole('button', { name: 'Ketepikan Cuti Hari Thaipusam' }).click();
    await expect(page.getByText('Cadangan diketepikan.')).toBeVisible();
    await expect(suggested).toBeHidden();
  });
  await test.step('on a phone it is a list by week, in the dark too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2026`);
    await page.getByRole('button', { name: /Deepavali/ }).click();
    await expect(page.getByRole('dialog').getByText('Deepavali')).toBeVisible();
    await expectAccessible(page);
  });
});
