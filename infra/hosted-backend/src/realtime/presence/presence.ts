import type { JsonObject } from '../../http/json.ts';
import type { Room } from '../rooms/room.ts';

/** Somebody who is there; `ref` is unique among all instances. */
export interface Presence {
  ref: string;
  room: Room;
  key: string;
  meta: JsonObject;
}

/** By key, as presence_state and presence_diff carry them. */
export function byKey(presences: Iterable<Presence>): JsonObject {
  const lists = new Map<string, JsonObject[]>();
  for (const { key, ref, meta } of presences) {
    const metas = lists.get(key) ?? [];
    metas.push({ ...meta, phx_ref: ref });
    lists.set(key, metas);
  }
  return Object.fromEntries(Array.from(lists, ([key, metas]) => [key, { metas }]));
}
