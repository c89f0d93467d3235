import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('a cuti peristiwa moves what the year comes to, by keyboard, and is taken back @weekly', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const admin = await administratorOf(request, school);
  const profile = { schoolType: 'sk', ppd: 'PPD Contoh', teacherCount: 24, state: '10' };
  await admin.put('/api/school-profile', profile);
  await signIn(page, school.people.adminutama);
  await page.clock.setFixedTime('2026-10-13T10:00:00+08:00');
  await page.goto(`${school.origin}/kalendar-akademik?sesi=2026`);
  const day = (date: string) => page.locator(`td[data-date="${date}"]`);
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
  await test.step('on a phone it is a list by week that begins with this one, in the dark too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2026`);
    await expect(page.getByText('Minggu 36', { exact: true })).toBeVisible();
    await expect(page.getByText('Minggu 35', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Papar 39 minggu yang lalu' }).click();
    await expect(page.getByText('Minggu 35', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /Deepavali/ }).click();
    await expect(page.getByRole('dialog').getByText('Deepavali')).toBeVisible();
    await expectAccessible(page);
  });
});

test('days that are otherwise are entered, taken over and printed, and a month is a swipe on a phone', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const admin = await administratorOf(request, school);
  await signIn(page, school.people.adminutama);
  await page.clock.setFixedTime('2026-10-13T10:00:00+08:00');
  const day = (date: string) => page.locator(`td[data-date="${date}"]`);
  const sum = (words: RegExp) => page.getByRole('button', { name: words });
  const panel = page.getByRole('complementary');

  await test.step('a hari ganti follows a weekday, an examination has no lessons, and the month tells them apart', async () => {
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2026&papar=bulan&bulan=2026-10&hari=2026-10-17`);
    await panel.getByLabel('Jenis').selectOption('substitute');
    await panel.getByLabel('Ikut jadual hari').selectOption('Isnin');
    await panel.getByLabel('Sebab').fill('Ganti Hari Sukan');
    await expect(panel.getByRole('region', { name: 'Kesannya' })).toContainText('202 → 203');
    await panel.getByRole('button', { name: 'Simpan' }).click();
    await expect(day('2026-10-17')).toContainText('Ganti Hari Sukan, ikut jadual Isnin');
    await day('2026-10-26').click();
    await panel.getByLabel('Jenis').selectOption('examination');
    await panel.getByLabel('Hari terakhir').fill('30/10/2026');
    await panel.getByLabel('Nama').fill('UASA');
    await panel.getByRole('button', { name: 'Simpan' }).click();
    await expect(day('2026-10-26')).toContainText('UASA');
    await expect(day('2026-10-30')).toContainText('UASA');
    await expect(sum(/Hari persekolahan 203/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('what was published otherwise is taken over line by line', async () => {
    const { academicYearId, version, days } = await admin.ofSession('/api/calendar');
    const holidays = days.holidays.filter(({ name }: { name: string }) => name !== 'Deepavali');
    await admin.put('/api/calendar/days', { academicYearId, version, days: { ...days, holidays } });
    await page.reload();
    const differences = page.getByRole('region', { name: 'Perbezaan dengan kalendar rasmi' });
    await expect(differences.getByText(/Tambah Cuti umum persekutuan: Deepavali/)).toBeVisible();
    await expectAccessible(page);
    await differences.getByRole('button', { name: 'Terima' }).click();
    await expect(differences).toBeHidden();
  });
  await test.step('paper has the names of the list, and a year as large as the sheet', async () => {
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2026&papar=senarai`);
    await expect(page.getByText('Minggu 41', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Minggu 1', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Deepavali \(8 Nov 2026\)$/)).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2026&papar=tahun`);
    await expect(day('2026-12-31')).toBeVisible();
    for (const [format, least] of [
      ['A4', 1_000],
      ['A3', 1_450],
    ] as const) {
      const text = (await page.pdf({ format, landscape: true })).toString('latin1');
      expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: least, height: 700 });
      const { width = 0 } = (await page.getByRole('grid', { name: 'Disember 2026' }).boundingBox()) ?? {};
      const { height = 0 } = (await day('2026-12-31').boundingBox()) ?? {};
      expect([width / least > 0.2, height / least > 0.014]).toEqual([true, true]);
      await page.emulateMedia({ media: null });
    }
  });
  await test.step('on a phone a month of the year is a swipe, that of today first', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Oktober 2026' })).toBeInViewport({ ratio: 0.3 });
    await expect(page.getByRole('region', { name: 'Januari 2026' })).not.toBeInViewport();
    await expectAccessible(page);
  });
});
