const retries = 3;
const pause = 200;

/** Posts that only read. */
const readingPosts = ['/api/schools/exists', '/api/schools/validate-admin-access'];

/** Whether sending it twice does no more than sending it once. */
export function isRepeatable(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  if (request.headers.has('Idempotency-Key')) return true;
  return request.method === 'POST' && readingPosts.includes(new URL(request.url).pathname);
}

type Send<Reply> = (request: Request) => Promise<Reply>;
type Wait = (milliseconds: number) => Promise<void>;

const isWithoutNetwork = () => navigator.onLine === false;

const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a request that the network rejected again, up to 3 times: four tries in all. Never an aborted one, and none of a
 * device that knows it has no network: what it keeps is shown at once. A reply, whatever its status, is a reply. */
export async function sendRepeatedly<Reply>(
  request: Request,
  send: Send<Reply>,
  sleep: Wait = wait,
): Promise<Reply> {
  for (let retry = 0; ; retry++) {
    try {
      return await send(request.clone());
    } catch (failure) {
      if (retry === retries || request.signal.aborted || isWithoutNetwork()) throw failure;
      await sleep(pause * (retry + 1));
    }
  }
}

/** As above, for our own API: a write that may not be repeated is sent once. */
export function sendWithRetry<Reply>(
  request: Request,
  send: Send<Reply>,
  sleep: Wait = wait,
): Promise<Reply> {
  return isRepeatable(request) ? sendRepeatedly(request, send, sleep) : send(request);
}

const pausesOfPart = [1_000, 5_000, 30_000];

/**
 * A part of the application that nobody waits for. A phone that goes from one network to another takes along what was
 * being fetched: it is tried again, three times at most. Undefined once the signal says that it is not needed any more.
 */
export async function fetchPart<Part>(
  fetch: () => Promise<Part>,
  signal: AbortSignal,
): Promise<Part | undefined> {
  for (const pause of pausesOfPart) {
    const part = await fetch().catch(() => undefined);
    if (signal.aborted) return undefined;
    if (part) return part;
    await wait(pause);
  }
  return fetch();
}
