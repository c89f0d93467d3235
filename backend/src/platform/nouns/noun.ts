import type { Field } from './field.js';

export type Fields = Readonly<Record<string, Field>>;

/** How many of them a person may have, or a school, with the word for several, e.g. blocks. */
export type Most = readonly [count: number, several: string];

/**
 * Something of a school that is kept, changed, deleted and restored, said once: all that follows from it is read from here.
 * It is pure, so that rules and the front end read it too.
 */
export type Noun<
  Written extends Fields = Fields,
  ByServer extends Fields = Fields,
  Parts extends Fields = Fields,
  Limit extends Most | null = Most | null,
> = Readonly<{
  /** In lower case, e.g. lesson plan. */
  name: string;
  table: string;
  /** Whose rows: one person’s in a school, named by `author_id`, or the school’s. */
  rows: 'own' | 'school';
  /** What a client writes. */
  fields: Written;
  /** What is written beside it by who serves the request. */
  byServer: ByServer;
  /** What a client writes and other tables hold. */
  parts: Parts;
  /** Columns beside the content, which say how it stands with a row and which no client writes. */
  state: readonly string[];
  most: Limit;
}>;

type None = Readonly<Record<never, Field>>;

/** What is left out is not there. */
export function noun<
  Written extends Fields,
  ByServer extends Fields = None,
  Parts extends Fields = None,
  Limit extends Most | null = null,
>(
  name: string,
  declared: Pick<Noun<Written>, 'table' | 'rows' | 'fields'> &
    Partial<Pick<Noun<Written, ByServer, Parts, Limit>, 'byServer' | 'parts' | 'state' | 'most'>>,
): Noun<Written, ByServer, Parts, Limit>;
export function noun(name: string, declared: Pick<Noun, 'table' | 'rows' | 'fields'> & Partial<Noun>): Noun {
  return { byServer: {}, parts: {}, state: [], most: null, ...declared, name };
}

type ValuesOf<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name]['value'] };
type With<Of extends Fields, Trait> = {
  [Name in keyof Of]: Trait extends Of[Name]['trait'] ? Name : never;
}[keyof Of];
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** What the columns of its table hold of the content. */
export type RowOf<Of extends Noun> = Flat<ValuesOf<Of['fields']> & ValuesOf<Of['byServer']>>;

/** What other tables hold of it. */
export type PartsOf<Of extends Noun> = Flat<ValuesOf<Of['parts']>>;

/** All that a record says. */
export type ContentOf<Of extends Noun> = Flat<
  ValuesOf<Of['fields']> & ValuesOf<Of['byServer']> & ValuesOf<Of['parts']>
>;

/** What a client may leave out. */
export type AbsentOf<Of extends Noun> = With<Of['fields'], 'absent'>;

/** What a client sends. */
export type SentOf<Of extends Noun> = Flat<
  Omit<ValuesOf<Of['fields']>, AbsentOf<Of>> &
    Partial<Pick<ValuesOf<Of['fields']>, AbsentOf<Of>>> &
    ValuesOf<Of['parts']>
>;

/** What a new record has in the fields that may be empty. */
export type BlankOf<Of extends Noun> = Flat<Pick<ValuesOf<Of['fields']>, With<Of['fields'], 'blank'>>>;

/** What a seal holds of it: everything that nobody has named otherwise. */
export type SealedOf<Of extends Noun> = Flat<Omit<ContentOf<Of>, With<Of['fields'], 'unsealed'>>>;

/** The fields that may be empty, empty. */
export function blankOf<Of extends Noun>(of: Of): BlankOf<Of>;
export function blankOf({ fields }: Noun): unknown {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { rule, more }]): [string, unknown][] => {
      if (more.isNullable) return [[name, null]];
      if (rule.kind === 'lines' || rule.kind === 'ids') return [[name, []]];
      return 'min' in rule && rule.kind !== 'whole' && rule.min === 0 ? [[name, '']] : [];
    }),
  );
}

/** What a seal holds of a record, in the order in which it is declared; whatever else was read with it stays away. */
export function sealedOf<Of extends Noun>(of: Of, record: ContentOf<Of>): SealedOf<Of>;
export function sealedOf({ fields, byServer, parts }: Noun, record: object): unknown {
  const sealed = Object.entries({ ...fields, ...byServer, ...parts }).filter(
    ([, { more }]) => !more.isUnsealed,
  );
  return Object.fromEntries(sealed.map(([name]) => [name, Reflect.get(record, name)]));
}
