import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ViewRows } from './read-view.ts';
import { RestError } from './rest-error.ts';

const oneObject = 'application/vnd.pgrst.object+json';
const accepted = ['application/json', 'application/vnd.pgrst.array+json', oneObject, 'application/*', '*/*'];

/** @throws RestError 406 for a form that is not made here, such as CSV */
export function checkAccepted(request: FastifyRequest): void {
  const wishes = wishesOf(request);
  if (wishes.some((wish) => accepted.includes(wish))) return;
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${wishes.join(', ')}`);
}

/** Without the parameters, of which none is honoured. */
const wishesOf = ({ headers }: FastifyRequest) =>
  (headers.accept || '*/*').split(',').map((each) => each.replace(/;.*/s, '').trim());

export const wantsCount = ({ headers }: FastifyRequest) => /\bcount=/.test(String(headers.prefer ?? ''));

export function answerRows(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: ViewRows,
  offset: number,
): FastifyReply {
  const { length, total } = rows;
  if (total !== null && offset > 0 && offset >= total) throw beyondTheEnd(offset, total);
  reply.header('content-range', `${length === 0 ? '*' : `${offset}-${offset + length - 1}`}/${total ?? '*'}`);
  if (wishesOf(request).includes(oneObject)) return answerOne(reply, rows);
  const partial = total !== null && length < total;
  return reply
    .status(partial ? 206 : 200)
    .type('application/json; charset=utf-8')
    .send(rows.json);
}

function answerOne(reply: FastifyReply, { json, length }: ViewRows): FastifyReply {
  if (length !== 1) {
    const details = `The result contains ${length} rows`;
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details);
  }
  return reply.type(`${oneObject}; charset=utf-8`).send(json.slice(1, -1));
}

const beyondTheEnd = (offset: number, total: number) =>
  new RestError(
    416,
    'PGRST103',
    'Requested range not satisfiable',
    `An offset of ${offset} was requested, but there are only ${total} rows.`,
  );
