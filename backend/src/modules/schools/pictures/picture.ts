import { defineBucket, type FileBucket } from '../../../platform/hosted-backend/file-bucket.js';
import type { UploadRule } from '../../../platform/uploads/upload-rule.js';

/** As a phone makes it; it is made small afterwards. */
export const PICTURE_RULE: UploadRule = {
  maxBytes: 10_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif'],
};

export const PHOTOS = defineBucket({
  name: 'profile-photos',
  maxBytes: 1_000_000,
  types: ['image/webp'],
  graceDays: 0,
});
const LOGOS = defineBucket({
  name: 'school-logos',
  maxBytes: 1_000_000,
  types: ['image/png'],
  graceDays: null,
});

/** The file of a picture: one per person or school, replaced where it stands. */
export type PicturePlace = Readonly<{ bucket: FileBucket; path: string }>;

const PHOTO_ENDING = '.webp';

export function photoOf(schoolId: string, userId: string): PicturePlace {
  return { bucket: PHOTOS, path: `${schoolId}/${photoName(userId)}` };
}

export function photoName(userId: string): string {
  return `${userId}${PHOTO_ENDING}`;
}

/** The folder of all photos of a school. */
export function photosOf(schoolId: string): PicturePlace {
  return { bucket: PHOTOS, path: schoolId };
}

/** Whose photo a file of that folder is. */
export function personOf(fileName: string): string {
  return fileName.slice(0, -PHOTO_ENDING.length);
}

export function logoOf(schoolId: string): PicturePlace {
  return { bucket: LOGOS, path: `${schoolId}/logo.png` };
}
