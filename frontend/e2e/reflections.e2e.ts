import { randomUUID } from 'node:crypto';
import { expect, type Route } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { dayFromToday } from './support/today';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone two taps store a reflection, without a network too, and the next opens by itself', async ({
  page,
  context,
  request,
  school,
}) => {
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  const plans = [
    { id: randomUUID(), date: dayFromToday(-1), className: '5 Cerdas', objective: 'Mengelaskan tiga bahan.' },
    { id: randomUUID(), date: dayFromToday(-2), className: '4 Amanah', objective: 'Menyebut dua bunyi.' },
  ];
  for (const plan of plans)
    await admin.post('/api/lesson-plans', {
      ...{ ...plan, startTime: '07:40', endTime: '08:40', subject: 'Sains', activities: '' },
    });
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/refleksi`);
  const card = (name: string) => page.getByRole('region', { name: `Sains · ${name}` });

  await test.step('two taps', async () => {
    await card('5 Cerdas').getByRole('button', { name: 'Tercapai', exact: true }).tap();
    await expect(card('5 Cerdas').getByText('Objektif pelajaran tercapai.')).toBeVisible();
    await expectAccessible(page);
    await card('5 Cerdas').getByRole('button', { name: 'Simpan' }).tap();
    await expect(page.getByRole('status').getByText('Refleksi disimpan.')).toBeVisible();
    const kept = await admin.get(`/api/reflections/${plans[0]?.id}`);
    expect(kept).toMatchObject({
      status: 'taught',
      result: 'achieved',
      text: 'Objektif pelajaran tercapai.',
    });
  });

  await test.step('the next stands open; numbers say its result, and the device keeps it', async () => {
    await context.setOffline(true);
    await card('4 Amanah').getByLabel('Hadir', { exact: true }).fill('25');
    await card('4 Amanah')
      .getByLabel(/^Menguasai/)
      .fill('26');
    await expect(card('4 Amanah').getByText('Menguasai tidak boleh melebihi hadir (25).')).toBeVisible();
    await card('4 Amanah')
      .getByLabel(/^Menguasai/)
      .fill('21');
    await expect(card('4 Amanah').getByText(/^21 daripada 25 murid 4 Amanah dapat/)).toBeVisible();
    await card('4 Amanah').getByRole('button', { name: 'Simpan' }).tap();
    await expect(page.getByText('Dalam peranti ini', { exact: true })).toBeVisible();
    // The network comes back while a try of before is still on its way, in vain.
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const failLate = async (route: Route) => {
      await failing;
      await route.abort('internetdisconnected');
    };
    await page.route(/\/api\/reflections$/, failLate, { times: 1 });
    const tried = page.waitForRequest(/\/api\/reflections$/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await tried;
    await context.setOffline(false);
    fail();
    await expect(page.getByText('Dalam peranti ini', { exact: true })).toBeHidden();
    const kept = await admin.get(`/api/reflections/${plans[1]?.id}`);
    expect(kept).toMatchObject({ present: 25, mastered: 21, notMastered: 4, result: 'partly' });
  });

  await expectToReflow(page);
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
