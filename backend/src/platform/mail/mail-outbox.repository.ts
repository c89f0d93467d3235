import { Injectable } from '@nestjs/common';
import { type Generated, sql } from 'kysely';
import { toDate } from '../clock/instant.js';
import { Database } from '../database/database.js';
import type { AttachmentReference } from './attachment-sources.js';

interface MailTables {
  mail_outbox: {
    id: string;
    school_id: string | null;
    dedupe_key: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    attachments: string;
    send_after: Date | null;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    held_until: Date | null;
    sent_at: Date | null;
    refused_at: Date | null;
    last_error: string | null;
    request_id: string | null;
  };
}

/** `sendAfter`: business clock, epoch milliseconds; null for at once. */
export type QueuedMail = Readonly<{
  id: string;
  schoolId: string | null;
  dedupeKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly AttachmentReference[];
  sendAfter: number | null;
  /** The request, or the job, that had it written. */
  requestId: string | null;
}>;

/** A mail whose time has come, and who had it written. */
export type DueMail = Readonly<{ id: string; requestId: string | null }>;
export type ClaimedMail = Omit<QueuedMail, 'dedupeKey' | 'sendAfter'> & Readonly<{ attempts: number }>;

@Injectable()
export class MailOutboxRepository {
  private readonly db = this.database.tables<MailTables>();

  constructor(private readonly database: Database) {}

  /** False if a mail with this key is there already. */
  async add(mail: QueuedMail): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('mail_outbox')
      .values({
        id: mail.id,
        school_id: mail.schoolId,
        dedupe_key: mail.dedupeKey,
        recipient: mail.to,
        subject: mail.subject,
        body_text: mail.text,
        body_html: mail.html,
        attachments: JSON.stringify(mail.attachments),
        send_after: mail.sendAfter === null ? null : toDate(mail.sendAfter),
        request_id: mail.requestId,
      })
      // Tenants may add mails but not read them, and so name no key here.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** The mail, held for this sender alone; null if another one has it, it has gone out, or waits after a failure. */
  async claim(id: string, leaseSeconds: number): Promise<ClaimedMail | null> {
    const { rows } = await sql<ClaimedMail>`
      UPDATE mail_outbox SET attempts = attempts + 1, held_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      WHERE id = ${id} AND sent_at IS NULL AND refused_at IS NULL
        AND (held_until IS NULL OR held_until < clock_timestamp())
      RETURNING id, school_id AS "schoolId", recipient AS "to", subject, body_text AS "text", body_html AS "html",
        attachments, attempts, request_id AS "requestId"`.execute(this.db);
    return rows[0] ?? null;
  }

  async markSent(id: string): Promise<void> {
    await this.db
      .updateTable('mail_outbox')
      .set({ sent_at: sql`clock_timestamp()`, held_until: null, last_error: null })
      .where('id', '=', id)
      .execute();
  }

  async holdAfterFailure(id: string, error: string, pauseSeconds: number): Promise<void> {
    await this.db
      .updateTable('mail_outbox')
      .set({
        last_error: error,
        held_until: sql`clock_timestamp() + make_interval(secs => ${pauseSeconds})`,
      })
      .where('id', '=', id)
      .execute();
  }

  async markRefused(id: string, error: string): Promise<void> {
    await this.db
      .updateTable('mail_outbox')
      .set({ last_error: error, held_until: null, refused_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute();
  }

  /** The oldest first. */
  async due(now: number, limit: number): Promise<DueMail[]> {
    return this.db
      .selectFrom('mail_outbox')
      .select(['id', 'request_id as requestId'])
      .where('sent_at', 'is', null)
      .where('refused_at', 'is', null)
      .where((row) => row.or([row('send_after', 'is', null), row('send_after', '<=', toDate(now))]))
      .where(sql<boolean>`(held_until IS NULL OR held_until < clock_timestamp())`)
      .orderBy('created_at')
      .limit(limit)
      .execute();
  }

  /** Those that are due, whether or not somebody holds them: a mail server that is away holds them all. */
  async waiting(now: number): Promise<Readonly<{ count: number; oldestSeconds: number }>> {
    const { rows } = await sql<{ count: number; oldestSeconds: number }>`
      SELECT count(*)::int AS count,
        coalesce(extract(epoch FROM clock_timestamp() - min(greatest(created_at, send_after))), 0)::float
          AS "oldestSeconds"
      FROM mail_outbox
      WHERE sent_at IS NULL AND refused_at IS NULL AND (send_after IS NULL OR send_after <= ${toDate(now)})`.execute(
      this.db,
    );
    return rows[0] ?? { count: 0, oldestSeconds: 0 };
  }

  /** Takes back what has not begun to leave. */
  async withdraw(schoolId: string, keyPrefix: string): Promise<void> {
    await this.db
      .deleteFrom('mail_outbox')
      .where('school_id', '=', schoolId)
      .where((row) => row.fn('starts_with', ['dedupe_key', row.val(keyPrefix)]), '=', true)
      .where('sent_at', 'is', null)
      .where('attempts', '=', 0)
      .execute();
  }
}
