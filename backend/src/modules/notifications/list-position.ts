/** Where a notification stands in the list: the newest first, then by id. `at`: epoch milliseconds. */
export type ListPosition = Readonly<{ at: number; id: string }>;

const FORM = /^(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The position as a cursor that clients hand back unread. */
export function toCursor({ at, id }: ListPosition): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Null when the cursor is not one of ours. */
export function fromCursor(cursor: string): ListPosition | null {
  const [, at, id] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at && id ? { at: Number(at), id } : null;
}
