import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { fastify } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';

const { privateKey } = await generateKeyPair('ES256');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`CREATE TABLE app.reference_refreshes (
  id bigserial PRIMARY KEY, token text NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT now())`);
const digest = (text: string) => createHash('sha256').update(text).digest();
const key = digest(String(process.env.SUPABASE_PUBLISHABLE_KEY));
const server = fastify();

/** The least that a refresh over HTTP needs: the key compared, a new token's hash kept, and a signed one handed out. */
server.post<{ Body: { refresh_token: string } }>('/auth/v1/token', async ({ body, headers }, reply) => {
  if (!timingSafeEqual(digest(String(headers.apikey)), key)) return reply.status(401).send();
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(`${body.refresh_token}${token}`).digest('base64url');
  await pool.query('INSERT INTO app.reference_refreshes (token) VALUES ($1)', [hash]);
  const access_token = await new SignJWT({ sub: hash, role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256' })
    .setExpirationTime('10m')
    .sign(privateKey);
  return { access_token, refresh_token: token };
});

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
