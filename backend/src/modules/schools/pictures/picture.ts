import type { FileBucket } from '../../../platform/hosted-backend/file-buckets.js';

/** The file of a picture: one per person or school, replaced where it stands. */
export type PicturePlace = Readonly<{ bucket: FileBucket; path: string }>;

export function photoOf(schoolId: string, userId: string): PicturePlace {
  return { bucket: 'profile-photos', path: `${schoolId}/${userId}.webp` };
}

export function logoOf(schoolId: string): PicturePlace {
  return { bucket: 'school-logos', path: `${schoolId}/logo.png` };
}
