import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('a calendar of one’s own follows the school’s by an address that is shown once', async ({
  page,
  school,
}) => {
  test.slow();
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/kalendar-akademik?sesi=2026`);
  const sheet = page.getByRole('dialog', { name: 'Langgan kalendar' });
  const mine = sheet.getByRole('region', { name: 'Alamat saya', exact: true });
  const open = () => page.getByRole('button', { name: 'Langgan' }).click();
  const shown = async () => (await mine.locator('code').textContent()) ?? '';
  const answerOf = (address: string) => page.evaluate(async (from) => (await fetch(from)).status, address);
  let first = '';

  await test.step('it is made, opens in a calendar, and answers with the days of the school', async () => {
    await open();
    await mine.getByRole('button', { name: 'Jana alamat' }).click();
    await expect(mine.getByText('Alamat ini ditunjukkan sekali ini sahaja.')).toBeVisible();
    first = await shown();
    await expect(mine.getByRole('link', { name: 'Buka dalam aplikasi kalendar' })).toHaveAttribute(
      'href',
      first.replace('http:', 'webcal:'),
    );
    expect(await answerOf(first)).toBe(200);
  });
  await test.step('it is not shown again, on the other page neither, which says why', async () => {
    await page.goto(`${school.origin}/takwim-tahunan?sesi=2026`);
    await open();
    await expect(mine.getByText(/tidak dapat ditunjukkan lagi/)).toBeVisible();
    await expect(mine.getByText(/Kali terakhir dibaca/)).toBeVisible();
    await expect(mine.locator('code')).toHaveCount(0);
    await expectAccessibleEverywhere(page);
  });
  await test.step('a new one is asked about once, and the one before it is dead at once', async () => {
    await mine.getByRole('button', { name: 'Jana alamat baharu' }).click();
    const question = page.getByRole('dialog', { name: 'Jana alamat baharu?' });
    await question.getByRole('button', { name: 'Jana alamat baharu' }).click();
    await expect(mine.getByText('Salin atau buka sekarang.')).toBeVisible();
    expect(await answerOf(await shown())).toBe(200);
    expect(await answerOf(first)).toBe(404);
    await expectAccessibleEverywhere(page);
  });
  await test.step('who keeps the calendar hands on the address of the school', async () => {
    const ours = sheet.getByRole('region', { name: 'Alamat sekolah', exact: true });
    await ours.getByRole('button', { name: 'Jana alamat' }).click();
    await expect(ours.locator('code')).toContainText('.ics');
    await ours.getByRole('button', { name: 'Matikan alamat' }).click();
    await page
      .getByRole('dialog', { name: 'Matikan alamat?' })
      .getByRole('button', { name: 'Matikan alamat' })
      .click();
    await expect(ours.getByRole('button', { name: 'Jana alamat' })).toBeVisible();
    await expect(ours.locator('code')).toHaveCount(0);
  });
});
