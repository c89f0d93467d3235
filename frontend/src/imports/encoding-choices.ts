import { ApiError } from '../api/api-error';
import type { TextEncoding } from './calls';

/** A way in which the text of a file may be written, with words of the file as they are then. */
export type EncodingChoice = Readonly<{
  encoding: TextEncoding;
  label: string;
  samples: readonly string[];
}>;

/** What a refusal asks to be chosen; none of any other. */
export function encodingsIn(failure: unknown): readonly EncodingChoice[] {
  if (!(failure instanceof ApiError) || failure.code !== 'IMPORT_ENCODING_UNKNOWN') return [];
  const { details } = failure;
  const choices: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'choices') : [];
  return Array.isArray(choices) ? choices : [];
}
