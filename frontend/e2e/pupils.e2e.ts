import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { watchLayoutShifts } from './support/layout-shift';
import { type OwnSchool, test } from './support/own-school';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

/** One pixel. */
const face = {
  name: 'wajah.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** All that the device keeps of the day. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('rekod-kept-day');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const asked = opened.result.transaction('answers').objectStore('answers').getAll();
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    return JSON.stringify(asked.result);
  });
}

/** 4 Bestari, of which guru is the class teacher, and 5 Cerdas, which guru2 teaches a subject. */
async function setUp(request: APIRequestContext, school: OwnSchool) {
  const admin = await administratorOf(request, school);
  const { currentId: academicYearId, items } = await admin.get('/api/academic-years');
  const { members } = await admin.get('/api/members');
  const idOf = (email: string) => members.find((each: { email: string }) => each.email === email).userId;
  const common = { academicYearId, shift: 'morning', stream: null, groups: [] };
  const bestari = { ...common, id: randomUUID(), name: '4 Bestari', gradeLevels: ['T4'] };
  const cerdas = { ...common, id: randomUUID(), name: '5 Cerdas', gradeLevels: ['T5'], classTeacherId: null };
  await admin.post('/api/classes/batch', {
    classes: [{ ...bestari, classTeacherId: idOf(school.people.guru) }, cerdas],
  });
  const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: null }];
  const subject = { id: randomUUID(), name: 'Sains', code: 'SN', language: 'ms', religion: null, levels };
  await admin.post('/api/subjects', subject);
  await admin.post('/api/teaching-sets', {
    ...{ id: randomUUID(), academicYearId, subjectId: subject.id, name: null, periodsAWeek: null },
    parts: [{ classId: cerdas.id, groupId: null }],
    teachers: [{ userId: idOf(school.people.guru2), isLead: true, fromDay: items[0].firstDay, toDay: null }],
  });
  const day = items.find((year: { id: string }) => year.id === academicYearId).firstDay;
  return {
    bestari,
    cerdas,
    enrol: (name: string, sex: 'F' | 'M', { id: classId }: { id: string }) =>
      admin.post('/api/pupils', {
        ...{ id: randomUUID(), name, sex, registerNumber: `D${name.length}`, birthDate: null },
        identityNumber: `K7654${name.length}`,
        placing: { academicYearId, classId, groupIds: [], day },
      }),
  };
}

test('an administrator keeps pupils: adds, moves, lets go, takes back, prints and erases', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const { bestari, enrol } = await setUp(request, school);
  await enrol('Adam Haris bin Khairul', 'M', bestari);
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/murid?kelas=${bestari.id}`);
  const list = page.getByRole('table', { name: 'Murid' });
  const card = page.getByRole('complementary').filter({ has: page.getByRole('tab') });
  await expect(page.getByText('4 Bestari · 1 murid, 1 lelaki dan 0 perempuan')).toBeVisible();

  await test.step('what is typed survives a dead network, and somebody alike is asked about', async () => {
    await page.keyboard.press('n');
    const sheet = page.getByRole('dialog', { name: 'Tambah murid' });
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet.getByLabel('Nama penuh')).toHaveAccessibleDescription(/Sila isi nama murid/);
    await sheet.getByLabel('Nama penuh').fill('Adam Haris bin Khairul');
    await sheet.getByLabel('Jantina').selectOption('Lelaki');
    await page.route('**/api/pupils', (route) => route.abort(), { times: 1 });
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet.getByRole('alert')).toBeVisible();
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet.getByText('Seakan sama dengan:')).toBeVisible();
    await sheet.getByLabel('Nama penuh').fill('Aisyah Humaira binti Faizal');
    await sheet.getByLabel('Jantina').selectOption('Perempuan');
    await sheet.getByLabel('MyKid, MyKad atau pasport').fill('120315-10-0982');
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(list.getByRole('row')).toHaveCount(3);
  });
  await test.step('the card follows the row, by keyboard', async () => {
    await list.getByRole('link', { name: 'Adam Haris bin Khairul' }).click();
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Adam Haris bin Khairul');
    await page.keyboard.press('j');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Aisyah Humaira binti Faizal');
    await expect(card.getByText('......0982').first()).toBeVisible();
    await expect(list).not.toContainText('0982');
    await expectAccessible(page);
  });
  await test.step('guardians are opened, and that leaves a line', async () => {
    await card.getByRole('tab', { name: 'Penjaga' }).click();
    await card.getByRole('button', { name: 'Tunjuk penjaga' }).click();
    await card.getByRole('button', { name: 'Tambah penjaga' }).click();
    await page.getByLabel('Nama (dihubungi dahulu)').fill('Siti binti Ali');
    await page.getByLabel('Telefon').fill('012-345 6789');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(card.getByRole('link', { name: '012-345 6789' })).toBeVisible();
    await page.getByRole('button', { name: 'Rekod akses' }).click();
    await expect(page.getByRole('dialog', { name: 'Rekod akses murid' })).toContainText(
      'membuka penjaga: Aisyah Humaira binti Faizal',
    );
    await page.keyboard.press('Escape');
  });
  await test.step('a photo waits for the consent of a guardian, and goes with it', async () => {
    await card.getByRole('tab', { name: 'Persetujuan' }).click();
    await expect(card.getByText(/Gambar belum boleh dimuat naik/)).toBeVisible();
    await card.getByRole('button', { name: 'Rekod persetujuan Gambar dalam kad murid' }).click();
    await page.getByRole('button', { name: 'Rekod', exact: true }).click();
    await expect(page.getByLabel('Diberi oleh')).toHaveAccessibleDescription(/Sila isi nama penjaga/);
    await page.getByLabel('Diberi oleh').fill('Siti binti Ali');
    await page.getByRole('button', { name: 'Rekod', exact: true }).click();
    await card.getByLabel('Gambar murid', { exact: true }).setInputFiles(face);
    await page.getByRole('button', { name: 'Simpan gambar' }).click();
    await expect(card.locator('img').first()).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Tarik balik Gambar dalam kad murid' }).click();
    const question = page.getByRole('dialog', { name: 'Tarik balik: Gambar dalam kad murid' });
    await expect(question.getByText('Gambar murid ini dibuang, dan tidak boleh dikembalikan.')).toBeVisible();
    await question.getByLabel('Ditarik balik oleh').fill('Siti binti Ali');
    await question.getByRole('button', { name: 'Tarik balik' }).click();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.getByText('Ditarik balik', { exact: true })).toBeVisible();
  });
  await test.step('who of the class has agreed stands on one sheet', async () => {
    await page.getByRole('button', { name: 'Cetak' }).click();
    await page.getByRole('menuitem', { name: 'Senarai persetujuan…' }).click();
    await expect(page.getByText('daripada 2 murid: gambar 0, penerbitan 0, mesej 0')).toBeVisible();
    await expect(page.getByRole('row', { name: /Aisyah Humaira/ })).toContainText('Ditarik balik');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Aisyah Humaira binti Faizal' }).click();
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Aisyah Humaira binti Faizal');
  });
  const undo = page.getByRole('button', { name: 'Buat asal' }).last();
  const act = async (item: string) => {
    await card.getByRole('button', { name: /^Tindakan untuk/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await test.step('a move and a leave are taken back', async () => {
    await act('Pindah kelas…');
    await page.getByRole('dialog').getByLabel('Kelas').selectOption('5 Cerdas');
    await page.getByRole('button', { name: 'Pindah', exact: true }).click();
    await expect(list.getByRole('row')).toHaveCount(2);
    await undo.click();
    await expect(list.getByRole('row')).toHaveCount(3);
    await act('Berhenti sekolah…');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(card.getByText('Hari terakhir', { exact: true })).toBeVisible();
    await undo.click();
    await expect(card.getByText('Hari terakhir', { exact: true })).toBeHidden();
    await expect(card.getByText(/^sejak/)).toBeVisible();
  });
  await test.step('on paper stand names without numbers, and room to sign', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Cetak' }).click();
    await page.getByRole('menuitem', { name: 'Senarai nama' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Senarai murid: 4 Bestari' })).toBeVisible();
    await expect(page.getByText('Disahkan oleh:')).toBeVisible();
    await expect(page.getByText('......82')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('erased for good, with a certificate', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await act('Padam buat selama-lamanya…');
    await page.getByLabel('Taip nama murid ini').fill('Aisyah');
    await page.getByRole('button', { name: 'Padam selama-lamanya' }).click();
    await expect(page.getByLabel('Taip nama murid ini')).toHaveAccessibleDescription(/tepat/);
    await page.getByLabel('Taip nama murid ini').fill('Aisyah Humaira binti Faizal');
    await page.getByRole('button', { name: 'Padam selama-lamanya' }).click();
    await expect(page.getByRole('heading', { name: 'Sijil pemadaman data murid' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Penjaga/ })).toContainText('Dipadam');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tutup' }).click();
    await expect(list.getByRole('row')).toHaveCount(2);
  });
});

test.describe('on a device of one’s own', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a class teacher opens the cards of the class, another teacher sees names alone @weekly', async ({
    page,
    context,
    request,
    school,
  }) => {
    test.slow();
    const { bestari, cerdas, enrol } = await setUp(request, school);
    await enrol('Adam Haris bin Khairul', 'M', bestari);
    await enrol('Bryan anak Jugah', 'M', cerdas);
    const list = page.getByRole('table', { name: 'Murid' });
    await signIn(page, school.people.guru);
    await page.goto(`${school.origin}/murid`);
    await expect(page.getByRole('button', { name: '4 Bestari', pressed: true })).toBeVisible();
    await list.getByRole('link', { name: 'Adam Haris bin Khairul' }).click();
    await page.getByRole('tab', { name: 'Penjaga' }).click();
    await page.getByRole('button', { name: 'Tunjuk penjaga' }).click();
    await expect(page.getByText('Belum ada penjaga direkodkan.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Tambah|Tindakan|Rekod akses/ })).toHaveCount(0);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, school.people.guru2);
    const shifts = await watchLayoutShifts(page);
    await page.goto(`${school.origin}/murid`);
    await expect(page.getByText('5 Cerdas · 1 murid, 1 lelaki dan 0 perempuan')).toBeVisible();
    await expect(list.getByText('Bryan anak Jugah')).toBeVisible();
    const isSearch = (part: string) => part.startsWith('<search');
    expect((await shifts()).filter(({ moved }) => moved.some(isSearch))).toEqual([]);
    await expect(list.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);

    await test.step('without a network the names are read, and nothing but names is on the device', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await expect(list.getByText('Bryan anak Jugah')).toBeVisible();
      await expect.poll(() => keptOnDevice(page)).toContain('Bryan anak Jugah');
      expect(await keptOnDevice(page)).not.toMatch(/"numberEnding":"|"registerNumber":"/);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText('5 Cerdas · 1 murid, 1 lelaki dan 0 perempuan')).toBeVisible();
      await expect(list.getByText('Bryan anak Jugah')).toBeVisible();
      await context.setOffline(false);
    });
  });
});
