import { interleave } from './interleave.ts';
import { load } from './load.ts';
import type { Bench } from './product.ts';
import { withReference } from './reference-process.ts';
import { latencyRow, type Row, throughputRow } from './row.ts';
import type { Session } from './sign-in.ts';
import { statusPath, statusRequests } from './status-requests.ts';
import { checkHeaders, statusReply } from './told-reply.ts';

/** So many that the round which is not counted is enough to compile what is hot. */
const REQUESTS = 20_000;

/** One school's status over and over: every guard, real tokens, caches filled. */
export async function statusHot(
  { environment }: Bench,
  url: string,
  session: Session,
  schoolCode: string,
): Promise<Row[]> {
  const requests = statusRequests(session, Array<string>(REQUESTS).fill(schoolCode));
  const greetings = requests.map((request) => ({ ...request, path: '/' }));
  const pairs = await withReference('nest-hello.mjs', environment, async (hello) => {
    await checkReplies(url, hello.url, session, schoolCode);
    return interleave(
      () => load(url, requests),
      () => load(hello.url, greetings),
    );
  });
  const reply = await statusReply(url, session, schoolCode);
  const told = { ...environment, TOLD_REPLY: JSON.stringify(reply) };
  const toldPairs = await withReference('nest-told.mjs', told, async (reference) => {
    await checkHeaders(reference.url, '/', session, reply);
    return interleave(
      () => load(url, requests),
      () => load(reference.url, greetings),
    );
  });
  return [
    throughputRow({ name: 'status hot / Nest, same headers and body', goal: '>= 0.45x' }, toldPairs, 'req/s'),
    throughputRow({ name: 'status hot / Nest hello', goal: '' }, pairs, 'req/s'),
    latencyRow({ name: 'status hot, time to reply', goal: 'p99 <= 5 ms' }, pairs),
  ];
}

async function checkReplies(url: string, helloUrl: string, session: Session, code: string): Promise<void> {
  const { authorization } = session;
  const status = await fetch(`${url}${statusPath(code)}`, { headers: { authorization } });
  const body = await status.text();
  const refusal = await fetch(`${url}${statusPath(code)}`, {
    headers: { authorization: `${authorization}x` },
  });
  const greeting = await (await fetch(helloUrl)).text();
  if (body.includes('"restrictionLevel":"none"') && refusal.status === 401 && greeting === 'Hello World!')
    return;
  throw new Error(`Wrong replies: ${body}, ${refusal.status}, ${greeting}`);
}
