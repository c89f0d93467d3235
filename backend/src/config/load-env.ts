import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { AppConfig } from './app-config.js';
import { EnvDto } from './env.dto.js';

/** Names every bad variable at once and never repeats a value: values may be secrets. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Bad configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Turns environment variables into the one frozen configuration object.
 * An empty variable counts as absent. Throws ConfigError.
 */
export function loadEnv(source: Readonly<Record<string, string | undefined>>): AppConfig {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const env = plainToInstance(EnvDto, given, { exposeDefaultValues: true });
  const problems = [...fieldProblems(env), ...combinationProblems(env)];
  if (problems.length > 0) throw new ConfigError(problems);
  return frozen(toConfig(env));
}

function fieldProblems(env: EnvDto): string[] {
  return validateSync(env, { skipMissingProperties: false, validationError: { value: false } }).map(
    ({ property, constraints }) =>
      `${property}: ${Object.values(constraints ?? {})
        .map((text) => text.replace(`${property} `, ''))
        .join('; ')}`,
  );
}

const COMPLETE_BLOCKS: readonly (readonly (keyof EnvDto)[])[] = [
  ['BILLPLZ_SECRET_KEY', 'BILLPLZ_COLLECTION_ID', 'BILLPLZ_X_SIGNATURE_KEY'],
  ['TOYYIBPAY_SECRET_KEY', 'TOYYIBPAY_CATEGORY_CODE'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['CHIP_API_KEY', 'CHIP_BRAND_ID', 'CHIP_PUBLIC_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
];

function combinationProblems(env: EnvDto): string[] {
  const incomplete = COMPLETE_BLOCKS.flatMap((block) => {
    const missing = block.filter((name) => env[name] === undefined);
    return missing.length > 0 && missing.length < block.length
      ? missing.map(
          (name) => `${name}: needed beside ${block.filter((other) => env[other] !== undefined).join(', ')}`,
        )
      : [];
  });
  return env.APP_MODE === 'production' ? [...incomplete, ...productionProblems(env)] : incomplete;
}

function productionProblems(env: EnvDto): string[] {
  const problems: string[] = [];
  if (env.SMTP_URL === undefined)
    problems.push('SMTP_URL: must name a mail server in production, or nobody could confirm an address');
  if (env.PUBLIC_SCHEME === 'https' && env.TRUSTED_PROXIES === undefined)
    problems.push(
      'TRUSTED_PROXIES: must name the proxy that ends https, or one stranger would use up the limits of all',
    );
  if (env.PUBLIC_SCHEME !== 'https' && !isLoopback(env.BASE_DOMAIN))
    problems.push('PUBLIC_SCHEME: must be https in production');
  return problems;
}

function isLoopback(domain: string): boolean {
  return /(^|\.)localhost(:\d+)?$/i.test(domain);
}

function toConfig(env: EnvDto): AppConfig {
  return {
    mode: env.APP_MODE,
    role: env.ROLE,
    port: env.PORT,
    listenAddress: env.LISTEN_ADDRESS ?? (env.APP_MODE === 'production' ? '::' : 'localhost'),
    baseDomain: env.BASE_DOMAIN.toLowerCase(),
    publicScheme: env.PUBLIC_SCHEME,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL ?? (env.APP_MODE === 'test' ? 'warn' : 'info'),
    trustedProxies: listed(env.TRUSTED_PROXIES),
    staffSecondFactor: env.APP_MODE === 'production' || env.STAFF_SECOND_FACTOR === 'true',
    subscriptionEnforcement: env.PUBLIC_SUBSCRIPTION_ENFORCEMENT === 'true',
    ...(env.REDIRECT_COOKIE_PREFIX !== 'none' && { redirectCookiePrefix: env.REDIRECT_COOKIE_PREFIX }),
    loginRedirect: {
      include: listed(env.LOGIN_REDIRECT_INCLUDE),
      exclude: listed(env.LOGIN_REDIRECT_EXCLUDE),
      login: env.LOGIN_REDIRECT_LOGIN,
      callback: env.LOGIN_REDIRECT_CALLBACK,
    },
    database: { url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL },
    ...(env.REDIS_URL && { redis: { url: env.REDIS_URL } }),
    hostedBackend: {
      publicUrl: withoutSlash(env.SUPABASE_URL),
      internalUrl: withoutSlash(env.SUPABASE_INTERNAL_URL ?? env.SUPABASE_URL),
      publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
      secretKey: env.SUPABASE_SECRET_KEY,
      ...(env.SUPABASE_JWT_SECRET && { jwtSecret: env.SUPABASE_JWT_SECRET }),
    },
    personalData: {
      encryptionKeys: [env.DATA_ENCRYPTION_KEY, ...present(env.DATA_ENCRYPTION_KEY_PREVIOUS)],
      hashKeys: [env.IDENTITY_HASH_KEY, ...present(env.IDENTITY_HASH_KEY_PREVIOUS)],
    },
    ...(env.ERASURES_FOLDER && { erasuresFolder: env.ERASURES_FOLDER }),
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && {
      tracing: { endpoint: withoutSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT) },
    }),
    ...(env.ICON_API_URL && { icons: { publicUrl: withoutSlash(env.ICON_API_URL) } }),
    ...(env.SMTP_URL && {
      mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `Rekod Mengajar <noreply@${env.BASE_DOMAIN}>` },
    }),
    reconcilePerMinute: env.RECONCILE_PER_MINUTE,
    ...simulatedBank(env),
    ...billplz(env),
    ...toyyibPay(env),
    ...stripe(env),
    ...chip(env),
  };
}

function simulatedBank(env: EnvDto): Pick<AppConfig, 'simulatedBank'> {
  const allowed = env.APP_MODE !== 'production' || env.SIMULATED_BANK_IN_PRODUCTION === 'true';
  if (!allowed || !env.SIMULATED_BANK_SECRET) return {};
  return {
    simulatedBank: { secrets: present(env.SIMULATED_BANK_SECRET, env.SIMULATED_BANK_SECRET_PREVIOUS) },
  };
}

function billplz(env: EnvDto): Pick<AppConfig, 'billplz'> {
  const {
    BILLPLZ_SECRET_KEY: secretKey,
    BILLPLZ_COLLECTION_ID: collectionId,
    BILLPLZ_X_SIGNATURE_KEY: key,
  } = env;
  if (!secretKey || !collectionId || !key) return {};
  const signatureKeys = present(key, env.BILLPLZ_X_SIGNATURE_KEY_PREVIOUS);
  return { billplz: { secretKey, collectionId, signatureKeys, baseUrl: env.BILLPLZ_BASE_URL } };
}

function toyyibPay(env: EnvDto): Pick<AppConfig, 'toyyibPay'> {
  const { TOYYIBPAY_SECRET_KEY: secretKey, TOYYIBPAY_CATEGORY_CODE: categoryCode } = env;
  if (!secretKey || !categoryCode) return {};
  const secretKeys = present(secretKey, env.TOYYIBPAY_SECRET_KEY_PREVIOUS);
  return { toyyibPay: { secretKeys, categoryCode, baseUrl: env.TOYYIBPAY_BASE_URL } };
}

function stripe(env: EnvDto): Pick<AppConfig, 'stripe'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secret } = env;
  if (!secretKey || !secret) return {};
  const webhookSecrets = present(secret, env.STRIPE_WEBHOOK_SECRET_PREVIOUS);
  return { stripe: { secretKey, webhookSecrets, baseUrl: env.STRIPE_BASE_URL } };
}

function chip(env: EnvDto): Pick<AppConfig, 'chip'> {
  const { CHIP_API_KEY: apiKey, CHIP_BRAND_ID: brandId, CHIP_PUBLIC_KEY: key } = env;
  if (!apiKey || !brandId || !key) return {};
  // One line of an environment file holds a key whose line ends are written as \n.
  const publicKeys = present(key, env.CHIP_PUBLIC_KEY_PREVIOUS).map((pem) => pem.replaceAll('\\n', '\n'));
  return { chip: { apiKey, brandId, publicKeys, baseUrl: env.CHIP_BASE_URL } };
}

function listed(names: string | undefined): string[] {
  return names?.split(',').map((name) => name.trim()) ?? [];
}

/** Paths are added to it, and the issuer of tokens is compared with it. */
function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function frozen<Part extends object>(part: Part): Part {
  for (const value of Object.values(part)) if (typeof value === 'object') frozen(value);
  return Object.freeze(part);
}

function present(...values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined);
}
