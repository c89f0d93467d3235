import { resolved, type Schema } from './contract.js';

/** Bodies at the bounds that the contract states, each of a way that it is large. */
export type LargestBody = Readonly<{ what: string; body: unknown }>;

/** As JSON has to escape it, in six bytes: no letter that a browser sends takes more. */
const ESCAPED = '\v';
/** Three bytes in UTF-8, as all of Jawi, Tamil or Chinese that matters here. */
export const WIDE = '字';
const ORDINARY = { letters: 40, items: 1 } as const;

type Full = Readonly<{ texts: boolean; list: string | null; outer: boolean; letter: string }>;

/**
 * Every text at its longest with every list of the body itself full and one item in each list within; and each list
 * within full in one item. A product of full lists within full lists is no body that anybody means.
 */
export function largestBodies(schema: Schema, letter = ESCAPED): LargestBody[] {
  const lists = listsWithin(schema, '');
  return [
    {
      what: 'all lists full, all texts at their longest',
      body: largestOf(schema, '', { texts: true, list: null, outer: true, letter }),
    },
    ...lists
      .filter((path) => path.includes('[]'))
      .map((path) => ({
        what: `${path} full`,
        body: largestOf(schema, '', { texts: false, list: path, outer: false, letter }),
      })),
  ];
}

function listsWithin(schema: Schema, path: string): string[] {
  const { allOf = [], anyOf = [], items, properties = {} } = resolved(schema);
  return [
    ...[...allOf, ...anyOf].flatMap((part) => listsWithin(part, path)),
    ...Object.entries(properties).flatMap(([name, part]) => listsWithin(part, `${path}.${name}`)),
    ...(items ? [path, ...listsWithin(items, `${path}[]`)] : []),
  ];
}

function largestOf(schema: Schema, path: string, full: Full): unknown {
  const { allOf, anyOf, ...own } = resolved(schema);
  const parts = [...(allOf ?? []), ...(anyOf?.slice(0, 1) ?? [])];
  if (parts.length > 0)
    return Object.assign(
      {},
      ...parts.map((part) => largestOf(part, path, full)),
      propertiesOf(own, path, full),
    );
  if (own.type === 'array') return listOf(own, path, full);
  if (own.type === 'object' || own.properties) return propertiesOf(own, path, full);
  return own.type === 'string' || own.type === undefined ? textOf(own, full) : (own.maximum ?? 1);
}

function propertiesOf({ properties = {} }: Schema, path: string, full: Full): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, largestOf(part, `${path}.${name}`, full)]),
  );
}

function listOf(
  { items = {}, maxItems = ORDINARY.items, minItems = 0 }: Schema,
  path: string,
  full: Full,
): unknown[] {
  const isFull = full.list === path || (full.outer && !path.includes('[]'));
  const length = isFull ? maxItems : Math.max(minItems, ORDINARY.items);
  const item = largestOf(items, `${path}[]`, full);
  return Array.from({ length }, () => item);
}

function textOf({ format, enum: choices, maxLength }: Schema, { texts, letter }: Full): string {
  if (choices) return String(choices.toSorted((one, other) => String(other).length - String(one).length)[0]);
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return letter.repeat(
    texts ? (maxLength ?? ORDINARY.letters) : Math.min(maxLength ?? ORDINARY.letters, ORDINARY.letters),
  );
}
