import { defineBucket } from '../../../../platform/hosted-backend/file-bucket.js';
import type { UploadRule } from '../../../../platform/uploads/upload-rule.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** Papers and pictures: nothing that a browser would run. */
const TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.presentationml.presentation`,
];

export const EVENT_FILE_RULE: UploadRule = { maxBytes: 5_000_000, types: TYPES };
export const MOST_FILES = 5;

/** A file may come a moment before its row, and goes a day after it was deleted. */
export const EVENT_FILES = defineBucket({
  name: 'event-files',
  maxBytes: EVENT_FILE_RULE.maxBytes,
  types: TYPES,
  graceDays: 1,
});

export function eventFilePath(schoolId: string, storedAs: string): string {
  return `${schoolId}/${storedAs}`;
}
