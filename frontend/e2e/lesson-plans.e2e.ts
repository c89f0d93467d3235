import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { administratorOf } from './support/administrator';
import { expectSaved, fillInPlan, writePlan } from './support/lesson-plan';
import { test } from './support/own-school';
import { openSignedIn, signIn } from './support/sign-in';
import { dayFromToday } from './support/today';

// Plans are one's own: each test has an account of its own.
test.describe.configure({ mode: 'parallel' });

const plan = {
  objective: 'Murid dapat membina tiga ayat majmuk.',
  activities: 'Set induksi dengan gambar. Kerja berpasangan.',
  reflection: '25 daripada 30 murid mencapai objektif.',
};

/** Among the plans of the weeks: while it is on its way to the server, a text stands in the list of drafts too. */
function listedPlan(page: Page, title: string) {
  return page
    .getByRole('region', { name: /^Minggu/ })
    .getByRole('listitem')
    .filter({ hasText: title });
}

test('a plan is autosaved, listed, edited, deleted and brought back', async ({ page, school }) => {
  await signIn(page, school.people.guru);
  // Of a lesson to come nothing would be missing without a reflection.
  await writePlan(page, { ...plan, subject: 'Bahasa Melayu', className: '4 Cerdas', date: '12/01/2026' });

  const done = page.getByRole('button', { name: 'Selesai' });
  const followsAllFields = await done.evaluate((button) =>
    [...(button.closest('form')?.querySelectorAll('input, textarea') ?? [])].every(
      (field) => field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(followsAllFields).toBe(true);
  await done.click();
  const listed = listedPlan(page, 'Bahasa Melayu · 4 Cerdas');
  await expect(listed).toContainText('Lengkap');

  await listed.getByRole('link', { name: 'Bahasa Melayu · 4 Cerdas', exact: true }).click();
  await page.getByRole('button', { name: 'Buang refleksi' }).click();
  await expect(page.getByText('Belum lengkap: refleksi.')).toBeVisible();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(listed).toContainText('Belum: refleksi');

  await listed.getByRole('button', { name: 'Padam Bahasa Melayu · 4 Cerdas' }).click();
  await expect(listed).toHaveCount(0);
  // What was done to the reflection may still be told in front of it.
  await page
    .locator('[data-sonner-toast][data-front=true]', { hasText: 'dipadam' })
    .getByRole('button', { name: 'Buat asal' })
    .click();
  await expect(listed).toBeVisible();
  await page.reload();
  await expect(listed).toBeVisible();
});

test('whoever has gone to a part of a plan writes there, however late its week comes', async ({
  page,
  request,
  school,
}) => {
  const admin = await administratorOf(request, school);
  const id = randomUUID();
  await admin.post('/api/lesson-plans', {
    ...{ id, date: dayFromToday(-1), startTime: '07:40', endTime: '08:40', className: '5 Cerdas' },
    ...{ subject: 'Sains', objective: 'Objektif pagi.', activities: '' },
  });
  await openSignedIn(page, `${school.origin}/dashboard`, school.people.admin);
  let letCome: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/api/my-week?*', async (route) => {
    await late;
    await route.continue();
  });
  // The document itself asks for the week, and is not loaded before it.
  await page.goto(`${school.origin}/bina-rph?id=${id}`, { waitUntil: 'commit' });
  const objective = page.getByLabel('Objektif *');
  await objective.click();
  const week = page.waitForResponse(/my-week/);
  letCome();
  await (await week).finished();
  await expect(page.getByText('RPT Minggu')).toBeVisible();
  // Not by its locator, which would give it the focus again.
  await page.keyboard.press('End');
  await page.keyboard.type(' Dan lagi.');
  await expect(objective).toHaveValue('Objektif pagi. Dan lagi.');
});

test('a day chosen from the calendar is saved like one that is typed @weekly', async ({
  browser,
  page,
  school,
}) => {
  await signIn(page, school.people.adminutama);
  await writePlan(page, { subject: 'Geografi', className: '2 Cekal' });
  const date = page.getByLabel('Tarikh');
  await date.fill('12/01/2026');
  await page.getByRole('button', { name: 'Kalendar' }).click();
  await page.getByRole('button', { name: 'Rabu, 14 Januari 2026' }).click();
  await expect(date).toHaveValue('14/01/2026');
  await expectOnServer(browser, page, 'Tarikh', '14/01/2026');
});

test('a text box grows with its text, also in engines that cannot size a field by its content @weekly', async ({
  page,
}) => {
  await page.goto('/textarea-examples');
  await page.addStyleTag({ content: 'textarea { field-sizing: fixed !important }' });
  const box = page.getByRole('textbox').first();
  const height = async () => (await box.boundingBox())?.height ?? 0;
  await box.fill('satu baris');
  const few = await height();
  await box.fill(Array.from({ length: 12 }, (_, line) => `Langkah ${line + 1}`).join('\n'));
  expect(await height()).toBeGreaterThan(few * 2);
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await box.fill('');
  expect(await height()).toBe(few);
});

test('a new plan goes on from the last: the next period, own subjects and classes, or a copy @weekly', async ({
  page,
  school,
}) => {
  await page.clock.setFixedTime('2026-11-22T09:00:00+08:00');
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/rph`);
  await page.getByRole('link', { name: 'Tulis rancangan' }).first().click();
  // A Monday school writes no plan for a Sunday.
  await expect(page.getByLabel('Tarikh')).toHaveValue('23/11/2026');
  await page.getByRole('button', { name: 'Kalendar' }).click();
  await expect(page.getByRole('columnheader').first()).toHaveText('Isn');
  await page.keyboard.press('Escape');
  await page.getByLabel('Masa tamat').fill('8');
  await fillInPlan(page, { ...plan, subject: 'Sains', className: '5 Bestari' });
  await expect(page.getByLabel('Masa tamat')).toHaveValue('8.00 pagi');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Selesai' }).click();

  await page.getByRole('link', { name: 'Tulis rancangan' }).first().click();
  await expect(page.getByLabel('Masa mula')).toHaveValue('8.00 pagi');
  await expect(page.getByLabel('Masa tamat')).toHaveValue('8.30 pagi');
  const offered = page.locator('datalist option');
  await expect(offered).toHaveCount(2);
  expect(
    await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
  ).toEqual(['Sains', '5 Bestari']);

  await page.goBack();
  await page.getByRole('link', { name: 'Salin Sains · 5 Bestari' }).click();
  await expectSaved(page);
  await expect(page.getByLabel('Objektif *')).toHaveValue(plan.objective);
  await expect(page.getByLabel('Refleksi *')).toHaveValue('');
  await expect(page.getByLabel('Masa mula')).toHaveValue('8.00 pagi');
  await page.reload();
  await page.getByText('Maklumat pelajaran').click();
  await page.getByLabel('Kelas').fill('5 Cerdas');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(listedPlan(page, 'Sains · 5 Bestari')).toHaveCount(1);
  await expect(listedPlan(page, 'Sains · 5 Cerdas')).toHaveCount(1);
});

test('what is written while the network is dead survives a reload and is sent', async ({
  browser,
  context,
  page,
  school,
}) => {
  await signIn(page, school.people.guru);
  await writePlan(page, { subject: 'Sains', className: '5 Bestari' });

  await context.setOffline(true);
  await page.getByLabel('Objektif *').fill(plan.objective);
  await expect(page.getByText('Dalam peranti ini', { exact: true })).toBeVisible();
  await page.getByLabel('Langkah 1').fill(plan.activities);
  // What the device has not said that it keeps may die with the page.
  await expect(page.getByText('Dalam peranti ini', { exact: true })).toBeVisible();
  const address = page.url();
  // The browser shows its own page instead.
  await expect(page.reload()).rejects.toThrow();
  await context.setOffline(false);
  await page.goto(address);

  await expect(page.getByLabel('Objektif *')).toHaveValue(plan.objective);
  await expect(page.getByLabel('Langkah 1')).toHaveValue(plan.activities);
  await expectSaved(page);
  await expectOnServer(browser, page, 'Langkah 1', plan.activities);
});

test('a plan written while the network is dead waits on this device, and is sent by itself, once though it is opened meanwhile', async ({
  context,
  page,
  school,
}) => {
  await signIn(page, school.people.penyelia);
  // Here no worker keeps the pages: whatever is opened offline was opened before.
  await page.goto(`${school.origin}/rph`);
  await writePlan(page, { subject: 'Sejarah', className: '6 Dinamik' });
  await context.setOffline(true);
  await fillInPlan(page, { ...plan, subject: 'Sejarah', className: '6 Dinamik' });
  await expect(page.getByText('Dalam peranti ini', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Selesai' }).click();

  const kept = page.getByRole('region', { name: 'Dalam peranti ini' });
  await expect(kept.getByRole('link', { name: /Sejarah · 6 Dinamik/ })).toBeVisible();
  await page.getByRole('button', { name: '1 menunggu talian' }).click();
  const outbox = page.getByRole('dialog', { name: 'Menunggu talian' });
  await expect(outbox.getByRole('link', { name: /Sejarah · 6 Dinamik/ })).toBeVisible();
  await outbox.getByRole('button', { name: 'Tutup' }).click();
  const answered: number[] = [];
  let letItGo: () => void = () => undefined;
  const isOpened = new Promise<void>((resolve) => {
    letItGo = resolve;
  });
  await page.route('**/api/lesson-plans/*', async (route) => {
    if (route.request().method() === 'PUT') await isOpened;
    await route.fallback();
  });
  page.on('response', (reply) => {
    if (reply.request().method() === 'PUT' && reply.url().includes('/api/lesson-plans/'))
      answered.push(reply.status());
  });
  const isUnderWay = page.waitForRequest((sent) => sent.method() === 'PUT');
  await context.setOffline(false);
  await isUnderWay;
  await kept.getByRole('link', { name: /Sejarah · 6 Dinamik/ }).click();
  await expect(page.getByLabel('Objektif *')).toHaveValue(plan.objective);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Menyimpan…')).toBeVisible();
  letItGo();
  await expectSaved(page);
  expect(answered).toEqual([200]);
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('button', { name: '1 menunggu talian' })).toHaveCount(0);
  await expect(listedPlan(page, 'Sejarah · 6 Dinamik')).toContainText('Lengkap');
});

test('a second window of the same person takes the new text; what two devices wrote is offered field by field @weekly', async ({
  browser,
  context,
  page,
  school,
}) => {
  // Six pages on three devices.
  test.slow();
  await signIn(page, school.people.guru2);
  await writePlan(page, { ...plan, subject: 'Matematik', className: '3 Amanah', date: '12/01/2026' });
  const untouched = await context.newPage();
  await untouched.goto(page.url());
  await expect(untouched.getByLabel('Objektif *')).toHaveValue(plan.objective);
  const device = await browser.newContext({ storageState: await context.storageState() });
  const other = await device.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Objektif *')).toHaveValue(plan.objective);

  await page.getByLabel('Objektif *').fill('Objektif dari tab pertama.');
  await page.getByLabel('Langkah 1').fill('Aktiviti dari tab pertama.');
  await expectOnServer(browser, page, 'Langkah 1', 'Aktiviti dari tab pertama.');
  await expect(untouched.getByLabel('Langkah 1')).toHaveValue('Aktiviti dari tab pertama.');
  await untouched.getByLabel('Refleksi *').fill('Refleksi dari tetingkap kedua.');
  await expectSaved(untouched);
  await expect(page.getByLabel('Refleksi *')).toHaveValue('Refleksi dari tetingkap kedua.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Leaving a field saves it, and the answer covers the page with the comparison: both are written first.
  let letItGo: () => void = () => undefined;
  const written = new Promise<void>((resolve) => {
    letItGo = resolve;
  });
  await other.route('**/api/lesson-plans/*', async (route) => {
    await written;
    await route.continue();
  });
  await other.getByLabel('Objektif *').fill('Objektif dari tab kedua.');
  await other.getByLabel('Langkah 1').fill('Aktiviti dari tab kedua.');
  letItGo();
  const comparison = other.getByRole('dialog', { name: 'Dua versi rancangan ini' });
  for (const text of ['Objektif dari tab pertama.', 'Objektif dari tab kedua.', 'Aktiviti dari tab pertama.'])
    await expect(comparison.getByText(text)).toBeVisible();

  await comparison.getByRole('group', { name: 'Objektif' }).getByLabel('Versi pelayan').check();
  await comparison.getByRole('button', { name: 'Guna pilihan di atas' }).click();
  await expectSaved(other);
  await expect(other.getByLabel('Objektif *')).toHaveValue('Objektif dari tab pertama.');
  await expect(other.getByLabel('Langkah 1')).toHaveValue('Aktiviti dari tab kedua.');
  await other.getByRole('button', { name: 'Buat asal' }).click();
  await expect(other.getByLabel('Objektif *')).toHaveValue('Objektif dari tab kedua.');
  await expectOnServer(browser, other, 'Objektif *', 'Objektif dari tab kedua.');
  await expectOnServer(browser, other, 'Langkah 1', 'Aktiviti dari tab kedua.');
  // Written there alone, so nobody is asked; whoever opens the plan there finds it.
  const later = await device.newPage();
  await later.goto(page.url());
  await expect(later.getByLabel('Refleksi *')).toHaveValue('Refleksi dari tetingkap kedua.');
});

test('a plan and the list print as records over the whole sheet, with room to sign and nothing to press @weekly', async ({
  page,
  school,
}) => {
  await signIn(page, school.people.penyelia);
  await writePlan(page, { ...plan, subject: 'Reka Bentuk', className: '2 Delima' });
  // An A4 sheet on its side.
  await page.setViewportSize({ width: 1123, height: 794 });
  await page.emulateMedia({ media: 'print' });
  const expectPaper = async () => {
    expect((await page.locator('main').boundingBox())?.width).toBeGreaterThan(1000);
    await expect(page.getByText('Disediakan oleh:').filter({ visible: true })).toBeVisible();
    for (const role of ['button', 'textbox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Terus ke|Tulis|Salin/ })).toHaveCount(0);
  };
  await expectPaper();
  const sheet = page.getByRole('region', { name: 'Rancangan pengajaran harian' });
  for (const words of [plan.objective, plan.activities, plan.reflection, 'Reka Bentuk', 'Disemak oleh:'])
    await expect(sheet.getByText(words)).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(listedPlan(page, 'Reka Bentuk · 2 Delima')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPaper();
});

test('another teacher of the school does not see a plan', { tag: '@weekly' }, async ({
  browser,
  page,
  school,
}) => {
  await signIn(page, school.people.guru);
  await writePlan(page, { ...plan, subject: 'Pendidikan Moral', className: '2 Gigih' });
  const address = page.url();

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, school.people.guru2);
  await colleague.goto(`${school.origin}/rph`);
  await expect(colleague.getByRole('heading', { name: 'Belum ada rancangan' })).toBeVisible();
  await colleague.goto(address);
  await expect(colleague.getByText('Rancangan ini tidak dijumpai')).toBeVisible();
});

test('the keyboard alone leads from the dashboard to a saved plan @weekly', async ({ page, school }) => {
  await signIn(page, school.people.guru2);
  await tabTo(page, 'Tulis rancangan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bina-rph$/);
  await expect(page.getByLabel('Mata pelajaran')).toBeVisible();

  await tabTo(page, 'Mata pelajaran');
  await page.keyboard.type('Muzik');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1 Jujur');
  await tabTo(page, 'Objektif *');
  await page.keyboard.type(plan.objective);
  await tabTo(page, 'Langkah 1');
  await page.keyboard.type('Set induksi.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lagu, 20 minit.');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await expect(page.getByText('20 / 60 minit')).toBeVisible();
  await tabTo(page, 'Refleksi *');
  await page.keyboard.type(plan.reflection);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Refleksi *')).toHaveValue('');
  await page.keyboard.type(plan.reflection);
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  await tabTo(page, 'Selesai');
  await page.keyboard.press('Enter');
  await expect(listedPlan(page, 'Muzik · 1 Jujur')).toContainText('Lengkap');
});

/** Another device, without the drafts of this one, shows the text. */
async function expectOnServer(browser: Browser, page: Page, label: string, text: string): Promise<void> {
  await expectSaved(page);
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const reader = await elsewhere.newPage();
  await reader.goto(page.url());
  await expect(reader.getByLabel(label)).toHaveValue(text);
  await elsewhere.close();
}

/** As a person does it: on and on until the name is reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 1 && (await focused.evaluate(accessibleName)) === name) return;
  }
  throw new Error(`The keyboard does not reach "${name}".`);
}

function accessibleName(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const named = element.getAttribute('aria-label');
  if (isField && named) return named;
  const label = isField ? element.labels?.[0] : element;
  return label?.textContent?.trim() ?? '';
}

test('steps are kept as a block and put into another plan by "/" @weekly', async ({ page, school }) => {
  await signIn(page, school.people.guru);
  const steps = 'Set induksi (5 min)\nStesen membaca (25 min)';
  await writePlan(page, { subject: 'Sejarah', className: '5 Arif', activities: steps });
  await page.getByRole('button', { name: 'Simpan langkah sebagai blok' }).click();
  await page.getByLabel('Nama').fill('Membaca berstesen');
  await page.getByLabel('Kongsi dengan semua guru sekolah').check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Blok Membaca berstesen disimpan.')).toBeVisible();

  await page.goto(`${school.origin}/bina-rph`);
  await page.getByLabel('Mata pelajaran').fill('Geografi');
  const first = page.getByLabel('Langkah 1');
  await first.click();
  await page.keyboard.type('/mem');
  await expect(page.getByRole('option', { name: /^Membaca berstesen/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Set induksi')).toHaveValue('Set induksi');
  await expect(page.getByLabel('Langkah 1', { exact: true })).toHaveValue('Stesen membaca');
  await page.keyboard.type(' senyap');
  await expectSaved(page);
});
