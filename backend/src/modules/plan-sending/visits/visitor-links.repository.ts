import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { OpeningAct } from '../domain/visitor-link.js';

/** What a link shows, and to whom. `weeks`: their first days. */
export type VisitorLinkContent = Readonly<{
  visitor: string;
  teacherIds: readonly string[];
  weeks: readonly Day[];
}>;

/** Times in epoch milliseconds. `madeBy`, `madeAt`: of the address that leads there now. */
export type VisitorLink = VisitorLinkContent &
  Readonly<{
    id: string;
    madeBy: string;
    madeAt: number;
    endsAt: number;
    withdrawnAt: number | null;
    openings: number;
    lastOpenedAt: number | null;
  }>;

type Address = Readonly<{ secretHash: Buffer; madeBy: string; madeAt: number; endsAt: number }>;

/** `about`: what was opened, in words; empty of the first page. `address`: of the network. */
export type NewOpening = Readonly<{
  act: OpeningAct;
  about: string;
  teacherId: string | null;
  address: string;
}>;

/** `at` in epoch milliseconds, as text. */
export type Opening = NewOpening & Readonly<{ id: string; at: string }>;

const milliseconds = (column: string) => sql`round(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`;

const LINK = sql`link.id, link.visitor, link.weeks::text[] AS weeks, link.made_by AS "madeBy",
  ${milliseconds('link.made_at')} AS "madeAt", ${milliseconds('link.ends_at')} AS "endsAt",
  ${milliseconds('link.withdrawn_at')} AS "withdrawnAt", link.openings,
  ${milliseconds('link.last_opened_at')} AS "lastOpenedAt",
  ARRAY(SELECT teacher_id FROM visitor_link_teachers AS chosen
    WHERE chosen.school_id = link.school_id AND chosen.link_id = link.id) AS "teacherIds"`;

/** In the current transaction. */
@Injectable()
export class VisitorLinksRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** The newest address first. */
  list({ schoolId }: SchoolOwner, most: number): Promise<VisitorLink[]> {
    return this.read(sql`link.school_id = ${schoolId} ORDER BY link.made_at DESC, link.id LIMIT ${most}`);
  }

  async find({ schoolId }: SchoolOwner, id: string): Promise<VisitorLink | null> {
    const [found] = await this.read(sql`link.school_id = ${schoolId} AND link.id = ${id}`);
    return found ?? null;
  }

  async findBySecret({ schoolId }: SchoolOwner, secretHash: Buffer): Promise<VisitorLink | null> {
    const [found] = await this.read(sql`link.school_id = ${schoolId} AND link.secret_hash = ${secretHash}`);
    return found ?? null;
  }

  /** One that stands under the id stays what it is. */
  async add(
    { schoolId }: SchoolOwner,
    id: string,
    content: VisitorLinkContent,
    made: Address,
  ): Promise<void> {
    const { rows } = await sql`
      INSERT INTO visitor_links (school_id, id, visitor, weeks, secret_hash, made_by, made_at, ends_at)
      VALUES (${schoolId}, ${id}, ${content.visitor}, ${content.weeks}::date[], ${made.secretHash}, ${made.madeBy},
        ${toDate(made.madeAt)}, ${toDate(made.endsAt)})
      ON CONFLICT DO NOTHING RETURNING id`.execute(this.db);
    if (rows.length === 0) return;
    await sql`
      INSERT INTO visitor_link_teachers (school_id, link_id, teacher_id)
      SELECT ${schoolId}, ${id}, unnest(${content.teacherIds}::uuid[])`.execute(this.db);
  }

  /** From now on the address before this one leads nowhere. */
  async renew({ schoolId }: SchoolOwner, id: string, made: Address): Promise<void> {
    await sql`
      UPDATE visitor_links SET secret_hash = ${made.secretHash}, made_by = ${made.madeBy},
        made_at = ${toDate(made.madeAt)}, ends_at = ${toDate(made.endsAt)}, withdrawn_at = NULL, openings = 0
      WHERE school_id = ${schoolId} AND id = ${id}`.execute(this.db);
  }

  async withdraw({ schoolId }: SchoolOwner, id: string, now: number): Promise<void> {
    await sql`
      UPDATE visitor_links SET withdrawn_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ${id} AND withdrawn_at IS NULL`.execute(this.db);
  }

  /** Whether it was open still: an opening that is not in the log has not happened. */
  async noteOpening(
    { schoolId }: SchoolOwner,
    { id, madeAt }: Pick<VisitorLink, 'id' | 'madeAt'>,
    { act, about, teacherId, address }: NewOpening,
    now: number,
  ): Promise<boolean> {
    const { rows } = await sql`
      UPDATE visitor_links SET openings = openings + 1, last_opened_at = greatest(last_opened_at, ${toDate(now)})
      WHERE school_id = ${schoolId} AND id = ${id} AND made_at = ${toDate(madeAt)} AND withdrawn_at IS NULL
      RETURNING id`.execute(this.db);
    if (rows.length === 0) return false;
    await sql`
      INSERT INTO visitor_link_openings (school_id, link_id, at, act, about, teacher_id, address)
      VALUES (${schoolId}, ${id}, ${toDate(now)}, ${act}, ${about}, ${teacherId}, ${address})`.execute(
      this.db,
    );
    return true;
  }

  /** The newest first. */
  async openings(
    { schoolId }: SchoolOwner,
    linkId: string,
    { after, limit }: Readonly<{ after: Readonly<{ at: string; id: string }> | null; limit: number }>,
  ): Promise<Opening[]> {
    const behind = after
      ? sql`AND (at, id) < (to_timestamp(${after.at}::numeric / 1000), ${after.id}::uuid)`
      : sql``;
    const { rows } = await sql<Opening>`
      SELECT id, round(extract(epoch FROM at) * 1000)::bigint::text AS at, act, about, teacher_id AS "teacherId",
        address
      FROM visitor_link_openings AS opened
      WHERE school_id = ${schoolId} AND link_id = ${linkId} ${behind}
      ORDER BY opened.at DESC, opened.id DESC LIMIT ${limit}`.execute(this.db);
    return rows;
  }

  private async read(condition: RawBuilder<unknown>): Promise<VisitorLink[]> {
    const { rows } = await sql<VisitorLink>`
      SELECT ${LINK} FROM visitor_links AS link WHERE ${condition}`.execute(this.db);
    return rows;
  }
}
