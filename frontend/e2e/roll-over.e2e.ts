import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test('the next session is proposed, decided on, opened by typing its name, and taken back @weekly', async ({
  page,
  request,
  school,
}) => {
  const admin = await administratorOf(request, school);
  const { currentId: academicYearId, items } = await admin.get('/api/academic-years');
  const { firstDay } = items.find(({ id }: { id: string }) => id === academicYearId);
  const next = String(Number(firstDay.slice(0, 4)) + 1);
  const more = { academicYearId, shift: 'morning', stream: null, groups: [], classTeacherId: null };
  const bestari = { ...more, id: randomUUID(), name: '1 Bestari', gradeLevels: ['T1'] };
  await admin.post('/api/classes', bestari);
  const pupil = { sex: 'F', registerNumber: null, birthDate: null };
  const placing = { academicYearId, classId: bestari.id, groupIds: [], day: firstDay };
  await admin.post('/api/pupils', { ...pupil, id: randomUUID(), name: 'Aisyah binti Karim', placing });
  await admin.post('/api/pupils', { ...pupil, id: randomUUID(), name: 'Lim Jia Hui' });
  await signIn(page, school.people.adminutama);
  await page.goto(`${school.origin}/admin-sekolah/admin`);
  const press = (name: string) => page.getByRole('button', { name }).click();

  await test.step('it begins with days that the school may change', async () => {
    await press('Buka sesi baharu');
    await expect(page.getByRole('heading', { name: `Buka sesi baharu ${next}` })).toBeVisible();
    await expect(page.getByText('Belum disahkan')).toBeVisible();
    await press('Seterusnya: Kelas');
    await expect(page.getByLabel('Nama kelas selepas 1 Bestari')).toBeVisible();
    await page.getByRole('link', { name: 'Simpan dan keluar' }).click();
    await page.getByRole('link', { name: `Sambung buka sesi ${next}` }).click();
    await page.getByRole('link', { name: /^2 Kelas/ }).click();
  });

  await test.step('only exceptions ask, and nothing is chosen for them', async () => {
    const asked = page.getByRole('combobox', { name: /Keputusan bagi Kelas baharu/ });
    if (await asked.count()) await asked.selectOption('Jangan buka');
    const name = page.getByLabel('Nama kelas selepas 1 Bestari');
    await expect(name).toHaveValue('2 Bestari');
    await name.fill('2 Dedikasi');
    await name.press('Enter');
    await press('Seterusnya: Murid');
    const lim = page.getByLabel('Keputusan bagi Lim Jia Hui');
    await expect(lim).toHaveValue('');
    await expectAccessible(page);
    await page.reload();
    await lim.selectOption('2 Dedikasi');
    await expect(page.getByRole('link', { name: /Murid 2 ditempatkan, 0 tamat$/ })).toBeVisible();
    await page.getByRole('combobox', { name: /^Cari murid/ }).fill('ais');
    await page.getByRole('option', { name: /^Aisyah binti Karim/ }).click();
    const aisyah = page.getByRole('group', { name: 'Keputusan bagi Aisyah binti Karim' });
    await expect(aisyah.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByText('1 perlu keputusan').last()).toBeVisible();
    await expectAccessible(page);
    await aisyah.getByRole('radio', { name: 'Kekal' }).click();
    await expect(aisyah.getByRole('radio', { name: 'Kekal' })).toBeChecked();
    await expect(page.getByRole('link', { name: /Murid 2 ditempatkan, 0 tamat$/ })).toBeVisible();
  });

  await test.step('a class for which nothing stands to be copied is named', async () => {
    await page
      .getByRole('link', { name: /Penugasan/ })
      .last()
      .click();
    await expect(page.getByText(/^Tiada set untuk disalin ke 1 Bestari, 2 Dedikasi\./)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it opens by the typed name alone', async () => {
    await page.getByRole('link', { name: 'Semak dan buka' }).click();
    await page.getByLabel(`Taip ${next} untuk mengesahkan`).fill('ya');
    await press(`Buka sesi ${next}`);
    await expect(page.getByText('Sesi belum dibuka')).toBeVisible();
    await page.getByLabel(`Taip ${next} untuk mengesahkan`).fill(next);
    await press(`Buka sesi ${next}`);
    await expect(page.getByRole('heading', { name: `Sesi ${next} dibuka` })).toBeVisible();
    await expect(page.getByText('2 murid ditempatkan')).toBeVisible();
    const { items: years } = await admin.get('/api/academic-years');
    const made = years.find(({ name }: { name: string }) => name === next);
    const { items: classes } = await admin.get(`/api/classes?academicYearId=${made.id}`);
    expect(classes.map(({ name }: { name: string }) => name)).toContain('2 Dedikasi');
  });

  await test.step('while nothing of it is in use it is taken back whole', async () => {
    await press('Batalkan pembukaan');
    await expect(page.getByRole('navigation', { name: 'Langkah' })).toBeVisible();
    const { items: years } = await admin.get('/api/academic-years');
    expect(years.map(({ name }: { name: string }) => name)).not.toContain(next);
  });
});
