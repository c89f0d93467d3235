export const APP_CONFIG = Symbol('AppConfig');

export type AppMode = 'development' | 'test' | 'production';

/** The rule that sends visitors without a session to sign in: patterns of paths, where `*` matches anything. */
export type LoginRedirect = Readonly<{
  /** When not empty, only these ask for a session. */
  include: readonly string[];
  /** These ask for none, beside the public pages. */
  exclude: readonly string[];
  /** Where a school's host sends them. */
  login: string;
  callback: string;
}>;

/** What the process runs with. An optional block is present or absent, never a flag beside empty values. */
export type AppConfig = Readonly<{
  mode: AppMode;
  role: 'all' | 'api' | 'worker';
  port: number;
  listenAddress: string;
  baseDomain: string;
  publicScheme: 'http' | 'https';
  dataDir: string;
  logLevel: 'error' | 'warn' | 'info' | 'debug';
  trustedProxies: readonly string[];
  subscriptionEnforcement: boolean;
  /** Without a prefix nobody is led back to the page that asked for a session. */
  redirectCookiePrefix?: string;
  loginRedirect: LoginRedirect;
  /** Whether staff routes open only to a sign-in that passed a second step; always in production. */
  staffSecondFactor: boolean;
  database: Readonly<{ url: string; directUrl: string }>;
  redis?: Readonly<{ url: string }>;
  hostedBackend: Readonly<{
    publicUrl: string;
    internalUrl: string;
    publishableKey: string;
    secretKey: string;
    jwtSecret?: string;
  }>;
  /** Keys for numbers of identity, the one that makes first, and one that still opens or finds while keys rotate. */
  personalData: Readonly<{
    encryptionKeys: readonly [string, ...string[]];
    hashKeys: readonly [string, ...string[]];
  }>;
  /** Outlives the machine: whoever was erased is told there. */
  erasuresFolder?: string;
  metricsToken?: string;
  /** A collector of OpenTelemetry, without the path of its traces. */
  tracing?: Readonly<{ endpoint: string }>;
  /** A public icon API in the form of Iconify's. */
  icons?: Readonly<{ publicUrl: string }>;
  mail?: Readonly<{ smtpUrl: string; from: string }>;
  /** How often a provider is asked about bills, for all workers together. */
  reconcilePerMinute: number;
  simulatedBank?: Readonly<{ secrets: readonly string[] }>;
  billplz?: Readonly<{
    secretKey: string;
    collectionId: string;
    signatureKeys: readonly string[];
    baseUrl: string;
  }>;
  /** The first secret is also the one that asks. */
  toyyibPay?: Readonly<{ secretKeys: readonly string[]; categoryCode: string; baseUrl: string }>;
  stripe?: Readonly<{ secretKey: string; webhookSecrets: readonly string[]; baseUrl: string }>;
  /** Public keys in PEM form. */
  chip?: Readonly<{ apiKey: string; brandId: string; publicKeys: readonly string[]; baseUrl: string }>;
}>;
