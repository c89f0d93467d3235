import { isPlainText } from '../../../platform/http/is-plain-text.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UUID_LENGTH = 36;

/** Where a page ends: the value it is sorted by, and the school. */
export type FinancePosition = Readonly<{ key: string; schoolId: string }>;

/** The position as a cursor that clients hand back unread. */
export function toCursor({ key, schoolId }: FinancePosition): string {
  return Buffer.from(schoolId + key).toString('base64url');
}

/** Null when the cursor is not one of ours. */
export function fromCursor(cursor: string): FinancePosition | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [schoolId, key] = [text.slice(0, UUID_LENGTH), text.slice(UUID_LENGTH)];
  return UUID.test(schoolId) && isPlainText(key) ? { schoolId, key } : null;
}
