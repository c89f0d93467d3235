import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { demoPassword } from './support/hosted-backend';
import { mailsSoFar, mailTo } from './support/mailbox';
import { newSchoolCode, newSchools } from './support/registration';
import { submitCredentials } from './support/sign-in';

const code = newSchoolCode();
const school = schoolOrigin(code);
const other = 'Kapur Papan Hitam 7';
let email: string;
test.beforeAll(async ({ request }) => {
  ({ email } = await newSchools(request, [code]));
});

async function askForMail(page: Page, request: APIRequestContext) {
  await page.getByRole('link', { name: 'Lupa kata laluan?' }).click();
  return sendMail(page, request);
}

async function sendMail(page: Page, request: APIRequestContext) {
  const before = await mailsSoFar(request, email);
  await page.getByLabel('E-mel').fill(email);
  await page.getByRole('button', { name: 'Hantar e-mel' }).click();
  await expect(page.getByText('Sila semak e-mel anda')).toBeVisible();
  return mailTo(request, email, before + 1);
}

/** The link of a mail waits for a press. */
async function press(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sahkan dan teruskan' }).click();
}

async function choose(page: Page, password: string) {
  await page.getByLabel('Kata laluan baharu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Simpan dan teruskan' }).click();
}

// One account whose password changes: in this order.
test.describe.configure({ mode: 'serial' });

test('a forgotten password is replaced through the mail, on the host of the school', async ({
  context,
  page,
  request,
}) => {
  await page.goto(`${school}/auth/login`);
  const { link } = await askForMail(page, request);
  await press(page, link);
  await expect(page).toHaveURL(`${school}/auth/reset`);
  await test.step('which opens nothing else before', async () => {
    const tab = await context.newPage();
    for (const path of [
      '/dashboard',
      '/',
      '/auth/login',
      `/school-management/${code.toLowerCase()}/billing`,
    ]) {
      await tab.goto(school + path);
      await expect(tab).toHaveURL(`${school}/auth/reset`);
    }
    await tab.goto(`${school}/settings`);
    await expect(tab.getByRole('button', { name: 'Tukar e-mel' })).toBeHidden();
    await tab.close();
  });
  const field = page.getByLabel('Kata laluan baharu', { exact: true });
  await choose(page, '');
  await expect(field).toHaveAccessibleDescription(/Sila isi kata laluan baharu/);
  await choose(page, 'pendek');
  await expect(field).toHaveAccessibleDescription(/terlalu pendek/);
  await choose(page, other);
  await expect(page).toHaveURL(`${school}/dashboard`);

  await press(page, link);
  await expect(page.getByRole('alert')).toContainText('telah digunakan atau telah tamat tempoh');
  await page.getByRole('link', { name: 'Minta e-mel baharu' }).click();
  await expect(page).toHaveURL(`${school}/auth/forgot`);
});

test('from any page the recovery goes to /auth/reset, in every tab of that host @weekly', async ({
  page,
  context,
  request,
}) => {
  await page.goto(`${school}/auth/login`);
  await submitCredentials(page, email, other);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cikgu Contoh');
  const tab = await context.newPage();
  await tab.goto(`${school}/auth/forgot`);
  await press(tab, (await sendMail(tab, request)).link);
  await expect(tab).toHaveURL(`${school}/auth/reset`);
  await choose(tab, other);
  const field = tab.getByLabel('Kata laluan baharu', { exact: true });
  await expect(field).toHaveAccessibleDescription(/mesti berbeza daripada yang lama/);
  await expect(page).toHaveURL(`${school}/auth/reset`);
});

test('on the main domain by the code of the mail, and back with the old password @weekly', async ({
  page,
  request,
}) => {
  await page.goto(`${mainOrigin()}/auth/reset`);
  await expect(page).toHaveURL(`${mainOrigin()}/landing`);
  await page.goto(`${mainOrigin()}/login`);
  const mail = await askForMail(page, request);
  await expect(page).toHaveURL(`${mainOrigin()}/login?recovery=true`);
  await page.getByLabel('Kod enam angka daripada e-mel').fill(mail.code);
  await page.getByRole('button', { name: 'Teruskan' }).click();
  await expect(page).toHaveURL(`${mainOrigin()}/auth/reset`);
  await page.reload();
  await choose(page, demoPassword);
  await expect(page).toHaveURL(`${mainOrigin()}/school-management/${code.toLowerCase()}/billing`);
});

test('and through its link on the main domain @weekly', async ({ page, request }) => {
  await page.goto(`${mainOrigin()}/login`);
  const { link } = await askForMail(page, request);
  await press(page, link);
  await expect(page).toHaveURL(`${mainOrigin()}/auth/reset`);
  await expect(page.getByLabel('Kata laluan baharu', { exact: true })).toBeVisible();
});
