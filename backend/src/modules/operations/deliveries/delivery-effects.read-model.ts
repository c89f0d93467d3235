import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';

type FactRow = Readonly<{
  kind: string;
  paymentId: string;
  amountSen: number | null;
  at: Date;
  invoiceNumber: string;
}>;
type TransitionRow = Readonly<{ effectiveAt: Date; rule: string; level: string }>;
type ChangeRow = Readonly<{
  levelBefore: string | null;
  expiresBefore: Date | null;
  levelAfter: string | null;
  expiresAfter: Date | null;
  at: Date;
}>;

export type DeliveryEffects = Readonly<{
  facts: readonly FactRow[];
  transitions: readonly TransitionRow[];
  changes: readonly ChangeRow[];
}>;

/** Read model over billing and subscription: what followed from an event of the inbox, which marks its rows. */
@Injectable()
export class DeliveryEffectsReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  async effectsOf(eventId: string): Promise<DeliveryEffects> {
    const facts = await sql<FactRow>`
      SELECT fact.kind, fact.payment_id AS "paymentId", fact.amount_sen AS "amountSen", fact.occurred_at AS at,
        invoice.number AS "invoiceNumber"
      FROM payment_facts fact
      JOIN invoices invoice ON invoice.school_id = fact.school_id AND invoice.id = fact.invoice_id
      WHERE fact.caused_by = ${eventId} ORDER BY fact.id`.execute(this.db);
    const transitions = await sql<TransitionRow>`
      SELECT effective_at AS "effectiveAt", rule, level FROM subscription_transitions
      WHERE caused_by = ${eventId} ORDER BY effective_at`.execute(this.db);
    const changes = await sql<ChangeRow>`
      SELECT level_before AS "levelBefore", expires_before AS "expiresBefore", level_after AS "levelAfter",
        expires_after AS "expiresAfter", recorded_at AS at
      FROM subscription_changes WHERE caused_by = ${eventId} ORDER BY facts_version`.execute(this.db);
    return { facts: facts.rows, transitions: transitions.rows, changes: changes.rows };
  }
}
