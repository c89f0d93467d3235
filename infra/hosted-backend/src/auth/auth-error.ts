import type { JsonObject } from '../http/json.ts';

/** The subset of auth-js's error codes that this server answers with. */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_json'
  | 'bad_jwt'
  | 'conflict'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'invalid_credentials'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'over_request_rate_limit'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_too_large'
  | 'same_password'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password';

export class AuthError extends Error {
  readonly status: number;
  readonly code: AuthErrorCode;
  /** Stands beside code and message in the body, as `weak_password` does. */
  readonly details: JsonObject;

  constructor(status: number, code: AuthErrorCode, message: string, details: JsonObject = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const validationFailed = (message: string) => new AuthError(400, 'validation_failed', message);

export const badJson = (reason: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
