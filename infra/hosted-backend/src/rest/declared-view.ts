import type { FastifyRequest } from 'fastify';
import type { HostedBackendConfig } from '../config/hosted-backend-config.ts';
import { RestError } from './rest-error.ts';

type Exposed = Pick<HostedBackendConfig, 'restViews'>;

/** @throws RestError 406 for a schema without declared views, 404 for a view that is not declared */
export function declaredView(
  exposed: Exposed,
  request: FastifyRequest,
  name: string,
): { schema: string; name: string } {
  const schema = exposedSchema(exposed, request);
  if (!exposed.restViews.includes(`${schema}.${name}`)) throw notDeclared(schema, name);
  return { schema, name };
}

/** @throws RestError 406 for a schema without declared views */
export function exposedSchema({ restViews }: Exposed, request: FastifyRequest): string {
  const schemas = [...new Set(restViews.map((each) => each.split('.')[0] ?? ''))];
  const schema = wishedSchema(request) ?? schemas[0] ?? 'public';
  if (schemas.length > 0 && !schemas.includes(schema)) throw unknownSchema(schema, schemas);
  return schema;
}

function wishedSchema({ headers, method }: FastifyRequest): string | undefined {
  const reading = method === 'GET' || method === 'HEAD';
  const wished = headers[reading ? 'accept-profile' : 'content-profile'];
  return typeof wished === 'string' ? wished : undefined;
}

const unknownSchema = (schema: string, schemas: string[]) =>
  new RestError(
    406,
    'PGRST106',
    `Invalid schema: ${schema}`,
    `Only these are exposed: ${schemas.join(', ')}`,
  );

const notDeclared = (schema: string, name: string) =>
  new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`);
