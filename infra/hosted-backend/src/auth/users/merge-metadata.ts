import type { JsonObject } from '../../http/json.ts';

/** The given keys replace the stored ones; null removes a key. */
export function mergeMetadata(stored: JsonObject, given: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...stored, ...given }).filter(([, value]) => value !== null));
}
