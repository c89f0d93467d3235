import { type BrowserContext, expect, type Page } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { demoPassword } from './support/hosted-backend';
import { test } from './support/own-school';
import { signIn, signInOnMainDomain, submitCredentials } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

const demo = schoolOrigin('aba1001');

test('a wrong password is told in place and in the summary, and the right one gets through', async ({
  page,
}) => {
  const told = 'E-mel atau kata laluan tidak tepat. Sila cuba lagi.';
  await page.goto(`${demo}/auth/login`);
  await submitCredentials(page, 'penyelia@aba1001.test', 'Salah#2026');

  await expect(page.getByRole('alert')).toContainText('Log masuk belum berjaya');
  await expect(page.getByLabel('Kata laluan', { exact: true })).toHaveAccessibleDescription(told);
  await page.getByRole('alert').getByRole('button', { name: told }).click();
  await expect(page.getByLabel('Kata laluan', { exact: true })).toBeFocused();

  await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Kata laluan', { exact: true })).not.toHaveAttribute('aria-invalid');
  const loads: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) loads.push(new URL(asked.url()).pathname);
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo}/dashboard`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(loads).toEqual(['/dashboard']);
});

test('the e-mail is kept when the network dies, before or after the first letter @weekly', async ({
  context,
  page,
  school,
}) => {
  await page.goto(`${school.origin}/auth/login`);
  await expect(page.getByLabel('E-mel')).toBeVisible();
  const summary = page.getByRole('alert');
  for (const email of [school.people.penyelia, school.people.guru]) {
    await context.setOffline(true);
    await submitCredentials(page, email);
    await expect(summary).toContainText('Tiada sambungan ke pelayan. Maklumat anda kekal di sini');
    await expect(page.getByLabel('E-mel')).toHaveValue(email);
    await context.setOffline(false);
    // The second round has the auth library already.
    await submitCredentials(page, email, 'Salah#2026');
    await expect(summary).toContainText('tidak tepat');
  }
});

test('a deep link with its query is returned to after signing in', async ({ page }) => {
  const deepLink = `${demo}/rph?minggu=2026-11-16`;
  await page.goto(deepLink);
  await expect(page).toHaveURL(`${demo}/auth/login`);
  await submitCredentials(page, 'admin@aba1001.test');
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('heading', { name: 'Rancangan harian' })).toBeVisible();
});

test('a signed-out visitor of a teacher route goes to /auth/login', async ({ page }) => {
  for (const path of ['/rph', '/bina-rph', '/dashboard', '/school-management/aba1001/billing']) {
    await page.goto(demo + path);
    await expect(page).toHaveURL(`${demo}/auth/login`);
  }
});

test('the root of a school goes to the dashboard when signed in, else to /auth/login', async ({ page }) => {
  await page.goto(`${schoolOrigin('kba5005')}/`);
  await expect(page).toHaveURL(`${schoolOrigin('kba5005')}/auth/login`);
  await submitCredentials(page, 'penyelia@kba5005.test');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Penyelia');
  await page.goto(`${schoolOrigin('kba5005')}/`);
  await expect(page).toHaveURL(`${schoolOrigin('kba5005')}/dashboard`);
});

test.describe('/login?validate=true', () => {
  test('tells a visitor without a session that it is invalid', async ({ page }) => {
    await page.goto(`${mainOrigin()}/login?validate=true`);
    await expect(page).toHaveURL(`${mainOrigin()}/login?error=session-invalid`);
    await expect(page.getByRole('alert')).toContainText('Sesi anda tidak sah atau telah tamat.');
  });

  test('tells a teacher that the account administers no school @weekly', async ({ page }) => {
    await page.goto(`${mainOrigin()}/login`);
    await submitCredentials(page, 'guru2@abca001.test');
    await expect(page).toHaveURL(`${schoolOrigin('abca001')}/dashboard`);
    await page.goto(`${mainOrigin()}/login?validate=true`);
    await expect(page).toHaveURL(`${mainOrigin()}/login?error=not-school-admin`);
    await expect(page.getByRole('alert')).toContainText('Akaun ini bukan pentadbir sekolah.');
    await page.getByRole('link', { name: 'Ke sekolah saya' }).click();
    await expect(page).toHaveURL(`${schoolOrigin('abca001')}/dashboard`);
  });

  test('lets an administrator through on the main domain @weekly', async ({ page }) => {
    await page.goto(`${mainOrigin()}/login`);
    await submitCredentials(page, 'admin@abca001.test');
    await expect(page).toHaveURL(`${mainOrigin()}/school-management/abca001/billing`);
    await expect(page.getByRole('heading', { name: 'Langganan SJKC Contoh' })).toBeVisible();
  });

  test('tells when the check fails, and when it takes longer than 3 s', { tag: '@weekly' }, async ({
    page,
  }) => {
    const call = '**/api/schools/user-schools';
    await signInOnMainDomain(page, 'adminutama@abca001.test');
    await expect(page).toHaveURL(`${mainOrigin()}/school-management/abca001/billing`);
    await page.route(call, (route) => route.abort());
    await page.goto(`${mainOrigin()}/login?validate=true`);
    await expect(page.getByRole('alert')).toContainText('Akaun anda tidak dapat disemak buat masa ini.');
    await page.unroute(call);
    await page.route(call, () => undefined);
    await page.goto(`${mainOrigin()}/login?validate=true`);
    await expect(page).toHaveURL(`${mainOrigin()}/login?error=validation-timeout`);
    await expect(page.getByRole('alert')).toContainText('mengambil masa terlalu lama');
  });
});

test.describe('signing out', () => {
  test('leaves no session', async ({ context, page, school }) => {
    await signIn(page, school.people.admin);
    await leave(page);
    await expect(page).toHaveURL(`${school.origin}/auth/login`);
    await expectSignedOut(context, school.origin);
  });

  test('without a network leaves no session on this device either @weekly', async ({
    context,
    page,
    school,
  }) => {
    await signIn(page, school.people.guru2);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cikgu Dua');
    await openAccount(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log keluar' }).click();
    await expect.poll(() => sessionCookies(context)).toEqual([]);
    await context.setOffline(false);
    await expectSignedOut(context, school.origin);
  });
});

test('two schools at once in one browser stay separate @weekly', async ({ context, page, school }) => {
  const other = await context.newPage();
  await signIn(page, 'adminutama@aba1001.test');
  await signIn(other, school.people.guru);
  await page.reload();
  await expect(page.getByText('SK Seri Contoh').first()).toBeVisible();
  await expect(other.getByText(school.name).first()).toBeVisible();

  await leave(other);
  await expect(other).toHaveURL(`${school.origin}/auth/login`);
  await page.reload();
  await expect(page).toHaveURL(`${demo}/dashboard`);
});

async function openAccount(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Pentadbir|Admin Utama|Cikgu/ })
    .click();
  await expect(page.getByRole('button', { name: 'Log keluar' })).toBeVisible();
}

async function leave(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole('button', { name: 'Log keluar' }).click();
}

async function sessionCookies(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name }) => name).filter((name) => name.includes('session'));
}

/** In a tab of its own: the one that signed out may still be on its way. */
async function expectSignedOut(context: BrowserContext, origin: string): Promise<void> {
  expect(await sessionCookies(context)).toEqual([]);
  const tab = await context.newPage();
  await tab.goto(`${origin}/dashboard`);
  await expect(tab).toHaveURL(`${origin}/auth/login`);
}
