import { formatList } from '../../../ui/format';

/** Somebody who has a record open, as they told the room. */
export type Present = { userId: string; name: string };

type RoomState = Readonly<Record<string, readonly object[]>>;

function isPresent(told: object): told is Present {
  return (
    'userId' in told && typeof told.userId === 'string' && 'name' in told && typeof told.name === 'string'
  );
}

/** Each person once, however many tabs; not the tab that asks. A room's keys are tabs. */
export function othersIn(state: RoomState, ownKey: string): Present[] {
  const told = Object.entries(state).flatMap(([key, metas]) => (key === ownKey ? [] : metas));
  const people = new Map(told.filter(isPresent).map(({ userId, name }) => [userId, { userId, name }]));
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name, 'ms'));
}

/** What a screen says of them; nothing when nobody else is there. */
export function presenceSentence(others: readonly Present[], ownId: string): string | undefined {
  const names = others.filter(({ userId }) => userId !== ownId).map(({ name }) => name);
  if (names.length > 0) return `${formatList(names)} sedang membuka rancangan ini.`;
  return others.length > 0 ? 'Anda juga membuka rancangan ini di tempat lain.' : undefined;
}
