/** What a route takes. */
export type UploadRule = Readonly<{ maxBytes: number; types: readonly string[] }>;
