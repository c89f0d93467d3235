import { createHash, timingSafeEqual } from 'node:crypto';
import type { JsonObject } from '../../http/json.ts';
import { textField } from '../../http/json-body.ts';
import { validationFailed } from '../auth-error.ts';

export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

const challengeForm = /^[\w.~-]{43,128}$/;

export const bodyChallenge = (body: JsonObject): CodeChallenge | undefined =>
  codeChallenge(textField(body, 'code_challenge'), textField(body, 'code_challenge_method'));

/** @returns undefined for the implicit flow */
export function codeChallenge(
  challenge: string | undefined,
  method: string | undefined,
): CodeChallenge | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!challengeForm.test(challenge)) throw validationFailed('code challenge is not of the form of RFC 7636');
  return { challenge, method: methodOf(method.toLowerCase()) };
}

export function solves({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const answer = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [given, expected] = [Buffer.from(answer), Buffer.from(challenge)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function methodOf(method: string): 's256' | 'plain' {
  if (method === 's256' || method === 'plain') return method;
  throw validationFailed(`unsupported code_challenge method "${method.slice(0, 20)}"`);
}
