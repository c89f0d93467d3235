import type { Json, JsonObject } from '../../http/json.ts';
import { textField } from '../../http/json-body.ts';
import { validationFailed } from '../auth-error.ts';

const mostRedirects = 10;
const longest = { client_name: 1024, uri: 2048 };
const grants = ['authorization_code', 'refresh_token'];
const methods = ['client_secret_basic', 'client_secret_post', 'none'] as const;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

export type TokenEndpointMethod = (typeof methods)[number];

/** What an administrator may say of a client; undefined where it is not said. */
export const oauthClientFields = (body: JsonObject) => ({
  client_name: shortText(body, 'client_name', longest.client_name),
  client_uri: pageField(body, 'client_uri'),
  logo_uri: pageField(body, 'logo_uri'),
  redirect_uris: listField(body, 'redirect_uris', redirectUri),
  grant_types: listField(body, 'grant_types', grantType),
  token_endpoint_auth_method: methodField(body),
});

function shortText(body: JsonObject, name: string, most: number): string | undefined {
  const text = textField(body, name);
  if (text && text.length > most) throw validationFailed(`${name} is too long`);
  return text;
}

function pageField(body: JsonObject, name: string): string | undefined {
  const text = shortText(body, name, longest.uri);
  if (text && !/^https?:$/.test(protocolOf(text))) throw validationFailed(`${name} is invalid`);
  return text;
}

const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '');

function listField(body: JsonObject, name: string, item: (value: Json) => string): string[] | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || value.length === 0) throw validationFailed(`${name} is required`);
  if (value.length > mostRedirects) throw validationFailed(`${name} holds more than ${mostRedirects}`);
  return value.map(item);
}

/** In the clear only on this machine; a comma would part it in the table. */
function redirectUri(value: Json): string {
  if (typeof value !== 'string' || value.length > longest.uri || !URL.canParse(value)) throw badRedirect();
  const { protocol, hostname, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  if (!isSafe || hash || value.includes(',')) throw badRedirect();
  return value;
}

const badRedirect = () => validationFailed('redirect_uris holds an invalid address');

function grantType(value: Json): string {
  if (typeof value === 'string' && grants.includes(value)) return value;
  throw validationFailed('grant_types holds an unsupported type');
}

function methodField(body: JsonObject): TokenEndpointMethod | undefined {
  const given = textField(body, 'token_endpoint_auth_method');
  const method = methods.find((each) => each === given);
  if (given && !method) throw validationFailed('token_endpoint_auth_method is invalid');
  return method;
}
