import { expect } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { watchLayoutShifts } from './support/layout-shift';
import { test } from './support/own-school';
import { signIn, submitCredentials } from './support/sign-in';
import { onSlowLine } from './support/slow-line';
import { makeTeachingWeek } from './support/teaching-week';
import { daysAfter } from './support/today';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a teacher’s Sunday evening and Monday on a phone on a slow line: prepared by one tap, noted by two', {
  tag: '@weekly',
}, async ({ page, request, school }) => {
  test.slow();
  const errors = consoleErrors(page);
  const { day: monday } = await makeTeachingWeek(await administratorOf(request, school), [
    ['4 Bestari', 1, '08:00', '08:30'],
    ['4 Bestari', 1, '08:30', '09:00'],
    ['5 Cerdas', 1, '10:30', '11:00'],
    ['5 Cerdas', 3, '10:00', '10:30'],
  ]);
  const teacher = await administratorOf(request, school, 'guru');
  const notedOf = async () => (await teacher.get(`/api/my-week?day=${monday}`)).noted;
  const openAt = async (time: string, day = monday) => {
    await page.clock.setFixedTime(`${day}T${time}:00+08:00`);
    await page.goto(`${school.origin}/dashboard`);
  };
  await page.clock.setFixedTime(`${daysAfter(monday, -1)}T20:00:00+08:00`);
  const line = await onSlowLine(page);
  await signIn(page, school.people.guru);
  const dialog = page.getByRole('dialog', { name: 'Refleksi' });

  await test.step('on Sunday evening the week that nobody prepared stands first', async () => {
    const panel = page.getByRole('region', { name: 'Minggu depan' });
    await expect(panel).toContainText(/Minggu \d+ belum disediakan/);
    await expect(panel).toContainText('3 PdP belum ada rancangan.');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Sediakan minggu' }).tap();
    await expect(page.getByText('3 draf disediakan')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Esok' })).toContainText('4 Bestari · Sains');
  });

  await test.step('before school: how long it is, what comes, and what still lacks something', async () => {
    await openAt('07:20');
    await expect(page.getByRole('region', { name: 'Seterusnya' })).toContainText(
      /8\.00-9\.00 pagi.*dalam 40 minit/,
    );
    const owed = page.getByRole('region', { name: 'Perlu dibuat' });
    await expect(owed.getByRole('listitem')).toContainText([
      /RPH lewat, belum dihantarMinggu 1, Minggu 2 .*dikira sejak/,
      '3 rancangan perlu dilihat',
    ]);
    const week = page.getByRole('region', { name: /^Minggu \d+$/ });
    await expect(week.getByRole('listitem', { name: /^Isnin/ }).getByRole('link')).toHaveCount(2);
    await owed.getByRole('link', { name: /^Betulkan/ }).tap();
    await expect(page.getByLabel('Objektif *')).toBeVisible();
    await page.getByRole('button', { name: 'Refleksi', exact: true }).tap();
    await expect(page.getByText('Boleh diisi selepas 8.00 pagi, Isnin.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('in the lesson two taps store its reflection', async () => {
    await openAt('08:40');
    const panel = page.getByRole('region', { name: 'Sekarang' });
    await expect(panel).toContainText('20 minit lagi');
    await panel.getByRole('button', { name: 'Refleksi' }).tap();
    await expect(dialog.getByRole('button', { name: 'Tercapai', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Simpan' }).tap();
    await expect(page.getByText('Refleksi disimpan.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await notedOf()).toMatchObject([{ status: 'taught' }]);
    await expect(panel.getByRole('button', { name: 'Refleksi' })).toHaveCount(0);
  });

  await test.step('without a network too: the device keeps it and sends it later', async () => {
    await openAt('11:10');
    const owed = page.getByRole('region', { name: 'Perlu dibuat' });
    await expect(owed).toContainText('1 refleksi hari ini');
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    await line.setOffline(true);
    await owed.getByRole('button', { name: /^Isi/ }).tap();
    await dialog.getByLabel('Hadir', { exact: true }).fill('25');
    await dialog.getByLabel(/^Menguasai/).fill('21');
    await expect(dialog.getByRole('button', { name: 'Sebahagian' })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Simpan' }).tap();
    await expect(page.getByText('Refleksi disimpan dalam peranti ini')).toBeVisible();
    await expect(owed).toContainText('1 menunggu talian');
    await line.setOffline(false);
    await expect.poll(notedOf).toHaveLength(2);
    await expect(owed).not.toContainText('refleksi hari ini');
  });

  await test.step('the plan shows what was noted, and takes it further', async () => {
    await page.getByRole('region', { name: 'Rabu' }).getByRole('link', { name: /^Buka/ }).tap();
    await page.getByRole('button', { name: 'Refleksi', exact: true }).tap();
    await expect(page.getByText('Boleh diisi selepas 10.00 pagi, Rabu.')).toBeVisible();
    const [noted] = (await notedOf()).filter(({ present }: { present: number | null }) => present === 25);
    await page.goto(`${school.origin}/bina-rph?id=${noted.id}`);
    await page.getByRole('button', { name: /^Refleksi/ }).tap();
    const part = page.getByRole('group', { name: 'Refleksi', exact: true });
    await expect(part.getByText('4 belum')).toBeVisible();
    await part.getByRole('button', { name: 'Tambah Menguasai, refleksi' }).tap();
    await expect(part.getByText('3 belum')).toBeVisible();
    await expect(part.getByText(/^Disimpan \d/)).toBeVisible();
    await expect.poll(async () => (await teacher.get(`/api/reflections/${noted.id}`)).mastered).toBe(22);
    await expectAccessible(page);
    await expectToReflow(page);
  });

  const bar = page.getByRole('navigation', { name: 'Utama' });
  await expect(bar.getByRole('link')).toHaveText(['Utama', 'Minggu', 'Tulis', 'Refleksi']);
  const expected = ['ERR_INTERNET_DISCONNECTED', '404 (Not Found)'];
  expect(errors.filter((error) => !expected.some((each) => error.includes(each)))).toEqual([]);
});

test('a reminder is timed and switched off, and the week opens first where somebody wants it @weekly', async ({
  page,
  request,
  school,
}) => {
  const teacher = await administratorOf(request, school, 'guru');
  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/preferences`);
  const reminder = page.getByRole('group', { name: 'Rancangan dan refleksi' });
  await reminder.getByLabel('E-mel').click();
  await expect(reminder.getByLabel('E-mel')).not.toBeChecked();
  await expect(page.getByText('Keutamaan disimpan.')).toBeVisible();
  await page.getByLabel('Masa peringatan refleksi').selectOption('4.00 petang');
  await expect.poll(() => teacher.get('/api/reflection-reminder')).toEqual({ at: '16:00' });
  await page.getByLabel('Minggu Saya (RPH)').check();
  await expectAccessible(page);
  await page.reload();
  await expect(reminder.getByLabel('E-mel')).not.toBeChecked();
  await expect(reminder.getByLabel('Dalam Rekod Mengajar')).toBeChecked();
  await expect(page.getByLabel('Masa peringatan refleksi')).toHaveValue('16:00');

  await page.context().clearCookies();
  await page.goto(`${school.origin}/auth/login`);
  await submitCredentials(page, school.people.guru);
  await expect(page).toHaveURL(`${school.origin}/rph`);
});

test('a new teacher finds three steps in place of what is owed, and nothing moves once it stands @weekly', async ({
  page,
  school,
}) => {
  const shifts = await watchLayoutShifts(page);
  const expectStill = async (named: string) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${school.origin}/dashboard`);
    await expect(page.getByRole('region', { name: named })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hari ini', exact: true })).toBeVisible();
    expect((await shifts()).filter(({ value }) => value > 0.05)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await signIn(page, school.people.guru2);
  const steps = page.getByRole('region', { name: 'Tiga langkah untuk bermula' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Langganan' })).toHaveCount(0);
  await expectAccessible(page);
  await expectStill('Tiga langkah untuk bermula');
  await steps.getByRole('link', { name: 'Tulis rancangan pertama' }).tap();
  await expect(page).toHaveURL(`${school.origin}/bina-rph`);
  await page.getByLabel('Mata pelajaran').fill('Sejarah');
  await expect(page).toHaveURL(/bina-rph\?id=/);
  await expectStill('Rancangan terkini');
});
