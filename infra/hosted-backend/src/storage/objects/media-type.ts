import { fileTypeFromFile, supportedMimeTypes } from 'file-type';
import { invalidMimeType } from '../storage-error.ts';

const form = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}(?:;[\x20-\x7e]{0,200})?$/;

/** @throws StorageError InvalidMimeType for what is no media type or none the bucket takes */
export function mustBeAllowed(type: string, allowed: string[] | null): void {
  if (!form.test(type)) throw invalidMimeType(type);
  if (!allowed || allowed.length === 0) return;
  const given = essence(type);
  const fits = (pattern: string) =>
    pattern.endsWith('/*') ? given.startsWith(pattern.slice(0, -1)) : given === essence(pattern);
  if (!allowed.some(fits)) throw invalidMimeType(type);
}

/**
 * Holds the declared type against the bytes. A type that leaves traces must show them; one kind of image may pass
 * for another, as the clients' own suite does. Where a bucket names its types, what leaves no trace (a plain text)
 * must not be something that does (a program). Nothing at all is of every type.
 * @throws StorageError InvalidMimeType
 */
export async function mustMatchBytes(
  type: string,
  file: string,
  bucketTypes: string[] | null,
): Promise<void> {
  const declared = essence(type);
  const found = (await fileTypeFromFile(file))?.mime;
  const leavesTraces = supportedMimeTypes.has(declared) || kindOf(declared) === 'compound';
  const anything = declared === 'application/octet-stream' || !bucketTypes?.length;
  const fits = leavesTraces ? found && kindOf(found) === kindOf(declared) : anything || !found;
  if (!fits) throw invalidMimeType(type);
}

const essence = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';

const kinds: [RegExp, string][] = [
  [/^image\//, 'image'],
  [/^(audio|video)\//, 'recording'],
  [/^application\/(zip|epub\+zip|vnd\.(openxmlformats|oasis)[\w.-]*)$/, 'package'],
  [/^application\/(x-cfb|msword|vnd\.ms-(excel|powerpoint))$/, 'compound'],
];

const kindOf = (type: string) => kinds.find(([pattern]) => pattern.test(type))?.[1] ?? type;
