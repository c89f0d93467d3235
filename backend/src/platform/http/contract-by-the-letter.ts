import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Operation['responses'];
type Schemas = NonNullable<OpenAPIObject['components']>['schemas'];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } };

/** What a caller can be told for reasons that every route shares; `default` stands for what is left. */
const REFUSALS = {
  400: 'A part of the request is malformed or not valid',
  401: 'The bearer token is missing, expired or not valid',
  403: 'The caller may not do this, here or now',
  404: 'What is named does not exist for the caller',
  408: 'The body did not arrive in time',
  409: 'It contradicts what stands there by now',
  413: 'The body is too large',
  415: 'The body is of a type that the route does not read',
  429: 'Too many requests; Retry-After says when to come back',
} as const;
type Refusal = keyof typeof REFUSALS;

/** Marks an operation of a school while the document is made. */
export const OF_SCHOOL = 'x-of-school';

/** The guards read it before any handler, so that a route of a school that asks for nothing else takes it too. */
const SCHOOL_CODE = {
  name: 'schoolCode',
  required: false,
  in: 'query',
  description: 'The school, on the main domain; on the host of a school it may be left out',
  schema: { type: 'string', example: 'aba1001' },
} as const;

/** The generated document, complete: who may call, of which school, how it is refused, and null where null may stand. */
export function contractByTheLetter(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [[method, complete(ofSchool(operation, document.components?.schemas), method, path)] as const]
        : [];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }] as const;
  });
  const responses = Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [status, { description, content: ERROR }]),
  );
  const components = { ...document.components, responses };
  return withNulls(withSortedEnums({ ...document, paths: Object.fromEntries(paths), components }));
}

/** Names the school, unless what is asked or sent has a place for it. */
function ofSchool(
  { [OF_SCHOOL]: isOfSchool, ...operation }: Operation & { [OF_SCHOOL]?: boolean },
  schemas: Schemas,
): Operation {
  if (!isOfSchool || namesSchool(operation, schemas)) return operation;
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((each) => 'in' in each && each.in === 'path');
  const others = parameters.filter((each) => !inPath.includes(each));
  return { ...operation, parameters: [...inPath, SCHOOL_CODE, ...others] };
}

function namesSchool({ parameters = [], requestBody }: Operation, schemas: Schemas = {}): boolean {
  const isAsked = parameters.some((each) => 'name' in each && each.name === SCHOOL_CODE.name);
  const bodies = requestBody && 'content' in requestBody ? Object.values(requestBody.content) : [];
  return (
    isAsked ||
    bodies.some(({ schema }) => {
      if (!schema) return false;
      const named = '$ref' in schema ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
      return named !== undefined && 'properties' in named && SCHOOL_CODE.name in (named.properties ?? {});
    })
  );
}

function complete(operation: Operation, method: string, path: string): Operation {
  const { security = [], responses } = operation;
  const refused = refusalsOf(operation, method, path).map((status): [string, { $ref: string }] => [
    String(status),
    { $ref: `#/components/responses/${status}` },
  ]);
  const unique = [...new Map(security.map((one) => [JSON.stringify(one), one])).values()];
  return {
    ...operation,
    security: unique,
    responses: { ...Object.fromEntries(refused), ...responses } as Responses,
  };
}

function refusalsOf({ security = [], requestBody }: Operation, method: string, path: string): Refusal[] {
  const isSecured = security.length > 0;
  const isWrite = method !== 'get';
  return [
    400,
    ...(isSecured ? ([401, 403] as const) : []),
    ...(isSecured || path.includes('{') ? ([404] as const) : []),
    ...(isWrite && isSecured ? ([409] as const) : []),
    ...(requestBody ? ([408, 413, 415] as const) : []),
    429,
  ];
}

/** TypeScript orders a union by where it is first read, so that an import moved elsewhere would change the document. */
function withSortedEnums<Part>(part: Part): Part;
function withSortedEnums(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => withSortedEnums(item));
  if (typeof part !== 'object' || part === null) return part;
  const whole = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withSortedEnums(value)]));
  return Array.isArray(whole.enum) ? { ...whole, enum: whole.enum.toSorted() } : whole;
}

/**
 * `nullable` beside `allOf` allows no null by the letter of OpenAPI 3.0: it widens the type of its own schema, and
 * the other one still refuses. Either of two schemas does. An enum allows null that names it.
 */
function withNulls<Part>(part: Part): Part;
function withNulls(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => withNulls(item));
  if (typeof part !== 'object' || part === null) return part;
  const whole = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withNulls(value)]));
  if (whole.nullable !== true) return whole;
  const { nullable, allOf, type, ...rest } = whole;
  if (Array.isArray(rest.enum)) return { ...whole, enum: [...new Set([...rest.enum, null])] };
  if (!Array.isArray(allOf)) return whole;
  return { ...rest, anyOf: [...allOf, { type: 'object', nullable: true, enum: [null] }] };
}
