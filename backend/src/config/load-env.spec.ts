import { ConfigError, loadEnv } from './load-env.js';

type Variables = Record<string, string | undefined>;

const NEEDED: Variables = {
  DATABASE_URL: 'postgres://rekod:rahsia@127.0.0.1:5432/rekod',
  SUPABASE_URL: 'http://localhost:54321',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  DATA_ENCRYPTION_KEY: 'x'.repeat(32),
  IDENTITY_HASH_KEY: 'y'.repeat(32),
};
const PRODUCTION: Variables = {
  ...NEEDED,
  APP_MODE: 'production',
  BASE_DOMAIN: 'rekod.my',
  PUBLIC_SCHEME: 'https',
  SMTP_URL: 'smtp://localhost:2525',
  TRUSTED_PROXIES: '10.0.0.1',
};
const BILLPLZ: Variables = {
  BILLPLZ_SECRET_KEY: 'billplz-secret',
  BILLPLZ_COLLECTION_ID: 'billplz-collection',
  BILLPLZ_X_SIGNATURE_KEY: 'billplz-signature',
};

function failureOf(variables: Variables): ConfigError {
  try {
    loadEnv(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('This configuration was accepted.');
}

const badNames = (variables: Variables) =>
  failureOf(variables).problems.map((problem) => problem.split(':')[0]);

describe('the configuration', () => {
  it('has platform staff need a second step in production, whatever is said, and elsewhere if it is said', () => {
    const needed = (variables: Variables) => loadEnv(variables).staffSecondFactor;
    expect(needed({ ...PRODUCTION, STAFF_SECOND_FACTOR: 'false' })).toBe(true);
    expect(needed({ ...NEEDED, STAFF_SECOND_FACTOR: 'true' })).toBe(true);
    expect(needed(NEEDED)).toBe(false);
  });

  it('has a default for all that can have one', () => {
    expect(loadEnv(NEEDED)).toEqual({
      mode: 'development',
      role: 'all',
      port: 3000,
      reconcilePerMinute: 60,
      listenAddress: 'localhost',
      baseDomain: 'localhost:3000',
      publicScheme: 'http',
      dataDir: '.data',
      logLevel: 'info',
      trustedProxies: [],
      staffSecondFactor: false,
      subscriptionEnforcement: true,
      redirectCookiePrefix: 'rekod',
      loginRedirect: { include: [], exclude: [], login: '/auth/login', callback: '/auth/callback' },
      database: { url: NEEDED.DATABASE_URL, directUrl: NEEDED.DATABASE_URL },
      hostedBackend: {
        publicUrl: 'http://localhost:54321',
        internalUrl: 'http://localhost:54321',
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
      },
      personalData: { encryptionKeys: ['x'.repeat(32)], hashKeys: ['y'.repeat(32)] },
    });
  });

  it('reads every part', () => {
    const config = loadEnv({
      ...NEEDED,
      ...BILLPLZ,
      PORT: '4000',
      BASE_DOMAIN: 'Rekod.MY',
      APP_MODE: 'test',
      ROLE: 'worker',
      LOG_LEVEL: 'error',
      PUBLIC_SUBSCRIPTION_ENFORCEMENT: 'false',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      REDIRECT_COOKIE_PREFIX: 'none',
      LOGIN_REDIRECT_INCLUDE: '/rph, /admin-sekolah/*',
      LOGIN_REDIRECT_EXCLUDE: '/dashboard',
      LOGIN_REDIRECT_LOGIN: '/auth/simple-login',
      LOGIN_REDIRECT_CALLBACK: '/auth/oauth-callback',
      DATABASE_DIRECT_URL: 'postgres://direct/rekod',
      REDIS_URL: 'redis://localhost:6379',
      SUPABASE_INTERNAL_URL: 'http://hosted:54321',
      SUPABASE_JWT_SECRET: 's'.repeat(32),
      METRICS_TOKEN: 'm'.repeat(16),
      SMTP_URL: 'smtp://localhost:2525',
      SIMULATED_BANK_SECRET: 'b'.repeat(16),
      SIMULATED_BANK_SECRET_PREVIOUS: 'c'.repeat(16),
      BILLPLZ_X_SIGNATURE_KEY_PREVIOUS: 'billplz-before',
      BILLPLZ_BASE_URL: 'http://127.0.0.1:9999',
    });
    expect(config).toMatchObject({
      port: 4000,
      baseDomain: 'rekod.my',
      mode: 'test',
      role: 'worker',
      logLevel: 'error',
      subscriptionEnforcement: false,
      loginRedirect: {
        include: ['/rph', '/admin-sekolah/*'],
        exclude: ['/dashboard'],
        login: '/auth/simple-login',
        callback: '/auth/oauth-callback',
      },
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      database: { directUrl: 'postgres://direct/rekod' },
      redis: { url: 'redis://localhost:6379' },
      hostedBackend: { internalUrl: 'http://hosted:54321', jwtSecret: 's'.repeat(32) },
      metricsToken: 'm'.repeat(16),
      mail: { smtpUrl: 'smtp://localhost:2525', from: expect.stringContaining('Rekod Mengajar') },
      simulatedBank: { secrets: ['b'.repeat(16), 'c'.repeat(16)] },
      billplz: {
        signatureKeys: ['billplz-signature', 'billplz-before'],
        baseUrl: 'http://127.0.0.1:9999',
      },
    });
  });

  it('offers each provider whose block is complete, with both secrets while they rotate', () => {
    const config = loadEnv({
      ...NEEDED,
      TOYYIBPAY_SECRET_KEY: 'toyyib-new',
      TOYYIBPAY_SECRET_KEY_PREVIOUS: 'toyyib-old',
      TOYYIBPAY_CATEGORY_CODE: 'kategori',
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: 'whsec_new',
      STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_old',
      STRIPE_BASE_URL: 'http://127.0.0.1:9998',
      CHIP_API_KEY: 'chip-key',
      CHIP_BRAND_ID: 'chip-brand',
      CHIP_PUBLIC_KEY: 'line\\nline',
      CHIP_PUBLIC_KEY_PREVIOUS: 'line\nline',
    });
    expect(config).toMatchObject({
      toyyibPay: {
        secretKeys: ['toyyib-new', 'toyyib-old'],
        categoryCode: 'kategori',
        baseUrl: 'https://toyyibpay.com',
      },
      stripe: {
        secretKey: 'sk_test',
        webhookSecrets: ['whsec_new', 'whsec_old'],
        baseUrl: 'http://127.0.0.1:9998',
      },
      chip: {
        apiKey: 'chip-key',
        brandId: 'chip-brand',
        publicKeys: ['line\nline', 'line\nline'],
        baseUrl: 'https://gate.chip-in.asia',
      },
    });
  });

  it('cannot be changed, nor can its blocks', () => {
    const config = loadEnv({ ...NEEDED, ...BILLPLZ });
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.database)).toBe(true);
    expect(Object.isFrozen(config.billplz?.signatureKeys)).toBe(true);
  });

  it('takes the address of the hosted backend with or without a slash at its end', () => {
    const config = loadEnv({ ...NEEDED, SUPABASE_URL: `${NEEDED.SUPABASE_URL}/` });
    expect(config).toEqual(loadEnv(NEEDED));
  });

  it('takes an empty variable for an absent one', () => {
    const config = loadEnv({ ...NEEDED, PORT: '', REDIS_URL: '', BILLPLZ_SECRET_KEY: '', APP_MODE: '' });
    expect(config).toEqual(loadEnv(NEEDED));
  });

  it('does not mind variables of others', () => {
    expect(loadEnv({ ...NEEDED, PATH: '/usr/bin', constructor: 'x' })).toEqual(loadEnv(NEEDED));
  });
});

describe('a bad configuration', () => {
  it('names every bad variable in one message', () => {
    const names = badNames({
      PORT: '70000',
      APP_MODE: 'staging',
      REDIS_URL: 'localhost',
      METRICS_TOKEN: 'short',
    });
    expect(names.sort()).toEqual([
      'APP_MODE',
      'DATABASE_URL',
      'DATA_ENCRYPTION_KEY',
      'IDENTITY_HASH_KEY',
      'METRICS_TOKEN',
      'PORT',
      'REDIS_URL',
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_SECRET_KEY',
      'SUPABASE_URL',
    ]);
  });

  it('reports fields and incomplete blocks together', () => {
    const names = badNames({ ...NEEDED, PORT: 'x', STRIPE_SECRET_KEY: 'sk' });
    expect(names.sort()).toEqual(['PORT', 'STRIPE_WEBHOOK_SECRET']);
  });

  it('never repeats a value', () => {
    const secret = 'rahsia-yang-tidak-boleh-dicetak';
    const variables = Object.fromEntries(
      [
        'PORT',
        'BASE_DOMAIN',
        'APP_MODE',
        'ROLE',
        'PUBLIC_SCHEME',
        'DATABASE_URL',
        'REDIS_URL',
        'SUPABASE_URL',
      ]
        .concat(['SMTP_URL', 'S3_URL', 'MAIL_FROM', 'BILLPLZ_BASE_URL', 'PUBLIC_SUBSCRIPTION_ENFORCEMENT'])
        .map((name) => [name, `${secret} ?`]),
    );
    const failure = failureOf({ ...variables, METRICS_TOKEN: 'rahsia', STRIPE_SECRET_KEY: secret });
    expect(failure.problems.length).toBeGreaterThanOrEqual(15);
    expect(`${failure.message}${failure.stack}`).not.toContain('rahsia');
  });

  it.each<[string, Variables]>([
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '3000.5' }],
    ['PORT', { PORT: 'abc' }],
    ['BASE_DOMAIN', { BASE_DOMAIN: 'http://rekod.my' }],
    ['BASE_DOMAIN', { BASE_DOMAIN: 'rekod.my/x' }],
    ['APP_MODE', { APP_MODE: 'prod' }],
    ['ROLE', { ROLE: 'both' }],
    ['PUBLIC_SCHEME', { PUBLIC_SCHEME: 'ftp' }],
    ['PUBLIC_SUBSCRIPTION_ENFORCEMENT', { PUBLIC_SUBSCRIPTION_ENFORCEMENT: 'yes' }],
    ['PUBLIC_SUBSCRIPTION_ENFORCEMENT', { PUBLIC_SUBSCRIPTION_ENFORCEMENT: '1' }],
    ['SIMULATED_BANK_IN_PRODUCTION', { SIMULATED_BANK_IN_PRODUCTION: '1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/rekod' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['SUPABASE_URL', { SUPABASE_URL: 'localhost:54321' }],
    ['SUPABASE_JWT_SECRET', { SUPABASE_JWT_SECRET: 'x'.repeat(31) }],
    ['DATA_ENCRYPTION_KEY', { DATA_ENCRYPTION_KEY: 'x'.repeat(31) }],
    ['DATA_ENCRYPTION_KEY', { DATA_ENCRYPTION_KEY: undefined }],
    ['IDENTITY_HASH_KEY', { IDENTITY_HASH_KEY: undefined }],
    ['SIMULATED_BANK_SECRET', { SIMULATED_BANK_SECRET: 'x'.repeat(15) }],
    ['BILLPLZ_BASE_URL', { BILLPLZ_BASE_URL: 'billplz' }],
  ])('%s of %j is named', (name, variables) => {
    expect(badNames({ ...NEEDED, ...variables })).toEqual([name]);
  });

  it.each<[string[], Variables]>([
    [['BILLPLZ_COLLECTION_ID', 'BILLPLZ_X_SIGNATURE_KEY'], { BILLPLZ_SECRET_KEY: 'x' }],
    [['BILLPLZ_X_SIGNATURE_KEY'], { ...BILLPLZ, BILLPLZ_X_SIGNATURE_KEY: undefined }],
    [['TOYYIBPAY_SECRET_KEY'], { TOYYIBPAY_CATEGORY_CODE: 'x' }],
    [['STRIPE_WEBHOOK_SECRET'], { STRIPE_SECRET_KEY: 'x' }],
    [['CHIP_API_KEY', 'CHIP_BRAND_ID'], { CHIP_PUBLIC_KEY: 'x' }],
    [['GOOGLE_CLIENT_SECRET'], { GOOGLE_CLIENT_ID: 'x' }],
  ])('names what is missing of a block: %j', (names, variables) => {
    const failure = failureOf({ ...NEEDED, ...variables });
    expect(failure.problems.map((problem) => problem.split(':')[0])).toEqual(names);
    const given = Object.keys(variables).filter((name) => variables[name] !== undefined);
    for (const problem of failure.problems) for (const name of given) expect(problem).toContain(name);
  });
});

describe('in production', () => {
  it('a complete configuration is accepted', () => {
    expect(loadEnv(PRODUCTION)).toMatchObject({ mode: 'production', publicScheme: 'https' });
  });

  it.each<[string[], Variables]>([
    [['SMTP_URL'], { SMTP_URL: undefined }],
    [['TRUSTED_PROXIES'], { TRUSTED_PROXIES: undefined }],
    [['PUBLIC_SCHEME'], { PUBLIC_SCHEME: 'http' }],
    [['PUBLIC_SCHEME'], { PUBLIC_SCHEME: undefined }],
    [['SMTP_URL', 'PUBLIC_SCHEME'], { SMTP_URL: '', PUBLIC_SCHEME: 'http' }],
  ])('%j is demanded', (names, variables) => {
    expect(badNames({ ...PRODUCTION, ...variables })).toEqual(names);
  });

  it.each(['localhost:3000', 'rekod.localhost'])(
    'plain http is allowed on this machine: %s',
    (BASE_DOMAIN) => {
      expect(loadEnv({ ...PRODUCTION, BASE_DOMAIN, PUBLIC_SCHEME: 'http' }).publicScheme).toBe('http');
    },
  );

  it('the simulated bank is closed unless it is opened by name', () => {
    const secret = { SIMULATED_BANK_SECRET: 'x'.repeat(16) };
    expect(loadEnv({ ...PRODUCTION, ...secret }).simulatedBank).toBeUndefined();
    const opened = loadEnv({ ...PRODUCTION, ...secret, SIMULATED_BANK_IN_PRODUCTION: 'true' });
    expect(opened.simulatedBank).toEqual({ secrets: ['x'.repeat(16)] });
  });
});
