import { fileTypeFromBuffer } from 'file-type';

/** What the bytes are, whatever was said of them; null for what is none of these. */
export async function typeOfBytes(
  bytes: Buffer,
  { types }: Readonly<{ types: readonly string[] }>,
): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes);
  return found && types.includes(found.mime) ? found.mime : null;
}
