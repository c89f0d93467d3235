import { defineBucket } from '../../../platform/hosted-backend/file-bucket.js';

/** A file may come a moment before its row. */
export const PUPIL_PHOTOS = defineBucket({
  name: 'pupil-photos',
  maxBytes: 1_000_000,
  types: ['image/webp'],
  graceDays: 1,
});

export function photoName(fileId: string): string {
  return `${fileId}.webp`;
}

export function photoPath(schoolId: string, fileId: string): string {
  return `${schoolId}/${photoName(fileId)}`;
}
