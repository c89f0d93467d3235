import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { questionOf } from './support/typed-words';

test('a calendar of one’s own follows the school’s by an address that is shown once', {
  tag: '@weekly',
}, async ({ page, school }) => {
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
    await expect(sheet).toContainText('Sesetengah kalendar mengambil masa hingga sehari');
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

test('waktu are typed once and copied, and one that a special period keeps is named', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/kalendar-akademik?sesi=2026`);
  await page.getByRole('link', { name: 'Waktu', exact: true }).click();
  const row = (at: number) => page.getByRole('group', { name: `Baris ${at}`, exact: true });
  const card = (name: string) => page.locator('main').getByRole('listitem').filter({ hasText: name });
  const save = () => page.getByRole('button', { name: 'Simpan' }).click();

  await test.step('each row goes on where the one above it ends, by keyboard', async () => {
    await page.getByRole('link', { name: 'Tambah waktu' }).click();
    await expect(page.getByRole('heading', { name: 'Waktu baharu' })).toBeVisible();
    await page.getByLabel('Jumaat').uncheck();
    const add = page.getByRole('button', { name: 'PdP', exact: true });
    await add.focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rehat', exact: true }).press('Enter');
    await expect(row(1).getByLabel('Mula')).toHaveValue('7.40 pagi');
    await expect(row(4).getByLabel('Mula')).toHaveValue('9.10 pagi');
    await expect(row(4).getByLabel('Tamat')).toHaveValue('9.30 pagi');
    await expect(row(4).getByLabel('Jenis')).toHaveValue('recess');
  });
  await test.step('an overlap is told at its field and a gap beside its row; what was typed stays', async () => {
    await row(3).getByLabel('Mula').fill('8.30');
    await save();
    await expect(row(3).getByLabel('Mula')).toBeFocused();
    await expect(row(3).getByText('Bermula sebelum baris di atasnya tamat.')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await row(3).getByLabel('Mula').fill('8.50 pagi');
    await expect(row(3).getByText('10 minit kosong')).toBeVisible();
    await page.getByRole('button', { name: 'Tambah kumpulan hari' }).click();
    await expect(page.getByRole('region', { name: 'Kumpulan hari 2' }).getByLabel('Jumaat')).toBeChecked();
    await save();
    await expect(page.getByText('Waktu biasa ditambah.')).toBeVisible();
    await expect(card('Isnin, Selasa, Rabu dan Khamis')).toContainText('3 waktu, 7.40-9.30 pagi');
  });
  await test.step('a copy has another name and can be deleted and brought back', async () => {
    await page.getByRole('link', { name: 'Salin' }).click();
    await page.getByLabel('Nama', { exact: true }).fill('Waktu Ramadan');
    await page.getByRole('link', { name: 'Batal' }).click();
    await questionOf(page).getByRole('button', { name: 'Teruskan menulis' }).click();
    await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Waktu Ramadan');
    await save();
    await expect(page.getByText('Waktu Ramadan ditambah.')).toBeVisible();
    await card('Waktu Ramadan').getByRole('button', { name: 'Padam' }).click();
    await expect(card('Waktu Ramadan')).toHaveCount(0);
    await page
      .locator('[data-sonner-toast][data-front=true]')
      .getByRole('button', { name: 'Buat asal' })
      .click();
    await expect(card('Waktu Ramadan')).toBeVisible();
  });
  await test.step('a special period that rings by it is named, and keeps it', async () => {
    const administrator = await administratorOf(request, school);
    const { academicYearId, bellSchedules } = await administrator.ofSession('/api/calendar');
    const { id } = bellSchedules.find(({ name }: { name: string }) => name === 'Waktu Ramadan');
    await administrator.post('/api/calendar-entries', {
      ...{ id: randomUUID(), academicYearId, kind: 'ramadan', name: 'Ramadan 2026' },
      ...{ from: '2026-02-19', to: '2026-03-19', followsWeekday: null, cutFrom: null },
      ...{ hasLessons: true, bellScheduleId: id, classIds: null },
    });
    await page.reload();
    await expect(card('Waktu Ramadan')).toContainText('Dipakai oleh tempoh khas: Ramadan 2026.');
    await expect(card('Waktu Ramadan').getByRole('button', { name: 'Padam' })).toHaveCount(0);
    await page.getByText('Isnin, Selasa, Rabu dan Khamis').first().click();
    await expectAccessibleEverywhere(page);
  });
});

test('what a week is called is seen before it is saved, and taken back', { tag: '@weekly' }, async ({
  page,
  school,
}) => {
  test.slow();
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/kalendar-akademik?sesi=2026`);
  await page.getByRole('link', { name: 'Tetapan kalendar' }).click();
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const undo = () =>
    page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Buat asal' }).click();

  await test.step('weeks of holidays are counted from the day that is chosen on', async () => {
    const numbers = section('Nombor minggu');
    await expect(numbers.getByText('Minggu 43', { exact: true })).toBeVisible();
    await numbers.getByLabel(/Kira minggu cuti/).check();
    await expect(numbers.getByText('Minggu 47', { exact: true })).toBeVisible();
    await numbers.getByLabel('Berkuat kuasa mulai').fill('01/01/2026');
    await numbers.getByRole('button', { name: 'Simpan nombor minggu' }).click();
    await expect(numbers.getByText('Sila pilih hari ini atau kemudian.').last()).toBeVisible();
  });
  await test.step('two timetables take turns from the week of a day on', async () => {
    const turns = section('Minggu A dan B');
    await turns.getByLabel(/Dua jadual bergilir/).check();
    await turns.getByLabel('Satu hari dalam Minggu A', { exact: true }).fill('25/11/2026');
    await expect(turns.getByRole('listitem').filter({ hasText: 'Minggu 42' })).toContainText('Minggu A');
    await expect(turns.getByRole('listitem').filter({ hasText: 'Minggu 43' })).toContainText('Minggu B');
    await turns.getByRole('button', { name: 'Simpan giliran' }).click();
    await expect(page.getByText('Giliran minggu disimpan.')).toBeVisible();
    await undo();
    await expect(turns.getByLabel(/Satu jadual/)).toBeChecked();
  });
  await test.step('how many days there must be moves the figures of the calendar', async () => {
    const least = section('Minimum hari persekolahan');
    await least.getByLabel('Bilangan hari').fill('367');
    await least.getByRole('button', { name: 'Simpan bilangan' }).click();
    await expect(least.getByText('Sila isi bilangan hari, antara 1 hingga 366.').last()).toBeVisible();
    await least.getByLabel('Bilangan hari').fill('200');
    await expect(least.getByText('Sesi 2026 ada 202 hari: 2 hari lebih.')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await least.getByRole('button', { name: 'Simpan bilangan' }).click();
    await expect(page.getByText(/^200 hari disimpan/)).toBeVisible();
    await page.getByRole('link', { name: 'Kalendar akademik', exact: true }).first().click();
    // The numbers of weeks were changed and refused.
    await questionOf(page).getByRole('button', { name: 'Buang' }).click();
    await expect(page.getByText('Minimum 200 hari')).toBeVisible();
  });
});

test('a session that nobody has published gets the school’s own terms, not confirmed', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const administrator = await administratorOf(request, school);
  await administrator.post('/api/academic-years', {
    ...{ id: randomUUID(), name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' },
  });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/kalendar-akademik?sesi=2027`);
  const term = (at: number) => page.getByRole('group', { name: `Penggal, baris ${at}`, exact: true });
  const holiday = (at: number) => page.getByRole('group', { name: `Cuti, baris ${at}`, exact: true });
  const save = () => page.getByRole('button', { name: 'Simpan' }).click();

  await test.step('every page that is about it says that it is not confirmed', async () => {
    for (const path of ['/takwim-tahunan', '/rpt', '/jadual-mengajar']) {
      await page.goto(`${school.origin}${path}?sesi=2027`);
      await expect(page.getByText(/bukan sesi semasa \(2026\)\. Kalendarnya belum disahkan\./)).toBeVisible();
    }
    await page.goto(`${school.origin}/kalendar-akademik?sesi=2027`);
  });
  await test.step('it is filled from the session before and says that it is not confirmed', async () => {
    await page.getByRole('link', { name: 'Masukkan penggal' }).click();
    await expect(page.getByText('Belum disahkan.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Isi dengan penggal sesi sebelum ini' }).click();
    await expect(term(1).getByLabel('Hari pertama')).toHaveValue('11/01/2027');
    await expect(term(4).getByLabel('Penggal', { exact: true })).toHaveValue('2');
  });
  await test.step('what does not fit is told at its field, and what is typed stays', async () => {
    await term(1).getByLabel('Hari pertama').fill('04/01/2027');
    await save();
    await expect(term(1).getByLabel('Hari pertama')).toBeFocused();
    await expect(term(1).getByText('Penggal mesti dalam sesi: 11 Jan 2027 hingga 3 Dis 2027.')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await term(1).getByLabel('Hari pertama').fill('12/01/2027');
    const last = await page.getByRole('group', { name: /^Cuti, baris/ }).count();
    await page.getByRole('button', { name: 'Tambah baris cuti' }).click();
    const added = holiday(last + 1);
    await added.getByLabel('Jenis').selectOption('federal');
    await added.getByLabel('Nama').fill('Hari Pekerja');
    await added.getByLabel('Hari pertama').fill('30/04/2027');
    await added.getByLabel('Hari terakhir').fill('30/04/2027');
    await expect(page.getByText(/^Sesi ini menjadi \d+ hari persekolahan/)).toBeVisible();
  });
  await test.step('the calendar has it, still not confirmed, and gives it up again', async () => {
    await save();
    await expect(page.getByText('Penggal dan cuti disimpan.')).toBeVisible();
    await expect(page.getByText('Tarikh penggal di bawah ialah tarikh sekolah sendiri.')).toBeVisible();
    await page.locator('[data-date="2027-04-30"]').click();
    await expect(page.getByRole('complementary').getByText('Hari Pekerja')).toBeVisible();
    await page
      .locator('[data-sonner-toast][data-front=true]')
      .getByRole('button', { name: 'Buat asal' })
      .click();
    await expect(page.getByRole('link', { name: 'Masukkan penggal' })).toBeVisible();
  });
});
