/** What the document has asked for before the application came. */
type AskedAhead = { authorization: string; at: number; reply: Promise<Response> };

/** By address. The script in the document and the application are built apart: this is where they meet. */
const meeting: typeof globalThis & { askedAhead?: Map<string, AskedAhead> } = globalThis;

/** As long as what was asked counts as new. */
const FRESH_MS = 30_000;

/** By the script in the document. */
export function askAhead(address: string, token: string): void {
  const authorization = `Bearer ${token}`;
  const reply = fetch(address, { headers: { authorization } });
  // Nobody may come for it.
  reply.catch(() => undefined);
  meeting.askedAhead ??= new Map();
  meeting.askedAhead.set(address, { authorization, at: Date.now(), reply });
}

/**
 * Carries a request, or takes the reply to the same question that the document asked: once, while it is new, and only
 * for whoever asks with the same token. After a write nothing that was asked before it is taken.
 */
export function sendOrTake(request: Request): Promise<Response> {
  if (request.method !== 'GET') meeting.askedAhead?.clear();
  const { pathname, search } = new URL(request.url);
  const asked = meeting.askedAhead?.get(pathname + search);
  meeting.askedAhead?.delete(pathname + search);
  const isOurs =
    asked?.authorization === request.headers.get('Authorization') && Date.now() - asked.at < FRESH_MS;
  return isOurs ? asked.reply.catch(() => fetch(request)) : fetch(request);
}
