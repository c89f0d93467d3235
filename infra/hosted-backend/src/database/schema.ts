import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonObject } from '../http/json.ts';
import type { BucketsTable, ObjectsTable, UnclaimedBytesTable } from '../storage/storage-tables.ts';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface UsersTable {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string;
  email_confirmed_at: OptionalInstant;
  invited_at: OptionalInstant;
  confirmation_sent_at: OptionalInstant;
  recovery_sent_at: OptionalInstant;
  email_change: Generated<string>;
  email_change_sent_at: OptionalInstant;
  /** 1 after the first of the two addresses agreed. */
  email_change_confirm_status: Generated<number>;
  last_sign_in_at: OptionalInstant;
  raw_app_meta_data: JsonObject;
  raw_user_meta_data: JsonObject;
  created_at: Instant;
  updated_at: Instant;
  phone: string | null;
  phone_confirmed_at: OptionalInstant;
  phone_change: Generated<string>;
  phone_change_sent_at: OptionalInstant;
  confirmed_at: GeneratedAlways<Date | null>;
  banned_until: OptionalInstant;
  reauthentication_sent_at: OptionalInstant;
  is_sso_user: Generated<boolean>;
  deleted_at: OptionalInstant;
  is_anonymous: Generated<boolean>;
}

export interface IdentitiesTable {
  id: Generated<string>;
  provider_id: string;
  user_id: string;
  identity_data: JsonObject;
  provider: string;
  last_sign_in_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
  email: GeneratedAlways<string | null>;
}

/** How somebody proved who they are, as the `amr` claim tells it. */
export type AuthenticationMethod =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'oauth'
  | 'anonymous'
  | 'passkey'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn';

export type Aal = 'aal1' | 'aal2' | 'aal3';

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Instant;
  updated_at: Instant;
  factor_id: ColumnType<string | null, string | null | undefined, string | null>;
  aal: Aal;
  not_after: OptionalInstant;
  user_agent: string | null;
  ip: string | null;
  tag: ColumnType<'handed-over' | null, 'handed-over' | null | undefined, never>;
}

export interface RefreshTokensTable {
  id: GeneratedAlways<string>;
  token: string;
  user_id: string;
  revoked: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
  parent: string | null;
  session_id: string;
}

export interface AmrClaimsTable {
  id: Generated<string>;
  session_id: string;
  created_at: Instant;
  updated_at: Instant;
  authentication_method: AuthenticationMethod;
}

/** The credential of a security key by the field names of the real server; bytes are base64. */
export interface KeptCredential {
  id: string;
  publicKey: string;
  attestationType: string;
  transport: string[];
  flags: { userPresent: boolean; userVerified: boolean; backupEligible: boolean; backupState: boolean };
  authenticator: { AAGUID: string; signCount: number; cloneWarning: boolean };
}

export interface FactorsTable {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'webauthn' | 'phone';
  status: 'unverified' | 'verified';
  /** Encrypted. */
  secret: string | null;
  phone: string | null;
  web_authn_credential: ColumnType<KeptCredential | null, never, string>;
  web_authn_aaguid: ColumnType<string | null, never, string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ChallengesTable {
  id: string;
  factor_id: string;
  created_at: Instant;
  verified_at: OptionalInstant;
  ip_address: string;
  /** A hash. */
  otp_code: string | null;
  web_authn_session_data: ColumnType<{ challenge: string } | null, string | null, never>;
}

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token';

export interface OneTimeTokensTable {
  id: Generated<string>;
  user_id: string;
  token_type: OneTimeTokenType;
  token_hash: string;
  relates_to: string;
  parent_session_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Instant;
  updated_at: Instant;
}

export interface FlowStateTable {
  id: string;
  user_id: string | null;
  auth_code: string;
  code_challenge_method: 's256' | 'plain';
  code_challenge: string;
  provider_type: string;
  authentication_method: AuthenticationMethod;
  created_at: Instant;
  updated_at: Instant;
  auth_code_issued_at: OptionalInstant;
}

export interface AuditLogEntriesTable {
  id: Generated<string>;
  payload: JsonObject;
  created_at: Instant;
  ip_address: string;
}

export interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** A bigint, as the driver reads it. */
  sign_count: ColumnType<string, number, number>;
  /** A JSON array of names. */
  transports: ColumnType<string[], string, never>;
  aaguid: string | null;
  backup_eligible: boolean;
  backed_up: boolean;
  friendly_name: Generated<string>;
  created_at: Instant;
  updated_at: Instant;
  last_used_at: OptionalInstant;
}

export interface PasskeyChallengesTable {
  id: Generated<string>;
  user_id: string | null;
  challenge_type: 'registration' | 'authentication';
  session_data: { challenge: string };
  created_at: Instant;
  expires_at: Instant;
}

export interface OAuthClientsTable {
  id: Generated<string>;
  client_secret_hash: string | null;
  registration_type: 'dynamic' | 'manual';
  redirect_uris: string;
  grant_types: string;
  client_name: string;
  client_uri: string | null;
  logo_uri: string | null;
  created_at: Instant;
  updated_at: Instant;
  client_type: 'public' | 'confidential';
  token_endpoint_auth_method: 'client_secret_basic' | 'client_secret_post' | 'none';
}

export interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970; a bigint, as the driver reads it. */
  expire: ColumnType<string | number | null, number, number>;
}

export interface KnownDevicesTable {
  pair: string;
  user_id: string;
  last_seen_at: Instant;
}

export interface HostedDatabase {
  'auth.users': UsersTable;
  'auth.identities': IdentitiesTable;
  'auth.sessions': SessionsTable;
  'auth.refresh_tokens': RefreshTokensTable;
  'auth.mfa_amr_claims': AmrClaimsTable;
  'auth.mfa_factors': FactorsTable;
  'auth.mfa_challenges': ChallengesTable;
  'auth.one_time_tokens': OneTimeTokensTable;
  'auth.flow_state': FlowStateTable;
  'auth.audit_log_entries': AuditLogEntriesTable;
  'auth.webauthn_credentials': PasskeysTable;
  'auth.webauthn_challenges': PasskeyChallengesTable;
  'auth.oauth_clients': OAuthClientsTable;
  'auth.rate_limits': RateLimitsTable;
  'auth.known_devices': KnownDevicesTable;
  'storage.buckets': BucketsTable;
  'storage.objects': ObjectsTable;
  'hosted.unclaimed_bytes': UnclaimedBytesTable;
}
