import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { JsonObject } from '../http/json.ts';

type AuditAction =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_refreshed'
  | 'token_reused'
  | 'user_signedup'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_deleted'
  | 'user_invited'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'factor_in_progress'
  | 'challenge_created'
  | 'verification_attempted'
  | 'factor_unenrolled'
  | 'factor_deleted'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'passkey_created'
  | 'passkey_deleted'
  | 'oauth_client_created'
  | 'oauth_client_changed'
  | 'oauth_client_deleted';

export interface AuditEntry {
  action: AuditAction;
  /** The user's id, or the role of an administrator's key. */
  actorId: string;
  actorName: string;
  traits?: JsonObject;
}

export async function audit(
  database: Database,
  request: FastifyRequest,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await database
    .insertInto('auth.audit_log_entries')
    .values(auditRow(request, entry, now))
    .execute();
}

export function auditRow(request: FastifyRequest, entry: AuditEntry, now: Date) {
  const { action, actorId, actorName, traits = {} } = entry;
  const payload = { action, actor_id: actorId, actor_username: actorName, actor_via_sso: false, traits };
  return {
    payload: { ...payload, timestamp: now.toISOString() },
    created_at: now,
    ip_address: request.ip,
  };
}
