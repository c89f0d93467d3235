export const BANK_SECRET = 'whsec-test-only-simulated-bank';

/** What the product needs to run in a test. */
export function environmentOf(databaseUrl: string, issuerUrl: string): Record<string, string> {
  return {
    APP_MODE: 'test',
    BASE_DOMAIN: 'localhost',
    DATABASE_URL: databaseUrl,
    SUPABASE_URL: issuerUrl,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    SIMULATED_BANK_SECRET: BANK_SECRET,
  };
}
