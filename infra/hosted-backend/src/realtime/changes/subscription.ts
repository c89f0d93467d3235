import type { JWTPayload } from 'jose';
import { DatabaseError } from 'pg';
import { callerRole } from '../../database/act-as.ts';
import type { Database } from '../../database/connect.ts';
import type { JsonObject } from '../../http/json.ts';
import type { Change } from './change.ts';
import { type ChangeBinding, notSubscribed } from './change-binding.ts';
import { isVisible, meets } from './is-visible.ts';
import { keysOf, told, type WatchedTable, watchTables } from './watched-table.ts';

/** What one client is told of by one of its bindings, with its own rights. */
export class Subscription {
  readonly #database: Database;
  readonly #claims: JWTPayload;
  readonly #binding: ChangeBinding;
  readonly #tables: WatchedTable[];

  private constructor(
    database: Database,
    claims: JWTPayload,
    binding: ChangeBinding,
    tables: WatchedTable[],
  ) {
    this.#database = database;
    this.#claims = claims;
    this.#binding = binding;
    this.#tables = tables;
  }

  /** @throws Refusal when there is no such declared table, no right to read it, or no sense in the filter */
  static async open(database: Database, claims: JWTPayload, binding: ChangeBinding): Promise<Subscription> {
    const tables = await watchTables(database, binding, callerRole(claims));
    if (tables.length === 0) {
      throw notSubscribed(`[schema: ${binding.schema}, table: ${binding.table ?? '*'}]`);
    }
    // A filter on a hidden column would tell its value.
    const hidden = binding.conditions.find(
      ({ column }) => !tables.every((table) => hasColumn(table, column)),
    );
    if (hidden) throw notSubscribed(`the column ${hidden.column} cannot be read`);
    try {
      for (const table of tables) await isVisible(database, claims, table, binding.conditions, {});
    } catch (error) {
      throw error instanceof DatabaseError ? notSubscribed(error.message) : error;
    }
    return new Subscription(database, claims, binding, tables);
  }

  /** @returns what the client is told, or undefined where it is not concerned */
  async see(change: Change): Promise<JsonObject | undefined> {
    const { event, id, select } = this.#binding;
    if (event !== '*' && event !== change.type) return undefined;
    const table = this.#tables.find(({ schema, name }) => schema === change.schema && name === change.table);
    if (!table) return undefined;
    const readable = table.columns.filter(({ name }) => select?.includes(name) ?? true);
    const names = readable.map(({ name }) => name);
    const formerNames = table.tellsFormer ? names : keysOf(table);
    const former = change.former ? told(change.former, formerNames) : {};
    if (!(await this.#concerns(table, change, former))) return undefined;
    return {
      ids: [id],
      data: {
        schema: change.schema,
        table: change.table,
        type: change.type,
        commit_timestamp: change.at,
        columns: readable.map(({ name, type }) => ({ name, type })),
        record: change.record ? told(change.record, names) : {},
        old_record: former,
        errors: null,
      },
    };
  }

  #concerns(table: WatchedTable, { record }: Change, former: JsonObject): Promise<boolean> {
    const { conditions } = this.#binding;
    if (record) return isVisible(this.#database, this.#claims, table, conditions, record);
    return meets(this.#database, this.#claims, table, conditions, former);
  }
}

const hasColumn = ({ columns }: WatchedTable, column: string) => columns.some(({ name }) => name === column);
