import { sendRepeatedly } from './retry';
import { onlyHeard, within } from './time-limit';
import { readWhole, textOf } from './whole-reply';

type Tries = 'once' | 'repeatedly';

/**
 * Of the hosted backend, whole and in its time. It speaks JSON: a page comes from a wall on the way, and rejects as a
 * network that is away does. Taken for a refusal, it would end a session.
 */
export async function hostedReply(request: Request, tries: Tries = 'repeatedly'): Promise<Response> {
  const reply = await within(onlyHeard, request.signal, (signal, heard) => {
    const limited = new Request(request, { signal });
    const send = async (sent: Request) => readWhole(await fetch(sent), heard);
    return tries === 'once' ? send(limited) : sendRepeatedly(limited, send);
  });
  const text = textOf(reply);
  if (text === '' && reply.head.ok) return new Response(null, reply.head);
  JSON.parse(text);
  return new Response(text, reply.head);
}
