import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectToReflow } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { dayFromToday } from './support/today';

test('an administrator names who verifies whom: by proposal, one by one, by subject, in two steps, with a deputy @weekly', async ({
  page,
  request,
  school,
}) => {
  test.slow();
  const errors = consoleErrors(page);
  const admin = await administratorOf(request, school);
  const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] };
  await admin.post('/api/subjects', { id: randomUUID(), ...subject });
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/admin-sekolah/supervisor`);
  const teachers = page.getByRole('table', { name: 'Guru dan penyemak RPH mereka' });
  const first = 'Cikgu Dua';
  await expect(page.getByText(/guru belum ada penyemak bagi semua subjeknya\.$/)).toBeVisible();
  await expectAccessible(page);

  await test.step('the proposal is seen before it is kept, and taken back at once', async () => {
    await page.getByRole('button', { name: 'Cadangkan pembahagian' }).click();
    const sheet = page.getByRole('dialog', { name: 'Cadangan pembahagian' });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Tetapkan \d+ penyemak$/ }).click();
    await expect(page.getByText(/^Semua \d+ guru ada penyemak\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Buat asal' }).click();
    await expect(page.getByText(/belum ada penyemak/).first()).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  await test.step('one by one by keyboard: somebody without the role becomes a supervisor', async () => {
    await page.getByRole('button', { name: 'Tetapkan penyemak', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Tetapkan penyemak' });
    await sheet.getByRole('button', { name: 'Tetapkan', exact: true }).click();
    await expect(sheet.getByRole('combobox', { name: 'Guru' })).toBeFocused();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    const verifier = sheet.getByRole('combobox', { name: 'Penyemak' });
    await verifier.focus();
    await page.keyboard.type('Cikgu Satu');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Orang ini akan diberi peranan Penyelia sekali.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Tetapkan', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(teachers.getByRole('row', { name: new RegExp(first) })).not.toContainText('Belum ada');
  });

  await test.step('a subject has a verifier for whoever teaches it', async () => {
    await page.getByRole('button', { name: 'Tetapkan ikut subjek' }).click();
    const sheet = page.getByRole('dialog', { name: 'Tetapkan penyemak' });
    await sheet.getByLabel('Subjek').selectOption({ label: 'Sains' });
    await sheet.getByRole('combobox', { name: 'Penyemak' }).click();
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Tetapkan', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Penyemak ikut subjek' })).toContainText('Sains');
  });

  await test.step('a deputy acts while the supervisor is away', async () => {
    const { items } = await admin.ofSession('/api/supervisions');
    const holder = items.find(({ teacherId }: { teacherId: string | null }) => teacherId)?.supervisorId;
    const deputies = page.getByRole('region', { name: 'Penyelia dan pemangku' });
    const choice = deputies.locator(`#pemangku-${holder}`);
    await choice.selectOption({ index: 1 });
    await expect(page.getByText(/memangku apabila perlu\.$/)).toBeVisible();
    const day = dayFromToday(0);
    const whole = { from: day, to: day, fromPeriod: null, toPeriod: null, kind: 'sick', reason: '' };
    await admin.post('/api/absences', { id: randomUUID(), personId: holder, ...whole });
    await page.reload();
    await expect(teachers).toContainText('Dipangku');
    await expect(deputies).toContainText('Tidak hadir');
  });

  await test.step('a second step has its own column, on a phone too', async () => {
    await page.getByLabel('Dua langkah').check();
    await page.getByRole('button', { name: 'Simpan langkah' }).click();
    await expect(teachers.getByRole('columnheader', { name: 'Penyemak kedua' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(teachers).toBeVisible();
    await expectToReflow(page);
    await expectAccessible(page);
  });
  expect(errors).toEqual([]);
});
