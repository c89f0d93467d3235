import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { type Administrator, administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { daysAfter } from './support/today';

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
  return { yearId: currentId, subjectId, planId };
}

type Row = {
  id: string;
  week: number;
  topic: string;
  notes: string;
  learningStandards: string[];
  updatedAt: string;
  deletedAt: null;
  originId: null;
};
const rowsOf = async (admin: Administrator, planId: string): Promise<Row[]> =>
  (await admin.get(`/api/yearly-plans/${planId}/rows`)).items;
function contentOf(row: Row | undefined) {
  const { id: _id, updatedAt: _when, deletedAt: _gone, originId: _origin, ...content } = row as Row;
  return content;
}
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
  // A whole year's work, on a slow line and without one.
  test.slow();
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  await setUp(admin, []);
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/rpt`);
  await page.getByRole('button', { name: 'Mula kosong' }).click();
  await expect(grid(page)).toBeVisible();
  const [{ id: planId }] = (await admin.ofSession('/api/yearly-plans')).items;

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
    // Come back, it is there, and what is written beside it does not take its place.
    await page.reload();
    await expect(cellIn(page, /^Minggu 3,/, 4)).toContainText('Murid mengukur suhu.');
    await cellIn(page, /^Minggu 3,/, 7).focus();
    await page.keyboard.type('Bawa ais.');
    await page.keyboard.press('Enter');
    await expect(cellIn(page, /^Minggu 3,/, 7)).toContainText('dalam peranti ini');
    await page.goto(`${school.origin}/dashboard`);
    await context.unroute(rows);
    await page.reload();
    await expect
      .poll(() => rowsOf(admin, planId), { timeout: 15_000 })
      .toMatchObject([{ objective: 'Murid mengukur suhu.', notes: 'Bawa ais.' }]);
    // Until the answer has come, too: what is not known to have arrived is sent once more.
    await expect(page.getByRole('button', { name: /menunggu talian/ })).toHaveCount(0);
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
    // Until the page has it back, what is typed into week 3 is a row of its own.
    await expect(cellIn(page, /^Minggu 3,/, 1)).toContainText('Haba');
  });

  await test.step('sent right after typing it is sent as it was written, on a slow line too', async () => {
    const rows = '**/api/yearly-plan-rows/*';
    await context.route(rows, (route) => route.abort('internetdisconnected'));
    await cellIn(page, /^Minggu 3,/, 5).focus();
    await page.keyboard.type('Sains dan kesihatan');
    await page.getByRole('button', { name: 'Hantar untuk semakan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hantar RPT Sains Tahun 5' });
    await expect(dialog).toContainText('1 baris yang ditulis belum sampai ke pelayan.');
    await expectAccessible(page);
    await context.unroute(rows);
    // The line is slow: whoever sends waits for what was typed.
    await context.route(rows, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fallback();
    });
    await dialog.getByRole('button', { name: 'Cuba lagi' }).click();
    await dialog.getByRole('button', { name: 'Hantar', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await rowsOf(admin, planId)).toMatchObject([{ crossCurricular: 'Sains dan kesihatan' }]);
    expect(await admin.get(`/api/yearly-plans/${planId}/sending`)).toMatchObject({
      ...{ state: 'sent', isChanged: false },
    });
    await context.unroute(rows);
  });

  await expectAccessible(page);
  expect(errors.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a lost week is seen, and made up for by one press; a phone reads and moves @weekly', async ({
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
  const dayBefore = (days: number) => daysAfter(last, -days);
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
  await expect(page.getByText('Sunting di skrin lebar')).toBeVisible();
  await page.getByText('Pindah minggu', { exact: true }).last().click();
  await page.getByRole('combobox', { name: 'Minggu bagi Bunyi' }).selectOption({ label: 'M1, 12-16 Jan' });
  await expect.poll(() => weeksByTopic(admin, planId)).toMatchObject({ Bunyi: 1 });
  await page.getByRole('button', { name: /^Tunjuk \d+ minggu sebelumnya$/ }).click();
  const firstWeek = page.getByRole('listitem').filter({ has: page.getByText('12-16 Jan', { exact: true }) });
  await expect(firstWeek).toContainText('Bunyi');
  await page.getByRole('button', { name: 'Catat', exact: true }).last().click();
  const written = page.getByRole('textbox', { name: /^Catatan bagi/ });
  const rowAddress = '**/api/yearly-plan-rows/*';
  await page.route(rowAddress, (route) => route.abort('internetdisconnected'));
  await written.fill('Bawa termometer.');
  await expect(page.getByText('Dalam peranti ini.')).toBeVisible();
  await page.unroute(rowAddress);
  await page.reload();
  const notesKept = async () => (await rowsOf(admin, planId)).map(({ notes }) => notes);
  await expect.poll(notesKept, { timeout: 15_000 }).toContain('Bawa termometer.');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Bawa termometer.' })).toBeVisible();
  await expectToReflow(page);
  await expectAccessible(page);
});

/** Sets of the level with a teacher each, and a panel of the subject. */
async function teach(admin: Administrator, { yearId, subjectId }: { yearId: string; subjectId: string }) {
  const { members } = await admin.get('/api/members');
  const idOf = (who: string) =>
    members.find(({ email }: { email: string }) => email.startsWith(`${who}@`)).userId;
  const [headId, memberId] = [idOf('guru'), idOf('guru2')];
  const panel = { academicYearId: yearId, subjectId, headId, memberIds: [headId, memberId] };
  await admin.post('/api/panels', { id: randomUUID(), ...panel });
  const { items } = await admin.get('/api/academic-years');
  const { firstDay } = items.find(({ id }: { id: string }) => id === yearId);
  for (const [name, userId] of [
    ['5 Bestari', headId],
    ['5 Cerdas', memberId],
  ]) {
    const classId = randomUUID();
    await admin.post('/api/classes', {
      ...{ id: classId, academicYearId: yearId, name, gradeLevels: ['T5'], shift: 'morning' },
      ...{ stream: null, classTeacherId: null, groups: [] },
    });
    await admin.post('/api/teaching-sets', {
      ...{ id: randomUUID(), academicYearId: yearId, subjectId, name: null, periodsAWeek: 4 },
      parts: [{ classId, groupId: null }],
      teachers: [{ userId, isLead: true, fromDay: firstDay, toDay: null }],
    });
  }
}

test('a panel writes one plan: pasted and dragged by its head, proposed to by a member, followed and left', {
  tag: '@weekly',
}, async ({ page, context, browser, request, school }) => {
  test.setTimeout(120_000);
  const admin = await administratorOf(request, school);
  const { yearId, subjectId } = await setUp(admin, []);
  await teach(admin, { yearId, subjectId });
  const planNow = async () => (await admin.ofSession('/api/yearly-plans')).items[0];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rpt`);
  await page.getByRole('button', { name: 'Mula kosong' }).click();
  await expect(grid(page)).toBeVisible();
  const planId = (await planNow()).id;
  expect(await planNow()).toMatchObject({ authorId: null });

  await test.step('a block of a sheet is looked at, and pasted over the weeks', async () => {
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'Haba\t9.2 Haba\t9.2.1 说明热能\r\nBunyi\t9.3 Bunyi\t9.3.1 Menerangkan bunyi\r\n',
      ),
    );
    await cellIn(page, /^Minggu 2,/, 1).focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('dialog', { name: 'Tampal' })).toContainText('6 berubah');
    await page.keyboard.press('Enter');
    await expect.poll(() => weeksByTopic(admin, planId)).toEqual({ Haba: 2, Bunyi: 3 });
    await expect
      .poll(async () => (await rowsOf(admin, planId)).map(({ learningStandards }) => learningStandards))
      .toEqual([['9.2.1 说明热能'], ['9.3.1 Menerangkan bunyi']]);
    await page.reload();
  });

  await test.step('a row is dragged to another week', async () => {
    const head = (row: RegExp) => grid(page).getByRole('row', { name: row }).getByRole('rowheader');
    await head(/^Minggu 3,/).dragTo(head(/^Minggu 5,/));
    await expect.poll(() => weeksByTopic(admin, planId)).toEqual({ Haba: 2, Bunyi: 5 });
  });

  await test.step('two people in one cell: both texts are shown, one press decides', async () => {
    // As it was when this page read it last.
    const listed = '**/api/yearly-plans/*/rows*';
    await page.route(listed, (route) => route.abort());
    const row = (await rowsOf(admin, planId)).find(({ topic }) => topic === 'Haba');
    await admin.put(`/api/yearly-plan-rows/${row?.id}`, { ...contentOf(row), topic: 'Haba dan suhu' });
    const topic = cellIn(page, /^Minggu 2,/, 1);
    await topic.focus();
    await page.keyboard.type('Tenaga haba');
    await page.keyboard.press('Enter');
    await expect(topic).toContainText('dua nilai');
    await page.unroute(listed);
    await topic.click();
    await expect(page.getByText(/Haba dan suhu/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Guna Tenaga haba' }).click();
    await expect.poll(() => weeksByTopic(admin, planId)).toEqual({ 'Tenaga haba': 2, Bunyi: 5 });
  });

  const member = await (await browser.newContext()).newPage();
  await member.context().addInitScript(() => localStorage.setItem('device-use', 'own'));
  await test.step('a class that is behind is helped in a copy of its teacher', async () => {
    await signIn(member, school.people.guru2);
    await member.goto(`${school.origin}/rpt`);
    await expect(member.getByText('Ikut panitia.', { exact: true })).toBeVisible();
    await expect(
      member.getByRole('columnheader', { name: /^5 Cerdas, 0 daripada 2 SP diajar/ }),
    ).toBeVisible();
    await expect(grid(member).getByRole('row', { name: /^Minggu 2,/ })).toContainText('5 Cerdas, dianjak ke');
  });

  await test.step('a member proposes what is better in a copy', async () => {
    await member.getByRole('button', { name: 'Buat salinan sendiri' }).click();
    await expect(member.getByText(/Salinan sendiri, sama dengan panitia/)).toBeVisible();
    await cellIn(member, /^Minggu 5,/, 4).focus();
    await member.keyboard.type('Murid menghasilkan bunyi.');
    await member.keyboard.press('Enter');
    await expect(member.getByText(/Salinan sendiri, 1 baris berbeza/)).toBeVisible();
    await member.getByRole('button', { name: 'Bandingkan' }).click();
    await member.getByLabel('Nota kepada panitia').fill('Lebih jelas.');
    await member.getByRole('button', { name: 'Cadangkan kepada panitia' }).click();
    await expect(member.getByText(/Menunggu jawapan panitia/)).toBeVisible();
  });

  await test.step('the head sees it, takes it over, and whoever follows has it', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Cadangan ahli' }).click();
    await page.getByRole('button', { name: 'Semak cadangan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadangan ahli panitia' });
    await expect(dialog).toContainText('Lebih jelas.');
    await expect(dialog).toContainText('Objektif: kosong → Murid menghasilkan bunyi.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Terima 1 daripada 1' }).click();
    await expect(cellIn(page, /^Minggu 5,/, 4)).toContainText('Murid menghasilkan bunyi.');
    await member.reload();
    await expect(member.getByText(/sama dengan panitia. Cadangan diterima/)).toBeVisible();
    await member.getByRole('button', { name: 'Ikut panitia semula' }).click();
    await expect(member.getByText('Ikut panitia.', { exact: true })).toBeVisible();
    await expect(cellIn(member, /^Minggu 5,/, 4)).toContainText('Murid menghasilkan bunyi.');
  });
  await member.context().close();
});

test('a class that will not be taught everything has weeks joined, in its teacher’s copy or by the panel', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.setTimeout(120_000);
  const admin = await administratorOf(request, school);
  const late = Array.from({ length: 12 }, (_, at): [number, string] => [32 + at, `Topik ${at + 1}`]);
  const { yearId, subjectId, planId } = await setUp(admin, [[1, 'Mula'], [2, 'Sambung'], ...late]);
  await teach(admin, { yearId, subjectId });
  await signIn(page, school.people.guru2);
  await page.goto(`${school.origin}/rpt`);
  await expect(page.getByText(/^0 daripada 14 SP diajar. 5 Cerdas lewat/)).toBeVisible();
  const note = page.getByRole('region', { name: '5 Cerdas lewat' });
  await expect(note).toContainText('supaya');
  await note.getByRole('button', { name: 'Lihat cadangan' }).click();
  const dialog = page.getByRole('dialog', { name: '5 Cerdas: gabung minggu' });
  await expect(dialog.getByRole('row').filter({ hasText: 'Mula' }).first()).toContainText('kosong');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Gabung dalam salinan sendiri' }).click();
  // Under a resting mouse the word of what was done stays.
  const undo = page.getByRole('button', { name: 'Buat asal' });
  await expect(undo).toHaveCount(2);
  await undo.last().hover();
  await expect(page.getByText(/Salinan sendiri, \d+ baris berbeza/)).toBeVisible();
  await expect(note).toBeHidden();
  await expect(page.getByText(/Ikut rancangan/)).toBeVisible();
  expect((await weeksByTopic(admin, planId)).Mula).toBe(1);
  await undo.last().click();
  await expect(note).toBeVisible();
  await expect(page.getByText('Ikut panitia.', { exact: true })).toBeVisible();

  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/rpt`);
  await page.getByRole('button', { name: 'Lihat cadangan' }).click();
  await page.getByRole('button', { name: 'Gabung', exact: true }).click();
  await expect(undo).toHaveCount(2);
  await undo.last().hover();
  await expect.poll(async () => (await weeksByTopic(admin, planId)).Mula).toBeGreaterThan(2);
  await undo.last().click();
  await expect.poll(async () => (await weeksByTopic(admin, planId)).Mula).toBe(1);
  await expectAccessible(page);

  await test.step('the panel’s file is matched by its Malay heads, looked through and added', async () => {
    await signIn(page, school.people.admin);
    await page.goto(`${school.origin}/rpt`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const file = 'Tajuk;Minggu;Standard Pembelajaran\nKuasa;Minggu 4;9.2.1 说明力\nCuti;CUTI;\n';
    await page.getByLabel(/Fail/).setInputFiles({
      ...{ name: 'rpt.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
    });
    await page.getByRole('button', { name: 'Semak 2 baris' }).click();
    await expect(page.getByText('Baris ini tidak menyebut nombor minggu.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import tanpa 1 baris ini' }).click();
    await expect.poll(() => weeksByTopic(admin, planId)).toMatchObject({ Mula: 1, Kuasa: 4 });
  });

  await test.step('next session’s begins with what this one has, by one press', async () => {
    const next = { id: randomUUID(), name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' };
    await admin.post('/api/academic-years', next);
    await page.goto(`${school.origin}/rpt?sesi=${next.name}`);
    await page.getByRole('button', { name: /^Mula daripada sesi/ }).click();
    await expect(grid(page).getByRole('row', { name: /^Minggu 4,/ })).toContainText('Kuasa');
    const { items } = await admin.get(`/api/yearly-plans?academicYearId=${next.id}`);
    expect(items).toHaveLength(1);
    expect(Object.keys(await weeksByTopic(admin, items[0].id)).sort()).toEqual(
      Object.keys(await weeksByTopic(admin, planId)).sort(),
    );
  });
});
