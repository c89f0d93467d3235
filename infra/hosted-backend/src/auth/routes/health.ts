import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AuthContext } from '../auth-context.ts';

/** Healthy only while the database answers. */
export function healthRoute(app: FastifyInstance, { database }: AuthContext): void {
  app.get('/health', async () => {
    await sql`select 1`.execute(database);
    return { name: 'GoTrue', version: 'embedded', description: 'Embedded stand-in for the auth service' };
  });
}
