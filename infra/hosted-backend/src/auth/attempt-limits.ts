import { createHash } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { HostedBackendConfig } from '../config/hosted-backend-config.ts';
import { AuthError } from './auth-error.ts';

const windowSeconds = 15 * 60;

/**
 * Counted in the database, for every process on it; never within a transaction, which would wait for a second
 * connection. The narrow limit holds for an account from one address, so that a stranger elsewhere cannot lock its owner
 * out; the wide ones slow down an attack from many addresses or on many accounts. A device that the account knows has a
 * count of its own, which nobody else can use up.
 */
export class AttemptLimits {
  readonly #pair: RateLimiterPostgres;
  readonly #account: RateLimiterPostgres;
  readonly #address: RateLimiterPostgres;
  readonly #signups: RateLimiterPostgres;
  readonly #mails: RateLimiterPostgres | undefined;

  constructor(config: HostedBackendConfig, pool: Pool) {
    const storeClient = unprepared(pool);
    const limiter = (keyPrefix: string, points: number, duration = windowSeconds) =>
      new RateLimiterPostgres({ ...table, storeClient, keyPrefix, points, duration });
    this.#pair = limiter('pair', config.attemptsPerAccountAndAddress);
    this.#account = limiter('account', config.attemptsPerAccount);
    this.#address = limiter('address', config.attemptsPerAddress);
    this.#signups = limiter('signup', config.signupsPerAddress);
    // To this library a duration of 0 means for ever.
    if (config.mailMaxFrequencySeconds > 0) this.#mails = limiter('mail', 1, config.mailMaxFrequencySeconds);
  }

  /** Counts before the password is looked at: parallel guesses cannot slip through. */
  async countAttempt(account: string, address: string, knownDevice?: string): Promise<void> {
    if (knownDevice) return consume(this.#pair, pairKey(account, knownDevice));
    await consume(this.#pair, pairKey(account, address));
    await consume(this.#address, address);
    await consume(this.#account, account);
  }

  async forgiveAttempt(account: string, address: string, knownDevice?: string): Promise<void> {
    await this.#pair.delete(hashed(pairKey(account, knownDevice ?? address)));
    if (knownDevice) return;
    await this.#address.reward(hashed(address));
    await this.#account.reward(hashed(account));
  }

  countSignup(address: string): Promise<void> {
    return consume(this.#signups, address);
  }

  /** Counts for unknown addresses as well: the refusal tells nothing. */
  async countMail(
    kind: 'confirmation' | 'recovery' | 'change' | 'reauthentication' | 'function',
    to: string,
  ): Promise<void> {
    if (this.#mails) await consume(this.#mails, `${kind} ${to}`, tooManyMails);
  }
}

const pairKey = (account: string, from: string) => `${from} ${account}`;

/** Made by a migration and emptied by the sweep. */
/** The library prepares its statements, and a pooler would hand them to a connection that prepared others. */
function unprepared(pool: Pool) {
  return { query: ({ text, values }: QueryConfig) => pool.query(text, values) };
}

const table = {
  storeType: 'pool',
  schemaName: 'auth',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
} as const;

/** Of one length, and no list of who tried to sign in. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

async function consume(limit: RateLimiterPostgres, key: string, refused = tooManyRequests): Promise<void> {
  try {
    await limit.consume(hashed(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw refused(Math.ceil(refusal.msBeforeNext / 1000));
  }
}

const tooManyRequests = (_seconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');

const tooManyMails = (seconds: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
