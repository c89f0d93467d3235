import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const levels = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
const subjects = ['BM', 'BI', 'MT', 'SN', 'PJ', 'PK', 'SV', 'MZ', 'SJ', 'RB'];

/** Twelve classes of six levels and ten subjects in all of them; nobody teaches anything yet. */
async function setUp(admin: Administrator) {
  const { currentId } = await admin.get('/api/academic-years');
  const common = {
    academicYearId: currentId,
    shift: 'morning',
    stream: null,
    classTeacherId: null,
    groups: [],
  };
  const classes = levels.flatMap((level) =>
    ['Bestari', 'Cemerlang'].map((word) => ({
      ...common,
      ...{ id: randomUUID(), name: `${level.slice(1)} ${word}`, gradeLevels: [level] },
    })),
  );
  await admin.post('/api/classes/batch', { classes });
  const taught = levels.map((gradeLevel) => ({ gradeLevel, curriculum: 'KSSR', periodsAWeek: 2 }));
  const made = subjects.map((code, at) => ({
    ...{ id: randomUUID(), name: `Subjek ${at + 1}`, code, language: 'ms', religion: null, levels: taught },
  }));
  await admin.post('/api/subjects/batch', { subjects: made });
  return { yearId: currentId, classes, subjects: made };
}

const grid = (page: Page) => page.getByRole('grid', { name: /Penugasan guru/ });
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[data-row="${row - 1}"] [data-column="${column - 1}"]`);
/** What a code stands for in this school. */
const codes = (page: Page) => page.getByRole('region', { name: 'Beban guru' }).getByRole('listitem');

test('a hundred and twenty cells are filled by two letters and Enter each, and kept', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  const { yearId } = await setUp(admin);
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/admin-sekolah/penugasan`);
  await expect(page.getByText('120 set tanpa guru (240 waktu) · tiada guru melebihi had')).toBeVisible();
  const [first = '', second = ''] = (await codes(page).allInnerTexts()).map((text) =>
    text.trim().slice(0, 2),
  );

  await test.step('360 keys', async () => {
    await cell(page, 1, 1).focus();
    let keys = 0;
    for (let at = 0; at < 120; at++)
      for (const key of [...(at % 2 === 0 ? first : second), 'Enter']) {
        await page.keyboard.press(key);
        keys += 1;
      }
    expect(keys).toBe(360);
    await expect(page.getByText(/^Semua set ada guru/)).toBeVisible();
    await expect
      .poll(async () => (await admin.get(`/api/teaching-sets?academicYearId=${yearId}`)).items.length)
      .toBe(120);
    const { items } = await admin.get(`/api/teaching-sets?academicYearId=${yearId}`);
    expect(new Set(items.map(({ teachers }: { teachers: unknown[] }) => teachers.length))).toEqual(
      new Set([1]),
    );
  });

  await test.step('and are there after a reload', async () => {
    await page.reload();
    await expect(page.getByText(/^Semua set ada guru/)).toBeVisible();
    await expect(cell(page, 10, 12)).toContainText(second);
  });
  expect(errors).toEqual([]);
});

test('an administrator assigns by keyboard, sees the load, takes it back, and reads it on a phone @weekly', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const admin = await administratorOf(request, school);
  const { yearId, classes, subjects: made } = await setUp(admin);
  const parts = classes.slice(0, 2).map(({ id }) => ({ classId: id, groupId: null }));
  const joined = {
    id: randomUUID(),
    academicYearId: yearId,
    subjectId: made[9]?.id,
    name: null,
    periodsAWeek: 2,
  };
  await admin.post('/api/teaching-sets', { ...joined, parts, teachers: [] });
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/admin-sekolah/penugasan`);
  await expect(
    grid(page).getByRole('rowheader', { name: 'Subjek 10 · 1 Bestari + 1 Cemerlang' }),
  ).toBeVisible();

  const [letter = ''] = (await codes(page).first().innerText()).trim();

  await test.step('candidates say what their load becomes; Ctrl Right and Ctrl D copy', async () => {
    await cell(page, 1, 1).focus();
    await page.keyboard.press(letter);
    const options = page.getByRole('listbox', { name: 'Pilihan' }).getByRole('option');
    await expect(options.first()).toContainText('0 → 2');
    for (const key of ['Enter', 'Shift+Enter', 'Control+ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByText(/^117 set tanpa guru/)).toBeVisible();
    for (let row = 0; row < 3; row++) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(page.getByText(/^115 set tanpa guru/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^117 set tanpa guru/)).toBeVisible();
    await expect(codes(page).first()).toContainText('4 / 30');
  });

  await test.step('a network that is away keeps it on the device, and sends it later', async () => {
    await page.context().setOffline(true);
    await cell(page, 4, 3).focus();
    for (const key of [letter, 'Enter']) await page.keyboard.press(key);
    await expect(cell(page, 4, 3)).toHaveAccessibleName(/dalam peranti ini$/);
    await page.context().setOffline(false);
    await expect(page.getByText(/^116 set tanpa guru/)).toBeVisible();
    await expect
      .poll(async () => (await admin.get(`/api/teaching-sets?academicYearId=${yearId}`)).items.length)
      .toBe(5);
  });

  await test.step('on a phone one class at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('region', { name: /Penugasan guru/ });
    await card.getByLabel('Kelas').selectOption('6 Cemerlang');
    await card.getByLabel('Subjek 1', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByText(/^115 set tanpa guru/)).toBeVisible();
    await expectToReflow(page);
    await expectAccessible(page);
  });
});
