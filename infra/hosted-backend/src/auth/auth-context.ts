import type { Pool } from 'pg';
import type { Background } from '../background.ts';
import type { Complaints } from '../complaints.ts';
import type { HostedBackendConfig } from '../config/hosted-backend-config.ts';
import type { ServerKeys } from '../config/server-keys.ts';
import type { Database } from '../database/connect.ts';
import type { Mailer } from '../mail/mailer.ts';
import { ApiKeys } from './api-keys.ts';
import { AttemptLimits } from './attempt-limits.ts';
import { SecretBox } from './mfa/secret-box.ts';
import { OAuthProviders } from './oauth/oauth-providers.ts';
import { OneTimeTokens } from './one-time/one-time-tokens.ts';
import { Passwords } from './passwords/passwords.ts';
import { AccessTokens } from './tokens/access-tokens.ts';
import { decoyIds } from './tokens/decoy-ids.ts';
import { derivedKey } from './tokens/derived-key.ts';
import { RefreshTokens } from './tokens/refresh-tokens.ts';
import { prepareSigningKeys, readSigningKeys, type SigningKeys } from './tokens/signing-keys.ts';

/** What the auth routes share. */
export interface AuthContext {
  config: HostedBackendConfig;
  pool: Pool;
  /** Beside a pooler, where a session belongs to whoever opened it. */
  directUrl: string;
  /** Then nothing is prepared: the next statement may run on a connection that has not heard of it. */
  isPooled: boolean;
  complaints: Complaints;
  database: Database;
  apiKeys: ApiKeys;
  signingKeys: SigningKeys;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  oneTimeTokens: OneTimeTokens;
  secretBox: SecretBox;
  oauthProviders: OAuthProviders;
  passwords: Passwords;
  limits: AttemptLimits;
  mailer: Mailer;
  background: Background;
  /** A key of this installation for one purpose alone. */
  keyFor: (purpose: string) => Uint8Array;
  /** An id for what does not exist, always the same for the same name. */
  decoyId: (name: string) => string;
  /** Where this service is reached, known once the server listens. */
  issuer: () => string;
  /** The same without the base path. */
  origin: () => string;
  /** Where it listens, for what runs beside it. */
  address: () => string;
  publishableKey: string;
  now: () => Date;
}

type Parts = Pick<
  AuthContext,
  | 'config'
  | 'directUrl'
  | 'isPooled'
  | 'complaints'
  | 'database'
  | 'mailer'
  | 'background'
  | 'issuer'
  | 'origin'
  | 'address'
>;

export async function createAuthContext(parts: Parts, keys: ServerKeys, pool: Pool): Promise<AuthContext> {
  const { signingKeysFile, jwtSecret, passwordCost } = parts.config;
  const jwks = signingKeysFile ? await readSigningKeys(signingKeysFile) : [keys.signingKey];
  const signingKeys = await prepareSigningKeys(jwks);
  const accessTokens = new AccessTokens(signingKeys, jwtSecret);
  const keyFor = (purpose: string) => derivedKey(keys.refreshTokenSecret, purpose);
  return {
    ...parts,
    pool,
    publishableKey: keys.publishableKey,
    signingKeys,
    accessTokens,
    apiKeys: new ApiKeys(keys, accessTokens),
    refreshTokens: new RefreshTokens(keys.refreshTokenSecret),
    oneTimeTokens: new OneTimeTokens(keyFor('one-time tokens')),
    secretBox: new SecretBox(keyFor('second factors')),
    oauthProviders: new OAuthProviders(parts.config, parts.origin),
    passwords: new Passwords(passwordCost),
    limits: new AttemptLimits(parts.config, pool),
    keyFor,
    decoyId: decoyIds(keyFor('decoy ids')),
    now: () => new Date(),
  };
}
