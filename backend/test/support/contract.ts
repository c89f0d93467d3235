import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Method } from './test-app.js';

export type Schema = Readonly<{
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
}>;
type Content = Readonly<Record<string, { schema: Schema }>>;
export type Operation = Readonly<{
  method: Method;
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  /** Undefined where nothing is sent, or a file. */
  body: Schema | undefined;
  summary?: string;
  security?: readonly object[];
  responses: Readonly<Record<string, Reply>>;
}>;
type Reply = Readonly<{ content?: Content; $ref?: string }>;

type Described = Omit<Operation, 'method' | 'path' | 'body' | 'parameters'> &
  Readonly<{ parameters?: Operation['parameters']; requestBody?: { content: Content } }>;
type Contract = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, Reply>>;
  };
}>;

const contract: Contract = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));

/** Everything the committed contract offers. */
export function operations(): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses, ...own }]) => ({
      ...own,
      method: method as Method,
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, reply]) => [status, replyOf(reply)]),
      ),
    })),
  );
}

function replyOf(reply: Reply): Reply {
  return contract.components.responses[reply.$ref?.split('/').at(-1) ?? ''] ?? reply;
}

/** Whether null may stand there, by the letter. */
export function allowsNull({ nullable, anyOf = [] }: Schema): boolean {
  return nullable === true || anyOf.some(allowsNull);
}

/** The schema that a reference names, or the schema itself. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name === undefined ? schema : contract.components.schemas[name]) ?? {};
}

const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
ajv.addSchema(asJsonSchema(contract) as object, 'contract');
const validators = new Map<Schema, ValidateFunction>();

/** What of the body the contract does not say; null where it says all of it. */
export function breachOf(schema: Schema, body: unknown): string | null {
  let validate = validators.get(schema);
  if (!validate) {
    validate = ajv.compile(asJsonSchema(schema) as object);
    validators.set(schema, validate);
  }
  return validate(body) ? null : ajv.errorsText(validate.errors);
}

/** OpenAPI 3.0 writes null beside the type, which is all that it widens; JSON Schema as one more type. */
function asJsonSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(asJsonSchema);
  if (typeof part !== 'object' || part === null) return part;
  const { nullable, $ref, type, ...rest } = part as Schema;
  if ($ref) return { $ref: `contract${$ref}` };
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, asJsonSchema(value)]));
  return type ? { ...own, type: nullable === true ? [type, 'null'] : type } : own;
}
