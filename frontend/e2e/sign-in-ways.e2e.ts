import { expect, type Page } from '@playwright/test';
import { loopbackOrigin, mainOrigin, schoolOrigin } from './support/addresses';
import { mailsSoFar, mailTo } from './support/mailbox';
import { test } from './support/own-school';

test.describe.configure({ mode: 'parallel' });

test('a link in a mail signs in wherever it is pressed, and whatever opens it before spends nothing', async ({
  browser,
  context,
  page,
  request,
  school,
}) => {
  const email = school.people.penyelia;
  const before = await mailsSoFar(request, email);
  await page.goto(`${school.origin}/rph?minggu=2026-11-16`);
  await expect(page).toHaveURL(`${school.origin}/auth/login`);
  await page.getByRole('button', { name: 'Hantar pautan ke e-mel' }).click();
  await page.getByRole('button', { name: 'Hantar pautan' }).click();
  await expect(page.getByLabel('E-mel')).toHaveAccessibleDescription(/Sila isi e-mel anda/);
  await page.getByLabel('E-mel').fill(email);
  await page.getByRole('button', { name: 'Hantar pautan' }).click();
  await expect(page.getByText('Sila semak e-mel anda')).toBeVisible();
  const { link } = await mailTo(request, email, before + 1);
  const press = (tab: Page) => tab.getByRole('button', { name: 'Sahkan dan teruskan' }).click();
  expect((await request.get(link.replace(school.origin, loopbackOrigin()))).ok()).toBe(true);

  await test.step('on a phone that did not ask for it', async () => {
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(link);
    await press(phone);
    await expect(phone).toHaveURL(`${school.origin}/dashboard`);
    await phone.context().close();
  });
  await test.step('once', async () => {
    const tab = await context.newPage();
    await tab.goto(link);
    await press(tab);
    await expect(tab.getByRole('alert')).toContainText('telah digunakan atau telah tamat tempoh');
    await tab.close();
  });
  await test.step('in another tab, and the one that asked goes on to where it was going', async () => {
    await page.getByRole('button', { name: 'Hantar semula' }).click();
    const tab = await context.newPage();
    await tab.goto((await mailTo(request, email, before + 2)).link);
    await press(tab);
    for (const one of [page, tab]) await expect(one).not.toHaveURL(/auth/);
    expect([page.url(), tab.url()]).toContain(`${school.origin}/rph?minggu=2026-11-16`);
  });
});

test('the code in that mail signs in too, and an address without an account hears the same words @weekly', async ({
  page,
  request,
  school,
}) => {
  const told = /^Jika .+ berdaftar, pautan dan kod sudah dihantar/;
  // Mails of the subscription go to administrators, whenever they are written.
  const email = school.people.guru2;
  const before = await mailsSoFar(request, email);
  await page.goto(`${school.origin}/auth/login`);
  await page.getByLabel('E-mel').fill('tiada@bbb2002.test');
  await page.getByRole('button', { name: 'Hantar pautan ke e-mel' }).click();
  // What was typed is carried over.
  await expect(page.getByLabel('E-mel')).toHaveValue('tiada@bbb2002.test');
  await page.getByRole('button', { name: 'Hantar pautan' }).click();
  await expect(page.getByText(told)).toBeVisible();

  await page.getByRole('button', { name: 'Tukar e-mel' }).click();
  await page.getByLabel('E-mel').fill(email);
  await page.getByRole('button', { name: 'Hantar pautan' }).click();
  await expect(page.getByText(told)).toBeVisible();
  const code = page.getByLabel('Kod enam angka daripada e-mel');
  await page.getByRole('button', { name: 'Log masuk', exact: true }).click();
  await expect(code).toHaveAccessibleDescription('Sila isi kod enam angka.');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Log masuk', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/tidak tepat, telah digunakan atau telah tamat tempoh/);
  await page.getByRole('button', { name: 'Hantar semula' }).click();
  await expect(page.getByText('Sudah dihantar semula.')).toBeVisible();
  const mail = await mailTo(request, email, before + 2);
  await code.fill(`${mail.code.slice(0, 3)} ${mail.code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${school.origin}/dashboard`);
});

test('a code on the telephone signs in @weekly', async ({ page }) => {
  await page.goto(`${schoolOrigin('aba1001')}/auth/login`);
  await page.getByRole('button', { name: 'Hantar kod ke telefon' }).click();
  const phone = page.getByLabel('Nombor telefon');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Hantar kod', exact: true }).click();
  await expect(phone).toHaveAccessibleDescription(/Sila semak nombor telefon anda/);
  await phone.fill('013-999 9999');
  await page.getByRole('button', { name: 'Hantar kod', exact: true }).click();
  await expect(phone).toHaveAccessibleDescription(/tidak dapat menerima kod/);
  await phone.fill('012-000 0001');
  await page.getByRole('button', { name: 'Hantar kod', exact: true }).click();
  const code = page.getByLabel('Kod enam angka daripada SMS');
  await code.fill('999999');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/tidak tepat/);
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${schoolOrigin('aba1001')}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cikgu Satu');
});

test('Google signs in, and who refuses there is told how to go on', { tag: '@weekly' }, async ({
  page,
  school,
}) => {
  await page.goto(`${school.origin}/rph?minggu=2026-11-16`);
  await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
  await page.getByRole('button', { name: 'Tolak' }).click();
  await expect(page).toHaveURL(/\/auth\/oauth-callback\?/);
  await expect(page.getByRole('alert')).toContainText('Anda membatalkan log masuk dengan Google.');
  await page.getByRole('link', { name: 'Ke halaman log masuk' }).click();

  await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
  await page.getByLabel('E-mel').fill(school.people.guru2);
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await expect(page).toHaveURL(`${school.origin}/rph?minggu=2026-11-16`);

  await test.step('on the main domain too', async () => {
    await page.goto(`${mainOrigin()}/login`);
    await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
    await page.getByLabel('E-mel').fill(school.people.guru2);
    await page.getByRole('button', { name: 'Log masuk' }).click();
    await expect(page).toHaveURL(`${school.origin}/dashboard`);
  });
});

test('Google is not offered where the hosted backend does not have it', { tag: '@weekly' }, async ({
  page,
  school,
}) => {
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { external: { email: true } }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${school.origin}/auth/login`);
  await expect(page.getByRole('button', { name: 'Hantar pautan ke e-mel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Teruskan dengan Google' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hantar kod ke telefon' })).toBeHidden();
});

test('the simple page signs in with the password alone', async ({ page, school }) => {
  await page.goto(`${school.origin}/auth/simple-login`);
  await page.getByLabel('E-mel').fill(school.people.admin);
  await page.getByLabel('Kata laluan', { exact: true }).fill('Cikgu#2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${school.origin}/dashboard`);
});

test('the developer pages show the way of OAuth, by the library and by hand, and what answers', {
  tag: '@weekly',
}, async ({ page, school }) => {
  await page.goto(`${school.origin}/oauth-test`);
  await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
  await page.getByLabel('E-mel').fill(school.people.guru);
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await expect(page.getByText(`Log masuk sebagai ${school.people.guru}.`)).toBeVisible();
  await expect(page.getByText(`google · ${school.people.guru}`)).toBeVisible();
  await page.getByRole('button', { name: 'Log keluar di sini' }).click();
  await expect(page.getByText('Belum log masuk di hos ini.')).toBeVisible();

  await page.goto(`${school.origin}/manual-oauth-test`);
  await page.getByRole('button', { name: 'Buat rahsia' }).click();
  await page.getByRole('link', { name: 'Pergi ke penyedia' }).click();
  await page.getByLabel('E-mel').fill(school.people.guru);
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await page.getByRole('button', { name: 'Tukar kod' }).click();
  await expect(page.getByLabel('jawapan', { exact: true })).toContainText('"token_type": "bearer"');

  await page.goto(`${school.origin}/debug-supabase`);
  const auth = page.getByRole('listitem').filter({ hasText: '/auth/v1/' });
  await expect(auth).toContainText('Berfungsi');
  await page.route('**/auth/v1/health', (route) => route.abort());
  await page.getByRole('button', { name: 'Periksa semula' }).click();
  await expect(auth).toContainText('Gagal');
});
