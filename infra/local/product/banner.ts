import type { Environment } from './environment.ts';
import { DEMO_PHONE, DEMO_PHONE_CODE } from './hosted-backend-part.ts';
import { hostedBackendUrl, type Settings } from './settings.ts';

const DEMO_SCHOOLS = [
  ['ABA1001', 'active, 200 days left'],
  ['BBB2002', 'grace period, day 5 of 14'],
  ['CBA3003', 'limited'],
  ['JBA4004', 'locked'],
  ['KBA5005', 'trial, 20 days left'],
  ['ABCA001', 'active, expires in 3 days'],
] as const;
const DEMO_PASSWORD = 'Cikgu#2026';

/** What somebody who has just started the product needs to find its way in. */
export function banner(settings: Settings, environment: Environment, { demo }: { demo: boolean }): string {
  const origin = (host: string): string => `${settings.scheme}://${host}`;
  const main = origin(settings.baseDomain);
  const lines = [
    `Rekod Mengajar is ready at ${main}`,
    '',
    ...(demo ? demoLines((code) => origin(`${code.toLowerCase()}.${settings.baseDomain}`)) : []),
    `API description   ${main}/api/docs`,
    ...(settings.supabaseUrl === undefined && environment.SMTP_URL === undefined
      ? [`Mailbox           ${hostedBackendUrl(settings)}/mailbox`]
      : []),
    `Hosted backend    ${hostedBackendUrl(settings)}`,
    `Publishable key   ${environment.SUPABASE_PUBLISHABLE_KEY}`,
    `Logs              ${settings.dataDir}/logs`,
    '',
    'Ctrl-C stops everything.',
  ];
  return lines.join('\n');
}

function demoLines(address: (code: string) => string): string[] {
  return [
    'Demo schools',
    ...DEMO_SCHOOLS.map(([code, state]) => `  ${code}  ${address(code)}  ${state}`),
    'Demo accounts     guru@ guru2@ penyelia@ admin@ adminutama@ followed by <code>.test, e.g. guru@aba1001.test',
    'Platform staff    operator@rekod.test, kewangan@rekod.test',
    `Password          ${DEMO_PASSWORD}`,
    `Phone             +${DEMO_PHONE} of guru@aba1001.test, code ${DEMO_PHONE_CODE}`,
    '',
  ];
}
