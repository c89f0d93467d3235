import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { watchLayoutShifts } from './support/layout-shift';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { makeTeachingWeek } from './support/teaching-week';

const whole = {
  objective: 'Pada akhir PdP, murid dapat menyebut tiga bahan.',
  activities: 'Stesen tiga bahan (30 min)',
};

/** The keys alone: the button that sends has the focus. */
async function pressToSend(page: Page, count: number): Promise<void> {
  // A page just opened may show before it listens to keys.
  await expect(async () => {
    await page.keyboard.press('h');
    const send = page.getByRole('button', { name: `Hantar ${count}`, exact: true });
    await expect(send).toBeFocused({ timeout: 3_000 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Enter');
}

test('a week is sent, taken back and sent again without a network; its verifier returns one plan with a remark and verifies another', async ({
  page,
  context,
  request,
  school,
}) => {
  test.slow();
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  const { academicYearId, day } = await makeTeachingWeek(admin, [
    ['5 Bestari', 1, '08:00', '08:30'],
    ['5 Bestari', 2, '08:00', '08:30'],
    ['5 Cerdas', 3, '08:00', '08:30'],
    ['5 Cerdas', 4, '08:00', '08:30'],
    ['5 Cerdas', 5, '08:00', '08:30'],
  ]);
  const { members } = await admin.get('/api/members');
  const idOf = (mailbox: string) =>
    members.find(({ email }: { email: string }) => email.startsWith(`${mailbox}@`)).userId;
  const { items: years } = await admin.get('/api/academic-years');
  const { firstDay: from } = years.find(({ id }: { id: string }) => id === academicYearId);
  await admin.post('/api/supervisions', {
    ...{ id: randomUUID(), academicYearId, teacherId: idOf('guru'), subjectId: null, step: 1 },
    ...{ supervisorId: idOf('penyelia'), from, to: null },
  });
  const teacher = await administratorOf(request, school, 'guru');
  const { lessons } = await teacher.get(`/api/my-week?day=${day}`);
  const plans = lessons.map(({ date, startTime, endTime, className, subject }: Record<string, string>) => ({
    ...{ id: randomUUID(), date, startTime, endTime, className, subject, ...whole },
  }));
  const [first, second, third, last, unsent] = plans;
  for (const plan of [first, second]) await teacher.post('/api/lesson-plans', plan);
  for (const plan of [third, last, unsent])
    await teacher.post('/api/lesson-plans', { ...plan, objective: '' });

  const asked: string[] = [];
  page.on('request', (sent) => sent.method() === 'GET' && asked.push(new URL(sent.url()).pathname));
  await signIn(page, school.people.guru);
  const week = `${school.origin}/rph?minggu=${day}&paparan=minggu`;
  await page.goto(week);
  const card = (plan: { id: string }) => page.locator(`[data-plan="${plan.id}"]`);

  await test.step('what is missing is said before anything is sent', async () => {
    await page.getByRole('button', { name: 'Hantar minggu' }).click();
    const dialog = page.getByRole('dialog', { name: /^Hantar Minggu/ });
    await expect(dialog).toContainText('2 rancangan lengkap akan dihantar');
    await expect(dialog).toContainText('penyemak pertama');
    await expect(dialog).toContainText('3 belum lengkap');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hantar 2' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card(first)).toContainText('Dihantar');
  });

  await test.step('it is taken back while nobody has read it', async () => {
    await page.getByRole('button', { name: 'Buat asal' }).click();
    await expect(card(first)).toContainText('Draf · lewat');
  });

  await test.step('without a network the last plan is written, all are sent by H and Enter, and that is taken back', async () => {
    await card(third).getByRole('link').click();
    await expect(page.getByLabel('Objektif *')).toBeEditable();
    await page.getByLabel('Langkah 1').waitFor();
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Hantar minggu' })).toBeVisible();
    await pressToSend(page, 2);
    await expect(card(second)).toContainText('Menunggu talian');
    await page.goForward();
    await page.getByLabel('Objektif *').fill(whole.objective);
    await expect(page.getByText('Dalam peranti ini', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(card(third)).toContainText('Draf · lewat');
    await pressToSend(page, 1);
    for (const plan of [first, second, third]) await expect(card(plan)).toContainText('Menunggu talian');
    for (const count of [1, 2]) await expect(page.getByText(`Hantar ${count} RPH: Minggu`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tarik balik' }).click();
    await expect(card(third)).toContainText('Draf · lewat');
    await pressToSend(page, 3);
    await expect(card(first)).toContainText('Menunggu talian');
  });

  await test.step('opened anew with the network, the words go first, then the week, by themselves', async () => {
    await context.setOffline(false);
    await page.goto(week);
    for (const plan of [first, second, third])
      await expect(card(plan)).toContainText('Dihantar', { timeout: 20_000 });
    await expect(page.getByRole('region', { name: 'Dalam peranti ini' })).toHaveCount(0);
    const { plans: sent } = await teacher.get(`/api/my-week/sending?day=${day}`);
    const states = sent.map(({ state, isChanged }: Record<string, unknown>) => [state, isChanged]);
    expect(states).toEqual([
      ...[first, second, third].map(() => ['sent', false]),
      ...[last, unsent].map(() => ['draft', false]),
    ]);
  });

  await test.step('sent while its last words are on their way, a plan is sent with them', async () => {
    await card(last).getByRole('link').click();
    let letItGo: () => void = () => undefined;
    const isPressed = new Promise<void>((resolve) => {
      letItGo = resolve;
    });
    await page.route('**/api/lesson-plans/*', async (route) => {
      if (route.request().method() === 'PUT') await isPressed;
      await route.fallback();
    });
    await page.getByLabel('Objektif *').fill(whole.objective);
    await page.goBack();
    await expect(card(last)).toContainText('Draf · lewat');
    await pressToSend(page, 1);
    await expect(page.getByRole('button', { name: 'Hantar 1', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    letItGo();
    await expect(page.getByText('1 rancangan dihantar.')).toBeVisible();
    await expect(card(last)).toContainText('Dihantar');
    const { plans: sent } = await teacher.get(`/api/my-week/sending?day=${day}`);
    expect(sent.find(({ planId }: { planId: string }) => planId === last.id)).toMatchObject({
      ...{ state: 'sent', isChanged: false },
    });
  });

  await test.step('on a phone the week stands still as it opens, and a plan says which of its class it is', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchLayoutShifts(page);
    await page.goto(week);
    await expect(page.getByRole('button', { name: 'Tarik balik' })).toBeInViewport();
    await expect(page.getByText('1 perlu dilihat, 4 dihantar.')).toBeVisible();
    expect((await shifts()).filter(({ value }) => value > 0.01)).toEqual([]);
    await page.goto(`${school.origin}/bina-rph?id=${unsent.id}`);
    await page.getByRole('button', { name: 'Objektif' }).click();
    await expect(page.getByText(/^Jum \d+ · 8\.00 pagi$/)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the week was asked for whole, never its sending beside it', () => {
    expect(asked.filter((path) => path.startsWith('/api/my-week/sending'))).toEqual([]);
  });

  await test.step('the supervisor returns one and must say why, and verifies the other', async () => {
    await signIn(page, school.people.penyelia);
    await page.goto(`${school.origin}/bina-rph?id=${first.id}`);
    const panel = page.getByRole('complementary', { name: 'Semakan' });
    await panel.getByRole('button', { name: 'Pulangkan' }).click();
    await expect(panel.getByLabel('Ulasan')).toBeFocused();
    await page.keyboard.type('Tiga bahan, berapa orang murid?');
    await panel.getByRole('button', { name: 'Pulangkan' }).click();
    await expect(panel).toContainText('Dipulangkan oleh');
    await expectAccessible(page);
    await page.goto(`${school.origin}/bina-rph?id=${second.id}`);
    await panel.getByRole('button', { name: 'Sahkan' }).click();
    await expect(panel).toContainText('Disahkan oleh');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToReflow(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${school.origin}/bina-rph?id=${unsent.id}`);
    await expect(page.getByRole('heading', { name: 'Rancangan ini tidak dijumpai' })).toBeVisible();
  });

  await test.step('its author opens what was sent by its address, and nothing moves under the hand', async () => {
    await signIn(page, school.people.guru);
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchLayoutShifts(page);
    await page.goto(`${school.origin}/bina-rph?id=${first.id}`);
    await expect(page.getByRole('region', { name: 'Semakan' })).toContainText('Menunggu semakan.');
    expect((await shifts()).filter(({ value }) => value > 0.1)).toEqual([]);
  });
  expect(errors.filter((error) => !/404|409|ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([]);
});
