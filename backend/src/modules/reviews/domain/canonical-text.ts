/** What a record says, as far as it is sealed: no instants, no fractions. */
export type Sealable =
  | string
  | number
  | boolean
  | null
  | readonly Sealable[]
  | Readonly<{ [name: string]: Sealable }>;

/** The one way in which a content is written, so that whoever has it gets the same hash (RFC 8785, JSON canonicalization). */
export function canonicalText(value: Sealable): string {
  if (isList(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}

const isList = (value: Sealable): value is readonly Sealable[] => Array.isArray(value);
