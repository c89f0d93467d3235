/** What a route takes. */
export type UploadRule = Readonly<{ maxBytes: number; types: readonly string[] }>;

/** As a phone makes it; it is made small afterwards. */
export const PICTURE: UploadRule = {
  maxBytes: 10_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif'],
};

/** A photo or a print of a receipt. */
export const EVIDENCE: UploadRule = {
  maxBytes: 5_000_000,
  types: ['image/jpeg', 'image/png', 'application/pdf'],
};
