import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { demoPassword } from './support/hosted-backend';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('a list of pupils is taken away by who proves who they are, or printed, and the log tells of both', async ({
  page,
  request,
  school,
}) => {
  const admin = await administratorOf(request, school);
  const { currentId: academicYearId, items } = await admin.get('/api/academic-years');
  const day = items.find(({ id }: { id: string }) => id === academicYearId).firstDay;
  const bestari = { id: randomUUID(), academicYearId, name: '4 Bestari', gradeLevels: ['T4'] };
  await admin.post('/api/classes/batch', {
    classes: [{ ...bestari, shift: 'morning', stream: null, groups: [], classTeacherId: null }],
  });
  await admin.post('/api/pupils', {
    ...{ id: randomUUID(), name: 'Adam Haris', sex: 'M', registerNumber: null, birthDate: null },
    placing: { academicYearId, classId: bestari.id, groupIds: [], day },
  });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/murid?kelas=${bestari.id}`);

  await test.step('a sign-in that is not fresh is asked for again, and what was chosen stays', async () => {
    await page.getByRole('button', { name: 'Muat turun' }).click();
    const choice = page.getByRole('dialog', { name: 'Muat turun senarai murid' });
    await choice.getByLabel('CSV').check();
    await choice.getByLabel('Sertakan nombor pengenalan penuh').check();
    await expectAccessible(page);
    const stale = { status: 403, json: { code: 'FRESH_SIGN_IN_REQUIRED', message: 'Once more.' } };
    await page.route('**/api/pupil-lists/table*', (route) => route.fulfill(stale), { times: 1 });
    await choice.getByRole('button', { name: 'Muat turun', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Sahkan diri anda' });
    await proof.getByLabel('Kata laluan anda').fill(demoPassword);
    const downloading = page.waitForEvent('download');
    await proof.getByRole('button', { name: 'Muat turun', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('murid.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('Adam Haris,Lelaki,4 Bestari');
    await expect(proof).toBeHidden();
  });
  await test.step('without a network nothing is printed', async () => {
    const print = async () => {
      await page.getByRole('button', { name: 'Cetak' }).click();
      await page.getByRole('menuitem', { name: 'Senarai nama' }).click();
    };
    await page.route('**/api/pupil-lists/prints', (route) => route.abort(), { times: 1 });
    await print();
    await expect(page.getByText('Senarai belum dicetak')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-printed');
    await print();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });
  await test.step('the log has a line of each', async () => {
    await page.getByRole('button', { name: 'Rekod akses' }).click();
    const log = page.getByRole('dialog', { name: 'Rekod akses murid' });
    await log.getByRole('tab', { name: 'Senarai' }).click();
    await expect(log.getByRole('listitem')).toHaveText([
      /mencetak senarai nama: 4 Bestari, 1 murid$/,
      /memuat turun senarai \(CSV\): 4 Bestari, 1 murid, dengan nombor pengenalan penuh$/,
    ]);
    await expectAccessible(page);
  });
});
