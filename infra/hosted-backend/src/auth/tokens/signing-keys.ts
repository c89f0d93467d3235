import { readFile } from 'node:fs/promises';
import {
  type CryptoKey,
  createLocalJWKSet,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';

/** Signs with the first private key; publishes and accepts the public half of every key. */
export interface SigningKeys {
  alg: string;
  kid: string | undefined;
  privateKey: CryptoKey | Uint8Array;
  published: JSONWebKeySet;
  find: JWTVerifyGetKey;
}

export async function prepareSigningKeys(keys: JWK[]): Promise<SigningKeys> {
  const signing = keys.find((key) => key.d !== undefined);
  if (!signing) throw new Error('The signing keys hold no private key.');
  const alg = algorithmOf(signing);
  // A file may name both uses of the pair, of which the private half has only one.
  const { key_ops: _both, ...privateHalf } = signing;
  const published = { keys: keys.map(publicHalf) };
  return {
    alg,
    kid: signing.kid,
    privateKey: await importJWK(privateHalf, alg),
    published,
    find: createLocalJWKSet(published),
  };
}

/** The file holds a JWK set or the bare array of its keys. */
export async function readSigningKeys(file: string): Promise<JWK[]> {
  try {
    const content: JSONWebKeySet | JWK[] = JSON.parse(await readFile(file, 'utf8'));
    return (Array.isArray(content) ? content : content.keys).filter((key) => key.kty !== 'oct');
  } catch {
    throw new Error(`The signing keys file ${file} cannot be read as a JWK set.`);
  }
}

function algorithmOf(key: JWK): string {
  if (key.alg) return key.alg;
  if (key.kty === 'RSA') return 'RS256';
  return key.kty === 'OKP' ? 'EdDSA' : 'ES256';
}

function publicHalf(key: JWK): JWK {
  const { kty, kid, n, e, crv, x, y } = key;
  const parts = kty === 'RSA' ? { n, e } : kty === 'EC' ? { crv, x, y } : { crv, x };
  return { kty, ...(kid ? { kid } : {}), ...parts, alg: algorithmOf(key), use: 'sig', key_ops: ['verify'] };
}
