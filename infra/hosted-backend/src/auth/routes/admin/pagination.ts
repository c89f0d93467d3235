import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryText } from '../../../http/query-text.ts';
import { validationFailed } from '../../auth-error.ts';

export interface Page {
  page: number;
  perPage: number;
}

export const pageOf = (request: FastifyRequest): Page => ({
  page: whole(queryText(request, 'page'), 1),
  perPage: whole(queryText(request, 'per_page'), 50),
});

function whole(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw validationFailed('Bad Pagination Parameters');
  return Number(text);
}

/** auth-js takes the page from what follows the first equals sign, so `page` comes first. */
export function addPagination(
  reply: FastifyReply,
  path: string,
  { page, perPage }: Page,
  total: number,
): void {
  const last = Math.ceil(total / perPage);
  const link = (target: number, rel: string) => `<${path}?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const next = page < last ? [link(page + 1, 'next')] : [];
  reply.header('x-total-count', total).header('link', [...next, link(last, 'last')].join(', '));
}
