import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** `free` and `once`: the columns that its trigger, or the rights of the roles, let change. */
export type KeptTable = Readonly<{ name: string; by: 'trigger' | 'rights'; free: string[]; once: string[] }>;

export const ROLES = ['app_tenant', 'app_system'] as const;
export type Role = (typeof ROLES)[number];

/** What a role may set, and what it may try to. */
export const SETTINGS = [
  'SELECT 1',
  "SET LOCAL app.closed_year = 'erasure'",
  "SET LOCAL app.closed_year = 'retention'",
  "SET LOCAL app.erasing = 'on'",
  'SET LOCAL session_replication_role = replica',
  'SET LOCAL row_security = off',
  'SET LOCAL extra_float_digits = -15',
  'SET LOCAL search_path = pg_temp, app',
  'SET LOCAL ROLE rekod',
];

/** In which state the rows of a table are sealed, where they are not so from the beginning. */
const SEALED: Readonly<Record<string, string>> = {
  lesson_plans: 'is_sealed = true',
  yearly_plans: 'is_sealed = true',
  lesson_reflections: 'noted_at = now()',
  academic_years: 'closed_at = now()',
};

const SEALED_BY_TRIGGER = `
  SELECT c.relname AS name, 'trigger' AS by, pg_get_triggerdef(g.oid) AS definition FROM pg_trigger g
  JOIN pg_class c ON c.oid = g.tgrelid WHERE g.tgname = 'sealed_stays' AND g.tgenabled = 'O'`;

/** Neither role changes whole rows, and one of them at least makes some. */
const KEPT_BY_RIGHTS = `
  SELECT c.relname AS name, 'rights' AS by, ARRAY(
    SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      AND (has_column_privilege('app_tenant', c.oid, a.attnum, 'UPDATE')
        OR has_column_privilege('app_system', c.oid, a.attnum, 'UPDATE'))) AS free
  FROM pg_class c WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
    AND NOT has_table_privilege('app_tenant', c.oid, 'UPDATE') AND NOT has_table_privilege('app_system', c.oid, 'UPDATE')
    AND has_table_privilege('app_system', c.oid, 'INSERT')`;

/**
 * A database in which a row of a kept table needs no others and no right values, so that one can be made of each: what
 * refers and checks is dropped, what keeps stays.
 */
export class KeptRows {
  readonly school = randomUUID();

  private constructor(
    private readonly database: TestDatabase,
    readonly client: pg.Client,
  ) {}

  static async open(): Promise<KeptRows> {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.superuserUrl, options: '-c search_path=app' });
    await client.connect();
    return new KeptRows(database, client);
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.database.drop();
  }

  /** Of the owner of all tables. */
  get ownerUrl(): string {
    return this.database.url;
  }

  async rows<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(statement, values)).rows;
  }

  async sealedTables(): Promise<KeptTable[]> {
    const found = await this.rows<KeptTable & { definition: string }>(SEALED_BY_TRIGGER);
    return found.map(({ name, by, definition }) => {
      const [free = [], once = []] = [...definition.matchAll(/'\{([^}]*)\}'/g)].map(([, names = '']) =>
        names.split(',').filter(Boolean),
      );
      return { name, by, free, once };
    });
  }

  async histories(): Promise<KeptTable[]> {
    const found = await this.rows<Omit<KeptTable, 'once'>>(KEPT_BY_RIGHTS);
    const sealed = new Set((await this.sealedTables()).map(({ name }) => name));
    return found.filter(({ name }) => !sealed.has(name)).map((table) => ({ ...table, once: [] }));
  }

  /** From now on a row needs no others and no right values. */
  async loosen(): Promise<void> {
    await this.client.query(`DO $$ DECLARE one record; BEGIN
      FOR one IN SELECT conrelid::regclass AS held, conname FROM pg_constraint
        WHERE connamespace = 'app'::regnamespace AND contype IN ('c', 'f', 'x') ORDER BY contype LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.held, one.conname);
      END LOOP; END $$`);
  }

  /** As a release to come may: of every kind whose text a setting could blur. */
  async addColumns(table: string): Promise<void> {
    await this.client.query(
      `ALTER TABLE ${table} ADD added_later text NOT NULL DEFAULT '', ADD added_number float8 NOT NULL DEFAULT 1`,
    );
  }

  /** In the state in which it is sealed. */
  async makeRow(table: string): Promise<void> {
    await this.plant(table);
    await this.pastTriggers(async () => {
      if (SEALED[table]) await this.client.query(`UPDATE ${table} SET ${SEALED[table]}`);
    });
  }

  /** A row with whatever fits beside what is said of it, as SQL, past every trigger. */
  async plant(table: string, said: Readonly<Record<string, string>> = {}): Promise<void> {
    const columns = await this.rows<{ name: string; type: string }>(
      `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''
         AND (attnotnull OR attname = ANY ($2))`,
      [table, Object.keys(said)],
    );
    const valueIn = ({ name, type }: (typeof columns)[number]) =>
      said[name] ?? (name === 'school_id' ? `'${this.school}'` : someOf(type, 'one'));
    await this.pastTriggers(async () => {
      await this.client.query(
        `INSERT INTO ${table} (${columns.map(({ name }) => name).join()}) VALUES (${columns.map(valueIn).join()})`,
      );
    });
  }

  /** What a restored dump does, and no role of the product can. */
  async pastTriggers(work: () => Promise<void>): Promise<void> {
    await this.client.query('SET session_replication_role = replica');
    try {
      await work();
    } finally {
      await this.client.query('SET session_replication_role = origin');
    }
  }

  async typesOf(table: string): Promise<ReadonlyMap<string, string>> {
    const columns = await this.rows<{ name: string; type: string }>(
      `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    );
    return new Map(columns.map(({ name, type }) => [name, type]));
  }

  /** How each statement ended, done one after the other by a session that can be nobody else, and undone again. */
  async tryAs(role: Role | 'rekod', ...statements: readonly string[]): Promise<string[]> {
    const [ends = []] = await this.tryEachAs(role, [statements]);
    return ends;
  }

  /** Likewise of several rows of statements, each undone before the next. */
  async tryEachAs(role: Role | 'rekod', tries: readonly (readonly string[])[]): Promise<string[][]> {
    await this.client.query(
      `BEGIN; SET LOCAL SESSION AUTHORIZATION ${role};
       SELECT set_config('app.school_id', '${this.school}', true); SAVEPOINT begun`,
    );
    try {
      const ends: string[][] = [];
      for (const statements of tries) {
        const done: string[] = [];
        for (const statement of statements) done.push(await this.try(statement));
        ends.push(done);
        await this.client.query('ROLLBACK TO begun');
      }
      return ends;
    } finally {
      await this.client.query('ROLLBACK; RESET SESSION AUTHORIZATION');
    }
  }

  /** The refusal, or what was done and to how many rows. What came before it in the transaction stands. */
  async try(statement: string): Promise<string> {
    try {
      const done: unknown = await this.client.query(`SAVEPOINT before; ${statement}`);
      const last: unknown = Array.isArray(done) ? done.at(-1) : done;
      const rows = last instanceof pg.Result ? last.rowCount : null;
      return rows === null ? 'done' : `${rows} rows`;
    } catch (refusal) {
      await this.client.query('ROLLBACK TO before');
      return refusal instanceof Error ? refusal.message : String(refusal);
    }
  }
}

/** A value of a type, as SQL; another one for each word. */
export function someOf(type: string, word: 'one' | 'other'): string {
  const first = word === 'one';
  if (type.endsWith('[]')) return `ARRAY[${someOf(type.slice(0, -2), word)}]::${type}`;
  switch (type) {
    case 'uuid':
      return 'gen_random_uuid()';
    case 'boolean':
      return first ? 'false' : 'true';
    case 'smallint':
    case 'integer':
    case 'bigint':
      return first ? '1' : '2';
    case 'double precision':
      return first ? '1' : '1.0000000000000002';
    case 'jsonb':
      return first ? `'{}'` : `'{"a": 1}'`;
    case 'bytea':
      return first ? `'a'` : `'b'`;
    case 'interval':
      return first ? `'1 day'` : `'2 days'`;
    case 'date':
      return first ? `'2026-10-12'` : `'2026-10-13'`;
    case 'time without time zone':
      return first ? `'08:00'` : `'09:00'`;
    case 'timestamp with time zone':
      return first ? `'2026-10-12 08:00+08'` : `'2026-10-13 08:00+08'`;
    default:
      return first ? `'a'` : `'b'`;
  }
}
