import { ApiError, unheard } from './api-error';
import { answersNothing } from './empty-replies';
import { sendWithRetry } from './retry';
import { timeLimitOf, within } from './time-limit';
import { blobOf, readWhole, textOf, type WholeReply } from './whole-reply';

export type Call = {
  request: Request;
  /** As the contract has it. */
  path: string;
  isFile: boolean;
};

/** What carries a request. */
export type Send = (request: Request) => Promise<Response>;

/**
 * One call of our own API from its first moment to the last byte of the reply, in its time. Gives a reply that is whole
 * and of the kind that the contract promises, or a refusal; rejects with an ApiError and nothing else.
 *
 * `prepare` puts on what the request still lacks: it may ask the network for it.
 */
export async function answerTo(
  call: Call,
  prepare: (request: Request) => Promise<void>,
  send: Send,
): Promise<Response> {
  const { request } = call;
  const limit = timeLimitOf({ ...call, method: request.method, isForm: isForm(request) });
  try {
    const reply = await within(limit, request.signal, async (signal, heard) => {
      await prepare(request);
      const limited = new Request(request, { signal });
      // A file that broke off is large, or was drawn for this: whether to begin it anew is for a person to say.
      if (call.isFile) return readWhole(await sendWithRetry(limited, send), heard);
      return sendWithRetry(limited, async (sent) => readWhole(await send(sent), heard));
    });
    return reply.head.ok ? promised(reply, call) : readAgain(textOf(reply), reply);
  } catch (failure) {
    if (request.signal.aborted) throw new ApiError('ABANDONED', 0, String(request.signal.reason));
    throw unheard(failure);
  }
}

const isForm = ({ headers }: Request) => headers.get('Content-Type')?.startsWith('multipart/') ?? false;

/** A wall that wants its own page to be read first answers for us, with a page or with nothing. */
function promised(reply: WholeReply, { request, path, isFile }: Call): Response {
  const isEmpty = reply.head.status === 204;
  if (isEmpty !== answersNothing(request.method, path)) throw new TypeError('It is not our reply.');
  if (isEmpty) return reply.head;
  return isFile ? fileIn(reply) : new ParsedReply(valueIn(reply), reply.head);
}

function fileIn(reply: WholeReply): Response {
  const file = blobOf(reply);
  if (file.size === 0 || file.type.startsWith('text/html')) throw new TypeError('It is no file of ours.');
  return readAgain(file, reply);
}

/** Every reply of the API with words is an object. */
function valueIn(reply: WholeReply): object {
  const value: unknown = JSON.parse(textOf(reply));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('It is no reply of ours.');
  return value;
}

function readAgain(body: string | Blob, { head }: WholeReply): Response {
  return new Response(body, head);
}

/** What reads a reply asks for its `json` where it has a length: it is not parsed twice. */
class ParsedReply extends Response {
  constructor(
    private readonly value: object,
    { status, statusText }: Response,
  ) {
    super('{}', { status, statusText, headers: { 'Content-Length': '2' } });
  }

  override json(): Promise<object> {
    return Promise.resolve(this.value);
  }
}
