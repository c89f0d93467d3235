import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { type OwnSchool, test } from './support/own-school';
import { signIn } from './support/sign-in';
import { sendWeek, superviseTeacher, writeWeek } from './support/supervised-teacher';
import { makeTeachingWeek } from './support/teaching-week';
import { daysAfter } from './support/today';

const words = { objective: 'Murid dapat menyebut tiga bahan.', activities: 'Stesen (30 min)' };
const states = (page: Page) => page.getByRole('link', { name: /5 Bestari Sains/ });

/** A class has science on Monday, Tuesday and Wednesday, and all of it was sent. */
async function sentWeek(request: Parameters<typeof administratorOf>[0], school: OwnSchool) {
  const admin = await administratorOf(request, school);
  const { academicYearId, day } = await makeTeachingWeek(admin, [
    ['5 Bestari', 1, '08:00', '08:30'],
    ['5 Bestari', 2, '08:00', '08:30'],
    ['5 Bestari', 3, '08:00', '08:30'],
  ]);
  await superviseTeacher(admin);
  const teacher = await administratorOf(request, school, 'guru');
  await sendWeek(teacher, day, await writeWeek(teacher, day, () => words));
  return { admin, academicYearId, day };
}

const stop = (admin: Administrator, academicYearId: string, day: string) =>
  admin.post('/api/calendar-events', {
    ...{ id: crypto.randomUUID(), academicYearId, title: 'Sukan', unit: 'administration', effect: 'all' },
    ...{ from: day, to: day, fromTime: null, toTime: null, repeats: null, repeatsUntil: null },
    ...{ except: [], place: '', coordinatorId: null, classIds: [], note: '' },
  });

test('an event over a week that was sent is said to teacher and verifier, and taken back it is as before', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const { admin, academicYearId, day } = await sentWeek(request, school);
  await stop(admin, academicYearId, daysAfter(day, 1));

  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rph?minggu=${day}`);
  await expect(states(page)).toHaveCount(3);
  await expect(page.getByText('Tidak diadakan: Sukan · dihantar')).toBeVisible();
  await expect(page.getByText(/^2 dihantar/)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, school.people.penyelia);
  await page.goto(`${school.origin}/supervisor/rph`);
  await expect(page.getByText(/Tidak diadakan: Sukan$/).first()).toBeVisible();
  await page.getByRole('button', { name: /Tidak diadakan: Sukan/ }).click();
  await expect(page.getByRole('article', { name: 'Rancangan' })).toContainText('Tidak diadakan: Sukan');
  await expectAccessibleEverywhere(page);

  const { items } = await admin.ofSession('/api/calendar-events');
  await admin.delete(`/api/calendar-events/${items[0].id}`);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Rancangan' })).toBeVisible();
  await expect(page.getByText(/Tidak diadakan/)).toHaveCount(0);
});

test('the plan of a lesson that is not held goes on to another, by a press on a phone and by a key', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const { admin, academicYearId, day } = await sentWeek(request, school);
  const [tuesday, wednesday] = [daysAfter(day, 1), daysAfter(day, 2)];
  await stop(admin, academicYearId, tuesday);
  const sheet = page.getByRole('dialog', { name: /^Pindahkan rancangan/ });

  await test.step('with what follows, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, school.people.guru);
    await page.goto(`${school.origin}/rph?minggu=${day}&hari=${tuesday}`);
    await page.getByRole('button', { name: /^Tindakan .*tidak diadakan: sukan/ }).click();
    await page.getByRole('menuitem', { name: 'Pindahkan…' }).click();
    await expect(sheet).toContainText('tidak diadakan: Sukan');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Bersama yang menyusul' }).click();
    await expect(page.getByText('2 rancangan dipindahkan.')).toBeVisible();
    await expect(sheet).toBeHidden();
    // What went on was withdrawn, and is a draft of its new lesson.
    await expect(page.getByText('1 draf sedia, 1 dihantar.')).toBeVisible();
  });

  await test.step('alone, by a key', async () => {
    await stop(admin, academicYearId, wednesday);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.getByRole('link', { name: /tidak diadakan: sukan · draf disimpan/ }).focus();
    await page.keyboard.press('m');
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Rancangan ini sahaja' }).click();
    await expect(page.getByText('1 rancangan dipindahkan.')).toBeVisible();
    await expect(page.getByText('1 dihantar.')).toBeVisible();
    await page.goto(`${school.origin}/rph?minggu=${daysAfter(day, 7)}`);
    await expect(page.getByText('1 belum ditulis, 2 draf sedia.')).toBeVisible();
  });
});
