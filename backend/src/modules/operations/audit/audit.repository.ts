import { Injectable } from '@nestjs/common';
import { type ColumnType, type Generated, type GeneratedAlways, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { isNumberOf, type Slice } from '../../../platform/page/page.js';
import type { AuditEntry, AuditTarget, NewAuditEntry, TargetKind } from './audit-entry.js';

interface AuditTables {
  operation_audit: {
    id: GeneratedAlways<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_email: string;
    action: string;
    target_kind: TargetKind;
    target_id: string;
    reason: string;
    result: ColumnType<AuditEntry['result'], string, never>;
  };
}

/** Everything given must hold. `from`, `until`: half-open, epoch milliseconds. */
export type AuditQuery = Readonly<{
  target?: AuditTarget;
  actor?: string;
  action?: string;
  from?: number;
  until?: number;
}>;

/** The ids of the record are numbers that grow. */
export const AUDIT_KEYS = { id: isNumberOf(18) };

@Injectable()
export class AuditRepository {
  private readonly db = this.database.tables<AuditTables>();

  constructor(private readonly database: Database) {}

  /** Inside the transaction of the action: the one is never there without the other. */
  async record({ caller, action, target, reason, result }: NewAuditEntry): Promise<void> {
    const { userId, email } = caller.principal;
    await this.db
      .insertInto('operation_audit')
      .values({
        actor_id: userId,
        actor_email: email,
        action,
        target_kind: target.kind,
        target_id: target.id,
        reason,
        result: JSON.stringify(result),
      })
      .execute();
  }

  /** Newest first. */
  async page(
    { target, actor, action, from, until }: AuditQuery,
    { after, limit }: Slice<keyof typeof AUDIT_KEYS>,
  ): Promise<AuditEntry[]> {
    let query = this.db.selectFrom('operation_audit').selectAll().orderBy('id', 'desc').limit(limit);
    if (target) query = query.where('target_kind', '=', target.kind).where('target_id', '=', target.id);
    if (actor) query = query.where(sql<boolean>`starts_with(lower(actor_email), lower(${actor}))`);
    if (action) query = query.where('action', '=', action);
    if (from !== undefined) query = query.where('at', '>=', toDate(from));
    if (until !== undefined) query = query.where('at', '<', toDate(until));
    if (after) query = query.where('id', '<', after.id);
    const rows = await query.execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.at.getTime(),
      actor: row.actor_email,
      action: row.action,
      target: { kind: row.target_kind, id: row.target_id },
      reason: row.reason,
      result: row.result,
    }));
  }
}
