/** `capacity`: people, null where the school has not said. */
export type RoomContent = Readonly<{ name: string; capacity: number | null }>;

type Problem = Readonly<{ field: string; message: string }>;

export function problemsOfRoom({ name }: RoomContent, others: readonly RoomContent[]): Problem[] {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? [{ field: 'name', message: 'another room has this name' }] : [];
}
