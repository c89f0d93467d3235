import { fileTypeFromBuffer } from 'file-type';
import type { UploadRule } from './upload-rule.js';

/** What the bytes are, whatever was said of them; null for what the rule does not take. */
export async function typeOfBytes(bytes: Buffer, { types }: UploadRule): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes);
  return found && types.includes(found.mime) ? found.mime : null;
}
