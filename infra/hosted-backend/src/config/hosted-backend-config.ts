import {
  type Field,
  flag,
  integer,
  invalid,
  oneOf,
  optionalFlag,
  optionalFunction,
  optionalKey,
  optionalNetworks,
  optionalPath,
  optionalText,
  optionalUrl,
  text,
  textList,
  textMap,
  url,
  viewList,
} from './field.ts';
import { oauthProviderMap } from './oauth-provider-config.ts';
import { productionProblems } from './production-problems.ts';

const fields = {
  /** Refuses to start with what is for development and tests, and without what a public address needs. */
  production: flag(false),
  port: integer(54321, 0, 65_535),
  host: text('127.0.0.1'),
  /** True: services under /auth/v1 and so on. False: auth alone, at the root. */
  basePath: flag(true),
  /** The address clients use, and the issuer's origin; where the server listens unless said. */
  publicUrl: optionalUrl,
  /** Proxies whose X-Forwarded-For counts: without them everybody behind one shares its limits. */
  trustedProxies: optionalNetworks,
  /** Without it the server starts an embedded Postgres under `dataDir`. */
  databaseUrl: optionalUrl,
  /** For LISTEN, where `databaseUrl` leads through a pooler. */
  databaseDirectUrl: optionalUrl,
  /** Holds the generated keys, the stored objects and the mailbox. */
  dataDir: text('.data/hosted-backend'),
  /** Where mails are kept as files, `mail` under `dataDir` unless said. */
  mailFolder: optionalText,
  publishableKey: optionalKey('sb_publishable_'),
  secretKey: optionalKey('sb_secret_'),
  /** The gateway before the services asks for an API key; unless said, when a publishable key is configured. */
  requireApiKey: optionalFlag,
  jwtSecret: optionalText,
  signingKeysFile: optionalText,
  accessTokenSeconds: integer(600, 5, 86_400),
  /** After so many days everybody signs in anew, and whoever stayed away for so many: holidays are shorter. */
  sessionDays: integer(180, 1, 3_650),
  sessionIdleDays: integer(60, 1, 3_650),
  /** Whoever registers an address need not prove it; for development and tests. */
  autoconfirm: flag(false),
  disableSignup: flag(false),
  mfa: flag(true),
  /** Whoever comes may sign in without saying who they are; unless said, only where an address is not proved either. */
  anonymousSignIns: optionalFlag,
  /** Signing in with a passkey, for the domain of `siteUrl` and what is below it. */
  passkeys: flag(true),
  /** A security key as the second factor. */
  webauthnFactors: flag(true),
  /** By name, for instance `google`. */
  oauthProviders: oauthProviderMap,
  /** A provider of our own under /fake-openid plays Google; for development and tests. */
  fakeProvider: flag(false),
  /** Lets a signed-in user add and remove identities. */
  manualLinking: flag(false),
  /** A session older than a day asks for a code before it changes the password. */
  passwordChangeNeedsReauthentication: flag(true),
  mailMaxFrequencySeconds: integer(60, 0, 86_400),
  /** A page of the site that a mail's link leads to, with `token_hash` and `type`: it waits for a press, so that whatever
   * else opens the link spends nothing. Unless said, /verify, which spends the link. */
  mailLinkPath: optionalPath,
  /** How long a mailed link stays good: school mail is slow, and nobody guesses 224 bits. */
  oneTimeTokenSeconds: integer(3600, 60, 86_400),
  /** How long six digits stay good (ASVS 5.0, 6.5.5). */
  oneTimeCodeSeconds: integer(600, 60, 3600),
  /** How long the audit log goes back. */
  auditDays: integer(365, 1, 36_500),
  smsTestOtp: textMap({}),
  siteUrl: url('http://localhost:3000'),
  redirectAllowList: textList([]),
  passwordMinLength: integer(8, 6, 72),
  passwordCost: integer(10, 4, 14),
  /** Objects stand in this S3 bucket rather than in `dataDir`: https://key:secret@host/bucket?region=... */
  s3Url: optionalUrl,
  /** The largest object, whatever its bucket allows. */
  objectSizeLimit: integer(52_428_800, 1, 5_000_000_000),
  /** Holds one file for each function. */
  functionsFolder: optionalText,
  /** What the functions are told, such as addresses. */
  functionSettings: textMap({}),
  functionTimeoutSeconds: integer(60, 1, 600),
  /** As `schema.view`: what /rest/v1 reads, for whom the database lets. */
  restViews: viewList,
  /** As `schema.function`: says with the topic of a private channel whether the caller may hear it. */
  roomRule: optionalFunction,
  /** Likewise, with `presence` or `broadcast` too: whether the caller may write that there. Nobody unless said. */
  roomWriteRule: optionalFunction,
  /** Who may join channels that no policy guards, hear and speak there. */
  publicChannels: oneOf(['nobody', 'signed-in', 'anybody'], 'signed-in'),
  smtpUrl: optionalUrl,
  mailFrom: text('Rekod Mengajar <no-reply@localhost>'),
  /** Refused sign-ins within 15 minutes, for one account from one address. */
  attemptsPerAccountAndAddress: integer(10, 1, 1_000_000),
  attemptsPerAccount: integer(100, 1, 1_000_000),
  attemptsPerAddress: integer(300, 1, 1_000_000),
  signupsPerAddress: integer(1000, 1, 1_000_000),
} satisfies Record<string, Field<unknown>>;

type Fields = typeof fields;

export type HostedBackendConfig = Readonly<{
  [Name in keyof Fields]: Exclude<ReturnType<Fields[Name]>, typeof invalid>;
}>;

/** @throws Error naming every bad or unknown field at once, never a value. */
export function readConfig(given: unknown): HostedBackendConfig {
  if (!isObject(given)) throw new Error('The configuration is not a JSON object.');
  const entries = Object.entries(fields).map(([name, read]) => [name, read(given[name])] as const);
  const bad = entries.filter(([, value]) => value === invalid).map(([name]) => name);
  const unknown = Object.keys(given).filter((name) => !(name in fields));
  if (bad.length + unknown.length > 0) throw new Error(complaint(bad, unknown));
  const config = Object.freeze(Object.fromEntries(entries)) as HostedBackendConfig;
  const problems = config.production ? productionProblems(config) : [];
  if (problems.length > 0) {
    throw new Error(`Configuration of the hosted backend, in production: ${problems.join('; ')}.`);
  }
  return config;
}

function complaint(bad: string[], unknown: string[]): string {
  const parts = [];
  if (bad.length > 0) parts.push(`invalid: ${bad.join(', ')}`);
  if (unknown.length > 0) parts.push(`unknown: ${unknown.join(', ')}`);
  return `Configuration of the hosted backend: ${parts.join('; ')}.`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
