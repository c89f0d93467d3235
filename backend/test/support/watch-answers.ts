import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { breachOf, operations } from './contract.js';

const described = new Map(
  operations().map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** Holds every JSON answer of the application against the contract; gives what the contract does not say. */
export function watchAnswers(app: NestFastifyApplication): () => readonly string[] {
  const breaches = new Set<string>();
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', (request, reply, payload, done) => {
    const route = `${request.method.toLowerCase()} ${pathOf(request.routeOptions.url ?? '')}`;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson && typeof payload === 'string') {
      const breach = breachOfAnswer(route, reply.statusCode, payload);
      if (breach) breaches.add(`${route} ${reply.statusCode}: ${breach}`);
    }
    done(null, payload);
  });
  return () => [...breaches];
}

/** "/api/members/:userId" as the contract writes it. */
function pathOf(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}');
}

function breachOfAnswer(route: string, status: number, payload: string): string | null {
  const operation = described.get(route);
  if (!operation) return null;
  const { responses } = operation;
  if (status < 400 && !responses[status]) return 'a status that is not there';
  const schema = (responses[status] ?? responses.default)?.content?.['application/json']?.schema;
  return schema ? breachOf(schema, JSON.parse(payload)) : 'a body where there is none';
}
