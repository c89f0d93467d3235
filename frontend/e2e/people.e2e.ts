import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { mainOrigin } from './support/addresses';
import { enrollAuthenticator } from './support/authenticator';
import { demoPassword, deviceOf } from './support/hosted-backend';
import { mailTo } from './support/mailbox';
import { type OwnSchool, test } from './support/own-school';
import { signIn, signInOnMainDomain } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const usersOf = ({ origin }: OwnSchool) => `${origin}/admin-sekolah/pengguna`;

test('a teacher is invited, joins by the mailed link, gets another role and is removed @weekly', async ({
  browser,
  page,
  request,
  school,
}) => {
  test.slow();
  const email = `baharu-${randomUUID()}@contoh.test`;
  await signIn(page, school.people.adminutama);
  await page.goto(usersOf(school));
  await page.getByRole('button', { name: 'Jemput pengguna' }).click();
  await page.getByRole('button', { name: 'Hantar jemputan' }).click();
  await expect(page.getByLabel('E-mel')).toHaveAccessibleDescription(/Sila isi e-mel/);
  await page.getByLabel('E-mel').fill(email);
  await page.getByRole('button', { name: 'Hantar jemputan' }).click();
  await expect(page.getByRole('table', { name: 'Jemputan' }).getByText(email)).toBeVisible();

  const { link } = await mailTo(request, email);
  expect(link).toMatch(new RegExp(`^${school.origin}/auth/daftar#jemputan=`));
  const theirs = await (await browser.newContext()).newPage();
  await test.step('the invited joins', async () => {
    await theirs.goto(link);
    await expect(theirs).toHaveURL(`${school.origin}/auth/daftar`);
    await expect(theirs.getByText(`${school.name} menjemput ${email} sebagai Guru.`)).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByLabel('Kata laluan baharu').fill('pendek');
    await theirs.getByRole('button', { name: 'Sertai sekolah' }).click();
    await expect(theirs.getByLabel('Nama penuh')).toHaveAccessibleDescription(/Sila isi nama/);
    await theirs.getByLabel('Nama penuh').fill('Aminah binti Hassan');
    await expect(theirs.getByRole('alert')).not.toContainText('Sila isi nama');
    await theirs.getByLabel('Kata laluan baharu').fill(demoPassword);
    await theirs.getByRole('button', { name: 'Sertai sekolah' }).click();
    await expect(theirs).toHaveURL(`${school.origin}/dashboard`);
    // The administrator's page is told of it.
    await expect(page.getByRole('row', { name: /Aminah binti Hassan/ })).toBeVisible();
  });
  await test.step('the link lets nobody else in', async () => {
    const another = await browser.newPage();
    await another.goto(link);
    await expect(another.getByText('Jemputan ini telah digunakan.')).toBeVisible();
    await another.close();
  });
  await test.step('who lost the telephone is helped by the administrator', async () => {
    const device = await deviceOf(request, email);
    const actions = page.getByRole('button', { name: 'Tindakan untuk Aminah binti Hassan' });
    const help = page.getByRole('menuitem', { name: 'Buang langkah kedua' });
    const asked = page.waitForResponse(/\/second-factor$/);
    await actions.click();
    await asked;
    await expect(help).toBeHidden();
    await page.keyboard.press('Escape');
    await enrollAuthenticator(device);

    await actions.click();
    await help.click();
    const dialog = page.getByRole('dialog', { name: 'Buang langkah kedua Aminah binti Hassan?' });
    await expectAccessible(page);
    const confirm = dialog.getByRole('button', { name: 'Buang langkah kedua' });
    await confirm.click();
    const reason = dialog.getByLabel('Sebab');
    await expect(reason).toHaveAccessibleDescription(/sekurang-kurangnya 3 aksara/);
    await reason.fill('Telefon beliau hilang');
    await page.route('**/second-factor/removal', (route) => route.abort(), { times: 1 });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(reason).toHaveValue('Telefon beliau hilang');
    await confirm.click();
    await expect(page.getByText('Langkah kedua Aminah binti Hassan telah dibuang.')).toBeVisible();
    expect((await mailTo(request, email, 2)).link).toBe(`${school.origin}/auth/forgot`);
    await actions.click();
    await expect(help).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step('and comes back by the mail', async () => {
    await theirs.goto(`${school.origin}/auth/forgot`);
    await theirs.getByLabel('E-mel').fill(email);
    await theirs.getByRole('button', { name: 'Hantar e-mel' }).click();
    await theirs.goto((await mailTo(request, email, 3)).link);
    await theirs.getByRole('button', { name: 'Sahkan dan teruskan' }).click();
    await theirs.getByLabel('Kata laluan baharu', { exact: true }).fill(demoPassword);
    await theirs.getByRole('button', { name: 'Simpan dan teruskan' }).click();
    await expect(theirs).toHaveURL(`${school.origin}/dashboard`);
  });
  await test.step('a role holds at once, and so does a removal', async () => {
    await page.reload();
    const actions = page.getByRole('button', { name: 'Tindakan untuk Aminah binti Hassan' });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Peranan dan tugas' }).click();
    const sheet = page.getByRole('dialog', { name: 'Aminah binti Hassan' });
    await sheet.getByLabel(/^Pentadbir sekolah/).check();
    await sheet.getByRole('button', { name: 'Simpan peranan' }).click();
    await expect(page.getByText('Peranan Aminah binti Hassan disimpan.')).toBeVisible();
    await sheet.getByLabel('Tugas', { exact: true }).selectOption('Kalendar dan takwim');
    await sheet.getByLabel(/^Hari terakhir/).fill('01/01/2020');
    await sheet.getByRole('button', { name: 'Beri tugas' }).click();
    await expect(sheet.getByLabel(/^Hari terakhir/)).toHaveAccessibleDescription(
      /tidak sebelum hari pertama/,
    );
    await sheet.getByLabel(/^Hari terakhir/).fill('');
    await sheet.getByRole('button', { name: 'Beri tugas' }).click();
    await expect(sheet.getByRole('button', { name: 'Tamatkan Kalendar dan takwim' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const row = page.getByRole('row', { name: /Aminah binti Hassan/ });
    await expect(row).toContainText('Kalendar dan takwim');
    await theirs.goto(usersOf(school));
    await expect(theirs.getByRole('heading', { name: 'Pengguna' })).toBeVisible();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Gantung akses' }).click();
    await page.getByLabel('Sebab').fill('Cuti bersalin');
    await page.getByRole('button', { name: 'Gantung akses', exact: true }).click();
    await expect(row).toContainText('Digantung');
    await page.goto(`${usersOf(school)}?keadaan=digantung`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Cari orang').fill('tiada orang ini');
    await expect(page.getByText('Tiada ahli sekolah dalam pilihan ini.')).toBeVisible();
    await page.getByRole('link', { name: 'Lihat semua' }).click();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Kembalikan akses' }).click();
    await expect(row).toContainText('Aktif');
    await actions.click();
    await page.getByRole('menuitem', { name: 'Keluarkan dari sekolah' }).click();
    await page.getByRole('button', { name: 'Keluarkan', exact: true }).click();
    await expect(page.getByText('Aminah binti Hassan telah dikeluarkan.')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Pengguna' })).toBeHidden();
  });
  await theirs.context().close();
});

test('a teacher says that they are away, and becomes Admin Utama when both have said so', {
  tag: '@weekly',
}, async ({ browser, page, request, school }) => {
  test.slow();
  await signIn(page, school.people.guru);
  await page.goto(usersOf(school));
  await expect(page).toHaveURL(`${school.origin}/dashboard`);
  await expect(page.getByText('Bahagian ini untuk pentadbir sekolah sahaja.')).toBeVisible();

  await test.step('away for two periods of today, which only they and the office know why', async () => {
    await page.goto(`${school.origin}/ketiadaan`);
    await expect(page.getByText('Tiada ketiadaan direkod')).toBeVisible();
    await page.getByRole('button', { name: 'Maklumkan tidak hadir' }).click();
    await page.getByLabel('Tempoh').selectOption('Beberapa waktu dalam sehari');
    await page.getByLabel('Waktu pertama').selectOption('Waktu 3');
    await page.getByRole('button', { name: 'Rekod ketiadaan' }).click();
    await expect(page.getByLabel('Waktu terakhir')).toHaveAccessibleDescription(
      /tidak sebelum waktu pertama/,
    );
    await page.getByLabel('Waktu terakhir').selectOption('Waktu 4');
    await page.getByLabel('Sebab').fill('Rawatan gigi');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rekod ketiadaan' }).click();
    const row = page.getByRole('table', { name: 'Tidak hadir hari ini' }).getByRole('row').last();
    await expect(row).toContainText('waktu 3 hingga 4');
    await expect(row).toContainText('Cuti sakit: Rawatan gigi');
    await row.getByRole('button', { name: /^Tindakan/ }).click();
    await page.getByRole('menuitem', { name: 'Padam' }).click();
    await expect(page.getByText('Tiada ketiadaan direkod')).toBeVisible();
    const deleted = page.getByRole('listitem').filter({ hasText: /Ketiadaan .+ dipadam\./ });
    await deleted.getByRole('button', { name: 'Buat asal' }).click();
    await expect(row).toContainText('Rawatan gigi');
  });

  const holder = await (await browser.newContext()).newPage();
  await test.step('the holder sees it beside the people, and offers the role', async () => {
    await signIn(holder, school.people.adminutama);
    await holder.goto(usersOf(school));
    await expect(holder.getByRole('table', { name: 'Tidak hadir hari ini' })).toContainText('Rawatan gigi');
    await holder.getByRole('button', { name: 'Tawarkan kepada…' }).click();
    const name = await page.getByRole('row').last().getByRole('cell').first().innerText();
    await holder.getByRole('combobox', { name: 'Penerima' }).fill(name);
    await holder.getByRole('combobox', { name: 'Penerima' }).press('Enter');
    await holder.getByRole('button', { name: 'Hantar tawaran' }).click();
    await expect(holder.getByText(/^Ditawarkan kepada .* menunggu pengesahan hingga/)).toBeVisible();
    await expectAccessible(holder);
  });
  await test.step('the mail leads to where it is confirmed', async () => {
    const { link } = await mailTo(request, school.people.guru);
    expect(link).toBe(`${school.origin}/tawaran-admin-utama`);
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Terima peranan' }).click();
    await expect(page.getByText(`Anda kini Admin Utama ${school.name}.`)).toBeVisible();
    await expect(page.getByText('Tiada tawaran yang menunggu')).toBeVisible();
    await page.goto(usersOf(school));
    await expect(page.getByRole('heading', { name: 'Serah peranan Admin Utama' })).toBeVisible();
    await page.goto(`${school.origin}/admin-sekolah/admin`);
    await expect(page.getByRole('heading', { name: 'Maklumat sekolah' })).toBeVisible();
    await page.getByLabel('Waktu seminggu bagi seorang guru').fill('28');
    await page.getByRole('button', { name: 'Simpan had' }).click();
    await expect(page.getByText('Had 28 waktu seminggu disimpan.')).toBeVisible();
    await page.getByLabel('Wajib bagi').selectOption('Pentadbir dan Admin Utama');
    await expect(page.getByText(/belum ada langkah kedua dan akan diberitahu/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan peraturan' }).click();
    await expect(page.getByLabel('Wajib bagi')).toHaveAccessibleDescription(/langkah kedua anda sendiri/);
    await holder.reload();
    await expect(holder.getByRole('heading', { name: 'Ketiadaan' })).toBeVisible();
    await expect(holder.getByRole('heading', { name: 'Serah peranan Admin Utama' })).toBeHidden();
  });
  await holder.context().close();
});

test('who is signed in on the main domain goes on to a school without a password', {
  tag: '@weekly',
}, async ({ page, school }) => {
  await signInOnMainDomain(page, school.people.admin);
  await page.getByRole('link', { name: 'Buka sekolah' }).click();
  await expect(page).toHaveURL(`${school.origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pentadbir');
  await page.goto(`${mainOrigin()}/login/sekolah`);
  await expect(page.getByRole('link', { name: school.name })).toBeVisible();
});

test('the settings of the device are for everybody, those of the account for its person @weekly', async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/settings`);
  await expect(page.getByRole('button', { name: 'Gelap' })).toBeVisible();
  await expect(page.getByText('Sila log masuk untuk melihat')).toBeVisible();
  await signIn(page, school.people.guru2);
  await page.goto(`${school.origin}/settings`);
  await expect(page.getByRole('heading', { name: 'Langkah kedua' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tukar kata laluan' }).click();
  await page.getByLabel('Kata laluan baharu').fill(demoPassword);
  await page.getByRole('button', { name: 'Simpan kata laluan' }).click();
  await expect(page.getByLabel('Kata laluan baharu')).toHaveAccessibleDescription(/mesti berbeza/);
  await page.getByRole('button', { name: 'Log keluar di sini' }).click();
  await expect(page).toHaveURL(`${school.origin}/auth/login`);
});

test('a whole staff is invited by one paste, and whoever is refused stays in the box with the reason @weekly', async ({
  page,
  request,
  school,
}) => {
  const [one, two] = ['satu', 'dua'].map((name) => `${name}-${randomUUID()}@contoh.test`);
  await signIn(page, school.people.admin);
  await page.goto(usersOf(school));
  await page.getByRole('button', { name: 'Jemput pengguna' }).click();
  const box = page.getByLabel('E-mel');
  await box.fill(`Aminah binti Ali <${one}>; ${two}\n${school.people.guru}\nCikgu Siti`);
  await page.getByRole('button', { name: /^Hantar 3 jemputan/ }).click();
  await expect(box).toHaveAccessibleDescription(/Tiada alamat e-mel di sini: Cikgu Siti/);
  await box.fill(`Aminah binti Ali <${one}>; ${two}\n${school.people.guru}`);
  await expect(box).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: /^Hantar 3 jemputan/ }).click();
  await expect(page.getByText('Jemputan dihantar kepada 2 orang.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    `${school.people.guru}: Orang ini sudah menjadi ahli sekolah.`,
  );
  await expect(box).toHaveValue(school.people.guru);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('table', { name: 'Jemputan' }).getByText('Aminah binti Ali').first(),
  ).toBeVisible();
  expect((await mailTo(request, two ?? '')).link).toContain('/auth/daftar#jemputan=');
});
