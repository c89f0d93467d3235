import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { generatedTimetable } from '../../backend/test/support/generated-timetable';
import { timetableXml } from '../../backend/test/support/timetable-xml';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

const sample = join(import.meta.dirname, '../../backend/test/fixtures/jadual-2012.xml');
const subjects = {
  BM: 'Bahasa Melayu',
  MT: 'Matematik',
  SN: 'Sains',
  BI: 'Bahasa Inggeris',
  PI: 'Pendidikan Islam',
  PM: 'Pendidikan Moral',
};

/** The school of the file, but for Pendidikan Jasmani, its rooms and all of its teachers. */
async function makeSchool(admin: Administrator): Promise<void> {
  const { currentId: academicYearId } = await admin.get('/api/academic-years');
  const id = () => crypto.randomUUID();
  for (const name of ['3 Amanah', '3 Budi', '4 Amanah'])
    await admin.post('/api/classes', {
      ...{ id: id(), academicYearId, name, gradeLevels: ['T3'], shift: 'morning', stream: null },
      ...{ classTeacherId: null, groups: ['Islam', 'Moral'].map((group) => ({ id: id(), name: group })) },
    });
  for (const [code, name] of Object.entries(subjects))
    await admin.post('/api/subjects', { id: id(), name, code, language: 'ms', religion: null, levels: [] });
}

const next = (page: Page) => page.getByRole('button', { name: 'Teruskan' }).click();

test('a file of the timetable program becomes a draft: matched, asked once a kind, counted, and nothing lost on the way', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const admin = await administratorOf(request, school);
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/jadual-mengajar`);
  await page.getByRole('link', { name: 'Import fail jadual' }).click();
  const field = page.getByLabel('Fail jadual waktu');

  await test.step('before there is a class one is made of the file, at the level that is asked once; the file waits', async () => {
    const rows = 'Hari,Masa,Kelas,Subjek\nIsnin,7.30-8.00,1 Budi,Muzik';
    await field.setInputFiles({ name: 'awal.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await expect(page.getByText('1 lagi perlu dipilih.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Kelas yang bermula dengan nombor').selectOption('T');
    await expect(page.getByText('Semua sudah dipadankan.')).toBeVisible();
    await expect(page.getByLabel('1 Budi')).toHaveValue('new T1');
    await makeSchool(admin);
    await page.goto(`${school.origin}/jadual-mengajar?import`);
    await expect(page.getByText('awal.csv · 1 kad')).toBeVisible();
    await expect(page.getByLabel('Kelas yang bermula dengan nombor')).toHaveValue('T');
    await page.getByRole('button', { name: 'Pilih fail lain' }).click();
  });

  await test.step('what is no timetable is refused in a sentence', async () => {
    await field.setInputFiles({ name: 'lain.xml', mimeType: 'text/xml', buffer: Buffer.from('<rss/>') });
    await expect(page.getByText('Fail XML ini bukan eksport jadual waktu.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('names are matched, what is not known is asked, and a reload keeps what was chosen', async () => {
    await field.setInputFiles(sample);
    await expect(page.getByText('3 daripada 3 dipadankan')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Teruskan' })).toBeDisabled();
    await page.getByLabel('Rosmah binti Kassim').selectOption({ label: 'Cikgu Satu' });
    await page.getByLabel('Devi a/p Raman').selectOption({ label: 'Cikgu Dua' });
    await page.getByLabel('Pendidikan Jasmani').selectOption('other');
    // Nothing is taught on that day: it is asked about, not laid anywhere.
    await expect(page.getByLabel(/^Sabtu/)).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Rosmah binti Kassim')).toContainText('Cikgu Satu');
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: /^Jangan import \d+ yang belum dipilih/ }).click();
    await expect(page.getByText('Semua sudah dipadankan.')).toBeVisible();
    await next(page);
  });

  await test.step('what stands at one time is asked once a kind', async () => {
    await expect(
      page.getByRole('heading', { name: /Mesyuarat, perhimpunan dan slot tanpa guru/ }).first(),
    ).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Guna cadangan bagi 1 soalan' }).click();
    await page.getByLabel('Sebab').fill('Guru diwakili dalam mesyuarat.');
    await next(page);
  });

  await test.step('every card is counted; without a network nothing is lost, and one press makes the draft', async () => {
    await expect(page.getByRole('heading', { name: '31 kad dalam fail' })).toBeVisible();
    await expect(page.getByText('Belum ada jadual yang diterbitkan')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Nama draf').fill('Jadual 2026');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Buat draf/ }).click();
    await expect(page.getByText('Draf belum dibuat')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /^Buat draf/ }).click();
    await expect(page.getByText('Draf “Jadual 2026”, belum diterbitkan')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
    await expect(page.getByRole('region', { name: 'Isnin' })).toContainText('Bahasa Melayu');
  });

  await test.step('the next file is matched by what was chosen, and told apart from the timetable that holds', async () => {
    const [draft] = (await admin.ofSession('/api/timetables')).items;
    const { lastDay } = (await admin.get('/api/academic-years')).items.at(-1);
    await admin.post(`/api/timetables/${draft.id}/publication`, {
      version: 1,
      startsOn: lastDay,
      reason: null,
    });
    await page.goto(`${school.origin}/jadual-mengajar?import`);
    await field.setInputFiles(sample);
    await page.getByLabel(/^Sabtu/).selectOption('none');
    // The school has one timetable for every week: which of the fortnight is imported is asked each time.
    await page.getByRole('button', { name: 'Jangan import 2 yang belum dipilih' }).click();
    await expect(page.getByText('Semua sudah dipadankan.')).toBeVisible();
    await page.getByRole('button', { name: 'Papar 9 yang dikenali (Mata pelajaran)' }).click();
    await page.getByLabel('Pendidikan Jasmani').focus();
    await page.getByLabel('Pendidikan Jasmani').selectOption('none');
    await expect(page.getByLabel('Pendidikan Jasmani')).toBeFocused();
    await next(page);
    await page.getByRole('button', { name: 'Guna cadangan bagi 1 soalan' }).click();
    await next(page);
    await expect(page.getByRole('heading', { name: 'Beza dengan “Jadual 2026”' })).toBeVisible();
    await expect(page.getByText(/^\d+ slot kekal · 0 ditambah · 0 dipindah/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Batal' }).click();
    await expect(page.getByText('Jadual 2026, bermula', { exact: false })).toBeVisible();
  });
});

const MOST_CLASSES_AT_ONCE = 100;

for (const size of [
  { classes: 62, teachers: 90, rooms: 50 },
  { classes: 168, teachers: 380, rooms: 120 },
])
  test(`the file of a school of ${size.classes} classes becomes a draft, to the last press`, {
    tag: '@weekly',
  }, async ({ page, request, school }) => {
    test.setTimeout(300_000);
    const { file, placed } = generatedTimetable(7, size);
    const admin = await administratorOf(request, school);
    const { currentId: academicYearId } = await admin.get('/api/academic-years');
    const id = () => crypto.randomUUID();
    const cycle = { weeks: 2, anchor: '2026-01-12', skipsHolidayWeeks: false };
    await admin.put('/api/calendar/cycle', { academicYearId, version: 0, cycle });
    const classes = file.classes.map(({ name }) => ({
      ...{ id: id(), academicYearId, name, gradeLevels: ['T3'], shift: 'morning', stream: null },
      ...{ classTeacherId: null, groups: ['A', 'B'].map((group) => ({ id: id(), name: group })) },
    }));
    for (let at = 0; at < classes.length; at += MOST_CLASSES_AT_ONCE)
      await admin.post('/api/classes/batch', { classes: classes.slice(at, at + MOST_CLASSES_AT_ONCE) });
    for (const { name, short } of file.subjects)
      await admin.post('/api/subjects', {
        id: id(),
        name,
        code: short,
        language: 'ms',
        religion: null,
        levels: [],
      });
    await signIn(page, school.people.adminutama);
    await page.goto(`${school.origin}/jadual-mengajar?import`);
    await page
      .getByLabel('Fail jadual waktu')
      .setInputFiles({ name: 'jadual.xml', mimeType: 'text/xml', buffer: timetableXml(file) });
    await page.getByRole('button', { name: /^Jangan import \d+ yang belum dipilih/ }).click();
    await expect(page.getByText('Semua sudah dipadankan.')).toBeVisible();
    await next(page);
    const proposal = page.getByRole('button', { name: /^Guna cadangan bagi \d+ soalan/ });
    if (await proposal.isVisible()) await proposal.click();
    await next(page);
    await page.getByLabel('Nama draf').fill('Jadual seluruh sekolah');
    const make = page.getByRole('button', { name: /^Buat draf/ });
    const [, slots] = /(\d+) slot/.exec(await make.innerText()) ?? [];
    expect(Number(slots)).toBeGreaterThan(placed.length - 10);
    await make.click();
    await expect(page.getByText('Draf “Jadual seluruh sekolah”, belum diterbitkan')).toBeVisible({
      timeout: 120_000,
    });
    const [draft] = (await admin.ofSession('/api/timetables')).items;
    const { items } = await admin.get(`/api/timetables/${draft.id}/lessons`);
    expect(items.length).toBe(Number(slots));
  });
