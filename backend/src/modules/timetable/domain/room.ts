import { line, whole } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';

/** `capacity`: people, null where the school has not said. */
export const ROOM = noun('room', {
  table: 'rooms',
  rows: 'school',
  fields: { name: line(1, 60), capacity: whole(1, 5000).orNull() },
});
export type RoomContent = ContentOf<typeof ROOM>;

type Problem = Readonly<{ field: string; message: string }>;

export function problemsOfRoom({ name }: RoomContent, others: readonly RoomContent[]): Problem[] {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? [{ field: 'name', message: 'another room has this name' }] : [];
}
