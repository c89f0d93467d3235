import { expect, test } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { hostedBackend } from './support/hosted-backend';
import { mailsSoFar, mailTo } from './support/mailbox';

test.describe.configure({ mode: 'parallel' });

const school = schoolOrigin('bbb2002');

test('a link in a mail signs in, in the browser that asked for it, and returns to the deep link', async ({
  browser,
  page,
  request,
}) => {
  const email = 'penyelia@bbb2002.test';
  const before = await mailsSoFar(request, email);
  await page.goto(`${school}/rph?minggu=2026-11-16`);
  await expect(page).toHaveURL(`${school}/auth/login`);
  await page.getByRole('button', { name: 'Hantar pautan ke e-mel' }).click();
  await page.getByRole('button', { name: 'Hantar pautan' }).click();
  await expect(page.getByLabel('E-mel')).toHaveAccessibleDescription(/Sila isi e-mel anda/);
  await page.getByLabel('E-mel').fill(email);
  await page.getByRole('button', { name: 'Hantar pautan' }).click();
  await expect(page.getByText('Sila semak e-mel anda')).toBeVisible();
  const { link } = await mailTo(request, email, before + 1);

  await test.step('in that browser', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(`${school}/rph?minggu=2026-11-16`);
    await expect(page.getByRole('heading', { name: 'Rancangan harian' })).toBeVisible();
  });

  await test.step('once', async () => {
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('telah digunakan atau telah tamat tempoh');
  });

  await test.step('in no other browser', async () => {
    const asking = await browser.newPage();
    await asking.goto(`${school}/auth/login`);
    await asking.getByRole('button', { name: 'Hantar pautan ke e-mel' }).click();
    await asking.getByLabel('E-mel').fill(email);
    await asking.getByRole('button', { name: 'Hantar pautan' }).click();
    const second = await mailTo(request, email, before + 2);
    const other = await browser.newPage();
    await other.goto(second.link);
    await expect(other.getByRole('alert')).toContainText('dalam pelayar yang memintanya');
    await other.getByRole('link', { name: 'Ke halaman log masuk' }).click();
    await expect(other).toHaveURL(`${school}/auth/login`);
    await asking.close();
    await other.close();
  });
});

test('the link of a mail that names only its token signs in at a press, whoever opened it before', async ({
  page,
  request,
}) => {
  const email = 'guru2@bbb2002.test';
  const before = await mailsSoFar(request, email);
  const { supabaseUrl, supabasePublishableKey: apikey } = await hostedBackend(request);
  const headers = { apikey };
  await request.post(`${supabaseUrl}/auth/v1/otp`, { headers, data: { email, create_user: false } });
  const { link } = await mailTo(request, email, before + 1);
  const token = new URL(link).searchParams.get('token');
  const address = `${school}/auth/confirm?token_hash=${token}&type=magiclink`;
  const confirm = page.getByRole('button', { name: 'Sahkan dan teruskan' });
  await page.goto(address);
  await expect(confirm).toBeVisible();
  await page.reload();
  await confirm.click();
  await expect(page).toHaveURL(`${school}/dashboard`);
  await page.goto(address);
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('telah digunakan atau telah tamat tempoh');
  await expect(page.getByRole('link', { name: 'Ke halaman log masuk' })).toBeVisible();
});

test('the code in that mail signs in too, and an address without an account hears the same words', async ({
  page,
  request,
}) => {
  const told = /^Jika .+ berdaftar, pautan dan kod sudah dihantar/;
  const email = 'admin@bbb2002.test';
  const before = await mailsSoFar(request, email);
  await page.goto(`${school}/auth/login`);
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
  await expect(page).toHaveURL(`${school}/dashboard`);
});

test('a code on the telephone signs in', async ({ page }) => {
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

test('Google signs in, and who refuses there is told how to go on', async ({ page }) => {
  await page.goto(`${school}/rph?minggu=2026-11-16`);
  await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
  await page.getByRole('button', { name: 'Tolak' }).click();
  await expect(page).toHaveURL(/\/auth\/oauth-callback\?/);
  await expect(page.getByRole('alert')).toContainText('Anda membatalkan log masuk dengan Google.');
  await page.getByRole('link', { name: 'Ke halaman log masuk' }).click();

  await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
  await page.getByLabel('E-mel').fill('guru2@bbb2002.test');
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await expect(page).toHaveURL(`${school}/rph?minggu=2026-11-16`);

  await test.step('on the main domain too', async () => {
    await page.goto(`${mainOrigin()}/login`);
    await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
    await page.getByLabel('E-mel').fill('guru2@bbb2002.test');
    await page.getByRole('button', { name: 'Log masuk' }).click();
    await expect(page).toHaveURL(`${mainOrigin()}/login?error=not-school-admin`);
  });
});

test('Google is not offered where the hosted backend does not have it', async ({ page }) => {
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { external: { email: true } }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${school}/auth/login`);
  await expect(page.getByRole('button', { name: 'Hantar pautan ke e-mel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Teruskan dengan Google' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hantar kod ke telefon' })).toBeHidden();
});

test('the simple page signs in with the password alone', async ({ page }) => {
  await page.goto(`${school}/auth/simple-login`);
  await page.getByLabel('E-mel').fill('admin@bbb2002.test');
  await page.getByLabel('Kata laluan', { exact: true }).fill('Cikgu#2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${school}/dashboard`);
});

test('the developer pages show the way of OAuth, by the library and by hand, and what answers', async ({
  page,
}) => {
  await page.goto(`${school}/oauth-test`);
  await page.getByRole('button', { name: 'Teruskan dengan Google' }).click();
  await page.getByLabel('E-mel').fill('guru@bbb2002.test');
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await expect(page.getByText('Log masuk sebagai guru@bbb2002.test.')).toBeVisible();
  await expect(page.getByText('google · guru@bbb2002.test')).toBeVisible();
  await page.getByRole('button', { name: 'Log keluar di sini' }).click();
  await expect(page.getByText('Belum log masuk di hos ini.')).toBeVisible();

  await page.goto(`${school}/manual-oauth-test`);
  await page.getByRole('button', { name: 'Buat rahsia' }).click();
  await page.getByRole('link', { name: 'Pergi ke penyedia' }).click();
  await page.getByLabel('E-mel').fill('guru@bbb2002.test');
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await page.getByRole('button', { name: 'Tukar kod' }).click();
  await expect(page.getByLabel('jawapan', { exact: true })).toContainText('"token_type": "bearer"');

  await page.goto(`${school}/debug-supabase`);
  const auth = page.getByRole('listitem').filter({ hasText: '/auth/v1/' });
  await expect(auth).toContainText('Berfungsi');
  await page.route('**/auth/v1/health', (route) => route.abort());
  await page.getByRole('button', { name: 'Periksa semula' }).click();
  await expect(auth).toContainText('Gagal');
});
