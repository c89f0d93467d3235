import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { systemNow } from '../clock/system-clock.js';
import { Database } from '../database/database.js';
import { defineEvent } from '../events/event-definition.js';
import { Events } from '../events/events.js';
import { CollectedExports } from '../exports/collected-exports.js';
import { ErasedPeople } from './erased-people.js';
import type { NamedBy, PersonColumn } from './person-column.js';

/**
 * Whom an erasure forgets: whoever holds an account, in every school, or a pupil of one. `email` null where nobody knows
 * it any more.
 */
export type Forgotten =
  | Readonly<{ kind: 'account'; userId: string; email: string | null }>
  | Readonly<{ kind: 'pupil'; schoolId: string; pupilId: string }>;

/** A line of the certificate: what became of the rows in which a column named the person. */
export type Erased = Readonly<{
  table: string;
  column: string;
  act: 'remove' | 'blank' | 'keep';
  rows: number;
  /** Why what is kept is kept. */
  because: string | null;
}>;

/**
 * In the transaction of the erasure, while the rows still stand: for files, caches, and texts that no column can name.
 * Whoever refuses it here, say because a school would lose its only main administrator, stops the whole.
 */
export const personForgotten = defineEvent<Forgotten>('person forgotten');

type Place = Readonly<{ table: string; column: string }>;
type Line = Place & Readonly<{ rule: Exclude<PersonColumn, { act: 'pass-over' }> }>;

/** Forgets a person in the way that each module has declared of its tables. */
@Injectable()
export class Erasure {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly exports: CollectedExports,
    private readonly people: ErasedPeople,
  ) {}

  /** All or nothing; done again, it finds nothing left. The lines say what was found and what became of it. */
  forget(person: Forgotten): Promise<Erased[]> {
    return this.database.systemTransaction(async () => {
      await this.events.emit(personForgotten, person);
      await this.remember(person);
      const kept = await this.keptPlaces();
      const erased: Erased[] = [];
      for (const line of this.lines()) {
        const name = nameOf(person, line.rule.namedBy);
        if (name === undefined) continue;
        const rows = kept.has(placeOf(line))
          ? await this.forgetInKept(line, name, person)
          : await this.forgetIn(line, name, person);
        erased.push(lineOf(line, rows));
      }
      return erased.filter(({ rows }) => rows > 0);
    });
  }

  /** An account is left where its holder signs in, until that is removed as well. */
  private remember(person: Forgotten): Promise<void> {
    const erasedAt = systemNow();
    return person.kind === 'account'
      ? this.people.add({ kind: 'account', personId: person.userId, erasedAt }, false)
      : this.people.add(
          { kind: 'pupil', schoolId: person.schoolId, personId: person.pupilId, erasedAt },
          true,
        );
  }

  /** Where rows are that nobody changes: the database itself forgets there, and only what it was told in a migration. */
  private async keptPlaces(): Promise<ReadonlySet<string>> {
    const { rows } = await sql<Place>`
      SELECT table_name AS table, column_name AS column FROM erasable`.execute(this.db);
    return new Set(rows.map(placeOf));
  }

  /** What stands on others goes before them. */
  private lines(): Line[] {
    return this.exports
      .persons()
      .flatMap(([table, columns]) =>
        Object.entries(columns).flatMap(([column, rule]) =>
          rule.act === 'pass-over' ? [] : [{ table, column, rule }],
        ),
      );
  }

  private async forgetInKept({ table, column }: Place, name: string, person: Forgotten): Promise<number> {
    const schoolId = person.kind === 'pupil' ? person.schoolId : null;
    const { rows } = await sql<{ count: number }>`
      SELECT forget_in_kept(${table}, ${column}, ${name}, ${schoolId}) AS count`.execute(this.db);
    return rows[0]?.count ?? 0;
  }

  private async forgetIn({ table, column, rule }: Line, name: string, person: Forgotten): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      WITH found AS (${statementOf(table, rule)} WHERE ${named(column, rule.namedBy, name, person)}
        ${rule.act === 'keep' ? sql`` : sql`RETURNING 1`})
      SELECT count(*)::integer AS count FROM found`.execute(this.db);
    return rows[0]?.count ?? 0;
  }
}

function lineOf({ table, column, rule }: Line, rows: number): Erased {
  return { table, column, act: rule.act, rows, because: rule.act === 'keep' ? rule.because : null };
}

const placeOf = ({ table, column }: Place) => `${table}.${column}`;

function statementOf(table: string, rule: Line['rule']): RawBuilder<unknown> {
  if (rule.act === 'remove') return sql`DELETE FROM ${sql.table(table)}`;
  if (rule.act === 'keep') return sql`SELECT FROM ${sql.table(table)}`;
  const values = Object.entries(rule.values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql`UPDATE ${sql.table(table)} SET ${sql.join(values)}`;
}

function named(column: string, namedBy: NamedBy, name: string, person: Forgotten): RawBuilder<unknown> {
  if (namedBy === 'address') return sql`lower(${sql.ref(column)}) = lower(${name})`;
  const ofSchool =
    namedBy === 'pupil' && person.kind === 'pupil' ? sql`school_id = ${person.schoolId} AND` : sql``;
  return sql`${ofSchool} ${sql.ref(column)} = ${name}`;
}

/** Nothing where the column names people of another kind. */
function nameOf(person: Forgotten, namedBy: NamedBy): string | undefined {
  if (person.kind === 'pupil')
    return namedBy === 'pupil' || namedBy === 'person' ? person.pupilId : undefined;
  if (namedBy === 'address') return person.email ?? undefined;
  return namedBy === 'account' || namedBy === 'person' ? person.userId : undefined;
}
