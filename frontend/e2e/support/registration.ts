import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { loopbackOrigin, mainOrigin, schoolOrigin } from './addresses';
import { deviceOf, newAccount } from './hosted-backend';
import { signInOnMainDomain } from './sign-in';

/** A school code that nobody has. */
export const newSchoolCode = () => `XQ${'ABCDEFGH'[randomInt(8)]}${randomInt(1000, 10_000)}`;

export type NewSchools = Readonly<{ email: string; token: string }>;

/** Schools in their trial, by requests alone, and somebody new who is the only member and Admin Utama of each. */
export async function newSchools(
  request: APIRequestContext,
  codes: readonly string[],
  displayName = 'Cikgu Contoh',
): Promise<NewSchools> {
  const email = await newAccount(request);
  const { data } = await (await deviceOf(request, email)).getSession();
  const token = data.session?.access_token ?? '';
  for (const code of codes) {
    const reply = await request.post(`${loopbackOrigin()}/api/schools/registrations`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        code,
        name: `SK ${code} Contoh`,
        schoolType: 'sk',
        state: '10',
        ppd: 'PPD Contoh',
        teacherCount: 20,
        displayName,
        termsVersion: '2026-11-01',
        privacyVersion: '2026-11-23',
      },
    });
    expect(reply.status()).toBe(201);
  }
  return { email, token };
}

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

/** From October to the last day of a session two can be prepared, and the last step asks which; the running one here. */
export async function chooseRunningSession(page: Page): Promise<void> {
  const offered = page.getByRole('group', { name: 'Sesi yang disediakan' }).getByRole('radio');
  await page.getByRole('checkbox').waitFor();
  if ((await offered.count()) > 0) await offered.first().check();
}

export async function agreeAndSend(page: Page): Promise<void> {
  await chooseRunningSession(page);
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
