import type { Room, RoomNeed } from '../calls';

/** "Makmal Sains 1", "mana-mana Makmal, 30 tempat duduk". */
export function needWords(rooms: readonly Room[], { roomId, kind, seats }: RoomNeed): string {
  if (kind === null) return rooms.find(({ id }) => id === roomId)?.name ?? 'bilik yang sudah tiada';
  return seats === null ? `mana-mana ${kind}` : `mana-mana ${kind}, ${seats} tempat duduk`;
}
