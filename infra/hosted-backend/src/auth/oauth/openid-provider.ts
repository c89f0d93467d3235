import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { OAuthProviderConfig } from '../../config/oauth-provider-config.ts';
import { AuthError } from '../auth-error.ts';

const timeoutMilliseconds = 10_000;
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

interface Endpoints {
  authorization: string;
  token: string;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
  scopes: string;
  more: Record<string, string>;
}

/** Speaks OpenID Connect with one provider, whose addresses it finds by discovery at the first use. */
export class OpenIdProvider {
  readonly name: string;
  readonly #config: OAuthProviderConfig;
  #endpoints: Endpoints | undefined;

  constructor(name: string, config: OAuthProviderConfig) {
    this.name = name;
    this.#config = config;
  }

  async authorizationUrl({ redirectUri, state, nonce, challenge, scopes, more }: AuthorizationRequest) {
    const url = new URL((await this.#discover()).authorization);
    const query = {
      ...more,
      client_id: this.#config.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: `openid email profile ${scopes}`.trim(),
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  /** @returns the id token's claims */
  async exchange(code: string, verifier: string, redirectUri: string, nonce: string): Promise<JWTPayload> {
    const { token } = await this.#discover();
    const { clientId, clientSecret } = this.#config;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: clientSecret,
    });
    const answer = await requestJson(token, { method: 'POST', body });
    if (typeof answer.id_token !== 'string') throw providerFailed();
    const claims = await this.verify(answer.id_token);
    if (claims.nonce !== nonce) throw badIdToken();
    return claims;
  }

  /** @throws AuthError 400 for a token that is not this provider's, for us, and valid */
  async verify(idToken: string): Promise<JWTPayload> {
    const { keys } = await this.#discover();
    const { issuer, clientId: audience } = this.#config;
    try {
      return (await jwtVerify(idToken, keys, { issuer, audience, algorithms, requiredClaims: ['exp'] }))
        .payload;
    } catch {
      throw badIdToken();
    }
  }

  async #discover(): Promise<Endpoints> {
    this.#endpoints ??= await this.#askEndpoints();
    return this.#endpoints;
  }

  async #askEndpoints(): Promise<Endpoints> {
    const { issuer } = this.#config;
    const found = await requestJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {});
    const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = found;
    if (found.issuer !== issuer || !isUrl(authorization) || !isUrl(token) || !isUrl(keys))
      throw providerFailed();
    return { authorization, token, keys: createRemoteJWKSet(new URL(keys)) };
  }
}

const isUrl = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value);

async function requestJson(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    const answer: unknown = await response.json();
    if (response.ok && typeof answer === 'object' && answer !== null) return { ...answer };
  } catch {
    throw providerFailed();
  }
  throw providerFailed();
}

const providerFailed = () =>
  new AuthError(400, 'bad_oauth_callback', 'The provider did not answer as expected');

const badIdToken = () => new AuthError(400, 'validation_failed', 'Bad ID token');
