import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mainOrigin, schoolOrigin } from './addresses';
import { signInOnMainDomain } from './sign-in';

/** A school code that nobody has. */
export const newSchoolCode = () => `XQ${'ABCDEFGH'[randomInt(8)]}${randomInt(1000, 10_000)}`;

/** Somebody signed in who has filled in everything but the last step. */
export async function openLastStep(
  page: Page,
  email: string,
  code: string,
  name = 'SK Lumba Contoh',
): Promise<void> {
  await signInOnMainDomain(page, email);
  await page.evaluate((draft) => localStorage.setItem('rekod-registration', JSON.stringify(draft)), {
    code,
    name,
    schoolType: 'sk',
    state: '10',
    ppd: 'PPD Contoh',
    teacherCount: '20',
    displayName: 'Cikgu Contoh',
  });
  await page.goto(`${mainOrigin()}/daftar/maklumat?langkah=semak`);
}

export async function agreeAndSend(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mulakan percubaan 30 hari' }).click();
}

/** Up to the dashboard of the school that this makes. Its code. */
export async function registerSchool(page: Page, email: string): Promise<string> {
  const code = newSchoolCode();
  await openLastStep(page, email, code, 'SK Taman Melati Contoh');
  await agreeAndSend(page);
  await expect(page).toHaveURL(`${schoolOrigin(code)}/dashboard`);
  return code;
}
