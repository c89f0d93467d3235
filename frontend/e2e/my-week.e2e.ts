import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { expectSaved } from './support/lesson-plan';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

/** A class that has science on Mondays and Wednesdays, by a timetable from the first day of the session on. */
async function makeTimetable(admin: Administrator) {
  const { items, currentId: academicYearId } = await admin.get('/api/academic-years');
  const { firstDay } = items.find(({ id }: { id: string }) => id === academicYearId);
  const { members } = await admin.get('/api/members');
  const { userId } = members.find(({ email }: { email: string }) => email.startsWith('guru@'));
  const [subjectId, classId, teachingSetId, timetableId] = Array.from({ length: 4 }, () =>
    crypto.randomUUID(),
  );
  await admin.post('/api/subjects', {
    ...{ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] },
  });
  await admin.post('/api/classes', {
    ...{ id: classId, academicYearId, name: '4 Bestari', gradeLevels: ['T4'], shift: 'morning' },
    ...{ stream: null, classTeacherId: null, groups: [] },
  });
  await admin.post('/api/teaching-sets', {
    ...{ id: teachingSetId, academicYearId, subjectId, name: null, periodsAWeek: 3 },
    parts: [{ classId, groupId: null }],
    teachers: [{ userId, isLead: true, fromDay: firstDay, toDay: null }],
  });
  await admin.post('/api/timetables', { id: timetableId, academicYearId, name: 'Jadual' });
  for (const [weekday, from, to] of [
    [1, '08:00', '08:30'],
    [1, '08:30', '09:00'],
    [3, '10:00', '10:30'],
  ])
    await admin.post('/api/timetable-lessons', {
      ...{ id: crypto.randomUUID(), timetableId, kind: 'lesson', teachingSetId, title: null },
      ...{
        weekday,
        cycleWeek: null,
        from,
        to,
        roomId: null,
        teacherIds: [userId],
        classIds: [],
        isPinned: false,
      },
    });
  const publication = { version: 1, startsOn: firstDay, reason: 'Jadual sejak awal sesi' };
  await admin.post(`/api/timetables/${timetableId}/publication`, publication);
  return firstDay as string;
}

test('a teacher prepares a week by a key, takes it back, and writes what it lacks', async ({
  page,
  request,
  school,
}) => {
  const firstDay = await makeTimetable(await administratorOf(request, school));
  const later = new Date(Date.parse(firstDay) + 14 * 86_400_000).toISOString().slice(0, 10);
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${later}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Minggu Saya' })).toBeVisible();
  const sentence = page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByText('2 rancangan belum ditulis.');
  await expect(sentence).toBeVisible();

  await page.keyboard.press('s');
  await expect(page.getByText('2 draf disediakan')).toBeVisible();
  await expect(page.getByText('2 perlu dilihat.')).toBeVisible();
  await page.getByRole('button', { name: 'Buat asal' }).click();
  await expect(sentence).toBeVisible();
  await page.getByRole('button', { name: 'Sediakan minggu' }).click();
  await expect(page.getByText('2 perlu dilihat.')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.keyboard.press('n');
  const first = page.getByRole('link', { name: /8\.00 pagi, 4 Bestari Sains, tiada rpt: tulis objektif$/ });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Objektif *').fill('Murid dapat meramal perubahan.');
  // On a phone one section is shown at a time.
  await page.getByRole('button', { name: 'Aktiviti' }).click();
  await page.getByLabel('Langkah 1').fill('Set induksi (10 min)\nStesen (50 min)');
  await expectSaved(page);
  await page.goBack();
  await expect(page.getByText('1 perlu dilihat, 1 draf sedia.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const wednesday = page.getByRole('tab', { name: /Rabu.*, 1 PdP, 1 perlu dilihat$/ });
  await wednesday.click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /Selasa/ })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Tiada PdP.');
});
