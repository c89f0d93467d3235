import type { AppError } from '../errors/app-error.js';

/** What a route takes. */
export type UploadRule = Readonly<{
  maxBytes: number;
  /** Null where whoever reads the file finds out what it is. */
  types: readonly string[] | null;
  /** Said in place of the general refusal. */
  tooLarge?: () => AppError;
}>;
