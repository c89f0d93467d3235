import { type RawBuilder, sql } from 'kysely';

/** The column that holds a field, and how it is read and written where the driver's own type is not the field's. */
export type Column<Value> = Readonly<{
  name: string;
  read: RawBuilder<Value>;
  write?: (value: unknown) => unknown;
}>;

/** A field without a column does not compile, one that may be null neither. */
export type Columns<Content> = Readonly<{ [Field in keyof Content]-?: Column<Content[Field]> }>;

/** All columns of a record that only its author writes, in the order in which a file has them: for what a module declares of its table. */
export function ownRecordColumns<Content>(columns: Columns<Content>): string[] {
  const named: Column<unknown>[] = Object.values(columns);
  const own = named.map(({ name }) => name);
  return ['school_id', 'id', 'author_id', 'version', ...own, 'created_at', 'updated_at', 'deleted_at'];
}

/** Content as a client sends it. A field that is new in a release may be absent: yesterday's page does not know it. */
export type Sent<Content, New extends keyof Content = never> = Omit<Content, New> &
  Partial<Pick<Content, New>>;

export function text(name: string): Column<string> {
  return { name, read: sql.id(name) };
}

export function textOrNull(name: string): Column<string | null> {
  return { name, read: sql.id(name) };
}

/** For what the driver reads as the field has it: ids, lists of texts, whole numbers, words of a kind. */
export function plain<Value>(name: string): Column<Value> {
  return { name, read: sql.id(name) };
}

/** For lists of objects, which are read and written together. */
export function json<Value>(name: string): Column<Value> {
  return { name, read: sql.id(name), write: (value) => JSON.stringify(value) };
}

/** YYYY-MM-DD */
export function day(name: string): Column<string> {
  return { name, read: sql`to_char(${sql.id(name)}, 'YYYY-MM-DD')` };
}

/** YYYY-MM-DD */
export function dayOrNull(name: string): Column<string | null> {
  return { name, read: sql`to_char(${sql.id(name)}, 'YYYY-MM-DD')` };
}

/** HH:MM */
export function timeOfDay(name: string): Column<string> {
  return { name, read: sql`to_char(${sql.id(name)}, 'HH24:MI')` };
}

/** HH:MM */
export function timeOfDayOrNull(name: string): Column<string | null> {
  return { name, read: sql`to_char(${sql.id(name)}, 'HH24:MI')` };
}

/** What is read and never written by a client. */
export type Derived<Fields> = Readonly<{ [Field in keyof Fields]-?: RawBuilder<Fields[Field]> }>;
