import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { loopbackOrigin, mainOrigin } from './support/addresses';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { superviseTeacher, writeYearlyPlan } from './support/supervised-teacher';

const NARROW = { width: 390, height: 844 };

test('a yearly plan is sent, returned for a week, sent again, verified by keyboard, sealed and amended @weekly', async ({
  page,
  browser,
  request,
  school,
}) => {
  test.slow();
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  const subjectId = randomUUID();
  await admin.post('/api/subjects', {
    ...{ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null },
    levels: [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 4 }],
  });
  const { session } = await superviseTeacher(admin);
  const teacher = await administratorOf(request, school, 'guru');
  const planId = await writeYearlyPlan(teacher, { academicYearId: session.id, subjectId });
  const plan = `${school.origin}/rpt?subjek=${subjectId}&tahun=T5&siapa=saya`;
  const standing = page.getByRole('region', { name: 'Semakan' });
  const supervisor = await administratorOf(request, school, 'penyelia');
  const stateOfPlan = async () => (await supervisor.get(`/api/sent-yearly-plans/${planId}`)).state;
  const told = () => page.request.post(`${loopbackOrigin()}/api/test/schools/${school.code}/told-verdicts`);

  await test.step('what goes and to whom is said before it is sent', async () => {
    await signIn(page, school.people.guru);
    await page.goto(plan);
    await expect(standing).toContainText('belum dihantar untuk semakan');
    await standing.getByRole('button', { name: 'Hantar untuk semakan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hantar RPT Sains Tahun 5' });
    await expect(dialog).toContainText('penyemak pertama');
    await expect(dialog).toContainText('3 baris dalam 3 minggu');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hantar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(standing).toContainText('Menunggu semakan');
  });

  await test.step('the supervisor finds it beside the lesson plans, says why of a week, and returns it', async () => {
    await signIn(page, school.people.penyelia);
    await page.goto(`${school.origin}/supervisor/rph`);
    await expect(page).toHaveTitle('Semakan RPH');
    // Nothing is judged before its words are there.
    let letItGo: () => void = () => undefined;
    const isSeen = new Promise<void>((resolve) => {
      letItGo = resolve;
    });
    await page.route(`**/api/sent-yearly-plans/${planId}`, async (route) => {
      await isSeen;
      await route.fallback();
    });
    await page.getByRole('link', { name: 'RPT 1' }).click();
    await expect(page).toHaveTitle('Semakan RPT');
    for (const name of ['Sahkan', 'Pulangkan'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    letItGo();
    await expect(page.getByRole('heading', { name: 'RPT Sains Tahun 5', level: 2 })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByLabel('Ulasan bagi keseluruhan')).toBeFocused();
    await page.getByRole('button', { name: 'Ulas minggu M2', exact: true }).click();
    await page.getByLabel('Ulasan bagi minggu 2').fill('Tambah BBM bagi minggu ini.');
    await expectAccessible(page);
    await expectToReflow(page);
    // What is begun outlives a reload of the tab.
    await page.reload();
    await page.getByRole('button', { name: 'Ulas minggu M2', exact: true }).click();
    await expect(page.getByLabel('Ulasan bagi minggu 2')).toHaveValue('Tambah BBM bagi minggu ini.');
    await page.getByRole('button', { name: 'Pulangkan' }).click();
    await expect(page.getByText('Tiada RPT yang menunggu semakan anda')).toBeVisible();
    await expect(page.getByText('Disimpan', { exact: true })).toBeVisible();
    await told();
  });

  await test.step('its author reads why on a phone, answers, changes the week and sends it again', async () => {
    await signIn(page, school.people.guru);
    await page.setViewportSize(NARROW);
    await page.goto(plan);
    await expect(standing).toContainText('Dipulangkan');
    await expect(standing).toContainText('Tambah BBM bagi minggu ini.');
    await standing.getByLabel('Jawapan tentang minggu 2').fill('Sudah.');
    // Its reply is lost: that is said, and the answer pressed again is the same one.
    await page.route(
      '**/answers',
      async (route) => {
        const { pathname } = new URL(route.request().url());
        const headers = { ...route.request().headers(), host: new URL(school.origin).host };
        await route.fetch({ url: `${loopbackOrigin()}${pathname}`, headers });
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await standing.getByRole('button', { name: 'Jawab' }).click();
    await expect(page.getByText(/^Tiada sambungan ke pelayan/)).toBeVisible();
    await expect(standing.getByLabel('Jawapan tentang minggu 2')).toHaveValue('Sudah.');
    await standing.getByRole('button', { name: 'Jawab' }).click();
    await expect(standing.getByLabel('Jawapan tentang minggu 2')).toHaveValue('');
    await expect(standing.getByText('Sudah.', { exact: true })).toHaveCount(1);
    await expectAccessible(page);
    await expectToReflow(page);
    const { items } = await teacher.get(`/api/yearly-plans/${planId}/rows`);
    const { id, updatedAt: _at, deletedAt: _gone, originId: _of, ...row } = items[1];
    await teacher.put(`/api/yearly-plan-rows/${id}`, { ...row, resources: 'Model manusia' });
    await standing.getByRole('button', { name: 'Hantar semula' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hantar', exact: true }).click();
    await expect(standing).toContainText('Menunggu semakan');
  });

  await test.step('what is new is marked, and V verifies it; it is taken back, and verified once more without a network', async () => {
    await signIn(page, school.people.penyelia);
    await page.goto(`${school.origin}/supervisor/rph?jenis=rpt`);
    const article = page.getByRole('article', { name: 'RPT' });
    await expect(article.getByText('Berubah')).toHaveCount(1);
    await expect(article).toContainText('Model manusia');
    await expectAccessible(page);
    await expectToReflow(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('v');
    await expect(page.getByText('Tiada RPT yang menunggu semakan anda')).toBeVisible();
    await page.getByRole('button', { name: 'Buat asal' }).click();
    await expect(article).toContainText('Model manusia');
    const other = await browser.newPage();
    await signIn(other, school.people.penyelia);
    await other.goto(`${school.origin}/supervisor/rph?jenis=rpt`);
    await expect(other.getByRole('article', { name: 'RPT' })).toContainText('Model manusia');
    const beside = await page.context().newPage();
    await beside.goto(`${school.origin}/supervisor/rph?jenis=rpt`);
    await expect(beside.getByRole('article', { name: 'RPT' })).toContainText('Model manusia');
    await page.bringToFront();
    await page.context().setOffline(true);
    await page.keyboard.press('v');
    await expect(page.getByText('Tiada RPT yang menunggu semakan anda')).toBeVisible();
    await expect(page.getByRole('button', { name: /menunggu talian$/ })).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(stateOfPlan, { timeout: 45_000 }).toBe('verified');
    await expect(page.getByRole('button', { name: /menunggu talian$/ })).toBeHidden();
    // Nothing waits any more, and the tab counts nothing, whichever window has sent it.
    const kinds = page.getByRole('navigation', { name: 'Jenis rancangan' });
    await expect(kinds.getByRole('link', { name: 'RPT', exact: true })).toBeVisible();
    await expect(beside.getByText('Tiada RPT yang menunggu semakan anda')).toBeVisible();
    await beside.close();

    // Another device of theirs comes too late, says so, and has nothing left to judge.
    await other.getByRole('button', { name: 'Ulas keseluruhan' }).click();
    await other.getByLabel('Ulasan bagi keseluruhan').fill('Terlambat.');
    await other.getByRole('button', { name: 'Pulangkan' }).click();
    await expect(other.getByText(/semakan ini tidak diterima/)).toBeVisible();
    await expect(other.getByText('Tiada RPT yang menunggu semakan anda')).toBeVisible();
    expect(await stateOfPlan()).toBe('verified');
    await other.close();
    await told();
  });

  await test.step('it stays as it was verified; its code says so to anybody, and an amendment opens it', async () => {
    await signIn(page, school.people.guru);
    await page.goto(plan);
    await expect(standing).toContainText('Isinya kekal seperti yang disahkan');
    const code = await standing.locator('.font-mono').innerText();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await standing.getByRole('button', { name: 'Buat pindaan' }).click();
    await page.getByLabel('Sebab').fill('DSKP baharu');
    await page.getByRole('dialog').getByRole('button', { name: 'Buat pindaan' }).click();
    await expect(standing).toContainText('Boleh dipinda sekarang');
    await page.goto(`${mainOrigin()}/semak/${code}`);
    await expect(page.getByRole('region', { name: 'Sah' })).toBeVisible();
    await expect(page.getByText('RPT: Sains · Tahun 5')).toBeVisible();
  });
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
