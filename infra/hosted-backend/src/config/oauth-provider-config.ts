import { type Field, invalid } from './field.ts';

/** An OpenID provider with discovery, such as Google with the issuer https://accounts.google.com. */
export interface OAuthProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

type Providers = Readonly<Record<string, OAuthProviderConfig>>;

const nameForm = /^[a-z][a-z\d_-]{0,39}$/;
const loopback = ['localhost', '127.0.0.1', '[::1]'];
const reserved = ['email', 'phone'];

export const oauthProviderMap: Field<Providers> = (value) => {
  if (value === undefined) return {};
  return isProviderMap(value) ? value : invalid;
};

const isProviderMap = (value: unknown): value is Providers =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, provider]) => nameForm.test(name) && !reserved.includes(name) && isProvider(provider),
  );

const isProvider = (value: unknown): value is OAuthProviderConfig =>
  isObject(value) && isIssuer(value.issuer) && isText(value.clientId) && isText(value.clientSecret);

/** In the clear only on this machine. */
function isIssuer(value: unknown): boolean {
  if (!isText(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
