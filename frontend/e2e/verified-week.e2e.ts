import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readPdf } from '../../backend/test/support/read-pdf';
import { expectAccessible, expectAccessibleEverywhere, expectToReflow } from './support/accessibility';
import { loopbackOrigin, mainOrigin } from './support/addresses';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { demoPassword } from './support/hosted-backend';
import { type OwnSchool, test } from './support/own-school';
import { signIn } from './support/sign-in';
import { sendWeek, superviseTeacher, writeWeek } from './support/supervised-teacher';
import { makeTeachingWeek } from './support/teaching-week';
import { dayFromToday } from './support/today';

const whole = {
  objective: 'Pada akhir PdP, murid dapat menyebut tiga bahan.',
  activities: 'Stesen tiga bahan (30 min)',
};
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test('a week is sent on a phone and verified at a desk; its paper is checked by anybody, before a reflection, after it, and after an amendment', {
  tag: '@weekly',
}, async ({ page, browser, request, school }) => {
  test.slow();
  const errors = consoleErrors(page);
  const { day, plans } = await preparedWeek(request, school);
  const first = plans[0]?.id ?? '';
  const inspector = await browser.newPage({ viewport: phone });
  const supervisor = await browser.newPage({ viewport: desk });

  await test.step('the teacher sends the week on a phone', async () => {
    await page.setViewportSize(phone);
    await signIn(page, school.people.guru);
    await page.goto(`${school.origin}/rph?minggu=${day}&paparan=minggu`);
    await page.getByRole('button', { name: 'Hantar minggu' }).click();
    await page.getByRole('button', { name: 'Hantar 2' }).click();
    await expect(page.locator(`[data-plan="${first}"]`)).toContainText('Dihantar');
  });

  await test.step('the supervisor verifies both at a desk', async () => {
    await signIn(supervisor, school.people.penyelia);
    for (const { id } of plans) await verify(supervisor, school, id);
  });

  const code =
    await test.step('a minute later it is sealed: the plan is read, and its paper carries code and hash', async () => {
      await page.goto(`${school.origin}/bina-rph?id=${first}`);
      await expect(page.getByText('Perancangan disahkan dan kekal begitu.')).toBeVisible();
      await expect(page.getByLabel('Objektif *')).toHaveCount(0);
      await expectAccessibleEverywhere(page);
      await page.setViewportSize(phone);
      await expectToReflow(page);
      const { words } = await paperOf(page);
      const [found] = /([0-9A-Z]{5}-){5}[0-9A-Z]/.exec(words) ?? [];
      expect(words).toContain('Disahkan oleh');
      expect(words).not.toContain('DRAF');
      await page.setViewportSize(desk);
      return found ?? '';
    });

  await test.step('whoever holds the paper reads that it is valid, without signing in', async () => {
    await inspector.goto(`${mainOrigin()}/semak`);
    await inspector.getByLabel('Kod semakan').fill(code.toLowerCase());
    await inspector.getByRole('button', { name: 'Semak', exact: true }).click();
    await expect(inspector.getByRole('heading', { name: 'Sah', exact: true })).toBeVisible();
    await expect(inspector.getByText(school.name)).toBeVisible();
    await expect(inspector.getByText(whole.objective)).toHaveCount(0);
    await expectAccessibleEverywhere(inspector);
    await expectToReflow(inspector);
  });

  await test.step('an inspector reads the week by a link, without signing in, until it is withdrawn', async () => {
    const office = await browser.newPage({ viewport: desk });
    await signIn(office, school.people.admin);
    await office.goto(`${school.origin}/admin-sekolah/supervisor`);
    const links = office.getByRole('region', { name: 'Pautan pelawat' });
    await links.getByRole('button', { name: 'Buat pautan pelawat' }).click();
    const create = office.getByRole('button', { name: 'Buat pautan', exact: true });
    await create.click();
    await expect(office.getByLabel('Untuk siapa')).toHaveAccessibleDescription(/Sila isi/);
    await office.getByLabel('Untuk siapa').fill('Puan Rohana, PPD Ujian');
    await office.getByRole('button', { name: 'Minggu yang lebih awal' }).click();
    // The third of the session.
    await office.getByRole('group', { name: 'Minggu' }).getByRole('checkbox').nth(-3).check();
    await office.getByLabel('Semua guru').check();
    await expectAccessibleEverywhere(office);
    await create.click();
    await expect(office.getByRole('img', { name: /^Kod QR/ })).toBeVisible();
    const address = await office.getByRole('region', { name: 'alamat pautan pelawat' }).innerText();
    await expectAccessibleEverywhere(office);
    await office.getByRole('button', { name: 'Tutup' }).click();
    await inspector.goto(address);
    await expect(inspector.getByRole('heading', { name: school.name })).toBeVisible();
    await expectAccessibleEverywhere(inspector);
    await expectToReflow(inspector);
    await inspector.getByRole('link', { name: /2 RPH dihantar, 2 disahkan/ }).click();
    await expect(inspector.getByRole('link', { name: /Disahkan/ }).first()).toBeVisible();
    await expectAccessible(inspector);
    await inspector
      .getByRole('link', { name: /Disahkan/ })
      .first()
      .click();
    await expect(inspector.getByText(whole.objective)).toBeVisible();
    await expectAccessibleEverywhere(inspector);
    await expectToReflow(inspector);
    const paper = await taken(inspector, () => inspector.getByRole('button', { name: 'PDF' }).click());
    expect(paper.words).toContain(code);
    await office.reload();
    await expect(links).toContainText(/\d bukaan/);
    await links.getByRole('button', { name: /^Tindakan/ }).click();
    await office.getByRole('menuitem', { name: 'Rekod bukaan' }).click();
    await expect(office.getByRole('dialog')).toContainText('Halaman pertama');
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Tutup' }).click();
    await links.getByRole('button', { name: /^Tindakan/ }).click();
    await office.getByRole('menuitem', { name: 'Tarik balik' }).click();
    await expect(links).toContainText('Ditarik balik');
    await inspector.reload();
    await expect(inspector.getByRole('heading', { name: 'Pautan ini tidak terbuka' })).toBeVisible();
    await office.close();
    await inspector.goto(`${mainOrigin()}/semak/${code}`);
  });

  await test.step('a reflection is written afterwards, and noted; the paper is valid still', async () => {
    const teacher = await administratorOf(request, school, 'guru');
    await teacher.post('/api/reflections', {
      ...{
        id: first,
        status: 'taught',
        reason: '',
        present: 28,
        mastered: 25,
        result: 'partly',
        text: 'Baik.',
      },
    });
    await supervisor.goto(`${school.origin}/bina-rph?id=${first}`);
    await supervisor.getByRole('button', { name: 'Ambil maklum' }).click();
    await expect(supervisor.getByText('Direkod oleh')).toBeVisible();
    await expectAccessible(supervisor);
    await inspector.reload();
    await expect(inspector.getByRole('heading', { name: 'Sah', exact: true })).toBeVisible();
  });

  await test.step('the teacher adds to it, begins an amendment with a reason, and sends the week again', async () => {
    await page.goto(`${school.origin}/bina-rph?id=${first}`);
    await page.getByLabel('Tambahan').fill('Tiga murid dipulihkan.');
    await page.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expect(page.getByText(/^Tambahan .*: Tiga murid dipulihkan\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Buat pindaan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buat pindaan?' });
    await dialog.getByLabel('Sebab').fill('Bahan bertukar');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Buat pindaan' }).click();
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
    await page.getByLabel('Objektif *').fill('Pada akhir PdP, murid dapat menyebut empat bahan.');
    await saved;
    await page.getByRole('button', { name: 'Selesai' }).click();
    await page.goto(`${school.origin}/rph?minggu=${day}&paparan=minggu`);
    await page.getByRole('button', { name: /^Hantar/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hantar 1' }).click();
    await expect(page.getByText('1 rancangan dihantar.')).toBeVisible();
    await inspector.reload();
    await expect(inspector.getByRole('heading', { name: 'Sudah dipinda' })).toBeVisible();
    await inspector.goto(
      `${mainOrigin()}/semak/${code.replace(/^./, (letter) => (letter === '7' ? '8' : '7'))}`,
    );
    await expect(inspector.getByRole('heading', { name: 'Kod tidak dikenali' })).toBeVisible();
  });
  // The form had the version from before the amendment; it compares and goes on.
  expect(errors.filter((error) => !/404|409/.test(error))).toEqual([]);
});

test('a plan passes two steps: the second verifier has it after the first, and a pemangku while that one is away', {
  tag: '@weekly',
}, async ({ page, browser, request, school }) => {
  test.slow();
  const { day, plans, idOf, session } = await preparedWeek(request, school);
  const owner = await administratorOf(request, school, 'adminutama');
  const today = dayFromToday(0);
  await owner.put('/api/school-settings/verificationSteps', { value: 2, from: today });
  await owner.put(`/api/members/${idOf('guru2')}/roles`, { roles: ['teacher', 'supervisor'] });
  await owner.put(`/api/members/${idOf('admin')}/roles`, { roles: ['admin', 'supervisor'] });
  await owner.post('/api/supervisions', {
    ...{ id: randomUUID(), academicYearId: session.id, teacherId: idOf('guru'), subjectId: null, step: 2 },
    ...{ supervisorId: idOf('guru2'), from: session.from, to: null },
  });
  const teacher = await administratorOf(request, school, 'guru');
  const chosen = plans.map(({ id }) => ({ planId: id, version: 1 }));
  await teacher.post('/api/my-week/sending', { id: randomUUID(), day, pressedAt: null, plans: chosen });
  const [first, second] = [plans[0]?.id ?? '', plans[1]?.id ?? ''];
  const later = await browser.newPage({ viewport: desk });

  await test.step('before the first step there is nothing for the second', async () => {
    await signIn(later, school.people.guru2);
    await later.goto(`${school.origin}/supervisor/rph`);
    await expect(later.getByText('Tiada rancangan yang menunggu semakan anda')).toBeVisible();
    await later.goto(`${school.origin}/bina-rph?id=${first}`);
    await expect(later.getByRole('heading', { name: 'Rancangan ini tidak dijumpai' })).toBeVisible();
  });

  await test.step('what the first has verified waits for the second, in the queue', async () => {
    await signIn(page, school.people.penyelia);
    for (const { id } of plans) await verify(page, school, id);
    await later.goto(`${school.origin}/supervisor/rph`);
    await expect(later.getByText('2 menunggu semakan')).toBeVisible();
    await expect(later.getByRole('button', { name: 'Sahkan', exact: true })).toBeEnabled();
    await later.keyboard.press('v');
    await expect(later.getByText('1 menunggu semakan; 1 selesai.')).toBeVisible();
    await expectAccessible(later);
  });

  await test.step('while the second is away their pemangku has it', async () => {
    const path = `/api/supervisors/${idOf('guru2')}/deputy`;
    await owner.put(path, { academicYearId: session.id, deputyId: idOf('admin') });
    await owner.post('/api/absences', {
      ...{ id: randomUUID(), personId: idOf('guru2'), from: today, to: today },
      ...{ fromPeriod: null, toPeriod: null, kind: 'sick', reason: '' },
    });
    const deputy = await browser.newPage({ viewport: desk });
    await signIn(deputy, school.people.admin);
    await verify(deputy, school, second);
    await deputy.close();
    const { plans: sent } = await teacher.get(`/api/my-week/sending?day=${day}`);
    const stateOf = (id: string) => sent.find(({ planId }: { planId: string }) => planId === id).state;
    expect([stateOf(first), stateOf(second)]).toEqual(['verified', 'verified']);
  });
});

test('from signing in to paper five taps send and print a week, four verify its two plans, and four print what the school sent', {
  tag: '@weekly',
}, async ({ page, browser, request, school }) => {
  test.slow();
  const { day } = await preparedWeek(request, school);
  const teacher = tapping(page);

  await test.step('a teacher on a phone, by the link of a reminder', async () => {
    await page.setViewportSize(phone);
    await page.goto(`${school.origin}/rph?minggu=${day}&paparan=minggu`);
    await page.getByLabel('E-mel').fill(school.people.guru);
    await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
    await teacher.tap('button', 'Log masuk');
    await teacher.tap('button', 'Hantar minggu');
    await teacher.tap('button', 'Hantar 2');
    await expect(page.getByText('2 rancangan dihantar.')).toBeVisible();
    await teacher.tap('button', 'Cetak');
    const week = await taken(page, () => teacher.tap('menuitem', /^Padat/));
    expect(week.words).toContain('Stesen tiga bahan');
    expect(teacher.taps()).toBe(5);
  });

  await test.step('two more take away all that was sent of the term, as a file with a cover', async () => {
    await teacher.tap('button', 'Cetak');
    const file = await taken(page, () => teacher.tap('menuitem', /^Fail RPH penggal ini/));
    expect(file.words).toContain('2 RPH dalam fail ini');
    expect(teacher.taps()).toBe(7);
  });

  const desktop = await browser.newPage({ viewport: desk });
  await test.step('a supervisor at a desk', async () => {
    const supervisor = tapping(desktop);
    await desktop.goto(`${school.origin}/auth/login`);
    await desktop.getByLabel('E-mel').fill(school.people.penyelia);
    await desktop.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
    await supervisor.tap('button', 'Log masuk');
    await supervisor.tap('link', 'Semak 2 RPH');
    await supervisor.tap('button', /^Sahkan/);
    await supervisor.tap('button', /^Sahkan/);
    await expect(desktop.getByText('Tiada rancangan yang menunggu semakan anda')).toBeVisible();
    expect(supervisor.taps()).toBe(4);
  });

  await test.step('the supervisor takes away all that a teacher has sent of a term, from the figure of a week', async () => {
    const supervisor = await administratorOf(request, school, 'penyelia');
    const { weeks, teachers } = await supervisor.get('/api/submissions?of=supervised&weeks=8');
    const [told]: { weeks: { expected: number }[] }[] = teachers;
    const at = told?.weeks.findLastIndex(({ expected }) => expected === 2) ?? 0;
    const guru = await administratorOf(request, school, 'guru');
    await sendWeek(guru, weeks[at].week, await writeWeek(guru, weeks[at].week, () => whole));
    await desktop.goto(`${school.origin}/supervisor/dashboard`);
    await desktop.locator('[data-cell]').nth(at).click();
    const panel = desktop.getByRole('complementary', { name: /^Cikgu Satu, / });
    const file = await taken(desktop, () =>
      panel.getByRole('button', { name: /^Fail RPH Penggal \d/ }).click(),
    );
    for (const words of ['Cikgu Satu', '2 RPH dalam fail ini', '2 dihantar, menunggu pengesahan'])
      expect(file.words).toContain(words);
    await expectAccessible(desktop);
    await desktop.close();
  });

  await test.step('the head teacher', async () => {
    const office = await browser.newPage({ viewport: desk });
    const head = tapping(office);
    await office.goto(`${school.origin}/auth/login`);
    await office.getByLabel('E-mel').fill(school.people.adminutama);
    await office.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
    await head.tap('button', 'Log masuk');
    await head.tap('link', 'Analitik');
    await head.tap('button', 'Muat turun');
    const report = await taken(office, () => head.tap('menuitem', /^Laporan .* minggu \(PDF\)/));
    expect(report.words).toContain('Laporan penghantaran RPH');
    expect(head.taps()).toBe(4);
    await office.close();
  });
});

/** Two whole plans of guru@, whom penyelia@ verifies. */
async function preparedWeek(request: APIRequestContext, school: OwnSchool) {
  const admin = await administratorOf(request, school);
  const { day } = await makeTeachingWeek(admin, [
    ['5 Bestari', 1, '08:00', '08:30'],
    ['5 Bestari', 2, '08:00', '08:30'],
  ]);
  const supervised = await superviseTeacher(admin);
  const teacher = await administratorOf(request, school, 'guru');
  return { ...supervised, day, plans: await writeWeek(teacher, day, () => whole) };
}

/** And lets the minute pass in which that can be taken back. */
async function verify(page: Page, school: OwnSchool, id: string): Promise<void> {
  await page.goto(`${school.origin}/bina-rph?id=${id}`);
  const panel = page.getByRole('complementary', { name: 'Semakan' });
  await panel.getByRole('button', { name: 'Sahkan' }).click();
  // Not of another step: it is nobody's turn here any more.
  await expect(panel.getByRole('button', { name: 'Sahkan' })).toHaveCount(0);
  await expect(panel).toContainText('Disahkan oleh');
  await page.request.post(`${loopbackOrigin()}/api/test/schools/${school.code}/told-verdicts`);
}

async function paperOf(page: Page) {
  await page.getByRole('button', { name: 'Cetak' }).click();
  return taken(page, () => page.getByRole('menuitem', { name: 'Penuh (PDF)' }).click());
}

async function taken(page: Page, ask: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()]);
  return readPdf(await readFile(await download.path()));
}

/** Whoever presses, and how often they did. */
function tapping(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (role: 'button' | 'link' | 'menuitem', name: string | RegExp) => {
      taps += 1;
      await page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .click();
    },
  };
}
