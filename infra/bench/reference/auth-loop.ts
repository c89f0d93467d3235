import { createHash, randomBytes } from 'node:crypto';
import { compare, hash } from 'bcrypt';
import { generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { timedInLanes } from '../lanes.ts';

export type AuthOrder = Readonly<{ work: 'hash' | 'insert'; count: number }>;

const PASSWORD = 'Cikgu#2026';
// The hosted backend's own cost.
const stored = await hash(PASSWORD, 10);
const { privateKey } = await generateKeyPair('ES256');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

await pool.query(`CREATE TABLE app.reference_tokens (
  id bigserial PRIMARY KEY, token text NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT now())`);
process.on('message', async ({ work, count }: AuthOrder) => {
  const pieces = Array<AuthOrder['work']>(count).fill(work);
  process.send?.(await timedInLanes(pieces, (piece) => (piece === 'hash' ? verifyHash() : insertSigned())));
});
// What ends it with its parent has let go of the channel, which is all it waits on between two orders.
process.channel?.ref();
process.send?.('ready');

async function verifyHash(): Promise<void> {
  if (!(await compare(PASSWORD, stored))) throw new Error('The hash does not match.');
}

/** The least that a refresh needs: a new token's hash kept, and a signed one to hand out. */
async function insertSigned(): Promise<void> {
  const token = createHash('sha256').update(randomBytes(32)).digest('base64url');
  await pool.query('INSERT INTO app.reference_tokens (token) VALUES ($1)', [token]);
  await new SignJWT({ sub: token, role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256' })
    .setExpirationTime('10m')
    .sign(privateKey);
}
