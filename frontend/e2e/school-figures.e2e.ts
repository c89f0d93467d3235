import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { expectSaved, writePlan } from './support/lesson-plan';
import { mailsSoFar, mailTo } from './support/mailbox';
import { signIn, signInOnMainDomain } from './support/sign-in';

const school = schoolOrigin('aba1001');

/** The first day of its school week, as a date field takes it. */
function mondayOf(instant: number): string {
  const day = new Date(instant + 8 * 3_600_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10).split('-').toReversed().join('/');
}

test('the administrator reads the week of the school, and has the digest sent', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'guru@aba1001.test');
  await writePlan(teacher, { subject: 'Reka Bentuk', className: '5 Arif' });
  // On a Sunday a new plan is for the Monday after it.
  await teacher.getByLabel('Tarikh').fill(mondayOf(Date.now()));
  await teacher.getByLabel('Tarikh').blur();
  await expectSaved(teacher);

  await signIn(page, 'admin@aba1001.test');
  await test.step('figures of the school alone, by day', async () => {
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Analitik' }).click();
    await expect(page).toHaveURL(`${school}/school-management/analytics`);
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
    const before = await mailsSoFar(request, 'admin@aba1001.test');
    await page.goto(`${school}/school-management/settings`);
    await page.getByRole('button', { name: 'Hantar ringkasan kepada saya' }).click();
    await expect(page.getByText('Ringkasan dihantar ke admin@aba1001.test.')).toBeVisible();
    await mailTo(request, 'admin@aba1001.test', before + 1);
  });

  await test.step('a teacher finds neither', async () => {
    await expect(teacher.getByRole('link', { name: 'Analitik' })).toHaveCount(0);
    await teacher.goto(`${school}/school-management/analytics`);
    await expect(teacher.getByText('Untuk pentadbir sekolah sahaja')).toBeVisible();
  });
  await teacher.context().close();
});

test('an Admin Utama on the main domain is told why the reports of a limited school are closed', async ({
  page,
}) => {
  await signInOnMainDomain(page, 'adminutama@cba3003.test');
  await page.goto(`${mainOrigin()}/school-management/analytics`);
  await expect(page.getByRole('heading', { name: 'Laporan ditutup buat masa ini' })).toBeVisible();
  await expect(page.getByText('Semua rekod selamat')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lihat langganan' })).toHaveAttribute(
    'href',
    '/school-management/cba3003/billing',
  );
  await expectAccessibleEverywhere(page);
});
