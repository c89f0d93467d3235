import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { sendWeek, superviseTeacher, writeWeek } from './support/supervised-teacher';
import { makeTeachingWeek } from './support/teaching-week';
import { daysAfter } from './support/today';

const words = { objective: 'Murid dapat menyebut tiga bahan.', activities: 'Stesen (30 min)' };
const states = (page: Page) => page.getByRole('link', { name: /5 Bestari Sains/ });

test('an event over a week that was sent is said to teacher and verifier, and taken back it is as before', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const admin = await administratorOf(request, school);
  const { academicYearId, day } = await makeTeachingWeek(admin, [
    ['5 Bestari', 1, '08:00', '08:30'],
    ['5 Bestari', 2, '08:00', '08:30'],
    ['5 Bestari', 3, '08:00', '08:30'],
  ]);
  await superviseTeacher(admin);
  const teacher = await administratorOf(request, school, 'guru');
  await sendWeek(teacher, day, await writeWeek(teacher, day, () => words));
  const tuesday = daysAfter(day, 1);
  await admin.post('/api/calendar-events', {
    ...{ id: crypto.randomUUID(), academicYearId, title: 'Sukan', unit: 'administration', effect: 'all' },
    ...{ from: tuesday, to: tuesday, fromTime: null, toTime: null, repeats: null, repeatsUntil: null },
    ...{ except: [], place: '', coordinatorId: null, classIds: [], note: '' },
  });

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

  const { items } = await admin.get('/api/calendar-events');
  await admin.delete(`/api/calendar-events/${items[0].id}`);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Rancangan' })).toBeVisible();
  await expect(page.getByText(/Tidak diadakan/)).toHaveCount(0);
});
