import type { FileBucket } from '../../../platform/hosted-backend/file-buckets.js';

/** The file of a picture: one per person or school, replaced where it stands. */
export type PicturePlace = Readonly<{ bucket: FileBucket; path: string }>;

const PHOTO_ENDING = '.webp';

export function photoOf(schoolId: string, userId: string): PicturePlace {
  return { bucket: 'profile-photos', path: `${schoolId}/${photoName(userId)}` };
}

export function photoName(userId: string): string {
  return `${userId}${PHOTO_ENDING}`;
}

/** The folder of all photos of a school. */
export function photosOf(schoolId: string): PicturePlace {
  return { bucket: 'profile-photos', path: schoolId };
}

/** Whose photo a file of that folder is. */
export function personOf(fileName: string): string {
  return fileName.slice(0, -PHOTO_ENDING.length);
}

export function logoOf(schoolId: string): PicturePlace {
  return { bucket: 'school-logos', path: `${schoolId}/logo.png` };
}
