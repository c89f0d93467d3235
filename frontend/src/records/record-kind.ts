import type { QueryKey } from '@tanstack/react-query';

/** What the server adds to the fields that a person writes. `version` grows by one with each change. */
export type Saved<Fields> = Fields & {
  id: string;
  version: number;
  /** ISO instants. */
  updatedAt: string;
  deletedAt: string | null;
};

export type FieldName<Fields> = keyof Fields & string;
export type FieldErrors<Fields> = Partial<Record<FieldName<Fields>, string>>;

/** How a record reaches the server. `keepalive` lets the request outlive the page. */
export type RecordCalls<Fields> = {
  read: (id: string) => Promise<Saved<Fields>>;
  /** As this device saw it last, for the time without a network. */
  readKept: (id: string) => Promise<Saved<Fields> | undefined>;
  /** Under the client's id: creating the same record again answers with the first. */
  create: (id: string, fields: Fields, keepalive: boolean) => Promise<Saved<Fields>>;
  update: (id: string, version: number, fields: Fields, keepalive: boolean) => Promise<Saved<Fields>>;
  restore: (id: string) => Promise<Saved<Fields>>;
};

/** All that an editor must know of its noun. Autosave, drafts on the device, retries, conflicts and the saved state
 * come with it. */
export type RecordKind<Fields extends object> = {
  /** Names what waits on a device: it never changes, or what waits there is not found again. */
  name: string;
  /** In sentences: "Rancangan ini telah dipadam." */
  noun: string;
  labels: Readonly<Record<FieldName<Fields>, string>>;
  /** An empty form on this day (YYYY-MM-DD). */
  blank: (today: string) => Fields;
  fieldsOf: (saved: Fields) => Fields;
  /** A text that this device kept, perhaps for a form of long ago: what it lacks was not written, and stands as given. */
  readDraft: (kept: Partial<Fields>, unwritten: Fields) => Fields;
  /** What keeps the text from being saved, by field. */
  errors: (fields: Fields) => FieldErrors<Fields>;
  /** A field as a person compares it. */
  words: (fields: Fields, field: FieldName<Fields>) => string;
  titleOf: (fields: Fields) => string;
  addressOf: (id: string) => string;
  /** Of the queries that a saved record makes old. */
  queryKey: QueryKey;
  calls: RecordCalls<Fields>;
};
