import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('an empty school makes its classes, subjects and sets, and a teacher sees what they teach @weekly', async ({
  browser,
  page,
  school,
}) => {
  test.slow();
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/admin-sekolah/penugasan`);
  await page.getByRole('link', { name: 'Buka Kelas & subjek' }).click();
  await test.step('classes by a pattern, in any script', async () => {
    await page.getByRole('button', { name: 'Cipta banyak kelas' }).click();
    for (const year of [1, 2, 3]) await page.getByLabel(`Tahun ${year}`, { exact: true }).check();
    await page.getByLabel('Nama kelas').fill('Bestari\n忠');
    await page.getByRole('button', { name: 'Cipta 6 kelas' }).click();
    await expect(page.getByRole('table', { name: 'Kelas' })).toContainText('3 忠');
    await expectAccessible(page);
  });
  await test.step('the usual subjects of their levels, with the periods of one', async () => {
    await page.getByRole('tab', { name: /Subjek/ }).click();
    await page.getByRole('button', { name: /subjek lazim/ }).click();
    await expect(page.getByRole('table', { name: 'Subjek' })).toBeVisible();
    await page.getByRole('button', { name: 'Tindakan untuk Matematik' }).click();
    await page.getByRole('menuitem', { name: 'Ubah' }).click();
    await page.getByLabel('Tahun 1: waktu seminggu').fill('6');
    await page.getByRole('button', { name: 'Simpan' }).click();
  });
  await test.step('a set of each, one of them given to a teacher', async () => {
    await page.getByRole('tab', { name: /Set/ }).click();
    await page.getByRole('button', { name: /set yang belum ada/ }).click();
    const sets = page.getByRole('table', { name: 'Set mengajar' });
    await expect(sets).toBeVisible();
    await page.getByRole('button', { name: 'Tindakan untuk Matematik, 1 Bestari' }).click();
    await page.getByRole('menuitem', { name: 'Ubah' }).click();
    await page.getByLabel('Guru', { exact: true }).selectOption({ label: 'Cikgu Satu' });
    await page.getByLabel('Tambah guru bersama').fill('Dua');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(sets.getByText('Cikgu Satu, Cikgu Dua')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a panel begins with who teaches the subject', async () => {
    await page.getByRole('tab', { name: 'Panitia' }).click();
    await page.getByRole('button', { name: 'Tambah panitia' }).first().click();
    await page.getByLabel('Subjek').selectOption('Matematik');
    await page.getByLabel('Ketua panitia').selectOption('Cikgu Satu');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan' }).click();
    const panel = page.getByRole('table', { name: 'Panitia' }).getByRole('row').last();
    await expect(panel).toContainText('Cikgu Satu');
    await expect(panel).toContainText('2 orang');
  });

  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(theirs, school.people.guru);
  await theirs.goto(`${school.origin}/kelas-subjek`);
  await expect(theirs.getByText('1 kelas, 0 murid, 6 waktu seminggu')).toBeVisible();
  await expectAccessible(theirs);

  await test.step('somebody else goes on with the set when the teacher leaves the school', async () => {
    await page.goto(`${school.origin}/admin-sekolah/pengguna`);
    await page.getByRole('button', { name: 'Tindakan untuk Cikgu Satu' }).click();
    await page.getByRole('menuitem', { name: 'Keluarkan dari sekolah' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keluarkan Cikgu Satu?' });
    await dialog.getByLabel('1 Bestari, Matematik').selectOption({ label: 'Cikgu Dua' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keluarkan', exact: true }).click();
    await expect(page.getByText('Cikgu Satu telah dikeluarkan.')).toBeVisible();
    await page.goto(`${school.origin}/kelas-subjek?bahagian=set`);
    const row = page.getByRole('row', { name: /1 Bestari Matematik/ });
    await expect(row).toContainText('Cikgu Dua');
  });
});
