import { expect } from '@playwright/test';
import { schoolOrigin } from './support/addresses';
import { deviceOf } from './support/hosted-backend';
import { test } from './support/own-school';
import { signIn, signInByForm, submitCredentials } from './support/sign-in';

test.describe.configure({ mode: 'parallel' });

test('signing out everywhere ends another browser within a refresh', async ({ page, request, school }) => {
  await page.clock.install();
  await signIn(page, school.people.admin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pentadbir');
  const { error } = await (await deviceOf(request, school.people.admin)).signOut({ scope: 'global' });
  expect(error).toBeNull();
  // The access token lives 10 minutes.
  await page.clock.fastForward('10:00');
  await expect(page).toHaveURL(`${school.origin}/auth/login`);
});

test('two tabs share one session: signing out in one ends the other at once', async ({
  context,
  page,
  school,
}) => {
  await signIn(page, school.people.guru);
  const tab = await context.newPage();
  // What it hears, it hears by itself: the auth library comes later.
  await tab.route('**/assets/auth-client*.js', () => undefined);
  await tab.goto(`${school.origin}/dashboard`);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Cikgu Satu');
  await page.getByRole('banner').getByRole('button', { name: /Cikgu/ }).click();
  await page.getByRole('button', { name: 'Log keluar' }).click();
  await expect(page).toHaveURL(`${school.origin}/auth/login`);
  await expect(tab).toHaveURL(`${school.origin}/auth/login`);
});

test('in production the session is in a cookie of this host alone, and survives a reload', async ({
  context,
  page,
  school,
}) => {
  // Before the first script of the document reads what the server wrote into it.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const config = document.getElementById('app-config');
      if (config) config.textContent = config.innerHTML.replace('"mode":"test"', '"mode":"production"');
    }),
  );
  await signInByForm(page, school.people.guru2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cikgu Dua');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cikgu Dua');
  const cookies = (await context.cookies()).filter(({ name }) => name.includes('session'));
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie.name).toMatch(/^__Host-rekod-session(\.\d)?$/);
    expect(cookie).toMatchObject({
      secure: true,
      path: '/',
      domain: `${school.code}.localhost`,
      sameSite: 'Lax',
    });
  }
});

test.describe('another school of the domain', () => {
  const other = schoolOrigin('bbb2002');

  test('cannot leave a session or a way elsewhere in this one', async ({ page, school }) => {
    await signIn(page, school.people.admin);
    await page.evaluate(() => {
      const session = document.cookie.split('; ').find((cookie) => cookie.startsWith('rekod-session'));
      for (const domain of ['localhost', '.localhost', 'bbb2002.localhost']) {
        // biome-ignore lint/suspicious/noDocumentCookie: what a sibling would try
        document.cookie = `${session}; domain=${domain}; path=/`;
        // biome-ignore lint/suspicious/noDocumentCookie: see above
        document.cookie = `__Host-${session}; domain=${domain}; path=/; secure`;
      }
    });
    await page.goto(`${other}/dashboard`);
    await expect(page).toHaveURL(`${other}/auth/login`);
    expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  });

  for (const saved of ['//evil.test/x', '%E0%A4%A']) {
    test(`the saved path ${saved} leads nowhere else`, async ({ context, page, school }) => {
      await context.addCookies([{ name: 'rekod-redirect-path', value: saved, url: school.origin }]);
      await page.goto(`${school.origin}/auth/simple-login`);
      await submitCredentials(page, school.people.admin);
      await expect(page).toHaveURL(`${school.origin}/dashboard`);
    });
  }
});
