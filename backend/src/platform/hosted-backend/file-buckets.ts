/** Where the product keeps files, and what each takes. */
export const FILE_BUCKETS = {
  'profile-photos': { maxBytes: 1_000_000, types: ['image/webp'] },
  'school-logos': { maxBytes: 1_000_000, types: ['image/png'] },
  'payment-evidence': { maxBytes: 5_000_000, types: ['image/jpeg', 'image/png', 'application/pdf'] },
} as const;

export type FileBucket = keyof typeof FILE_BUCKETS;
