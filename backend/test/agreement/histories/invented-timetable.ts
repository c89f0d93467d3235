import type { Bell, Slot, TeachingSet } from '../model/school.ts';
import type { Random } from './random.ts';

const PERIOD = 30;
const START = 460;

/** Five periods, recess, then five more; Friday ends two periods earlier. */
export const inventedBells = (): Bell[] =>
  [1, 2, 3, 4, 5].flatMap((weekday) => {
    const after = weekday === 5 ? 3 : 5;
    const morning = Array.from({ length: 5 }, (_, i) => START + i * PERIOD);
    const recess = START + 5 * PERIOD;
    const later = Array.from({ length: after }, (_, i) => recess + 20 + i * PERIOD);
    return [
      ...[...morning, ...later].map((from) => ({
        weekday,
        from,
        to: from + PERIOD,
        recess: false,
      })),
      { weekday, from: recess, to: recess + 20, recess: true },
    ];
  });

/** Nobody and no class is in two places: each set gets three to five lessons, as far as there is room, of one or two periods. */
export function inventedTimetable(random: Random, sets: TeachingSet[], bells: Bell[]): Slot[] {
  const slots: Slot[] = [];
  for (const set of sets) {
    for (let wanted = random.whole(3, 5); wanted > 0; wanted--) {
      const lesson = placeFor(random, set, sets, slots, bells);
      slots.push(...lesson);
    }
  }
  return slots;
}

function placeFor(
  random: Random,
  set: TeachingSet,
  sets: TeachingSet[],
  taken: Slot[],
  bells: Bell[],
): Slot[] {
  for (let tries = 0; tries < 30; tries++) {
    const bell = random.one(bells.filter((b) => !b.recess));
    if (!bell) return [];
    const next = bells.find((b) => !b.recess && b.weekday === bell.weekday && b.from === bell.to);
    const periods = next && random.chance(0.35) ? [bell, next] : [bell];
    const slots = periods.map((b) => ({
      set: set.tag,
      weekday: b.weekday,
      from: b.from,
      to: b.to,
      room: set.classes[0] ?? '',
    }));
    if (slots.every((s) => isFree(s, set, sets, taken))) return slots;
  }
  return [];
}

const isFree = (slot: Slot, set: TeachingSet, sets: TeachingSet[], taken: Slot[]): boolean =>
  taken
    .filter((t) => t.weekday === slot.weekday && t.from === slot.from)
    .every((t) => {
      const other = sets.find((s) => s.tag === t.set);
      return !other || (!shares(other.classes, set.classes) && !shares(people(other), people(set)));
    });

export const people = (set: TeachingSet): string[] => set.teachers.map((t) => t.person);

export const shares = (a: string[], b: string[]): boolean => a.some((x) => b.includes(x));
