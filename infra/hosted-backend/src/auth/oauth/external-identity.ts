import type { JWTPayload } from 'jose';
import type { JsonObject } from '../../http/json.ts';
import { AuthError } from '../auth-error.ts';
import { validEmail } from '../users/contact.ts';

/** What a provider vouches for. */
export interface ExternalIdentity {
  provider: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  data: JsonObject;
}

const longestSubject = 255;

export function externalIdentity(provider: string, claims: JWTPayload): ExternalIdentity {
  const subject = text(claims.sub);
  if (!subject || subject.length > longestSubject) {
    throw new AuthError(400, 'validation_failed', 'Missing sub claim in id_token');
  }
  const given = text(claims.email);
  const email = given && validEmail(given);
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true';
  const data = { iss: text(claims.iss), sub: subject, provider_id: subject, email, ...profile(claims) };
  return {
    provider,
    subject,
    email,
    emailVerified,
    data: present({ ...data, email_verified: emailVerified }),
  };
}

const profile = (claims: JWTPayload) => ({
  name: shortText(claims.name),
  full_name: shortText(claims.name),
  avatar_url: shortText(claims.picture),
  picture: shortText(claims.picture),
});

/** It goes with every token. */
const longestProfileText = 300;

const shortText = (value: unknown) => {
  const short = text(value);
  return short !== undefined && short.length <= longestProfileText ? short : undefined;
};

const text = (value: unknown) =>
  typeof value === 'string' && value !== '' && !value.includes('\0') && value.isWellFormed()
    ? value
    : undefined;

const present = (values: Record<string, string | boolean | undefined>): JsonObject =>
  Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string | boolean] => pair[1] !== undefined),
  );
