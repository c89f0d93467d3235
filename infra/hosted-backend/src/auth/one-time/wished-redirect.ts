import type { FastifyRequest } from 'fastify';
import { queryText } from '../../http/query-text.ts';
import type { AuthContext } from '../auth-context.ts';
import { redirectTarget } from './redirect-target.ts';

export const wishedRedirect = ({ config }: AuthContext, request: FastifyRequest) =>
  redirectTarget(config, queryText(request, 'redirect_to'));
