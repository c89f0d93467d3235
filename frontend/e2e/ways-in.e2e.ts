import { type BrowserContext, expect, type Page } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './support/addresses';
import { deviceOf, newAccount } from './support/hosted-backend';
import { test } from './support/own-school';
import { newSchoolCode, newSchools } from './support/registration';
import { openSignedIn, signIn, signInByForm, signInOnMainDomain, submitCredentials } from './support/sign-in';
import { systemNow } from './support/today';

test.describe.configure({ mode: 'parallel' });

const redirectCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name.endsWith('-redirect-path'));

/** As a browser does whose person has blocked cookies and what sites keep. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
}

test('where cookies and storage are blocked the ways in stand, and say what to allow', async ({ page }) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await blockStorage(page);
  for (const address of [`${schoolOrigin('aba1001')}/auth/login`, `${mainOrigin()}/daftar`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Sila benarkan kuki');
  }
  await page.goto(`${schoolOrigin('aba1001')}/auth/login`);
  await submitCredentials(page, 'guru@aba1001.test');
  await expect(page.getByRole('alert').filter({ hasText: 'Log masuk belum berjaya' })).toContainText(
    'Sila benarkan kuki',
  );
  await expect(page.getByLabel('E-mel')).toHaveValue('guru@aba1001.test');
  expect(uncaught).toEqual([]);
});

test('the keyboard is led through signing in, and the school is named', async ({ page }) => {
  await page.goto(`${schoolOrigin('aba1001')}/auth/login`);
  await expect(page.getByText('SK Seri Contoh')).toBeVisible();
  await expect(page.getByLabel('E-mel')).toBeFocused();
  await page.getByRole('button', { name: 'Hantar pautan ke e-mel' }).click();
  await expect(page.getByLabel('E-mel')).toBeFocused();
  await expect(page.getByLabel('E-mel')).toHaveAccessibleDescription(/Pautan log masuk dan kod/);
  await page.getByLabel('E-mel').fill('tiada@aba1001.test');
  await page.keyboard.press('Enter');
  await expect(page.locator('div', { hasText: /^Sila semak e-mel anda/ }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Tukar e-mel' }).click();
  await expect(page.getByLabel('E-mel')).toBeFocused();
  await page.getByRole('button', { name: 'Hantar kod ke telefon' }).click();
  await expect(page.getByLabel('Nombor telefon')).toBeFocused();
  await page.getByRole('button', { name: 'Guna kata laluan' }).click();
  await expect(page.getByLabel('E-mel')).toBeFocused();
  const password = page.getByLabel('Kata laluan', { exact: true });
  const hint = page.getByRole('status').filter({ hasText: 'Caps Lock sedang hidup.' });
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(hint).toBeVisible();
  await password.dispatchEvent('keyup', { key: 'a' });
  await expect(hint).toBeHidden();
});

test('a session that ends while a new plan is written leads back to that plan, a sign-out to nothing', async ({
  context,
  page,
  request,
}) => {
  const code = newSchoolCode();
  const school = schoolOrigin(code);
  const { email } = await newSchools(request, [code]);
  const listening = page.waitForResponse('**/api/subscription/events*');
  await openSignedIn(page, `${school}/bina-rph`, email);
  await page.getByLabel('Mata pelajaran').fill('Sejarah');
  await expect(page).toHaveURL(/bina-rph\?id=/);
  const plan = page.url();
  await listening;
  await test.step('told at once that all devices were signed out', async () => {
    const device = await deviceOf(request, email);
    const { data } = await device.getSession();
    expect((await device.signOut({ scope: 'global' })).error).toBeNull();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    expect(
      (
        await request.post(`${mainOrigin().replace('localhost', '127.0.0.1')}/api/sessions/check`, {
          headers,
        })
      ).status(),
    ).toBe(204);
    await expect(page).toHaveURL(`${school}/auth/login`);
  });
  await submitCredentials(page, email);
  await expect(page).toHaveURL(plan);
  await expect(page.getByLabel('Mata pelajaran')).toHaveValue('Sejarah');
  const other = await context.newPage();
  await other.goto(`${school}/rph`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${school}/rph`);
  await page.getByRole('banner').getByRole('button', { name: /Cikgu/ }).click();
  await page.getByRole('button', { name: 'Log keluar', exact: true }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(`${school}/auth/login`);
  expect(await redirectCookie(context)).toBeUndefined();
});

test('the plain sign-out is of this device alone, and whoever is signed in is asked nothing @weekly', async ({
  page,
  request,
  school,
}) => {
  const email = school.people.guru2;
  const device = await deviceOf(request, email);
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${school.origin}/auth/login`);
  await expect(page).toHaveURL(`${school.origin}/dashboard`);
  await page.getByRole('banner').getByRole('button', { name: /Cikgu/ }).click();
  await page.getByRole('button', { name: 'Log keluar', exact: true }).click();
  await expect(page).toHaveURL(`${school.origin}/auth/login`);
  expect((await device.refreshSession()).error).toBeNull();
});

test('somebody new on the main domain is offered to register a school, and led on from another’s @weekly', async ({
  page,
  request,
}) => {
  const email = await newAccount(request);
  await signInOnMainDomain(page, email);
  await expect(page).toHaveURL(`${mainOrigin()}/login/sekolah`);
  await expect(page.getByRole('link', { name: 'Daftar sekolah' })).toBeVisible();
  await page.goto(`${schoolOrigin('aba1001')}/auth/login#${new URLSearchParams({ emel: email })}`);
  await expect(page.getByLabel('E-mel')).toHaveValue(email);
  await submitCredentials(page, email);
  await expect(page.getByText('403')).toBeVisible();
  await page.getByRole('button', { name: 'Pilih sekolah lain' }).click();
  await expect(page).toHaveURL(`${mainOrigin()}/login/sekolah`);
});

test('a device whose clock is ten minutes ahead refreshes no session that is new @weekly', async ({
  page,
}) => {
  await page.clock.install({ time: systemNow() + 600_000 });
  const refreshes: string[] = [];
  page.on('request', (sent) => sent.url().includes('grant_type=refresh_token') && refreshes.push(sent.url()));
  await signInByForm(page, 'penyelia@abca001.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${schoolOrigin('abca001')}/rph`);
  await page.goto(`${schoolOrigin('abca001')}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refreshes).toEqual([]);
});

test('a school that does not exist says so in Malay too, and a school’s area on the main domain leads to the root @weekly', async ({
  page,
}) => {
  await page.goto(`${schoolOrigin('zzz9999')}/auth/login`);
  await expect(page.getByText('Sekolah ini tidak dijumpai.')).toBeVisible();
  await page.goto(`${mainOrigin()}/supervisor/rph`);
  await expect(page).toHaveURL(`${mainOrigin()}/landing`);
});

test('the rules of the build lead on, and the pages of signing in hear of a new one', async ({ page }) => {
  await page.route('**/builds/meta/*.json', (route) =>
    route.fulfill({ json: { matcher: { static: { '/success-old': { redirect: '/preferences' } } } } }),
  );
  await page.goto(`${mainOrigin()}/success-old`);
  await expect(page).toHaveURL(`${mainOrigin()}/preferences`);

  await page.goto(`${schoolOrigin('aba1001')}/auth/login`);
  await expect(page.getByLabel('E-mel')).toBeFocused();
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  );
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.locator('html[data-old]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});
