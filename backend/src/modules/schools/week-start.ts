import type { StateCode } from './malaysian-state.js';

/** The first day of a school's week. */
export type WeekStart = 'sunday' | 'monday';

/** Kedah, Kelantan and Terengganu: group A of the ministry's academic calendar, school from Sunday to Thursday. */
const GROUP_A: readonly StateCode[] = ['02', '03', '11'];

/** A school that never said where it is keeps the week of group B, as most states do. */
export function weekStartOf(state: StateCode | null): WeekStart {
  return state !== null && GROUP_A.includes(state) ? 'sunday' : 'monday';
}
