import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../clock/instant.js';
import { ambient } from '../database/ambient.js';
import type { Noun } from '../nouns/noun.js';
import type { Column, Columns, Derived, Sent } from './columns.js';

/** Whose rows: one person's in a school. */
export type Owner = Readonly<{ schoolId: string; userId: string }>;

/** Whose rows: all of a school's. */
export type SchoolOwner = Pick<Owner, 'schoolId'>;

/** What every record has beside its content. Times in epoch milliseconds. */
export type RecordState = Readonly<{
  id: string;
  version: number;
  updatedAt: number;
  deletedAt: number | null;
}>;

/** `Fields`: what is read of it and never written by a client. */
export type RecordOf<Content, Fields = unknown> = Content & Fields & RecordState;

type Shape<Content, Fields> = Readonly<{
  /** In lower case, e.g. lesson plan. */
  noun: string;
  /** Where it is declared. */
  declared?: Noun;
  table: string;
  columns: Columns<Content>;
  derived?: Derived<Fields> | undefined;
  /** Assignments that a replacement makes beside the content. */
  onReplace?: RawBuilder<unknown> | undefined;
}>;

const milliseconds = (column: string) => sql`round(extract(epoch FROM ${sql.id(column)}) * 1000)::float8`;

const STATE = [
  ['id', sql.id('id')],
  ['version', sql.id('version')],
  ['updatedAt', milliseconds('updated_at')],
  ['deletedAt', milliseconds('deleted_at')],
] as const;

/** The protocol of Postgres counts the values of a statement in two bytes. */
const MOST_VALUES = 65_535;

/**
 * Rows of an owner, in the current transaction. The table has `id`, `version`, `created_at`, `updated_at` and
 * `deleted_at` beside the columns of its owner and of the content.
 */
export abstract class RecordRows<
  Content extends object,
  New extends keyof Content,
  Fields extends object,
  RowOwner extends SchoolOwner,
> {
  /** In lower case, e.g. lesson plan. */
  readonly noun: string;
  readonly declared: Noun | null;
  abstract readonly ownedByA: 'person' | 'school';

  private readonly table: RawBuilder<unknown>;
  private readonly columns: readonly [field: string, column: Column<unknown>][];
  private readonly read: ReadonlyMap<string, RawBuilder<unknown>>;

  constructor(private readonly shape: Shape<Content, Fields>) {
    this.noun = shape.noun;
    this.declared = shape.declared ?? null;
    this.table = sql.table(shape.table);
    this.columns = Object.entries<Column<unknown>>(shape.columns);
    this.read = new Map([
      ...STATE,
      ...this.columns.map(([field, { read }]) => [field, read] as const),
      ...Object.entries<RawBuilder<unknown>>(shape.derived ?? {}),
    ]);
  }

  /** Everything of a record, or of a list only what it shows. */
  selection(...fields: (keyof RecordOf<Content, Fields> & string)[]) {
    const wanted: readonly string[] = fields.length > 0 ? fields : [...this.read.keys()];
    return wanted.map((field) => sql`${this.read.get(field)}`.as(field));
  }

  /** Null when the school has a row of this id already. */
  async insert(
    owner: RowOwner,
    id: string,
    content: Sent<Content, New>,
    now: number,
  ): Promise<RecordOf<Content, Fields> | null> {
    const written = [...this.ownership(owner), ...this.writtenOf(content)];
    const names = sql.join(written.map(([name]) => sql.id(name)));
    const at = toDate(now);
    return this.first(sql`
      INSERT INTO ${this.table} (id, created_at, updated_at, ${names})
      VALUES (${id}, ${at}, ${at}, ${sql.join(written.map(([, value]) => value))})
      ON CONFLICT (school_id, id) DO NOTHING`);
  }

  /** One change of the owner's rows at a time: what is counted, or compared with the others, is so until the commit. */
  async lock(owner: RowOwner): Promise<void> {
    const key = [this.shape.table, ...this.ownership(owner).map(([, value]) => value)].join(':');
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key.replaceAll('_', '-')}, 0))`.execute(
      ambient,
    );
  }

  /** Of those that stand. */
  async count(owner: RowOwner): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${this.table}
      WHERE ${this.ownedBy(owner)} AND deleted_at IS NULL`.execute(ambient);
    return rows[0]?.count ?? 0;
  }

  /** As many in a statement as it takes; of an id that the school has a row of already nothing is written. */
  async insertAll(
    owner: RowOwner,
    records: readonly (Sent<Content, New> & Readonly<{ id: string }>)[],
    now: number,
  ): Promise<void> {
    if (records.length === 0) return;
    const at = toDate(now);
    const rows = records.map(
      (record) =>
        new Map<string, unknown>([
          ...[['id', record.id] as const, ['created_at', at] as const, ['updated_at', at] as const],
          ...[...this.ownership(owner), ...this.writtenOf(record)],
        ]),
    );
    const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
    const valueIn = (row: ReadonlyMap<string, unknown>) => (name: string) =>
      row.has(name) ? row.get(name) : sql`DEFAULT`;
    const most = Math.floor(MOST_VALUES / names.length);
    for (let from = 0; from < rows.length; from += most) {
      const values = rows.slice(from, from + most).map((row) => sql`(${sql.join(names.map(valueIn(row)))})`);
      await sql`
        INSERT INTO ${this.table} (${sql.join(names.map((name) => sql.id(name)))}) VALUES ${sql.join(values)}
        ON CONFLICT (school_id, id) DO NOTHING`.execute(ambient);
    }
  }

  /** Deleted or not. */
  async find(owner: RowOwner, id: string): Promise<RecordOf<Content, Fields> | null> {
    const { rows } = await sql<RecordOf<Content, Fields>>`
      SELECT ${sql.join(this.selection())} FROM ${this.table} WHERE ${this.ownedBy(owner)} AND id = ${id}`.execute(
      ambient,
    );
    return rows[0] ?? null;
  }

  /** Those that stand. `rest`: what else must be so of them, and their order, e.g. AND day = ... ORDER BY lower(name). */
  async list(owner: RowOwner, rest: RawBuilder<unknown>): Promise<RecordOf<Content, Fields>[]> {
    const { rows } = await sql<RecordOf<Content, Fields>>`
      SELECT ${sql.join(this.selection())} FROM ${this.table}
      WHERE ${this.ownedBy(owner)} AND deleted_at IS NULL ${rest}`.execute(ambient);
    return rows;
  }

  /** Deleted or not; in no order. */
  async findAll(owner: RowOwner, ids: readonly string[]): Promise<RecordOf<Content, Fields>[]> {
    const { rows } = await sql<RecordOf<Content, Fields>>`
      SELECT ${sql.join(this.selection())} FROM ${this.table}
      WHERE ${this.ownedBy(owner)} AND id = ANY (${ids}::uuid[])`.execute(ambient);
    return rows;
  }

  /** Null unless the row stands there in this version. What was not sent stays as it is. */
  async replace(
    owner: RowOwner,
    id: string,
    version: number,
    content: Sent<Content, New>,
    now: number,
  ): Promise<RecordOf<Content, Fields> | null> {
    const assignments = [
      ...this.writtenOf(content).map(([name, value]) => sql`${sql.id(name)} = ${value}`),
      ...(this.shape.onReplace ? [this.shape.onReplace] : []),
    ];
    return this.first(sql`
      UPDATE ${this.table} SET version = version + 1, updated_at = ${toDate(now)}, ${sql.join(assignments)}
      WHERE ${this.ownedBy(owner)} AND id = ${id} AND version = ${version} AND deleted_at IS NULL`);
  }

  /** Keeps the moment of an earlier deletion. Null when there is no such row. */
  delete(owner: RowOwner, id: string, now: number): Promise<RecordOf<Content, Fields> | null> {
    return this.first(sql`
      UPDATE ${this.table} SET deleted_at = coalesce(deleted_at, ${toDate(now)})
      WHERE ${this.ownedBy(owner)} AND id = ${id}`);
  }

  /** Null when there is no such row. */
  restore(owner: RowOwner, id: string): Promise<RecordOf<Content, Fields> | null> {
    return this.first(sql`
      UPDATE ${this.table} SET deleted_at = NULL WHERE ${this.ownedBy(owner)} AND id = ${id}`);
  }

  /** Those of an academic year that were added beside these, or changed since they were made. */
  async findChanged(owner: RowOwner, academicYearId: string, made: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM ${this.table}
      WHERE ${this.ownedBy(owner)} AND academic_year_id = ${academicYearId} AND deleted_at IS NULL
        AND (version > 1 OR id <> ALL (${made}::uuid[]))`.execute(ambient);
    return rows.map(({ id }) => id);
  }

  /** Keeps the moment of an earlier deletion. */
  async deleteAll(owner: RowOwner, ids: readonly string[], now: number): Promise<void> {
    await sql`
      UPDATE ${this.table} SET deleted_at = coalesce(deleted_at, ${toDate(now)})
      WHERE ${this.ownedBy(owner)} AND id = ANY (${ids}::uuid[])`.execute(ambient);
  }

  /** Values by column, of what was sent. */
  writtenOf(content: Sent<Content, New>): [column: string, value: unknown][] {
    return this.columns.flatMap(([field, { name, write }]): [string, unknown][] => {
      const value: unknown = Reflect.get(content, field);
      if (value === undefined) return [];
      return [[name, write ? write(value) : value]];
    });
  }

  /** The condition that a row is the owner's. */
  ownedBy(owner: RowOwner): RawBuilder<boolean> {
    const equals = this.ownership(owner).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
    return sql<boolean>`${sql.join(equals, sql` AND `)}`;
  }

  /** The owner as the columns of the table name it. */
  protected abstract ownership(owner: RowOwner): [column: string, value: string][];

  private async first(change: RawBuilder<unknown>): Promise<RecordOf<Content, Fields> | null> {
    const { rows } = await sql<
      RecordOf<Content, Fields>
    >`${change} RETURNING ${sql.join(this.selection())}`.execute(ambient);
    return rows[0] ?? null;
  }
}

/** Rows that one person of a school writes: `school_id`, `author_id`. */
export class OwnRows<
  Content extends object,
  New extends keyof Content,
  Fields extends object,
> extends RecordRows<Content, New, Fields, Owner> {
  override readonly ownedByA = 'person';

  protected override ownership({ schoolId, userId }: Owner): [column: string, value: string][] {
    return [
      ['school_id', schoolId],
      ['author_id', userId],
    ];
  }
}

/** Rows that whoever may writes for the school: `school_id`. */
export class SchoolRows<
  Content extends object,
  New extends keyof Content = never,
  Fields extends object = object,
> extends RecordRows<Content, New, Fields, SchoolOwner> {
  override readonly ownedByA = 'school';

  protected override ownership({ schoolId }: SchoolOwner): [column: string, value: string][] {
    return [['school_id', schoolId]];
  }
}
