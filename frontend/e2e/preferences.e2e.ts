import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessibility';
import { loopbackOrigin, mainOrigin, schoolOrigin } from './support/addresses';
import { consoleErrors } from './support/console-errors';
import { writePlan } from './support/lesson-plan';
import { test } from './support/own-school';
import { signIn } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });
test.use({ standing: 'grace' });

const grace = schoolOrigin('bbb2002');

let errors: string[];
test.beforeEach(({ page }) => {
  errors = consoleErrors(page);
});
test.afterEach(() => expect(errors).toEqual([]));

/** Tab until the focus is on it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const active = document.activeElement;
      const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined;
      return (label ?? active?.ariaLabel ?? active?.textContent ?? '').trim();
    });
    if (focused.includes(name)) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

test('a visitor chooses for the device, is invited to sign in, and is sent nowhere @weekly', async ({
  page,
}) => {
  for (const origin of [mainOrigin(), grace])
    for (const [path, title] of [
      ['/settings', 'Tetapan'],
      ['/preferences', 'Keutamaan'],
      ['/notifications', 'Pemberitahuan'],
    ] as const) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(origin + path);
      await expect(page.getByRole('main').getByRole('link', { name: 'Log masuk' })).toBeVisible();
    }
});

test('a device keeps how it looks, from before the first paint', async ({ page }) => {
  await page.goto(`${grace}/preferences`);
  await page.getByRole('button', { name: 'Gelap' }).click();
  await page.getByLabel('Padat').check();
  await page.getByLabel('Bahasa Inggeris').check();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-density', 'compact');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-density', 'compact');
  await page.unroute('**/assets/*.js');
  errors.length = 0;
  await page.reload();
  await expect(page.getByLabel('Padat')).toBeChecked();
  await expect(page.getByLabel('Bahasa Inggeris')).toBeChecked();
});

test('a page that forces its colours neither applies nor keeps another choice', { tag: '@weekly' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${grace}/test-simple`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Gelap' })).toBeDisabled();
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBeNull();
  await page.goto(`${grace}/preferences`);
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the keyboard alone leads from the landing page to a saved preference', { tag: '@weekly' }, async ({
  page,
  school,
}) => {
  test.slow();
  await page.goto(`${mainOrigin()}/landing`);
  await tabTo(page, 'Saya seorang guru');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Kod sekolah');
  await page.keyboard.type('bb');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Sila semak kod sekolah, contohnya ABC1234.');
  await page.keyboard.type('x1001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Tiada sekolah dengan kod ini.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(school.code);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${school.origin}/auth/login`);
  await expect(page.getByLabel('E-mel')).toBeFocused();
  await page.keyboard.type(school.people.guru2);
  await tabTo(page, 'Kata laluan');
  await page.keyboard.type('Cikgu#2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${school.origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'Cikgu Dua');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Keutamaan' })).toBeVisible();
  await tabTo(page, 'Keutamaan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${school.origin}/preferences`);
  await expect(page.getByRole('group', { name: 'Pembayaran' })).toBeVisible();
  await tabTo(page, 'Selesa');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await tabTo(page, 'E-mel');
  const kept = page.waitForResponse('**/api/notifications/preferences*');
  await page.keyboard.press('Space');
  expect((await kept).ok()).toBe(true);
  await page.reload();
  const group = page.getByRole('group', { name: 'Langganan' });
  await expect(group.getByLabel('E-mel')).not.toBeChecked();
  await expect(group.getByLabel('Dalam Rekod Mengajar')).toBeChecked();
  await expect(page.getByLabel('Padat')).toBeChecked();
});

test('one key leads through a list and about the school, until the person turns that off', {
  tag: '@weekly',
}, async ({ page, school }) => {
  test.slow();
  await signIn(page, school.people.guru2);
  for (const subject of ['Matematik', 'Sejarah']) {
    await page.goto(`${school.origin}/rph`);
    await writePlan(page, { subject, className: '2 Amanah' });
  }
  await page.goto(`${school.origin}/rph`);
  const plans = page.getByRole('main').getByRole('link', { name: /^(?:Matematik|Sejarah)/ });
  await expect(plans.first()).toBeVisible();
  // A page just opened may show before it listens to keys.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(plans.first()).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(plans.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(plans.first()).toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Pintasan papan kekunci' });
  await expect(keys.getByRole('heading')).toContainText(['Dalam senarai', 'Pergi ke']);
  await page.keyboard.press('n');
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bina-rph\?/);

  await page.goto(`${school.origin}/settings`);
  await page.getByRole('button', { name: 'Tukar kata laluan' }).click();
  await page.getByLabel('Kata laluan baharu').pressSequentially('n/g?');
  await expect(page.getByLabel('Kata laluan baharu')).toHaveValue('n/g?');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(`${school.origin}/dashboard`);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Cari halaman/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`${school.origin}/bina-rph`);

  await page.goto(`${school.origin}/preferences`);
  const choice = page.getByRole('switch', { name: /^Pintasan satu kekunci/ });
  await choice.uncheck();
  await page.reload();
  await expect(choice).not.toBeChecked();
  for (const key of ['?', 'g', 'u', '/']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Lihat semua pintasan' }).click();
  await expect(keys.getByText('Ctrl')).toBeVisible();
  await expect(keys).not.toContainText(/Dalam senarai|Pergi ke|Tunjukkan pintasan/);
  await expect(page).toHaveURL(`${school.origin}/preferences`);
});

test('a choice that the server does not hear goes back, and says why @weekly', async ({ page, school }) => {
  await signIn(page, school.people.penyelia);
  await page.goto(`${school.origin}/preferences`);
  const mail = page.getByRole('group', { name: 'Pembayaran' }).getByLabel('E-mel');
  await expect(mail).toBeChecked();
  await page.route('**/api/notifications/preferences*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await mail.click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/sambungan|internet|rangkaian/i))
      .first(),
  ).toBeVisible();
  await expect(mail).toBeChecked();
  errors.length = 0;
});

test('what a person is told is counted in the frame, read from the inbox, and leads where it points', async ({
  page,
  school,
}) => {
  test.slow();
  await page.request.post(`${loopbackOrigin()}/api/test/run-due`);
  await signIn(page, school.people.adminutama);
  const bell = page.getByRole('link', { name: /^Pemberitahuan, \d+ belum dibaca$/ });
  await bell.first().click();
  const unread = page.getByRole('listitem').filter({ hasText: 'Baharu' });
  await expect(unread.first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Belum dibaca', exact: true }).click();
  await expect(page).toHaveURL(`${school.origin}/notifications?tapis=belum-dibaca`);
  const filter = page.getByRole('navigation', { name: 'Tapis pemberitahuan' });
  await filter.getByRole('link', { name: 'Pembayaran' }).click();
  await expect(page).toHaveURL(`${school.origin}/notifications?jenis=pembayaran&tapis=belum-dibaca`);
  await page.reload();
  await expect(filter.getByRole('link', { name: 'Pembayaran' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('listitem').filter({ hasText: 'Langganan ·' })).toHaveCount(0);
  await filter.getByRole('link', { name: 'Langganan' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Langganan ·' }).first()).toBeVisible();
  await expect(page).toHaveURL(`${school.origin}/notifications?jenis=langganan&tapis=belum-dibaca`);
  await filter.getByRole('link', { name: 'Semua jenis' }).click();
  const target = unread.first().getByRole('heading').getByRole('link');
  const address = await target.getAttribute('href');
  await target.click();
  await expect(page).toHaveURL(school.origin + address);

  await page.goto(`${school.origin}/notifications`);
  await page.getByRole('button', { name: 'Tandakan semua dibaca' }).click();
  await expect(page.getByText('Semua sudah dibaca.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pemberitahuan', exact: true })).toBeVisible();
});
