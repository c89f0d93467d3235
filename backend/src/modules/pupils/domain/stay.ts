import { addDays, type Day } from '../../../platform/calendar/day.js';

/** Where a pupil is, a class or a group of one, from one day to another, the last one included. `toDay` null: open. */
export type Stay = Readonly<{ placeId: string; fromDay: Day; toDay: Day | null }>;

export function isStayOn(day: Day, { fromDay, toDay }: Omit<Stay, 'placeId'>): boolean {
  return fromDay <= day && (toDay === null || day <= toDay);
}

/**
 * The stays of a pupil who is in these places, and in no other, from a day on. Whatever was planned for later is
 * replaced; whoever was in a place until the day before goes on there without a break, so that a move is taken back by
 * the opposite one.
 */
export function placedFrom(day: Day, placeIds: readonly string[], stays: readonly Stay[]): Stay[] {
  const dayBefore = addDays(day, -1);
  const earlier = stays.filter(({ fromDay }) => fromDay < day);
  const runsOn = (stay: Stay) => placeIds.includes(stay.placeId) && isStayOn(dayBefore, stay);
  const until = earlier.map((stay) => {
    if (runsOn(stay)) return { ...stay, toDay: null };
    return isStayOn(day, stay) ? { ...stay, toDay: dayBefore } : stay;
  });
  const begun = placeIds.filter(
    (placeId) => !earlier.some((stay) => stay.placeId === placeId && runsOn(stay)),
  );
  return [...until, ...begun.map((placeId) => ({ placeId, fromDay: day, toDay: null }))];
}
