import { line, whole } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';
import { isSameName } from '../../../platform/nouns/same-name.js';

/** `capacity`: people, null where the school has not said. */
export const ROOM = noun('room', {
  table: 'rooms',
  rows: 'school',
  fields: { name: line(1, 60), capacity: whole(1, 5000).orNull() },
});
export type RoomContent = ContentOf<typeof ROOM>;

type Problem = Readonly<{ field: string; message: string }>;

export function problemsOfRoom({ name }: RoomContent, others: readonly RoomContent[]): Problem[] {
  const isTaken = others.some((other) => isSameName(other.name, name));
  return isTaken ? [{ field: 'name', message: 'another room has this name' }] : [];
}
