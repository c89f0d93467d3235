import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AuthContext } from '../auth-context.ts';

/** Healthy only while the database answers; what else does not work stands in `degraded`, if anything. */
export function healthRoute(app: FastifyInstance, { database, complaints }: AuthContext): void {
  app.get('/health', async () => {
    await sql`select 1`.execute(database);
    const degraded = await complaints.now();
    const description = 'Embedded stand-in for the auth service';
    return { name: 'GoTrue', version: 'embedded', description, ...(degraded.length > 0 && { degraded }) };
  });
}
