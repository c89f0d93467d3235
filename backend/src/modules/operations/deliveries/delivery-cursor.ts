import type { InboxPosition } from '../../webhooks/index.js';

const CURSOR = /^(\d{1,18}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The position as a cursor that clients hand back unread. */
export function toCursor({ at, id }: InboxPosition): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Null when the cursor is not one of ours. */
export function fromCursor(cursor: string): InboxPosition | null {
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at !== undefined && id !== undefined ? { at, id } : null;
}
