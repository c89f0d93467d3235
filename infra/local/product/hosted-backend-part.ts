import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { startChild } from '../supervision/child.ts';
import { untilAnswering } from '../supervision/http-ready.ts';
import type { Environment } from './environment.ts';
import { writePrivateFile } from './private-file.ts';
import { hostedBackendUrl } from './settings.ts';
import type { Stack } from './stack.ts';

/** Of `guru@aba1001.test`. */
export const DEMO_PHONE = '60120000001';
export const DEMO_PHONE_CODE = '123456';
/** Nobody's, to give to somebody. */
const FREE_PHONES = ['60120000002', '60120000003'];

/** It is starting: a part of the stack already, and `answering` resolves when it can be used. */
export type StartingBackend = Readonly<{ answering: Promise<void> }>;

export async function startHostedBackend(stack: Stack, databaseUrl: string): Promise<StartingBackend> {
  const { settings, given, supervisor, logFolder } = stack;
  const configFile = join(settings.dataDir, 'hosted-backend.json');
  await writePrivateFile(configFile, JSON.stringify(configuration(stack, databaseUrl), null, 2));
  supervisor.add(
    startChild({
      name: 'hosted backend',
      command: ['infra/hosted-backend/src/main.ts', '--config', configFile],
      environment: given,
      logFolder,
    }),
  );
  const answering = untilAnswering(
    `http://127.0.0.1:${settings.hostedBackendPort}/auth/v1/health`,
    supervisor.ended,
  );
  // Whoever awaits it later hears of a failure; until then it must not end the process.
  answering.catch(() => undefined);
  return { answering };
}

function configuration({ settings, given, secrets }: Stack, databaseUrl: string) {
  const site = `${settings.scheme}://${settings.baseDomain}`;
  return {
    production: settings.production,
    port: settings.hostedBackendPort,
    publicUrl: hostedBackendUrl(settings),
    trustedProxies: given.TRUSTED_PROXIES,
    dataDir: join(settings.dataDir, 'hosted-backend'),
    mailFolder: join(settings.dataDir, 'mail'),
    databaseUrl,
    databaseDirectUrl: settings.databaseUrl && given.DATABASE_DIRECT_URL,
    publishableKey: given.SUPABASE_PUBLISHABLE_KEY ?? secrets.publishableKey,
    secretKey: given.SUPABASE_SECRET_KEY ?? secrets.secretKey,
    jwtSecret: given.SUPABASE_JWT_SECRET,
    siteUrl: site,
    redirectAllowList: [`${site}/**`, `${settings.scheme}://*.${settings.baseDomain}/**`],
    mailLinkPath: '/auth/confirm',
    s3Url: given.S3_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    // Nobody uses the product without a name.
    anonymousSignIns: false,
    // No screen offers them yet.
    passkeys: false,
    webauthnFactors: false,
    functionsFolder: join(CHECKOUT, 'infra/functions'),
    functionSettings: { APP_URL: `http://127.0.0.1:${settings.port}` },
    restViews: ['reporting.my_schools', 'reporting.school_people', 'reporting.lesson_plan_days'],
    roomRule: 'reporting.may_enter_room',
    roomWriteRule: 'reporting.may_write_in_room',
    // Every channel of the product is private.
    ...(settings.production && { publicChannels: 'nobody' }),
    // Journeys make people by the hundred and sign them in.
    ...(given.APP_MODE === 'test' && { mailMaxFrequencySeconds: 0, passwordCost: 4 }),
    ...google(given),
    ...(!settings.production && demonstration(given)),
  };
}

function google({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Environment) {
  if (!clientId || !clientSecret) return {};
  return { oauthProviders: { google: { issuer: 'https://accounts.google.com', clientId, clientSecret } } };
}

/** What lets every way of signing in be tried here: addresses prove themselves, a provider plays Google, a number has a code. */
function demonstration({ GOOGLE_CLIENT_ID }: Environment) {
  return {
    autoconfirm: true,
    fakeProvider: !GOOGLE_CLIENT_ID,
    manualLinking: true,
    smsTestOtp: Object.fromEntries([DEMO_PHONE, ...FREE_PHONES].map((phone) => [phone, DEMO_PHONE_CODE])),
  };
}
