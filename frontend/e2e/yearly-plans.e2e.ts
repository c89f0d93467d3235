import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

/** A subject of Tahun 5, and a yearly plan of it with a topic in each of these weeks. */
async function setUp(admin: Administrator, topics: readonly [week: number, topic: string][]) {
  const { currentId } = await admin.get('/api/academic-years');
  const subjectId = randomUUID();
  const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 4 }];
  await admin.post('/api/subjects', {
    ...{ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null, levels },
  });
  const planId = randomUUID();
  if (topics.length > 0)
    await admin.post('/api/yearly-plans', {
      ...{ id: planId, academicYearId: currentId, subjectId, gradeLevel: 'T5' },
      ...{ isOwn: false, startFrom: null, fromCurriculum: false },
    });
  for (const [week, topic] of topics)
    await admin.post('/api/yearly-plan-rows', {
      ...{ id: randomUUID(), planId, week, rank: 0, theme: '', topic, contentStandards: [] },
      ...{ learningStandards: [`9.${week}.1 ${topic}`], objective: '', crossCurricular: '' },
      ...{ resources: '', notes: '' },
    });
  return { yearId: currentId, planId };
}

const rowsOf = async (admin: Administrator, planId: string): Promise<{ week: number; topic: string }[]> =>
  (await admin.get(`/api/yearly-plans/${planId}/rows`)).items;
const weeksByTopic = async (admin: Administrator, planId: string) =>
  Object.fromEntries((await rowsOf(admin, planId)).map(({ week, topic }) => [topic, week]));
const grid = (page: Page) => page.getByRole('grid', { name: 'RPT Sains Tahun 5' });
const cellIn = (page: Page, row: RegExp, column: number) =>
  grid(page).getByRole('row', { name: row }).locator(`[data-column="${column}"]`);

test('a yearly plan is begun and written by keyboard, kept without a network, moved and moved back', async ({
  page,
  context,
  request,
  school,
}) => {
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  await setUp(admin, []);
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/rpt`);
  await page.getByRole('button', { name: 'Mula kosong' }).click();
  await expect(grid(page)).toBeVisible();
  const [{ id: planId }] = (await admin.get('/api/yearly-plans')).items;

  await test.step('texts, of several lines too', async () => {
    await cellIn(page, /^Minggu 3,/, 1).focus();
    await page.keyboard.type('Haba');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('9.2.1 Menerangkan haba');
    await page.keyboard.press('Alt+Enter');
    await page.keyboard.type('9.2.2 说明热能');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => rowsOf(admin, planId))
      .toMatchObject([
        { week: 3, topic: 'Haba', learningStandards: ['9.2.1 Menerangkan haba', '9.2.2 说明热能'] },
      ]);
  });

  await test.step('without a network, and sent from another page', async () => {
    const rows = '**/api/yearly-plan-rows/*';
    await context.route(rows, (route) => route.abort('internetdisconnected'));
    await cellIn(page, /^Minggu 3,/, 4).focus();
    await page.keyboard.type('Murid mengukur suhu.');
    await page.keyboard.press('Enter');
    await expect(cellIn(page, /^Minggu 3,/, 4)).toContainText('dalam peranti ini');
    await page.goto(`${school.origin}/dashboard`);
    await context.unroute(rows);
    await page.reload();
    await expect
      .poll(() => rowsOf(admin, planId), { timeout: 15_000 })
      .toMatchObject([{ objective: 'Murid mengukur suhu.' }]);
    // Until the answer has come, too: what is not known to have arrived is sent once more.
    await expect(page.getByRole('button', { name: /belum dihantar/ })).toHaveCount(0);
    await page.goto(`${school.origin}/rpt`);
  });

  await test.step('a week on, and back', async () => {
    await cellIn(page, /^Minggu 3,/, 1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => weeksByTopic(admin, planId)).toEqual({ Haba: 4 });
    await expect(cellIn(page, /^Minggu 4,/, 1)).toBeFocused();
    // The grid has one too, which knows of texts alone.
    const undo = page.getByRole('button', { name: 'Buat asal' });
    await expect(undo).toHaveCount(2);
    await undo.last().click();
    await expect.poll(() => weeksByTopic(admin, planId)).toEqual({ Haba: 3 });
  });

  await expectAccessible(page);
  expect(errors.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a lost week is seen, and made up for by one press; a phone reads and moves', async ({
  page,
  request,
  school,
}) => {
  const admin = await administratorOf(request, school);
  const { yearId, planId } = await setUp(admin, [
    [40, 'Suhu'],
    [41, 'Haba'],
    [42, 'Bahan'],
    [43, 'Bunyi'],
  ]);
  const { terms } = await admin.get(`/api/calendar?academicYearId=${yearId}`).then((kept) => kept.days);
  const last = terms.at(-1).to;
  const dayBefore = (days: number) =>
    new Date(Date.parse(last) - days * 86_400_000).toISOString().slice(0, 10);
  await admin.post('/api/calendar-entries', {
    ...{ id: randomUUID(), academicYearId: yearId, kind: 'examination', name: 'UASA' },
    ...{ from: dayBefore(18), to: dayBefore(14), followsWeekday: null, cutFrom: null },
    ...{ hasLessons: false, bellScheduleId: null, classIds: null },
  });
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/rpt`);
  const note = page.getByRole('region', { name: 'Minggu yang hilang' });
  await expect(note).toContainText('1 minggu tanpa PdP masih ada isi');
  await note.getByRole('button', { name: 'Lihat cadangan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Minggu yang hilang' });
  await expect(dialog).toContainText('Tidak sempat: Bunyi.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Gabung dan anjak' }).click();
  await expect(note).toBeHidden();
  await expect.poll(() => weeksByTopic(admin, planId)).toEqual({ Suhu: 40, Haba: 42, Bahan: 42, Bunyi: 43 });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Sunting teks di skrin lebar')).toBeVisible();
  await page.getByText('Pindah minggu', { exact: true }).last().click();
  await page.getByRole('combobox', { name: 'Minggu bagi Bunyi' }).selectOption({ label: 'M1, 12-16 Jan' });
  await expect.poll(() => weeksByTopic(admin, planId)).toMatchObject({ Bunyi: 1 });
  await page.getByRole('button', { name: /^Tunjuk \d+ minggu sebelumnya$/ }).click();
  const firstWeek = page.getByRole('listitem').filter({ has: page.getByText('12-16 Jan', { exact: true }) });
  await expect(firstWeek).toContainText('Bunyi');
  await expectToReflow(page);
  await expectAccessible(page);
});
