import { line, whole } from '../../../platform/nouns/field.js';
import { type AbsentOf, type ContentOf, noun } from '../../../platform/nouns/noun.js';
import { isSameName } from '../../../platform/nouns/same-name.js';

/** `kind`: in words of the school, e.g. Makmal. `capacity`: people. Both null where the school has not said. */
export const ROOM = noun('room', {
  table: 'rooms',
  rows: 'school',
  fields: {
    name: line(1, 60),
    // The page of before it does not know it.
    kind: line(1, 60).orNull().orAbsent(),
    capacity: whole(1, 5000).orNull(),
  },
});
export type RoomContent = ContentOf<typeof ROOM>;
export type NewRoomField = AbsentOf<typeof ROOM>;

type Problem = Readonly<{ field: string; message: string }>;

export function problemsOfRoom(
  { name }: Pick<RoomContent, 'name'>,
  others: readonly Pick<RoomContent, 'name'>[],
): Problem[] {
  const isTaken = others.some((other) => isSameName(other.name, name));
  return isTaken ? [{ field: 'name', message: 'another room has this name' }] : [];
}
