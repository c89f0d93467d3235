import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { filesOf } from '../../backend/test/support/read-zip';
import { workbook } from '../../backend/test/support/workbook';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { demoPassword } from './support/hosted-backend';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

const cells = (...texts: string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const beside = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
};

test('a list of pupils is taken away by who proves who they are, or printed, and the log tells of both', {
  tag: '@weekly',
}, async ({ context, page, request, school }) => {
  const admin = await administratorOf(request, school);
  const { currentId: academicYearId, items } = await admin.get('/api/academic-years');
  const day = items.find(({ id }: { id: string }) => id === academicYearId).firstDay;
  const bestari = { id: randomUUID(), academicYearId, name: '4 Bestari', gradeLevels: ['T4'] };
  await admin.post('/api/classes/batch', {
    classes: [{ ...bestari, shift: 'morning', stream: null, groups: [], classTeacherId: null }],
  });
  await admin.post('/api/pupils', {
    ...{ id: randomUUID(), name: 'Adam Haris', sex: 'M', registerNumber: null, birthDate: null },
    placing: { academicYearId, classId: bestari.id, groupIds: [], day },
  });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/murid?kelas=${bestari.id}`);

  await test.step('a sign-in that is not fresh is asked for again, and what was chosen stays', async () => {
    await page.getByRole('button', { name: 'Muat turun' }).click();
    const choice = page.getByRole('dialog', { name: 'Muat turun senarai murid' });
    await choice.getByLabel('CSV').check();
    await choice.getByLabel('Sertakan nombor pengenalan penuh').check();
    await expectAccessible(page);
    const stale = { status: 403, json: { code: 'FRESH_SIGN_IN_REQUIRED', message: 'Once more.' } };
    await page.route('**/api/pupil-lists/table*', (route) => route.fulfill(stale), { times: 1 });
    await choice.getByRole('button', { name: 'Muat turun', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Sahkan diri anda' });
    await proof.getByLabel('Kata laluan anda').fill(demoPassword);
    const downloading = page.waitForEvent('download');
    await proof.getByRole('button', { name: 'Muat turun', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('murid.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('Adam Haris,Lelaki,4 Bestari');
    await expect(proof).toBeHidden();
  });
  await test.step('a form of the school is filled in', async () => {
    await page.getByRole('button', { name: 'Muat turun' }).click();
    await page.getByRole('button', { name: 'Template sekolah…' }).click();
    const field = page.getByLabel('Tambah template');
    const chosen = async (below: string) => ({
      ...{ name: 'Borang RMT.xlsx', mimeType: 'application/octet-stream' },
      buffer: await workbook({
        rows: `<row r="1">${cells('Bil', 'Nama', 'Kelas', 'Tel bapa')}</row>${below}`,
        beside,
      }),
    });
    await field.setInputFiles(await chosen(`<row r="2">${cells('1', 'Murid Lama')}</row>`));
    await expect(page.getByText('Ada isi di bawah kepala lajur.')).toBeVisible();
    await expectAccessible(page);
    await field.setInputFiles(await chosen(''));
    const kept = page.getByRole('dialog', { name: 'Template sekolah' });
    await expect(
      kept.getByText(/Ditinggalkan daripada template: helaian yang bukan jadual biasa/),
    ).toBeVisible();
    await kept.getByRole('button', { name: 'Kembali' }).click();
    const choice = page.getByRole('dialog', { name: 'Muat turun senarai murid' });
    await expect(choice.getByLabel('Borang RMT.xlsx')).toBeChecked();
    await expect(choice.getByText('Diisi: Bil, Nama, Kelas, Tel bapa.')).toBeVisible();
    await choice.getByLabel('Sertakan penjaga').check();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await choice.getByRole('button', { name: 'Muat turun', exact: true }).click();
    const sheet = filesOf(await readFile(await (await downloading).path())).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('Adam Haris');
    await expect(choice).toBeHidden();
  });
  await test.step('without a network nothing is printed', async () => {
    const print = async () => {
      await page.getByRole('button', { name: 'Cetak' }).click();
      await page.getByRole('menuitem', { name: 'Senarai nama' }).click();
    };
    await page.route('**/api/pupil-lists/prints', (route) => route.abort(), { times: 1 });
    await print();
    await expect(page.getByText('Senarai belum dicetak')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-printed');
    await print();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });
  await test.step('the sheet of consents is written down before it is printed', async () => {
    await page.getByRole('button', { name: 'Cetak' }).click();
    await page.getByRole('menuitem', { name: 'Senarai persetujuan…' }).click();
    const sheet = page.getByRole('region', { name: 'Persetujuan: 4 Bestari' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Guna menu Cetak di halaman ini')).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await sheet.getByRole('button', { name: 'Cetak' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Senarai murid' }).click();
  });
  await test.step('a guardian is handed all that is kept of a pupil', async () => {
    await page.getByRole('link', { name: 'Adam Haris' }).click();
    await page.getByRole('button', { name: 'Tindakan untuk Adam Haris' }).click();
    await page.getByRole('menuitem', { name: 'Salinan data untuk penjaga…' }).click();
    const copy = page.getByRole('dialog', { name: 'Salinan data untuk penjaga' });
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await copy.getByRole('button', { name: 'Muat turun' }).click();
    const files = filesOf(await readFile(await (await downloading).path()));
    await expect(copy).toBeHidden();
    const record = await context.newPage();
    await record.setContent(files.get('murid.html') ?? '');
    await expect(record.getByRole('heading', { level: 1 })).toHaveText('Adam Haris');
    await expect(record.getByRole('cell', { name: '4 Bestari' })).toBeVisible();
    await expectAccessible(record);
    await record.close();
  });
  await test.step('the log has a line of each', async () => {
    await page.getByRole('button', { name: 'Rekod akses' }).click();
    const log = page.getByRole('dialog', { name: 'Rekod akses murid' });
    await expect(log.getByText('Setiap baris disimpan 2 tahun.')).toBeVisible();
    await expect(log.getByRole('listitem')).toHaveText([
      /memuat turun salinan data: Adam Haris$/,
      /membuka kad: Adam Haris$/,
    ]);
    await log.getByRole('tab', { name: 'Senarai' }).click();
    await expect(log.getByRole('listitem')).toHaveText([
      /mencetak senarai persetujuan: 4 Bestari, 1 murid$/,
      /mencetak senarai nama: 4 Bestari, 1 murid$/,
      /memuat turun senarai \(XLSX\): 4 Bestari, 1 murid, dengan penjaga$/,
      /memuat turun senarai \(CSV\): 4 Bestari, 1 murid, dengan nombor pengenalan penuh$/,
    ]);
    await expectAccessible(page);
  });
  await test.step('who left long ago is erased for good by who types the code', async () => {
    const left = { id: randomUUID(), name: 'Murid Lama', sex: 'F', registerNumber: null, birthDate: null };
    await admin.post('/api/pupils', left);
    await admin.put(`/api/pupils/${left.id}/leaving`, { leftOn: '2024-12-13' });
    await page.goto(`${school.origin}/admin-sekolah/admin`);
    const zone = page.getByRole('region', { name: 'Zon bahaya' });
    await zone.getByLabel('Berhenti sebelum').fill('13/12/2024');
    await expect(zone.getByText('Tiada murid yang berhenti sebelum tarikh ini.')).toBeVisible();
    await zone.getByLabel('Berhenti sebelum').fill('01/01/2025');
    await zone.getByRole('button', { name: 'Padam 1 murid selama-lamanya…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Padam 1 murid selama-lamanya?' });
    await dialog.getByRole('button', { name: 'Padam selama-lamanya' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/untuk mengesahkan/);
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(school.code);
    await dialog.getByRole('button', { name: 'Padam selama-lamanya' }).click();
    await expect(page.getByText('1 murid yang berhenti sebelum 1 Jan 2025')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Sijil pemadaman data murid' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pentadbiran' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Tutup' }).click();
    await expect(zone.getByText('Tiada murid yang berhenti sebelum tarikh ini.')).toBeVisible();
  });
});
