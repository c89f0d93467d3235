import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('a school looks at the sample, finds a standard, reads on by keyboard and adds one of its own @weekly', async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/dskp`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carian DSKP');
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/dskp`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurikulum (DSKP)');
  await page.getByRole('button', { name: 'Lihat contoh rekaan' }).click();
  await page.getByLabel('Cari kod atau kata').fill('kelembapan');
  await expect(page.locator('mark')).toHaveText('kelembapan');
  await page.getByRole('link', { name: /kelembapan/ }).click();
  const tree = page.getByRole('tree', { name: 'Sains, Tahun 4' });
  const levels = tree.getByRole('treeitem', { name: /^TP1/ });
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText('Merekod kelembapan tanah');
  await tree.getByRole('treeitem', { selected: true }).focus();
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(levels).toContainText('Menyebut perkara asas tentang tanah dan air');
  await page.getByRole('button', { name: 'Tindakan untuk 1.2', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tambah standard pembelajaran' }).click();
  await page.getByLabel('Kod SP').fill('1.2.9');
  await page.getByLabel('Teks').fill('记录土壤的湿度。');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(tree.getByRole('treeitem', { name: /记录土壤/ })).toContainText('Tambahan sekolah');
  await expectAccessible(page);
});
