import type { JsonObject } from '../../http/json.ts';

/** One row of a declared table, as the trigger noted it. */
export interface Change {
  kind: 'change';
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  at: string;
  /** Null where the row is deleted. */
  record: JsonObject | null;
  /** Null where the row is new. */
  former: JsonObject | null;
}
