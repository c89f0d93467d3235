import { Injectable } from '@nestjs/common';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { Database } from '../../../platform/database/database.js';
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

export type AuditQuery = Readonly<{ target?: AuditTarget; before?: string; limit: number }>;

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
  async page({ target, before, limit }: AuditQuery): Promise<AuditEntry[]> {
    let query = this.db.selectFrom('operation_audit').selectAll().orderBy('id', 'desc').limit(limit);
    if (target) query = query.where('target_kind', '=', target.kind).where('target_id', '=', target.id);
    if (before) query = query.where('id', '<', before);
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
