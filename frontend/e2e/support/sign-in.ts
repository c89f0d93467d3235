import type { Page } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './addresses';
import { demoPassword, sessionCookies } from './hosted-backend';

/** Into the form that stands on the page, without waiting for what follows. */
export async function submitCredentials(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mel').fill(email);
  await page.getByLabel('Kata laluan', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log masuk' }).click();
}

/** Past the page that finds the school, and over to it. */
async function untilSignedIn(page: Page): Promise<void> {
  await page.waitForURL(
    ({ pathname, searchParams }) => !/\/(?:login|serah)$/.test(pathname) && !searchParams.has('terus'),
  );
}

/** The host of the account's own school: that of `guru@aba1001.test` is `aba1001`. */
function ownSchool(email: string, port?: string): string {
  return schoolOrigin(email.split('@')[1]?.split('.')[0] ?? '', port);
}

/** By the form of the own school, for journeys about signing in. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(`${ownSchool(email)}/auth/login`);
  await submitCredentials(page, email);
  await untilSignedIn(page);
}

/** Opens the address with a session of the person's own on its host, as if signed in there before. */
export async function openSignedIn(page: Page, address: string, email: string): Promise<void> {
  const { hostname, origin, port } = new URL(address);
  const cookies = await sessionCookies(page.request, email, port);
  const context = page.context();
  await context.clearCookies({ name: /session/, domain: hostname });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin, sameSite: 'Lax' })));
  await page.goto(address);
}

/** On the host of the account's own school: `signIn(page, 'guru@aba1001.test')`. */
export async function signIn(page: Page, email: string, port?: string): Promise<void> {
  await openSignedIn(page, `${ownSchool(email, port)}/dashboard`, email);
}

/** On to wherever the main domain leads this person. */
export async function signInOnMainDomain(page: Page, email: string): Promise<void> {
  await openSignedIn(page, `${mainOrigin()}/login`, email);
  await untilSignedIn(page);
}
