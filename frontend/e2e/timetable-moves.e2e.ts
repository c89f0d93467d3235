import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

const bells = [
  ['07:30', '08:00'],
  ['08:00', '08:30'],
  ['08:30', '09:00'],
].map(([from, to]) => ({ from, to, kind: 'lesson' }));

/**
 * A draft of two classes, whose teachers are Cikgu Satu and the administrator: on Monday 4 Bestari has Sains and then
 * Matematik; Cikgu Satu is with 4 Cekal in the last period of Monday, which stays there.
 */
async function makeDraft(admin: Administrator): Promise<void> {
  const { currentId: academicYearId } = await admin.get('/api/academic-years');
  const { members } = await admin.get('/api/members');
  const teacherOf = (mailbox: string) =>
    members.find(({ email }: { email: string }) => email.startsWith(`${mailbox}@`)).userId;
  const id = () => crypto.randomUUID();
  await admin.post('/api/bell-schedules', {
    ...{ id: id(), academicYearId, name: 'Biasa', isUsual: true },
    days: [{ weekdays: [1, 2, 3, 4, 5], shift: 'morning', gradeLevels: null, rows: bells }],
  });
  const timetable = { id: id(), academicYearId, name: 'Draf ujian' };
  await admin.post('/api/timetables', timetable);
  const classIds = [id(), id()];
  for (const [at, name] of ['4 Bestari', '4 Cekal'].entries())
    await admin.post('/api/classes', {
      ...{ id: classIds[at], academicYearId, name, gradeLevels: ['T4'] },
      ...{ shift: 'morning', stream: null, classTeacherId: null, groups: [] },
    });
  const lessons = [
    ['Sains', 'SN', 0, 'guru', 0],
    ['Matematik', 'MT', 0, 'adminutama', 1],
    ['Sejarah', 'SJ', 1, 'guru', 2],
  ] as const;
  for (const [name, code, ofClass, mailbox, period] of lessons) {
    const [subjectId, setId, classId] = [id(), id(), classIds[ofClass]];
    await admin.post('/api/subjects', {
      id: subjectId,
      name,
      code,
      language: 'ms',
      religion: null,
      levels: [],
    });
    await admin.post('/api/teaching-sets', {
      ...{ id: setId, academicYearId, subjectId, name: null, periodsAWeek: 1, teachers: [] },
      parts: [{ classId, groupId: null }],
    });
    await admin.post('/api/timetable-lessons', {
      ...{ id: id(), timetableId: timetable.id, kind: 'lesson', teachingSetId: setId, title: null },
      ...{ weekday: 1, cycleWeek: null, from: bells[period]?.from, to: bells[period]?.to, roomId: null },
      ...{ teacherIds: [teacherOf(mailbox)], classIds: [], isPinned: name === 'Sejarah' },
    });
  }
}

const undo = (page: Page) =>
  page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Buat asal' }).click();

test('a lesson is lifted by a key, every place says what it means, and one key puts it in the best', async ({
  page,
  request,
  school,
}) => {
  await makeDraft(await administratorOf(request, school));
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
  const monday = page.getByRole('region', { name: 'Isnin' });
  const first = monday.getByRole('listitem').first();
  await first.getByRole('button').focus();
  await page.keyboard.press('m');
  const own = monday.getByRole('button', { name: /^Isnin, 7.30-8.00 pagi: Tempat asal/ });
  await expect(own).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /Boleh tukar dengan Matematik/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('button', {
      name: /Guru di 4 C. Cikgu Satu sudah ada Sejarah 4 Cekal pada Isnin, 8.30-9.00 pagi/,
    }),
  ).toBeFocused();
  await expect(page.getByRole('complementary')).toContainText('Cikgu Satu sudah ada Sejarah 4 Cekal');
  await expectAccessible(page);
  await test.step('where it clashes it may stand with a reason, and one press takes both back', async () => {
    await page.getByRole('button', { name: 'Benarkan dengan sebab' }).click();
    await page.getByLabel('Sebab').fill('Guru pelatih mengambil satu kelas.');
    await page.getByRole('button', { name: 'Pindah dan benarkan' }).click();
    await expect(first).not.toHaveText(/Sains/);
    await undo(page);
    await expect(first).toHaveText(/Sains/);
    await first.getByRole('button').focus();
    await page.keyboard.press('m');
    await expect(own).toBeFocused();
  });
  await page.keyboard.press('Escape');
  await expect(first.getByRole('button')).toBeFocused();
  await page.keyboard.press('m');
  await expect(own).toBeFocused();
  await page.keyboard.press('1');
  const tuesday = page.getByRole('region', { name: 'Selasa' });
  await expect(tuesday.getByRole('button', { name: /Sains/ })).toBeFocused();
  await undo(page);
  await expect(first).toHaveText(/Sains/);
  await first.getByRole('button').focus();
  await page.keyboard.press('m');
  await expect(own).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(first).toHaveText(/Matematik/);
});

test('on a phone a lesson changes places in four taps @weekly', async ({ page, request, school }) => {
  await makeDraft(await administratorOf(request, school));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/jadual-mengajar?papar=kelas`);
  await page.getByRole('button', { name: 'Isnin', exact: true }).click();
  await page.getByRole('button', { name: /Sains/ }).click();
  await page.getByRole('button', { name: 'Pindah ke …' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pindah Sains, 4 Bestari' });
  await sheet.getByRole('button', { name: /Isnin, *1 tempat/ }).click();
  await expect(sheet.getByRole('button', { name: /9.00 Kosong/ })).toHaveText(/Guru di 4 C/);
  await sheet.getByRole('button', { name: /Boleh tukar/ }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Tukar dengan Matematik' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /Sains/ })).toHaveText(/8.00-8.30 pagi/);
});

test('the whole school is one grid for the keyboard: it reads each cell aloud, finds a teacher, opens and moves @weekly', async ({
  page,
  request,
  school,
}) => {
  await makeDraft(await administratorOf(request, school));
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/jadual-mengajar?papar=induk`);
  const grid = page.getByRole('grid', { name: 'Jadual induk' });
  const cell = (name: string | RegExp) => grid.getByRole('gridcell', { name });
  await expect(cell('4 Bestari, Isnin, waktu 1, Sains, Cikgu Satu')).toHaveAttribute('tabindex', '0');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.type('Cikgu Satu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('S = Cikgu Satu: 2 slot disorot')).toBeVisible();
  await expectAccessible(page);
  await cell(/waktu 1, Sains/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell('4 Bestari, Isnin, waktu 2, Matematik, Admin Utama')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell('4 Cekal, Isnin, waktu 2, kosong')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Matematik, 4 Bestari' });
  await expect(panel.getByRole('button', { name: 'Pindah ke …' })).toBeVisible();
  await cell(/Matematik/).focus();
  await page.keyboard.press('m');
  await expect(cell(/^Isnin, 8.00-8.30 pagi: Tempat asal/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(/^Isnin, 8.30-9.00 pagi: Lapang/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell('4 Bestari, Isnin, waktu 3, Matematik, Admin Utama')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^4 Bestari 2 slot seminggu/ }).click();
  await expect(page.getByRole('button', { name: 'Kelas', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
