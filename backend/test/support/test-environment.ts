export const BANK_SECRET = 'whsec-test-only-simulated-bank';

declare global {
  /** Set by the runner for the suites that run a second time on Redis. */
  var queuesOnRedis: boolean | undefined;
}

/** What the product needs to run in a test. */
export function environmentOf(databaseUrl: string, issuerUrl: string): Record<string, string> {
  return {
    APP_MODE: 'test',
    // Tests bring about what a log warns of.
    LOG_LEVEL: 'error',
    BASE_DOMAIN: 'localhost',
    DATABASE_URL: databaseUrl,
    SUPABASE_URL: issuerUrl,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    DATA_ENCRYPTION_KEY: 'only-for-this-test-only-for-this-test',
    IDENTITY_HASH_KEY: 'only-for-this-test-only-for-this-test',
    SIMULATED_BANK_SECRET: BANK_SECRET,
    REDIS_URL: globalThis.queuesOnRedis ? redisBeside(databaseUrl) : '',
  };
}

/** What a start in production asks for beside that, on this machine. */
export const PRODUCTION = {
  APP_MODE: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

/** Queues of their own for whatever has a database of its own: both have the same number. */
function redisBeside(databaseUrl: string): string {
  const { pathname } = new URL(databaseUrl);
  return `${process.env.TEST_REDIS_URL}/${pathname.replace('/test_', '')}`;
}
