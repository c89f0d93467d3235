import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectToReflow } from './support/accessibility';
import { administratorOf } from './support/administrator';
import { consoleErrors } from './support/console-errors';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';
import { makeTeachingWeek } from './support/teaching-week';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const picture = process.env.PICTURES;

test('a plan gets links and files, is shared, copied by a colleague on a phone and taken back; and its author takes it along', {
  tag: '@weekly',
}, async ({ page, context, browser, request, school }) => {
  test.setTimeout(240_000);
  const errors = consoleErrors(page);
  const look = async (name: string, from = page) => {
    if (picture) await from.screenshot({ path: `${picture}/${name}.png` });
  };
  const admin = await administratorOf(request, school);
  const { day } = await makeTeachingWeek(admin, [['4 Bestari', 1, '08:00', '09:00']]);
  const planId = randomUUID();
  await admin.post('/api/lesson-plans', {
    ...{
      id: planId,
      date: day,
      startTime: '10:00',
      endTime: '11:00',
      subject: 'Sains',
      className: '4 Cerdas',
    },
    ...{ objective: 'Murid dapat meramal perubahan.', activities: 'Meramal (60 min)', topic: 'Haba' },
    ...{ learningStandards: ['9.2.1 Meramal'], reflection: 'Ali perlu bantuan.' },
  });
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/bina-rph?id=${planId}`);
  const attachments = page.getByRole('region', { name: 'Lampiran' });

  await test.step('a link must be one, and goes again by one press', async () => {
    await attachments.getByRole('button', { name: 'Tambah pautan' }).click();
    await page.getByLabel('Alamat').fill('http://contoh.my');
    await page.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expect(page.getByLabel('Alamat')).toHaveAccessibleDescription(/https/);
    await expectAccessible(page);
    await page.getByLabel('Alamat').fill('https://contoh.my/video');
    await page.getByRole('textbox', { name: /^Nama/ }).fill('Video haba');
    await page.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expect(attachments.getByRole('link', { name: /Video haba/ })).toBeVisible();
    await attachments.getByRole('button', { name: 'Buang Video haba' }).click();
    await expect(attachments.getByRole('link', { name: /Video haba/ })).toBeHidden();
    await page.getByRole('button', { name: 'Buat asal' }).first().click();
    await expect(attachments.getByRole('link', { name: /Video haba/ })).toBeVisible();
  });

  await test.step('a file goes to storage, and one of no known kind is refused at once', async () => {
    const input = page.getByLabel('Fail lampiran');
    await input.setInputFiles({ name: 'tipu.html', mimeType: 'text/html', buffer: Buffer.from('<b>') });
    await expect(page.getByText(/tipu\.html bukan jenis yang diterima/)).toBeVisible();
    await input.setInputFiles({ name: 'Lembaran.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(attachments.getByRole('button', { name: /^Lembaran\.pdf/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await attachments.getByRole('button', { name: /^Lembaran\.pdf/ }).click();
    expect(await readFile(await (await download).path())).toEqual(PDF);
    await look('editor');
    await expectAccessibleEverywhere(page);
    await look('editor-phone-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('without a network a link waits here, a file says that it needs it', async () => {
    await context.setOffline(true);
    await expect(attachments.getByText(/Fail memerlukan internet/)).toBeVisible();
    await attachments.getByRole('button', { name: 'Tambah pautan' }).click();
    await page.getByLabel('Alamat').fill('https://contoh.my/kuiz');
    await page.getByRole('button', { name: 'Tambah', exact: true }).click();
    await expect(attachments.getByText('Pautan: contoh.my, dalam peranti ini')).toBeVisible();
    await context.setOffline(false);
    await expect(attachments.getByRole('link', { name: /contoh\.my/ })).toHaveCount(2, { timeout: 45_000 });
    await expect(attachments.getByText(/dalam peranti ini/)).toBeHidden();
  });

  const link = await test.step('the plan is shared by a link', async () => {
    await page.getByRole('button', { name: 'Kongsi', exact: true }).click();
    await page.getByRole('button', { name: 'Kongsi rancangan ini' }).click();
    const address = page.getByRole('region', { name: 'Pautan rancangan' });
    await expect(address).toContainText('/bina-rph?kongsi=');
    await look('share');
    await expectAccessible(page);
    return (await address.innerText()).trim();
  });

  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ locale: 'ms-MY', timezoneId: 'Asia/Kuala_Lumpur', serviceWorkers: 'block' as const },
  });
  await phone.addInitScript(() => localStorage.setItem('device-use', 'own'));
  const other = await phone.newPage();

  await test.step('a colleague reads it on a phone, without what happened, and copies it into a lesson', async () => {
    // The week that is offered is that of today.
    await other.clock.setFixedTime(`${day}T06:00:00+08:00`);
    await signIn(other, school.people.guru);
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'Sains · 4 Cerdas' })).toBeVisible();
    await expect(other.getByText('Murid dapat meramal perubahan.')).toBeVisible();
    await expect(other.getByText('Ali perlu bantuan.')).toBeHidden();
    await look('shared-phone', other);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Salin ke minggu saya' }).tap();
    const lesson = other.getByRole('button', { name: /Sains · 4 Bestari/ });
    await expect(lesson).toBeVisible();
    await look('choice-phone', other);
    await lesson.tap();
    await expect(other.getByText('Disalin ke 4 Bestari.')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Lampiran' }).getByText('Lembaran.pdf')).toBeVisible();
    await other.getByRole('button', { name: 'Buat asal' }).first().tap();
  });

  await test.step('and finds it from the card of the lesson', async () => {
    await other.goto(`${school.origin}/rph?minggu=${day}`);
    await other.getByRole('tab', { name: /Isnin/ }).tap();
    await other.getByRole('button', { name: /^Tindakan Isnin/ }).tap();
    await other.getByRole('menuitem', { name: 'Daripada rakan…' }).tap();
    await expect(other.getByText('Murid dapat meramal perubahan.')).toBeVisible();
    await look('others-phone', other);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Salin ke PdP ini' }).tap();
    await expect(other.getByRole('link', { name: /3 lampiran$/ })).toBeVisible();
    await look('week-phone', other);
  });

  await test.step('ended, the link leads nowhere, and the copy stays', async () => {
    await page.getByRole('button', { name: 'Tamatkan' }).click();
    await expect(page.getByRole('button', { name: 'Kongsi rancangan ini' })).toBeVisible();
    await other.goto(link);
    await expect(other.getByText('Pautan ini tidak dapat dibuka')).toBeVisible();
    await expectToReflow(other);
    await phone.close();
  });

  await test.step('the author takes the work along, and sees what a file would bring before it comes', async () => {
    await page.goto(`${school.origin}/settings`);
    const section = page.getByRole('region', { name: 'Bawa kerja sendiri' });
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Muat turun kerja saya' }).click();
    const file = JSON.parse((await readFile(await (await download).path())).toString());
    const bring = (content: object) =>
      section.getByLabel('Bawa masuk fail dari sekolah lain').setInputFiles({
        ...{ name: 'kerja.json', mimeType: 'application/json' },
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await bring(file);
    await expect(section.getByText('Tiada yang baharu dalam fail ini.')).toBeVisible();
    const [plan] = file.plans;
    await bring({
      ...file,
      school: 'SK Lama',
      plans: [
        { ...plan, id: randomUUID() },
        { ...plan, date: 'esok' },
      ],
    });
    await expect(section.getByText('Akan dibawa masuk: 1 rancangan.')).toBeVisible();
    await expect(section.getByText('Tidak dapat dibawa masuk: 1 rancangan.')).toBeVisible();
    await section.scrollIntoViewIfNeeded();
    await look('own-work');
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Bawa masuk', exact: true }).click();
    await expect(page.getByText('Dibawa masuk: 1 rancangan.', { exact: true })).toBeVisible();
    await bring({ ...file, school: 'SK Lama', author: randomUUID() });
    await expect(page.getByText(/Fail ini kerja akaun lain/)).toBeVisible();
  });
  expect(errors.filter((error) => !/net::|Failed to load resource/.test(error))).toEqual([]);
});

test('the school chooses the form in which plans begin, and a teacher another @weekly', async ({
  page,
  request,
  school,
}) => {
  await signIn(page, school.people.admin);
  await page.goto(`${school.origin}/admin-sekolah/admin`);
  const section = page.getByRole('region', { name: 'Borang RPH' });
  await section.getByLabel('Lengkap').check();
  for (const part of ['Pentaksiran dan TP sasaran', 'Unsur: PAK-21, KBAT, EMK, nilai murni'])
    await section.getByLabel(part).uncheck();
  await section.scrollIntoViewIfNeeded();
  if (picture) await page.screenshot({ path: `${picture}/plan-form.png` });
  await section.getByRole('button', { name: 'Simpan borang' }).click();
  await expect(page.getByText(/^Borang RPH disimpan/)).toBeVisible();
  await expectAccessible(page);

  await signIn(page, school.people.guru);
  await page.goto(`${school.origin}/bina-rph`);
  await expect(page.getByLabel('Kriteria kejayaan')).toBeVisible();
  await expect(page.getByLabel('Pengayaan')).toBeVisible();
  await expect(page.getByLabel('KBAT')).toBeHidden();
  await page.getByRole('button', { name: 'Ringkas' }).click();
  await expect(page.getByLabel('Kriteria kejayaan')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Objektif *')).toBeVisible();
  await expect(page.getByLabel('Kriteria kejayaan')).toBeHidden();
  expect(await (await administratorOf(request, school)).get('/api/school-settings')).toMatchObject({
    ...{ planTemplate: 'full', planParts: 'criteria,resources,followUp' },
  });
});
