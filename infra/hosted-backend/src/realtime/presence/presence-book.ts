import type { Room } from '../rooms/room.ts';
import type { Presence } from './presence.ts';

/** Who is where, on every instance; each change goes to `announce`. */
export class PresenceBook {
  readonly #rooms = new Map<Room, Map<string, Presence>>();
  readonly #byInstance = new Map<string, Map<string, Presence>>();
  readonly #announce: (room: Room, joins: Presence[], leaves: Presence[]) => void;

  constructor(announce: (room: Room, joins: Presence[], leaves: Presence[]) => void) {
    this.#announce = announce;
  }

  of(room: Room): Presence[] {
    return [...(this.#rooms.get(room)?.values() ?? [])];
  }

  ofInstance(instance: string): Presence[] {
    return [...(this.#byInstance.get(instance)?.values() ?? [])];
  }

  change(instance: string, room: Room, joins: Presence[], leavingRefs: string[]): void {
    const leaves = leavingRefs.flatMap((ref) => this.#remove(instance, room, ref));
    const news = joins.filter((presence) => this.#add(instance, presence));
    if (news.length + leaves.length > 0) this.#announce(room, news, leaves);
  }

  /** All of one instance at once: what is not among them has gone. */
  replace(instance: string, presences: Presence[]): void {
    const refs = new Set(presences.map(({ ref }) => ref));
    const gone = this.ofInstance(instance).filter(({ ref }) => !refs.has(ref));
    for (const { room, ref } of gone) this.change(instance, room, [], [ref]);
    for (const presence of presences) this.change(instance, presence.room, [presence], []);
  }

  #add(instance: string, presence: Presence): boolean {
    const here = mapIn(this.#rooms, presence.room);
    if (here.has(presence.ref)) return false;
    here.set(presence.ref, presence);
    mapIn(this.#byInstance, instance).set(presence.ref, presence);
    return true;
  }

  #remove(instance: string, room: Room, ref: string): Presence[] {
    const presence = this.#rooms.get(room)?.get(ref);
    dropFrom(this.#rooms, room, ref);
    dropFrom(this.#byInstance, instance, ref);
    return presence ? [presence] : [];
  }
}

function mapIn<Key>(maps: Map<Key, Map<string, Presence>>, key: Key): Map<string, Presence> {
  const found = maps.get(key) ?? new Map<string, Presence>();
  maps.set(key, found);
  return found;
}

function dropFrom<Key>(maps: Map<Key, Map<string, Presence>>, key: Key, ref: string): void {
  const map = maps.get(key);
  map?.delete(ref);
  if (map?.size === 0) maps.delete(key);
}
