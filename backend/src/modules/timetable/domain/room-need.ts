import { isSameName } from '../../../platform/nouns/same-name.js';

/** Where a set has to be taught: in one room, or in any of a kind, as words of the school, that has the seats. */
export type RoomNeed = Readonly<{ roomId: string } | { kind: string; seats: number | null }>;

/** As it is written down: a room, or a kind. */
export type WrittenNeed = Readonly<{ roomId: string | null; kind: string | null; seats: number | null }>;

/** Null where nothing is asked for. */
export function needOf({ roomId, kind, seats }: WrittenNeed): RoomNeed | null {
  if (roomId !== null) return { roomId };
  return kind === null ? null : { kind, seats };
}

type Problem = Readonly<{ field: string; message: string }>;

export function problemsOfNeed({ roomId, kind, seats }: WrittenNeed, roomIds: readonly string[]): Problem[] {
  return [
    ...(roomId !== null && kind !== null
      ? [{ field: 'kind', message: 'a set asks for one room or for a kind of room' }]
      : []),
    ...(kind === null && seats !== null ? [{ field: 'seats', message: 'are those of a kind of room' }] : []),
    ...(roomId !== null && !roomIds.includes(roomId)
      ? [{ field: 'roomId', message: 'is no room of the school' }]
      : []),
  ];
}

type KnownRoom = Readonly<{ id: string; kind: string | null; capacity: number | null }>;

/** What would do, the smallest first, so that a small group leaves the large room to others. A room of unsaid seats does. */
export function roomsFor(need: RoomNeed, rooms: readonly KnownRoom[]): string[] {
  if ('roomId' in need) return rooms.flatMap(({ id }) => (id === need.roomId ? [id] : []));
  const { kind, seats } = need;
  return rooms
    .filter((room) => room.kind !== null && isSameName(room.kind, kind))
    .filter(({ capacity }) => seats === null || capacity === null || capacity >= seats)
    .toSorted((one, other) => (one.capacity ?? Infinity) - (other.capacity ?? Infinity))
    .map(({ id }) => id);
}

/** More would make a search slow and no better: of groups that are taught at one time each may be in many rooms. */
const MOST_CHOICES = 60;

/** A room for each of those that are taught at one time, none twice; null takes no room, and so may be any of them. */
export function roomChoices(ofEach: readonly (readonly (string | null)[])[]): (string | null)[][] {
  let choices: (string | null)[][] = [[]];
  for (const rooms of ofEach)
    choices = thinned(
      choices.flatMap((chosen) =>
        rooms.filter((room) => room === null || !chosen.includes(room)).map((room) => [...chosen, room]),
      ),
    );
  return choices;
}

/** Every so many-th, so that what is left still names all of the rooms. */
function thinned<Choice>(choices: readonly Choice[]): Choice[] {
  const step = Math.max(1, choices.length / MOST_CHOICES);
  return choices.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
