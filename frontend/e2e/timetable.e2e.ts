import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

const row = (from: string, to: string, kind = 'lesson') => ({ from, to, kind });

/** Two classes, what they are taught, and the bells of a morning. */
async function setUp(admin: Administrator) {
  const { currentId: academicYearId } = await admin.get('/api/academic-years');
  const { members } = await admin.get('/api/members');
  const teacherOf = (mailbox: string) =>
    members.find(({ email }: { email: string }) => email.startsWith(`${mailbox}@`)).userId;
  const rows = [
    row('07:30', '08:00'),
    row('08:00', '08:30'),
    row('08:30', '08:50', 'recess'),
    row('08:50', '09:20'),
  ];
  await admin.post('/api/bell-schedules', {
    id: crypto.randomUUID(),
    academicYearId,
    name: 'Biasa',
    isUsual: true,
    days: [{ weekdays: [1, 2, 3, 4, 5], shift: 'morning', gradeLevels: null, rows }],
  });
  const subjectId = crypto.randomUUID();
  await admin.post('/api/subjects', {
    ...{ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] },
  });
  for (const [name, mailbox] of [
    ['4 Bestari', 'guru'],
    ['4 Cekal', 'guru'],
  ] as const) {
    const classId = crypto.randomUUID();
    const content = { gradeLevels: ['T4'], shift: 'morning', stream: null, classTeacherId: null, groups: [] };
    await admin.post('/api/classes', { id: classId, academicYearId, name, ...content });
    await admin.post('/api/teaching-sets', {
      id: crypto.randomUUID(),
      ...{ academicYearId, subjectId, name: null, periodsAWeek: 3 },
      parts: [{ classId, groupId: null }],
      teachers: [{ userId: teacherOf(mailbox), isLead: true, fromDay: '2026-01-12', toDay: null }],
    });
  }
}

test('a school makes its first timetable: by keyboard, with its clashes in words, until its teachers see it', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const admin = await administratorOf(request, school);
  await setUp(admin);
  const firstDay = await firstDayOf(admin);
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/jadual-mengajar`);
  const panel = page.getByRole('complementary');
  const add = async (at: string, set: string) => {
    await page.getByRole('button', { name: `Tambah pada ${at}` }).focus();
    await page.keyboard.press('Enter');
    await panel.getByLabel('Kelas dan subjek').fill(set);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('list', { name: 'Guru yang mengajar' })).toHaveText('Cikgu Satu');
  };

  await test.step('it begins with an empty draft', async () => {
    await page.getByRole('button', { name: 'Mula draf pertama' }).click();
    await expect(page.getByText('Draf “Jadual pertama”, belum diterbitkan')).toBeVisible();
    await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
    await expect(page.getByRole('region', { name: 'Isnin' }).getByText('Rehat')).toBeVisible();
  });

  await test.step('a lesson is added in a free place, and keeps what was typed when the network is gone', async () => {
    await add('Isnin, 7.30-8.00 pagi', '4 Bestari');
    await page.route('**/api/timetable-lessons', (route) => route.abort(), { times: 1 });
    await panel.getByRole('button', { name: 'Simpan slot' }).click();
    await expect(panel.getByText('Tiada sambungan ke pelayan')).toBeVisible();
    await panel.getByRole('button', { name: 'Simpan slot' }).click();
    await expect(page.getByRole('region', { name: 'Isnin' }).getByRole('listitem')).toHaveText(
      /Sains.*Cikgu Satu/,
    );
  });

  await test.step('whom a lesson would meet is said before it is saved, and stays said', async () => {
    await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
    await page.getByRole('combobox', { name: 'Kelas' }).fill('4 Cekal');
    await page.keyboard.press('Enter');
    await add('Isnin, 7.30-8.00 pagi', '4 Cekal');
    await expect(
      panel.getByText('Cikgu Satu sudah ada Sains 4 Bestari pada Isnin, 7.30-8.00 pagi.'),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Simpan slot' }).click();
    await expect(page.getByRole('region', { name: 'Pertindihan' })).toContainText('1 pertindihan');
    await expectAccessible(page);
  });

  await test.step('it is not published with a clash', async () => {
    await page.getByRole('button', { name: 'Versi jadual' }).click();
    await panel.getByRole('button', { name: 'Terbitkan' }).click();
    await expect(panel.getByText(/Masih ada pertindihan/)).toBeVisible();
  });

  await test.step('a press moves it where everybody is free, and back again', async () => {
    await page
      .getByRole('region', { name: 'Isnin' })
      .getByRole('button', { name: /bertindih/ })
      .click();
    await panel.getByRole('button', { name: 'Pindah ke Isnin, 8.00-8.30 pagi' }).click();
    await expect(page.getByRole('region', { name: 'Pertindihan' })).toBeHidden();
    await page
      .locator('[data-sonner-toast][data-front=true]')
      .getByRole('button', { name: 'Buat asal' })
      .click();
    await expect(page.getByRole('region', { name: 'Pertindihan' })).toBeVisible();
    await panel.getByRole('button', { name: 'Pindah ke Selasa, 7.30-8.00 pagi' }).click();
    await expect(page.getByRole('region', { name: 'Selasa' }).getByRole('listitem')).toHaveText(/Sains/);
  });

  await test.step('published, why it begins on a day that is over is said', async () => {
    await page.getByRole('button', { name: 'Versi jadual' }).click();
    await panel.getByLabel('Berkuat kuasa mulai').fill(firstDay.split('-').reverse().join('/'));
    await panel.getByRole('button', { name: 'Terbitkan' }).click();
    await expect(panel.getByLabel(/^Sebab bermula/)).toHaveAccessibleDescription(/mengapa/);
    await panel.getByLabel(/^Sebab bermula/).fill('Sudah dipakai sejak awal sesi.');
    await panel.getByRole('button', { name: 'Terbitkan' }).click();
    await expect(page.getByText(/Jadual diterbitkan, bermula/)).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  await test.step('when a teacher leaves, who takes their classes is shown before a draft is made of it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${school.origin}/jadual-mengajar`);
    await page.getByRole('combobox', { name: 'Guru' }).fill('Cikgu Satu');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ganti guru ini' }).click();
    await expect(page.getByText('2 slot bertukar guru, 0 slot berpindah.')).toBeVisible();
    await page.getByLabel('Pengganti').first().selectOption('Cikgu Dua');
    await expect(page.getByText(/Lapang pada semua masanya/).first()).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Buat draf' }).click();
    await expect(page.getByText('Draf “Tanpa Cikgu Satu”, belum diterbitkan')).toBeVisible();
    await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
  });

  await test.step('its teachers see their own week on their phones, and change nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, school.people.guru);
    await page.goto(`${school.origin}/jadual-mengajar`);
    await expect(page.getByText(/2 waktu seminggu/)).toBeVisible();
    await page.getByRole('button', { name: 'Isnin', exact: true }).click();
    await page.getByRole('button', { name: /4 Bestari/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Sains, 4 Bestari' });
    await expect(sheet.getByText('Isnin, 7.30-8.00 pagi')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Simpan slot' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Tutup' }).click();
    await expectAccessible(page);
  });

  await test.step('on its first day the dashboard says which lesson is under way and which is next', async () => {
    const monday = mondayFrom(firstDay);
    await page.clock.setFixedTime(`${monday}T07:40:00+08:00`);
    await page.goto(`${school.origin}/dashboard`);
    await expect(page.getByRole('region', { name: 'Sekarang' })).toContainText(
      /20 minit lagi.*4 Bestari · Sains/,
    );
    await page.clock.setFixedTime(`${monday}T07:20:00+08:00`);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Seterusnya' })).toContainText(
      /7\.30-8\.00 pagi.*dalam 10 minit/,
    );
  });
});

test('times for what a draft misses are proposed, used at once and taken back by one press', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const admin = await administratorOf(request, school);
  await setUp(admin);
  const { currentId: academicYearId } = await admin.get('/api/academic-years');
  await admin.post('/api/timetables', { id: crypto.randomUUID(), academicYearId, name: 'Januari' });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
  const monday = page.getByRole('region', { name: 'Isnin' });
  await page.getByRole('button', { name: 'Cadangkan' }).click();
  await expect(page.getByText('6 waktu dalam penugasan belum ada dalam draf ini.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Sains').fill('1');
  await page.getByRole('button', { name: 'Cari masa' }).click();
  await expect(page.getByText('Semua dapat diletakkan.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 daripada 4');
  await expect(page.getByRole('row', { name: /Cikgu Satu/ })).toContainText('0 → 6');
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Guna cadangan' }).click();
  await expect(page.getByText('4 pelajaran ditambah.')).toBeVisible();
  await expect(page.getByText('3 waktu seminggu')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pertindihan' })).toBeHidden();
  await page.getByRole('button', { name: 'Buat asal' }).click();
  await expect(page.getByText('0 waktu seminggu')).toBeVisible();
  await expect(monday.getByRole('listitem')).toHaveCount(0);
});

test('a room is of a kind, a subject asks for one, and what is proposed is held there', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const admin = await administratorOf(request, school);
  await setUp(admin);
  const { currentId: academicYearId } = await admin.get('/api/academic-years');
  const timetableId = crypto.randomUUID();
  await admin.post('/api/timetables', { id: timetableId, academicYearId, name: 'Januari' });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
  await page.getByRole('button', { name: 'Versi jadual' }).click();
  await page.getByRole('button', { name: 'Tambah bilik' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tambah bilik' });
  await sheet.getByLabel('Nama bilik').fill('Makmal 1');
  await sheet.getByLabel('Jenis').fill('Makmal');
  await sheet.getByLabel('Tempat duduk').fill('0');
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(sheet.getByLabel('Tempat duduk')).toBeFocused();
  await sheet.getByLabel('Tempat duduk').fill('40');
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Makmal, 40 tempat duduk')).toBeVisible();
  const actions = page.getByRole('button', { name: 'Tindakan untuk Makmal 1' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Padam' }).click();
  await expect(actions).toBeHidden();
  await page.getByRole('button', { name: 'Buat asal' }).last().click();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  await page.getByLabel('Tempat duduk').fill('35');
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Makmal, 35 tempat duduk')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
  await page.getByRole('button', { name: 'Cadangkan' }).click();
  await page.getByLabel('Bilik bagi Sains', { exact: true }).selectOption({ label: 'Mana-mana Makmal' });
  const seats = page.getByLabel('Tempat duduk bagi Sains, sekurang-kurangnya');
  await seats.selectOption('40');
  await expect(page.getByText('Sains: mana-mana Makmal, 40 tempat duduk.')).toBeVisible();
  await page.getByRole('button', { name: 'Cari masa' }).click();
  await expect(
    page.getByText(/Sekolah tiada bilik yang diminta: mana-mana Makmal, 40/).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ubah peraturan dan cari semula' }).click();
  await seats.selectOption('30');
  await expect(page.getByText('Sains: mana-mana Makmal, 30 tempat duduk.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Cari masa' }).click();
  await expect(page.getByText('Semua dapat diletakkan.')).toBeVisible();
  await page.getByRole('button', { name: 'Guna cadangan' }).click();
  await expect(page.getByText(/pelajaran ditambah\./)).toBeVisible();
  const { items } = await admin.get(`/api/timetables/${timetableId}/lessons`);
  const [room] = (await admin.get('/api/rooms')).items;
  expect(new Set(items.map(({ roomId }: { roomId: string }) => roomId))).toEqual(new Set([room.id]));
});

test('a teacher fills a week of their own on a phone, and goes over to the school’s with every plan in its place @weekly', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const admin = await administratorOf(request, school);
  await setUp(admin);
  const firstDay = await firstDayOf(admin);
  await page.clock.setFixedTime(`${mondayFrom(firstDay)}T07:40:00+08:00`);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/jadual-mengajar`);
  const sheet = page.getByRole('dialog', { name: 'Tambah kelas' });
  const save = sheet.getByRole('button', { name: 'Simpan kelas' });

  await test.step('what was typed stays without a network and after a reload, and says what is wrong', async () => {
    await expect(page.getByText('Jadual sendiri · belum ada kelas')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Isnin', exact: true }).click();
    await page.getByRole('button', { name: 'Tambah pada hari Isnin' }).click();
    await save.click();
    await expect(sheet.getByLabel('Kelas', { exact: true })).toBeFocused();
    await sheet.getByLabel('Kelas', { exact: true }).fill('4bestari');
    await sheet.getByLabel('Mata pelajaran').fill('sains');
    await page.route('**/api/personal-lessons', (route) => route.abort(), { times: 1 });
    await save.click();
    await expect(sheet.getByText('Tiada sambungan ke pelayan')).toBeVisible();
    await page.reload();
    await expect(sheet.getByLabel('Mata pelajaran')).toHaveValue('sains');
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText('Jadual sendiri · 1 kelas seminggu')).toBeVisible();
  });

  await test.step('a class of the school is of its set; two at one time are not taken', async () => {
    await page.getByRole('button', { name: 'Tambah kelas' }).click();
    await sheet.getByLabel('Kelas', { exact: true }).fill('4 Cekal');
    await sheet.getByLabel('Mata pelajaran').fill('Sains');
    await sheet.getByLabel('Mula').fill('07:45');
    await sheet.getByLabel('Tamat').fill('08:15');
    await save.click();
    await expect(sheet.getByText('Anda sudah ada kelas lain pada masa ini.').first()).toBeVisible();
    await sheet.getByLabel('Hari').selectOption('Selasa');
    await save.click();
    await expect(page.getByText('Jadual sendiri · 2 kelas seminggu')).toBeVisible();
  });

  await test.step('the week is prepared by it', async () => {
    await page.goto(`${school.origin}/rph`);
    await page.getByRole('button', { name: /^Sediakan/ }).click();
    await expect(page.getByText(/2 rancangan/).first()).toBeVisible();
  });

  await test.step('the school’s timetable is proposed, and taken over', async () => {
    await publishForGuru(admin, firstDay);
    await page.goto(`${school.origin}/jadual-mengajar`);
    await page.getByRole('button', { name: 'Padankan' }).click();
    const matching = page.getByRole('dialog', { name: 'Padankan dengan jadual sekolah' });
    await expect(matching.getByLabel('Dalam jadual sekolah')).toHaveValue(/./);
    await expectAccessibleEverywhere(page);
    await matching.getByRole('button', { name: 'Guna jadual sekolah' }).click();
    await expect(page.getByText(/Minggu anda mengikut jadual sekolah/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Padankan' })).toHaveCount(0);
    await page.goto(`${school.origin}/rph`);
    await expect(page.getByText('2 perlu dilihat.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sediakan/ })).toHaveCount(0);
  });
});

async function firstDayOf(admin: Administrator): Promise<string> {
  const { items, currentId } = await admin.get('/api/academic-years');
  return items.find(({ id }: { id: string }) => id === currentId).firstDay;
}

/** The first Monday on or after a day. */
function mondayFrom(day: string): string {
  const monday = new Date(`${day}T00:00:00Z`);
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() + 1);
  return monday.toISOString().slice(0, 10);
}

/** From the first day of the session on, each on another day than the teacher said. */
async function publishForGuru(admin: Administrator, startsOn: string) {
  const { currentId: academicYearId } = await admin.get('/api/academic-years');
  const { items } = await admin.ofSession('/api/teaching-sets');
  const { members } = await admin.get('/api/members');
  const guru = members.find(({ email }: { email: string }) => email.startsWith('guru@')).userId;
  const timetableId = crypto.randomUUID();
  await admin.post('/api/timetables', { id: timetableId, academicYearId, name: 'Jadual Oktober' });
  for (const [at, { id: teachingSetId }] of items.entries())
    await admin.post('/api/timetable-lessons', {
      ...{ id: crypto.randomUUID(), timetableId, kind: 'lesson', teachingSetId, title: null },
      ...{ weekday: 2 + at, cycleWeek: null, from: '08:00', to: '08:30', roomId: null },
      ...{ teacherIds: [guru], classIds: [], isPinned: false },
    });
  await admin.post(`/api/timetables/${timetableId}/publication`, {
    ...{ version: 1, startsOn, reason: 'Sudah dipakai sejak awal sesi.' },
  });
}
