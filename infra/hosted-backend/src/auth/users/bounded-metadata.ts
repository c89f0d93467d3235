import type { JsonObject } from '../../http/json.ts';
import { objectField } from '../../http/json-body.ts';
import { validationFailed } from '../auth-error.ts';
import { mergeMetadata } from './merge-metadata.ts';

/**
 * Bytes of JSON. Metadata goes with every token, and a session's cookie holds it twice: a server reads 16 kB of headers,
 * so that more would shut its owner out everywhere.
 */
const mostMetadataBytes = 2048;

/** @throws AuthError 400 validation_failed */
function refuseLargeMetadata(metadata: JsonObject, name: string): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > mostMetadataBytes) {
    throw validationFailed(`${name} is larger than ${mostMetadataBytes} bytes`);
  }
}

/** What is stored with what is given on top, if it is still small enough. */
export function extendMetadata(stored: JsonObject, given: JsonObject, name: string): JsonObject {
  const metadata = mergeMetadata(stored, given);
  refuseLargeMetadata(metadata, name);
  return metadata;
}

/** A field of a body that goes into the metadata of a user. */
export function metadataField(body: JsonObject, name: string): JsonObject | undefined {
  const metadata = objectField(body, name);
  if (metadata) refuseLargeMetadata(metadata, name);
  return metadata;
}
