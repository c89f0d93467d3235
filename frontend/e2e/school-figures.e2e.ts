import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin } from './support/addresses';
import { expectSaved, writePlan } from './support/lesson-plan';
import { mailsSoFar, mailTo } from './support/mailbox';
import { test } from './support/own-school';
import { signIn, signInOnMainDomain } from './support/sign-in';
import { asTyped, dayFromToday, daysAfter } from './support/today';

/** The first day of its school week, as a date field takes it. */
function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return asTyped(daysAfter(day, -((weekday + 6) % 7)));
}

test('the administrator reads the week of the school, and has the digest sent', { tag: '@weekly' }, async ({
  browser,
  page,
  request,
  school,
}) => {
  test.slow();
  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, school.people.guru);
  await writePlan(teacher, { subject: 'Reka Bentuk', className: '5 Arif' });
  // On a Sunday a new plan is for the Monday after it.
  await teacher.getByLabel('Tarikh').fill(mondayOf(dayFromToday(0)));
  await teacher.getByLabel('Tarikh').blur();
  await expectSaved(teacher);

  await signIn(page, school.people.admin);
  await test.step('figures of the school alone, by day', async () => {
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Analitik' }).click();
    await expect(page).toHaveURL(`${school.origin}/school-management/analytics`);
    const figures = page.getByLabel('Minggu ini', { exact: true });
    await expect(figures).toContainText(/Rancangan ditulis\s*[1-9]/);
    await expect(figures).toContainText('daripada 2');
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a database that does not answer is said to be away', async () => {
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Angka tidak dapat dimuatkan')).toBeVisible();
    await page.unroute('**/rest/v1/**');
    await page.getByRole('button', { name: 'Cuba lagi' }).click();
    await expect(page.getByText('Rancangan ditulis')).toBeVisible();
  });

  await test.step('the digest comes by mail to whoever asks', async () => {
    const before = await mailsSoFar(request, school.people.admin);
    await page.goto(`${school.origin}/school-management/settings`);
    await page.getByRole('button', { name: 'Hantar ringkasan kepada saya' }).click();
    await expect(page.getByText(`Ringkasan dihantar ke ${school.people.admin}.`)).toBeVisible();
    await mailTo(request, school.people.admin, before + 1);
  });

  await test.step('a teacher finds neither', async () => {
    await expect(teacher.getByRole('link', { name: 'Analitik' })).toHaveCount(0);
    await teacher.goto(`${school.origin}/school-management/analytics`);
    await expect(teacher.getByText('Untuk pentadbir sekolah sahaja')).toBeVisible();
  });
  await teacher.context().close();
});

test.describe('a limited school', () => {
  test.use({ standing: 'limited' });

  test('tells an Admin Utama on the main domain why its reports are closed', async ({ page, school }) => {
    await signInOnMainDomain(page, school.people.adminutama);
    await page.goto(`${mainOrigin()}/school-management/analytics`);
    await expect(page.getByRole('heading', { name: 'Laporan ditutup buat masa ini' })).toBeVisible();
    await expect(page.getByText('Semua rekod selamat')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lihat langganan' })).toHaveAttribute(
      'href',
      `/school-management/${school.code}/billing`,
    );
    await expectAccessibleEverywhere(page);
  });
});
