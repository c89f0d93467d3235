import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { writePlan } from './support/lesson-plan';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { dayFromToday } from './support/today';

/** In Kelantan school is held on it. */
const SUNDAY = '2026-11-22';

async function moveToKelantan(admin: Administrator): Promise<void> {
  const profile = { schoolType: 'sk', ppd: 'PPD Contoh', teacherCount: 24, state: '03' };
  await admin.put('/api/school-profile', profile);
}

async function keep(admin: Administrator, entry: { from: string; [field: string]: unknown }): Promise<void> {
  const { currentId } = await admin.get('/api/academic-years');
  const rest = { followsWeekday: null, cutFrom: null, bellScheduleId: null, classIds: null };
  const days = { academicYearId: currentId, to: entry.from };
  await admin.post('/api/calendar-entries', { id: crypto.randomUUID(), ...days, ...rest, ...entry });
}

async function openOnSunday(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(`${SUNDAY}T10:00:00+08:00`);
  await page.goto(address);
}

test('a Sunday in Kelantan is one week in the strip, the list, the dashboard and a date field', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const admin = await administratorOf(request, school);
  await moveToKelantan(admin);
  await keep(admin, {
    kind: 'school_event',
    name: 'Sambutan sekolah',
    from: '2026-11-24',
    hasLessons: false,
  });
  const held = { kind: 'held', hasLessons: true, followsWeekday: 1 };
  await keep(admin, { ...held, name: 'Ganti Hari Sukan', from: '2026-11-28' });
  await signIn(page, school.people.guru);
  await openOnSunday(page, `${school.origin}/dashboard`);
  const strip = page.getByRole('region', { name: 'Makluman' });

  await test.step('the strip says the week of the school, to its Saturday', async () => {
    await expect(strip.getByText('Minggu 42 · 22-28 Nov', { exact: true })).toBeVisible();
  });
  await test.step('the date field of a new plan begins its week on Sunday, and names what is no usual day', async () => {
    await page.goto(`${school.origin}/bina-rph`);
    await expect(page.getByLabel('Tarikh')).toHaveValue('22/11/2026');
    await page.getByRole('button', { name: 'Kalendar' }).click();
    const month = page.getByRole('table', { name: 'November 2026' });
    await expect(month.getByRole('columnheader').first()).toHaveText('Ahd');
    await expect(month.getByRole('button', { name: /^Sabtu, 28 November 2026, Ganti/ })).toBeVisible();
    await expect(page.getByText('24 Nov 2026 · Sambutan sekolah')).toBeVisible();
    await expectAccessible(page);
    await month.getByRole('button', { name: 'Selasa, 24 November 2026, Sambutan sekolah' }).click();
    await expect(page.getByLabel('Tarikh')).toHaveValue('24/11/2026');
    await page.getByLabel('Tarikh').fill('22/11/2026');
  });
  await test.step('the list and the dashboard have that week, a holiday and a Saturday among its days', async () => {
    await page.goto(`${school.origin}/rph`);
    await writePlan(page, { subject: 'Sejarah', className: '4 Arif' });
    await page.goto(`${school.origin}/rph?minggu=${SUNDAY}`);
    const week = page.getByRole('region', { name: 'Minggu 42 · 22-28 Nov' });
    await expect(week.getByRole('heading', { level: 3 })).toHaveText([
      'Sabtu, 28 November 2026 · Ganti Hari Sukan',
      'Selasa, 24 November 2026 · Sambutan sekolah',
      'Ahad, 22 November 2026',
    ]);
    await expect(week.getByText('Tiada persekolahan.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${school.origin}/dashboard`);
    const days = page.getByRole('region', { name: 'Minggu 42' }).getByRole('list').first().locator('> li');
    await expect(days).toHaveCount(6);
    await expect(days.first()).toHaveAccessibleName('Ahad, 22 November 2026');
    await expect(days.nth(2)).toContainText('Sambutan sekolah');
    await expect(days.last()).toHaveAccessibleName('Sabtu, 28 November 2026, Ganti Hari Sukan');
    await expectAccessible(page);
  });
  await test.step('the analytics of the school count that week', async () => {
    await signIn(page, school.people.admin);
    await openOnSunday(page, `${school.origin}/school-management/analytics`);
    await expect(page.getByText('Minggu ini · 22-28 Nov')).toBeVisible();
  });
});

test('a school that counts weeks of holidays is told so in the strip, and one without a session what the ministry says', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  const admin = await administratorOf(request, school);
  await signIn(page, school.people.guru);
  const strip = page.getByRole('region', { name: 'Makluman' });
  await page.clock.setFixedTime('2026-11-18T10:00:00+08:00');
  const refusal = { code: 'ROLE_REQUIRED', message: 'Not of this school.' };
  // Of a session that is named, and of the present one.
  const asked = /\/api\/calendar(?:\/of-day)?(?:\?.*)?$/;
  await page.route(asked, (route) => route.fulfill({ status: 403, json: refusal }));
  await page.goto(`${school.origin}/dashboard`);
  await expect(strip.getByText('Minggu 41 · 16-20 Nov · kalendar KPM', { exact: true })).toBeVisible();
  await page.unroute(asked);
  const from = dayFromToday(0);
  await admin.put('/api/school-settings/weekNumbering', { value: 'with_holidays', from });
  await page.reload();
  await expect(strip.getByText('Minggu 45 · 16-20 Nov', { exact: true })).toBeVisible();
});

test('Ctrl-K finds an event and opens it beside its month @weekly', async ({ page, request, school }) => {
  const admin = await administratorOf(request, school);
  const { currentId } = await admin.get('/api/academic-years');
  const title = 'Sambutan Hari Guru';
  await admin.post('/api/calendar-events', {
    id: crypto.randomUUID(),
    academicYearId: currentId,
    title,
    ...{ unit: 'cocurriculum', from: '2026-05-15', to: '2026-05-15', fromTime: null, toTime: null },
    ...{ repeats: null, repeatsUntil: null, except: [], place: 'Dewan', coordinatorId: null },
    ...{ effect: 'none', classIds: [], note: '' },
  });
  await signIn(page, school.people.guru);
  await page.getByRole('button', { name: /^Cari/ }).click();
  await page.getByRole('combobox', { name: /Cari halaman/ }).fill('hari guru');
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: title }).click();
  await expect(page).toHaveURL(/takwim-tahunan\?bulan=2026-05&aktiviti=/);
  await expect(page.getByRole('complementary').getByRole('heading', { name: title })).toBeVisible();
});
