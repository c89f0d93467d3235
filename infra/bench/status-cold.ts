import { interleave } from './interleave.ts';
import { type LoadResult, load } from './load.ts';
import type { Bench } from './product.ts';
import { withReference } from './reference-process.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import { checkSameStatus } from './same-status.ts';
import type { Session } from './sign-in.ts';
import { statusPath, statusRequests } from './status-requests.ts';
import { checkHeaders, statusReply } from './told-reply.ts';

const REQUESTS = 2_000;
/** One warm-up and five repeats; what the checks ask for comes from the end. */
export const COLD_SCHOOLS = 6 * REQUESTS + 1;

/**
 * Every school is asked for once and never again, so nothing of it can be in any cache: not the school by its
 * code, not the membership, not the facts. Worse than any change can make it, which forgets no school.
 */
export async function statusCold(
  { environment }: Bench,
  url: string,
  session: Session,
  schoolCodes: readonly string[],
): Promise<Row[]> {
  const known = schoolCodes.at(-1) ?? '';
  const reply = await statusReply(url, session, known);
  const told = { ...environment, TOLD_REPLY: JSON.stringify(reply) };
  const pairs = await withReference('status-server.ts', told, async (server) => {
    await checkSameStatus([url, server.url], session, known);
    await checkHeaders(server.url, statusPath(known), session, reply);
    return interleave(askEachOnce(url, session, schoolCodes), askEachOnce(server.url, session, schoolCodes));
  });
  return [
    throughputRow(
      { name: 'status cold / Fastify + token + select, same headers', goal: '>= 0.7x' },
      pairs,
      'req/s',
    ),
    latencyRow({ name: 'status cold, time to reply', goal: '' }, pairs),
  ];
}

function askEachOnce(url: string, session: Session, codes: readonly string[]): () => Promise<LoadResult> {
  let asked = 0;
  return () => {
    const batch = codes.slice(asked, asked + REQUESTS);
    asked += REQUESTS;
    return load(url, statusRequests(session, batch));
  };
}
