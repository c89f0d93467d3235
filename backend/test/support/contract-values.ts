import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { allowsNull, resolved, type Schema } from './contract.js';

/** Whatever a client can put where something else is meant. */
export const JUNK: Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    null,
    true,
    -0,
    1e308,
    2 ** 53,
    '',
    '\0',
    '\ud83d',
    '9'.repeat(400),
    "';--",
    '2026-02-30',
    '1e309',
    '__proto__',
    [],
    {},
  ),
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
);

/** Of a shape that costs more to read than to send. */
const SHAPES: Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: 25, max: 60 }).map(nested),
  fc.integer({ min: 150, max: 400 }).map(wide),
  fc.integer({ min: 100, max: 500 }).map((count) => Array.from({ length: count }, () => ({}))),
  fc.integer({ min: 90, max: 900 }).map((length) => ({ ['k'.repeat(length)]: 1 })),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? { a: value } : [value];
  return value;
}

function wide(keys: number): object {
  return Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, at]));
}

/** By the name of the field: what leads past validation. */
const FITTING: Readonly<Record<string, readonly unknown[]>> = {
  planCode: ['t20', 't60'],
  termMonths: [1, 12],
  provider: ['simulated'],
  date: ['2026-11-23'],
  startTime: ['07:40'],
  endTime: ['08:40'],
  version: [1, 2],
  email: ['cikgu@contoh.test'],
  tin: ['C25845632020', null],
  state: ['selangor', 'johor'],
  perMinute: [60],
  amountSen: [100, 15_000],
  from: ['2026-11-01', '2026-11-01T00:00:00+08:00'],
  to: ['2026-12-01', '2026-12-01T00:00:00+08:00'],
  limit: [1, 50],
};

/** Mostly what the schema asks for; now and then one part of it is junk. */
export function requested(
  schema: Schema,
  known: Readonly<Record<string, string>>,
  name = '',
): Arbitrary<unknown> {
  const { allOf, anyOf, ...own } = resolved(schema);
  const part = allOf?.[0] ?? anyOf?.[0];
  const meant = part ? requested(part, known, name) : fittingOf(own, known, name);
  const options = [
    { arbitrary: meant, weight: 48 },
    { arbitrary: JUNK, weight: 2 },
    { arbitrary: SHAPES, weight: 1 },
  ];
  return fc.oneof(
    ...options,
    ...(allowsNull({ ...own, ...(anyOf && { anyOf }) }) ? [{ arbitrary: fc.constant(null), weight: 6 }] : []),
  );
}

function fittingOf(
  schema: Schema,
  known: Readonly<Record<string, string>>,
  name: string,
): Arbitrary<unknown> {
  const named = known[name];
  if (named !== undefined)
    return fc.oneof({ arbitrary: fc.constant(named), weight: 9 }, fc.constant(randomUUID()));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return recordOf(schema, known);
  if (schema.type === 'array')
    return fc.array(requested(schema.items ?? {}, known, name), { minLength: 1, maxLength: 3 });
  const fitting = FITTING[name];
  if (fitting) return fc.constantFrom(...fitting);
  return plainOf(schema);
}

function recordOf(
  { properties = {}, required = [] }: Schema,
  known: Readonly<Record<string, string>>,
): Arbitrary<unknown> {
  const parts = Object.entries(properties).map(
    ([name, part]) => [name, requested(part, known, name)] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] });
}

function plainOf({ type, format, minimum = 0, maximum = 1_000 }: Schema): Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return fc.integer({ min: minimum, max: maximum });
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constant('cikgu@contoh.test');
  return fc.oneof(fc.constant('Sekolah digabungkan'), fc.string({ minLength: 1, unit: 'grapheme' }));
}
