import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { sendWeek, superviseTeacher, type WrittenPlan, writeWeek } from './support/supervised-teacher';
import { makeTeachingWeek } from './support/teaching-week';
import { daysAfter } from './support/today';

const DAYS = [1, 2, 3, 4, 5];
const CLASSES = ['1 Amanah', '2 Bestari', '3 Cerdas', '4 Dedikasi', '5 Efisien'];
const inAnHour = (at: number) => `${String(8 + at).padStart(2, '0')}:00`;

/** Every fifth has steps that are shorter than its lesson. */
async function sendOf(teacher: Administrator, day: string): Promise<WrittenPlan[]> {
  const plans = await writeWeek(teacher, day, (at) => ({
    objective: `Pada akhir PdP ${at + 1}, murid dapat menyebut tiga bahan minggu ${day}.`,
    activities: `Stesen tiga bahan (${at % 5 === 0 ? 20 : 30} min)`,
  }));
  await sendWeek(teacher, day, plans);
  return plans;
}

const statesOf = async (supervisor: Administrator, plans: readonly WrittenPlan[]) => {
  const found = await Promise.all(plans.map(({ id }) => supervisor.get(`/api/school-plans/${id}`)));
  return found.map(({ state }: { state: string }) => state);
};

type Told = Readonly<{ weeks: object[]; teachers: Readonly<{ weeks: object[] }>[] }>;

/** As a school has them that sends since January: one late, one that lacks some, the others whole. */
function withEarlierWeeks(told: Told): Told {
  const earlier = Array.from({ length: 40 }, (_, at) => at);
  const whole = { expected: 12, onTime: 12, late: 0, missing: 0, open: 0, verified: 0, away: 0 };
  const weeks = earlier.map((at) => ({
    week: daysAfter('2026-01-12', 7 * at),
    number: at + 1,
    dueAt: '2026-01-09T16:00:00Z',
  }));
  const figures = earlier.map((at) => ({
    ...whole,
    ...(at === 7 && { onTime: 10, late: 2 }),
    ...(at === 11 && { onTime: 5, missing: 7 }),
  }));
  return {
    weeks: [...weeks, ...told.weeks],
    teachers: told.teachers.map((teacher) => ({ ...teacher, weeks: [...figures, ...teacher.weeks] })),
  };
}

/** Presses single keys and counts them. */
function counting(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async press(key: string) {
      count += 1;
      await page.keyboard.press(key);
    },
  };
}

test('25 plans are reviewed by forty keys; 25 at twenty keys a second, while the network dies, and none is lost', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  const { day } = await makeTeachingWeek(
    admin,
    DAYS.flatMap((weekday) =>
      CLASSES.map((name, at) => [name, weekday, inAnHour(at), inAnHour(at).replace(':00', ':30')] as const),
    ),
  );
  await superviseTeacher(admin);
  const teacher = await administratorOf(request, school, 'guru');
  const supervisor = await administratorOf(request, school, 'penyelia');
  const first = await sendOf(teacher, day);

  await signIn(page, school.people.penyelia);
  await page.goto(`${school.origin}/supervisor/rph`);
  const plan = page.getByRole('article', { name: 'Rancangan' });
  await expect(plan).toContainText('Objektif');
  await expect(page.getByText('25 menunggu semakan')).toBeVisible();
  await expect(page.getByText('20 daripada 30 minit dirancang.')).toBeVisible();
  await expectAccessible(page);

  await test.step('what is said is asked for before a return, and a slip is taken back', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Pintasan papan kekunci' });
    for (const act of ['sahkan', 'pulangkan']) await expect(keys).toContainText(act);
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await expect(page.getByLabel('Ulasan bagi objektif')).toBeFocused();
    await expect(page.getByText('Tulis sebab supaya guru tahu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await expect(page.getByText('24 menunggu semakan; 1 selesai.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('25 menunggu semakan.')).toBeVisible();
    await expect.poll(() => statesOf(supervisor, first.slice(0, 1))).toEqual(['sent']);
  });

  await test.step('the next plan is read from its start, however far down the last one was', async () => {
    await page.setViewportSize({ width: 1024, height: 500 });
    for (const key of ['j', 'k']) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(plan.getByRole('heading', { level: 2 })).not.toBeInViewport();
      await page.keyboard.press(key);
      await expect(plan.getByRole('heading', { level: 2 })).toBeInViewport();
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('twenty are verified and five returned by forty keys', async () => {
    const keys = counting(page);
    for (let at = 0; at < 25; at += 1) {
      if (at % 5 === 0) {
        await keys.press('c');
        await expect(page.getByLabel('Ulasan bagi objektif')).toBeFocused();
        await keys.press('2');
        await keys.press('Control+Enter');
        await keys.press('r');
      } else await keys.press('v');
    }
    await expect(page.getByText('Tiada rancangan yang menunggu semakan anda')).toBeVisible();
    expect(keys.count()).toBe(40);
    await expect(page.getByText('Disimpan', { exact: true })).toBeVisible();
    const expected = first.map((_, at) => (at % 5 === 0 ? 'returned' : 'verified'));
    expect(await statesOf(supervisor, first)).toEqual(expected);
  });

  await test.step('at twenty keys a second, with the network away for a part of it, none is lost', async () => {
    const next = daysAfter(day, 7);
    const second = await sendOf(teacher, next);
    await page.reload();
    await expect(plan).toContainText('Objektif');
    for (let at = 0; at < 25; at += 1) {
      if (at === 8) await page.context().setOffline(true);
      await page.keyboard.press('v');
      await page.waitForTimeout(50);
    }
    await expect(page.getByText('Tiada rancangan yang menunggu semakan anda')).toBeVisible();
    await expect(page.getByRole('button', { name: /menunggu talian$/ })).toBeVisible();
    await page.context().setOffline(false);
    await expect
      .poll(() => statesOf(supervisor, second), { timeout: 60_000 })
      .toEqual(second.map(() => 'verified'));
    const kinds = page.getByRole('navigation', { name: 'Jenis rancangan' });
    await expect(kinds.getByRole('link', { name: 'RPH', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Tiada rancangan yang menunggu semakan anda')).toBeVisible();
  });

  await test.step('figures of weeks lead to the lessons that they count, and to the report', async () => {
    await page.getByRole('link', { name: 'Penghantaran RPH' }).first().click();
    const table = page.getByRole('table', { name: 'Penghantaran RPH mengikut guru dan minggu' });
    await expect(table.getByRole('rowheader')).toHaveText(['Cikgu Satu']);
    await table.getByRole('button').last().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: /^Cikgu Satu, / });
    await expect(panel.getByText('Belum', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Laporan guru ini (PDF)' }).click();
    expect((await file).suggestedFilename()).toBe('penghantaran-rph-guru.pdf');
  });

  await test.step('a session is seen at a glance: a square a week, its number where something is late or lacks', async () => {
    const told = await supervisor.get('/api/submissions?of=supervised&weeks=60');
    await page.route('**/api/submissions?*', (route) => route.fulfill({ json: withEarlierWeeks(told) }));
    await page.getByRole('link', { name: 'Sesi', exact: true }).click();
    const squares = page.getByRole('table', { name: 'Penghantaran RPH mengikut guru dan minggu sesi ini' });
    await expect(squares.getByRole('button', { name: /12 dijangka, 12 dihantar, 2 lewat$/ })).toHaveText(
      /^2/,
    );
    await expect(squares.getByRole('button', { name: /12 dijangka, 5 dihantar, 7 belum$/ })).toHaveText(/^7/);
    await squares.getByRole('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(squares.getByRole('button').nth(1)).toBeFocused();
    await expectAccessible(page);
    await page.unroute('**/api/submissions?*');
  });

  await test.step('what was sent again shows what was changed; on a phone it is judged at the thumb', async () => {
    const [returned] = first;
    if (!returned) throw new Error('Nothing was sent.');
    const { id: planId, ...written } = returned;
    const objective = written.objective.replace('menyebut', 'mengelaskan');
    await teacher.put(`/api/lesson-plans/${planId}`, { ...written, objective, version: 1 });
    const body = { id: randomUUID(), day, pressedAt: null };
    await teacher.post('/api/my-week/sending', { ...body, plans: [{ planId, version: 2 }] });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${school.origin}/supervisor/rph`);
    await expect(plan.locator('del')).toHaveText('menyebut');
    await expect(plan.locator('ins')).toHaveText('mengelaskan');
    await expectToReflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sahkan', exact: true }).click();
    await expect(page.getByText('Tiada rancangan yang menunggu semakan anda')).toBeVisible();
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Minggu' }).click();
    await expect(page).toHaveURL(/\/rph/);
  });
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
