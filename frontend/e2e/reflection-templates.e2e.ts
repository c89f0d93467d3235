import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { dayFromToday } from './support/today';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a teacher writes a template with tokens, sees it with a real class, and reflections propose it', {
  tag: '@weekly',
}, async ({ page, context, request, school }) => {
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  const planId = randomUUID();
  await admin.post('/api/lesson-plans', {
    ...{ id: planId, date: dayFromToday(-1), startTime: '07:40', endTime: '08:40' },
    ...{ subject: 'Sains', className: '5 Cerdas', objective: 'Mengelaskan tiga bahan.', activities: '' },
  });
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/refleksi`);
  await page.getByRole('link', { name: 'Template', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Template Refleksi' })).toBeVisible();
  await expectAccessible(page);

  await test.step('an empty result begins with the sentence that is used meanwhile', async () => {
    await page.getByRole('button', { name: 'Tulis sendiri bagi Sebahagian' }).tap();
    await expect(page.getByLabel('Teks')).toHaveValue(/^\{bil\} daripada \{jumlah\} murid/);
    await expect(page.getByRole('region', { name: 'Contoh' })).toContainText('20 daripada 25 murid 5 Cerdas');
  });

  await test.step('a token stands where it was put; what is none is named', async () => {
    await page.getByRole('textbox', { name: 'Nama' }).fill('Ulang kaji');
    await page.getByLabel('Teks').fill('{nama} belum menguasai.');
    await page.getByRole('button', { name: 'Simpan' }).press('Enter');
    await expect(page.getByLabel('Teks')).toHaveAccessibleDescription(/\{nama\} tidak dikenali/);
    await page.getByLabel('Teks').fill('Kelas : ulang kaji.');
    await page.getByLabel('Teks').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
    await page.getByRole('button', { name: /^Sisip \{kelas\}/ }).tap();
    await expect(page.getByLabel('Teks')).toHaveValue('Kelas {kelas}: ulang kaji.');
    await page.getByLabel('Teks').fill('Kelas ');
    await page.getByLabel('Teks').pressSequentially('{k');
    await expect(page.getByText('Enter: {kelas}')).toBeVisible();
    await page.getByLabel('Teks').press('Enter');
    await page.getByLabel('Teks').pressSequentially(': ulang kaji.');
    await expect(page.getByLabel('Teks')).toHaveValue('Kelas {kelas}: ulang kaji.');
    await expect(page.getByRole('region', { name: 'Contoh' })).toContainText('Kelas 5 Cerdas: ulang kaji.');
    await expectAccessible(page);
    await expectToReflow(page);
  });

  await test.step('what was typed stays when the network dies, and is kept once it is back', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Simpan' }).press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Teks')).toHaveValue('Kelas {kelas}: ulang kaji.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Simpan' }).press('Enter');
    await expect(page.getByText('Template disimpan.')).toBeVisible();
    await page.getByRole('button', { name: 'Semua template' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Sebahagian' })).toContainText('lalai');
  });

  await test.step('reflections propose it before any other', async () => {
    await page.goto(`${school.origin}/refleksi`);
    const card = page.getByRole('region', { name: 'Sains · 5 Cerdas' });
    await card.getByRole('button', { name: 'Sebahagian' }).tap();
    await expect(card.getByText('Kelas 5 Cerdas: ulang kaji.')).toBeVisible();
  });

  await test.step('where a lesson was put off, the sentence for that is offered', async () => {
    await page.goto(`${school.origin}/refleksi?rancangan=${planId}`);
    await page.getByLabel('Pelaksanaan').selectOption('Ditangguhkan');
    await page.getByRole('button', { name: 'Guna ayat ini' }).press('Enter');
    await expect(page.getByText('Pelajaran ditangguhkan ke waktu berikutnya.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Sebab/ }).fill('Sukan');
    await expect(page.getByText(/^Disimpan/)).toBeVisible();
    expect(await admin.get(`/api/reflections/${planId}`)).toMatchObject({
      text: 'Pelajaran ditangguhkan ke waktu berikutnya.',
    });
  });

  await test.step('deleted, it is put back by one press', async () => {
    await page.goto(`${school.origin}/template-refleksi`);
    await page.getByRole('button', { name: /^Ulang kaji/ }).tap();
    await page.getByRole('button', { name: 'Padam Ulang kaji' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Ulang kaji/ })).toBeHidden();
    await page.getByRole('button', { name: 'Buat asal' }).tap();
    await expect(page.getByRole('button', { name: /^Ulang kaji/ })).toBeVisible();
  });
  // No network for a moment, and a lesson of which nothing is noted yet.
  const expected = ['ERR_INTERNET_DISCONNECTED', '404 (Not Found)'];
  expect(errors.filter((error) => !expected.some((each) => error.includes(each)))).toEqual([]);
});
