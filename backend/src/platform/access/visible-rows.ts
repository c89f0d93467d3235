import { type RawBuilder, sql } from 'kysely';
import type { SchoolCaller } from './caller.js';

/**
 * The condition under which a caller sees a row of a table, by the scope of the route: made once for a repository and
 * joined into every read. `person`: the column that says whose a row is.
 */
export function visibleRows(person: string): (caller: SchoolCaller) => RawBuilder<boolean> {
  return (caller) => {
    const { school, principal, policy } = caller;
    const ofSchool = sql<boolean>`school_id = ${school.id}`;
    if (policy.rows === 'school') return ofSchool;
    // What was sent to a supervisor is found by what was sent, never by the rows of its author.
    if (policy.rows === 'supervised') return sql<boolean>`false`;
    return sql<boolean>`school_id = ${school.id} AND ${sql.id(person)} = ${principal.userId}`;
  };
}
