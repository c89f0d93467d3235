import type { Pool } from 'pg';

/**
 * A lost connection fails the query that runs on it, and the pool replaces it. It also emits an error, idle or
 * between two queries of a transaction, which ends the process where nobody listens.
 */
export function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
