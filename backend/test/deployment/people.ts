import { randomUUID } from 'node:crypto';
import type { SmtpDouble } from '../support/smtp-double.js';
import { waitUntil } from '../support/wait-until.js';
import type { Browser } from './browser.js';
import { DOMAIN } from './machine-files.js';

export const PASSWORD = 'rekod-mengajar-2026-ujian';
const AUTH = `auth.${DOMAIN}`;

/** Somebody registers an address, opens the mail and is signed in. Resolves to an access token. */
export async function signUp(
  browser: Browser,
  apikey: string,
  mails: SmtpDouble,
  email: string,
): Promise<string> {
  const headers = { apikey };
  await expectOk(
    browser(AUTH, '/auth/v1/signup', { method: 'POST', headers, body: { email, password: PASSWORD } }),
  );
  await waitUntil(() => mails.to(email).length > 0);
  const { tokenHash, type } = linkIn(mails.to(email)[0]?.source ?? '');
  const body = { token_hash: tokenHash, type };
  return tokenIn(await expectOk(browser(AUTH, '/auth/v1/verify', { method: 'POST', headers, body })));
}

export async function signIn(browser: Browser, apikey: string, email: string): Promise<string> {
  const body = { email, password: PASSWORD };
  const asked = { method: 'POST', headers: { apikey }, body };
  return tokenIn(await expectOk(browser(AUTH, '/auth/v1/token?grant_type=password', asked)));
}

/** The school of a person who has just signed up, on trial. */
export async function registerSchool(browser: Browser, token: string, code: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const body = {
    code: code.toUpperCase(),
    name: 'SK Taman Melati Contoh',
    schoolType: 'sk',
    state: '10',
    ppd: 'PPD Contoh Utara',
    teacherCount: 42,
    displayName: 'Puan Aminah binti Contoh',
    termsVersion: '2026-11-01',
    privacyVersion: '2026-11-23',
  };
  await expectOk(browser(DOMAIN, '/api/schools/registrations', { method: 'POST', headers, body }));
}

async function expectOk(answer: ReturnType<Browser>): Promise<string> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return text;
}

function tokenIn(text: string): string {
  return JSON.parse(text).access_token;
}

/** In a mail as it came: its lines may be broken with `=`. */
function linkIn(source: string): { tokenHash: string; type: string } {
  const whole = source.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('&amp;', '&');
  const [, tokenHash = ''] = /token_hash=([\w-]+)/.exec(whole) ?? [];
  const [, type = ''] = /[?&]type=(\w+)/.exec(whole) ?? [];
  return { tokenHash, type };
}
