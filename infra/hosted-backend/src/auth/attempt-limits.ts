import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { HostedBackendConfig } from '../config/hosted-backend-config.ts';
import { AuthError } from './auth-error.ts';

const windowSeconds = 15 * 60;

/**
 * The narrow limit holds for an account from one address, so that a stranger elsewhere cannot lock its owner
 * out; the wide ones slow down an attack from many addresses or on many accounts.
 */
export class AttemptLimits {
  readonly #pair: RateLimiterMemory;
  readonly #account: RateLimiterMemory;
  readonly #address: RateLimiterMemory;
  readonly #signups: RateLimiterMemory;

  constructor(config: HostedBackendConfig) {
    this.#pair = limiter('pair', config.attemptsPerAccountAndAddress);
    this.#account = limiter('account', config.attemptsPerAccount);
    this.#address = limiter('address', config.attemptsPerAddress);
    this.#signups = limiter('signup', config.signupsPerAddress);
  }

  /** Counts before the password is looked at: parallel guesses cannot slip through. */
  async countAttempt(account: string, address: string): Promise<void> {
    await consume(this.#pair, pairKey(account, address));
    await consume(this.#address, address);
    await consume(this.#account, account);
  }

  async forgiveAttempt(account: string, address: string): Promise<void> {
    await this.#pair.delete(pairKey(account, address));
    await this.#address.reward(address);
    await this.#account.reward(account);
  }

  countSignup(address: string): Promise<void> {
    return consume(this.#signups, address);
  }
}

const pairKey = (account: string, address: string) => `${address} ${account}`;

const limiter = (keyPrefix: string, points: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });

async function consume(limit: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}
