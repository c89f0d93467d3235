import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { Step } from '../domain/supervision.js';

/** `at` in epoch milliseconds. */
export type Signature = Readonly<{ step: Step; by: string; at: number }>;

/** `content`: in its canonical form, empty once its author was forgotten; `hash` of it. Times in epoch milliseconds. */
export type Seal = Readonly<{
  schoolId: string;
  submittedId: string;
  authorId: string;
  kind: string;
  recordId: string;
  recordVersion: number;
  sentAt: number;
  content: string;
  hash: Buffer;
  code: Buffer;
  signed: readonly Signature[];
  sealedAt: number;
}>;

/** `isVerified`: it has a seal of its own by now. */
export type Amended = Readonly<{ at: number; isVerified: boolean }>;

export type Amendment = Readonly<{
  id: string;
  submittedId: string;
  reason: string;
  begunBy: string;
  begunAt: number;
}>;

const SEAL = sql`school_id AS "schoolId", submitted_id AS "submittedId", author_id AS "authorId", kind,
  record_id AS "recordId", record_version AS "recordVersion",
  round(extract(epoch FROM sent_at) * 1000)::float8 AS "sentAt", content, digest AS hash, code, signed,
  round(extract(epoch FROM sealed_at) * 1000)::float8 AS "sealedAt"`;

/** In the current transaction. */
@Injectable()
export class SealsRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** Each once: what is sealed stays as it is. The ids of what was sent of those that were not before. */
  async add(seals: readonly Seal[]): Promise<ReadonlySet<string>> {
    if (seals.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      INSERT INTO seals (school_id, submitted_id, author_id, kind, record_id, record_version, sent_at, content, digest,
        code, signed, sealed_at)
      SELECT school_id, submitted_id, author_id, kind, record_id, record_version, sent_at, content,
        decode(digest, 'hex'), decode(code, 'hex'), signed, sealed_at
      FROM jsonb_to_recordset(${jsonRows(seals.map(toRow))}::jsonb) AS sealed (school_id uuid,
        submitted_id uuid, author_id uuid, kind text, record_id uuid, record_version integer, sent_at timestamptz,
        content text, digest text, code text, signed jsonb, sealed_at timestamptz)
      ON CONFLICT (school_id, submitted_id) DO NOTHING RETURNING submitted_id AS id`.execute(this.db);
    return new Set(rows.map(({ id }) => id));
  }

  async of(schoolId: string, submittedIds: readonly string[]): Promise<ReadonlyMap<string, Seal>> {
    const { rows } = await sql<Seal>`
      SELECT ${SEAL} FROM seals
      WHERE school_id = ${schoolId} AND submitted_id = ANY (${submittedIds}::uuid[])`.execute(this.db);
    return new Map(rows.map((seal) => [seal.submittedId, seal]));
  }

  /** In any school. */
  async byCode(code: Uint8Array): Promise<Seal | null> {
    const { rows } = await sql<Seal>`SELECT ${SEAL} FROM seals WHERE code = ${Buffer.from(code)}`.execute(
      this.db,
    );
    return rows[0] ?? null;
  }

  /** What was sealed of a record last, however often it was sent since. */
  async latestOf(schoolId: string, kind: string, recordId: string): Promise<Seal | null> {
    const { rows } = await sql<Seal>`
      SELECT ${SEAL} FROM seals WHERE school_id = ${schoolId} AND kind = ${kind} AND record_id = ${recordId}
      ORDER BY seals.sent_at DESC, seals.record_version DESC LIMIT 1`.execute(this.db);
    return rows[0] ?? null;
  }

  /** Whether the record was sent again since, and not withdrawn: the first time, and whether the last was verified. */
  async amendedSince(seal: Seal): Promise<Amended | null> {
    const { rows } = await sql<Amended>`
      SELECT round(extract(epoch FROM sent.sent_at) * 1000)::float8 AS "at",
        EXISTS (SELECT FROM seals AS newer WHERE newer.school_id = sent.school_id AND newer.kind = sent.kind
          AND newer.record_id = sent.record_id
          AND (newer.sent_at, newer.record_version) > (${toDate(seal.sentAt)}, ${seal.recordVersion})) AS "isVerified"
      FROM submitted_records AS sent
      WHERE sent.school_id = ${seal.schoolId} AND sent.kind = ${seal.kind} AND sent.record_id = ${seal.recordId}
        AND sent.withdrawn_at IS NULL
        AND (sent.sent_at, sent.record_version) > (${toDate(seal.sentAt)}, ${seal.recordVersion})
      ORDER BY sent.sent_at LIMIT 1`.execute(this.db);
    return rows[0] ?? null;
  }

  /** Begun again under its id, nothing happens. */
  async addAmendment(
    schoolId: string,
    { id, submittedId, reason, begunBy, begunAt }: Amendment,
  ): Promise<void> {
    await sql`
      INSERT INTO amendments (school_id, id, submitted_id, reason, begun_by, begun_at)
      VALUES (${schoolId}, ${id}, ${submittedId}, ${reason}, ${begunBy}, ${toDate(begunAt)})
      ON CONFLICT DO NOTHING`.execute(this.db);
  }

  /** Of whatever was ever sealed of these records, in the order in which they were begun. */
  async amendmentsOf(
    schoolId: string,
    kind: string,
    recordIds: readonly string[],
  ): Promise<(Amendment & Readonly<{ recordId: string }>)[]> {
    const { rows } = await sql<Amendment & Readonly<{ recordId: string }>>`
      SELECT begun.id, begun.submitted_id AS "submittedId", begun.reason, begun.begun_by AS "begunBy",
        round(extract(epoch FROM begun.begun_at) * 1000)::float8 AS "begunAt", sealed.record_id AS "recordId"
      FROM amendments AS begun
      JOIN seals AS sealed ON sealed.school_id = begun.school_id AND sealed.submitted_id = begun.submitted_id
      WHERE begun.school_id = ${schoolId} AND sealed.kind = ${kind} AND sealed.record_id = ANY (${recordIds}::uuid[])
      ORDER BY begun.begun_at, begun.id`.execute(this.db);
    return rows;
  }
}

function toRow({ hash, code, sentAt, sealedAt, ...seal }: Seal) {
  return {
    school_id: seal.schoolId,
    submitted_id: seal.submittedId,
    author_id: seal.authorId,
    kind: seal.kind,
    record_id: seal.recordId,
    record_version: seal.recordVersion,
    sent_at: toDate(sentAt),
    content: seal.content,
    digest: hash.toString('hex'),
    code: code.toString('hex'),
    signed: seal.signed,
    sealed_at: toDate(sealedAt),
  };
}
