import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { openSessions } from './auth-sessions.ts';
import { hostedDatabaseUrl } from './hosted-database-url.ts';
import { interleave } from './interleave.ts';
import { type LoadResult, load } from './load.ts';
import type { Bench } from './product.ts';
import type { AuthOrder } from './reference/auth-loop.ts';
import { type ReferenceProcess, withReference } from './reference-process.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import { type Session, signIn } from './sign-in.ts';

const SIGN_INS = 60;
const REFRESHES = 500;

/** The hosted backend's sign-in and refresh, each checked by its status and, before, by what it hands out. */
export async function auth(bench: Bench): Promise<Row[]> {
  const session = await signIn(bench.environment);
  return withReference('auth-loop.ts', bench.environment, async (loop) => [
    ...(await refreshes(bench, loop, session)),
    ...(await signIns(bench, loop)),
  ]);
}

async function signIns({ environment }: Bench, loop: ReferenceProcess): Promise<Row[]> {
  const url = String(environment.SUPABASE_INTERNAL_URL);
  const body = JSON.stringify({ email: 'guru@aba1001.test', password: 'Cikgu#2026' });
  const request = tokenRequest(environment, 'password', body);
  const pairs = await interleave(
    () =>
      load(
        url,
        Array.from({ length: SIGN_INS }, () => request),
      ),
    () => loopOnce(loop, 'hash', SIGN_INS),
  );
  return [
    throughputRow({ name: 'sign-in / bare hash verify', goal: '' }, pairs, 'a second'),
    latencyRow({ name: 'sign-in, time to reply', goal: '' }, pairs),
  ];
}

async function refreshes(bench: Bench, loop: ReferenceProcess, { userId }: Session): Promise<Row[]> {
  const { environment } = bench;
  const url = String(environment.SUPABASE_INTERNAL_URL);
  const databaseUrl = hostedDatabaseUrl(bench);
  const refreshAll = async (): Promise<LoadResult> => {
    const tokens = await openSessions(databaseUrl, userId, REFRESHES);
    const bodies = tokens.map((refresh_token) => JSON.stringify({ refresh_token }));
    return load(
      url,
      bodies.map((body) => tokenRequest(environment, 'refresh_token', body)),
    );
  };
  const pairs = await interleave(refreshAll, () => loopOnce(loop, 'insert', REFRESHES));
  const served = await withReference('refresh-server.ts', environment, (server) =>
    interleave(refreshAll, () => refreshAtReference(bench, server)),
  );
  return [
    throughputRow({ name: 'refresh / bare signed insert', goal: '' }, pairs, 'a second'),
    latencyRow({ name: 'refresh, time to reply', goal: '' }, pairs),
    throughputRow({ name: 'refresh / Fastify + key + insert + signature', goal: '' }, served, 'a second'),
  ];
}

function refreshAtReference({ environment }: Bench, { url }: ReferenceProcess): Promise<LoadResult> {
  const bodies = Array.from({ length: REFRESHES }, () => JSON.stringify({ refresh_token: randomUUID() }));
  return load(
    url,
    bodies.map((body) => tokenRequest(environment, 'refresh_token', body)),
  );
}

const tokenRequest = (environment: Bench['environment'], grant: string, body: string): Request => ({
  method: 'POST',
  path: `/auth/v1/token?grant_type=${grant}`,
  headers: { apikey: environment.SUPABASE_PUBLISHABLE_KEY ?? '', 'content-type': 'application/json' },
  body,
});

const loopOnce = async (loop: ReferenceProcess, work: AuthOrder['work'], count: number) =>
  (await loop.ask({ work, count } satisfies AuthOrder)) as LoadResult;
