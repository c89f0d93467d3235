import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

const LIST = [
  'SENARAI MURID 2026;;;;',
  'NAMA MURID;JANTINA;TARIKH LAHIR;KELAS;KAUM',
  'Adam Haris bin Khairul;LELAKI;14/02/2016;4 BESTARI;Melayu',
  'Lim Jia Hui;PEREMPUAN;21/09/2016;4 BESTRI;Cina',
  'Sarvesh a/l Nathan;LELAKI;31/02/2016;4 BESTARI;India',
  'Florence anak Jugah;PEREMPUAN;03/05/2016;4 BESTARI;Iban',
].join('\r\n');

test('a list of pupils is imported: matched, mended in place, taken back, and again in three presses', async ({
  page,
  request,
  school,
}) => {
  const admin = await administratorOf(request, school);
  const { currentId: academicYearId } = await admin.get('/api/academic-years');
  const bestari = { id: randomUUID(), academicYearId, name: '4 Bestari', gradeLevels: ['T4'] };
  const more = { shift: 'morning', stream: null, groups: [], classTeacherId: null };
  await admin.post('/api/classes', { ...bestari, ...more });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/murid`);
  const file = { name: 'murid-2026.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

  await test.step('a file that is none is refused in a sentence, one that was not sent stays', async () => {
    await press('Import daripada fail');
    const chosen = page.getByLabel('Fail senarai');
    await chosen.setInputFiles({ ...file, name: 'senarai.xlsx', buffer: Buffer.from('%PDF-1.7') });
    await expect(chosen).toHaveAccessibleDescription(/PDF|dibaca/);
    await page.route('**/api/imports?**', (route) => route.abort(), { times: 1 });
    await chosen.setInputFiles(file);
    await expect(chosen).toHaveAccessibleDescription(/Tiada sambungan/);
    await press('Cuba baca lagi');
  });

  await test.step('the columns match themselves, and what is sensitive stays away', async () => {
    await expect(page.getByLabel('NAMA MURID')).toHaveValue('name');
    await expect(page.getByLabel('KAUM')).toHaveValue('');
    await expect(page.getByText('Data sensitif: tidak disimpan di sini')).toBeVisible();
    await expectAccessible(page);
    await press('Semak 4 baris');
  });

  await test.step('what is wrong is mended in its cell, also after a reload', async () => {
    await expect(page.getByRole('tab', { name: 'Bermasalah 2' })).toBeVisible();
    await expect(page.getByText('Belum ada apa-apa disimpan.')).toBeVisible();
    await press(/Guna 4 Bestari/);
    await expect(page.getByRole('tab', { name: 'Bermasalah 1' })).toBeVisible();
    await page.reload();
    const day = page.getByLabel('C5 Tarikh lahir');
    await expect(page.getByRole('button', { name: 'Import tanpa 1 baris ini' })).toBeVisible();
    await press('Muat turun');
    const [left] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    expect(left.suggestedFilename()).toBe('baris-tidak-diimport.csv');
    expect(await readFile(await left.path(), 'utf8')).toContain('Tarikh lahir: Tarikh ini tidak wujud.');
    await expectAccessible(page);
    await day.fill('28/02/2016');
    await day.press('Enter');
    await press('Import 4 baris');
    await expect(page.getByText('4 murid baharu.')).toBeVisible();
  });

  await test.step('the import is taken back whole, and a known file takes three presses', async () => {
    await press('Batalkan import');
    await expect(page.getByText('Import dibatalkan: 4 murid.')).toBeVisible();
    await press('Lihat senarai');
    await press('Import daripada fail');
    await page.getByLabel('Fail senarai').setInputFiles({
      ...file,
      buffer: Buffer.from(LIST.replace('BESTRI', 'BESTARI').replace('31/02', '28/02')),
    });
    await expect(page.getByText('Seperti fail yang lalu').first()).toBeVisible();
    await press('Semak 4 baris');
    await press('Import 4 baris');
    await press('Lihat senarai');
    await expect(page.getByRole('table', { name: 'Murid' }).getByRole('row')).toHaveCount(5);
  });
});
