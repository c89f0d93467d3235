import type { Page } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './addresses';

/** Of every demo account. */
export const demoPassword = 'Cikgu#2026';

/** Into the form that stands on the page, without waiting for what follows. */
export async function submitCredentials(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mel').fill(email);
  await page.getByLabel('Kata laluan', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log masuk' }).click();
}

/** Past the form, past the page that finds the school, and over to it. */
async function fillIn(page: Page, email: string): Promise<void> {
  await submitCredentials(page, email);
  await page.waitForURL(
    ({ pathname, searchParams }) => !/\/(?:login|serah)$/.test(pathname) && !searchParams.has('terus'),
  );
}

/** On the host of the account's own school: `signIn(page, 'guru@aba1001.test')`. */
export async function signIn(page: Page, email: string, port?: string): Promise<void> {
  const schoolCode = email.split('@')[1]?.split('.')[0] ?? '';
  await page.goto(`${schoolOrigin(schoolCode, port)}/auth/login`);
  await fillIn(page, email);
}

export async function signInOnMainDomain(page: Page, email: string): Promise<void> {
  await page.goto(`${mainOrigin()}/login`);
  await fillIn(page, email);
}
