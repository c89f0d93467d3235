import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { decodeProtectedHeader, type JWK } from 'jose';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { systemNow } from '../../platform/clock/system-clock.js';
import { ServiceUnavailableError, UnauthenticatedError } from '../../platform/errors/errors.js';

const KEEP_MS = 10 * 60_000;
/** An unknown key id may mean rotation, or an attacker: ask again, but not at his pace. */
const ASK_AGAIN_MS = 10_000;
const TIMEOUT_MS = 3_000;

/** The keys that verify access tokens: the hosted backend's JWKS, kept for 10 minutes, or the shared HS256 secret. */
@Injectable()
export class SigningKeys {
  private readonly logger = new Logger(SigningKeys.name);
  private readonly secret: KeyObject | undefined;
  private readonly address: string;
  private keys = new Map<string, KeyObject>();
  private fetchedAt = Number.NEGATIVE_INFINITY;
  private fetching: Promise<void> | undefined;
  private fetches = 0;

  constructor(@Inject(APP_CONFIG) { hostedBackend }: AppConfig) {
    this.secret = hostedBackend.jwtSecret ? createSecretKey(hostedBackend.jwtSecret, 'utf8') : undefined;
    this.address = `${hostedBackend.internalUrl}/auth/v1/.well-known/jwks.json`;
  }

  /** Another number whenever the keys may be others: what an older set has verified must be verified anew. */
  get generation(): number {
    return this.fetches;
  }

  /** The key follows from the token's algorithm, so that a public key is never taken for a shared secret. */
  async forToken(token: string): Promise<KeyObject> {
    const { alg, kid } = headerOf(token);
    if (alg === 'HS256' && this.secret) return this.secret;
    if (!kid || alg === 'HS256') throw new UnauthenticatedError('TOKEN_INVALID');
    const age = systemNow() - this.fetchedAt;
    if (age > KEEP_MS || (!this.keys.has(kid) && age > ASK_AGAIN_MS)) await this.refresh();
    const key = this.keys.get(kid);
    if (!key) throw new UnauthenticatedError('TOKEN_INVALID');
    return key;
  }

  private async refresh(): Promise<void> {
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = undefined;
    });
    await this.fetching;
  }

  private async fetch(): Promise<void> {
    try {
      const response = await fetch(this.address, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The key set answered ${response.status}.`);
      const { keys } = (await response.json()) as { keys: JWK[] };
      this.keys = new Map(keys.map((key) => [key.kid ?? '', createPublicKey({ key, format: 'jwk' })]));
      this.fetchedAt = systemNow();
      this.fetches += 1;
    } catch (error) {
      this.logger.warn({ err: error }, 'The signing keys could not be fetched.');
      if (this.keys.size === 0) throw new ServiceUnavailableError();
      this.fetchedAt = systemNow() - KEEP_MS + ASK_AGAIN_MS;
    }
  }
}

function headerOf(token: string): { alg?: string; kid?: string } {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw new UnauthenticatedError('TOKEN_INVALID');
  }
}
