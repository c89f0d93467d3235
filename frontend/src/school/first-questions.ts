import { addDays, type Day, isDay } from '@rules/calendar/day';
import { lessonDayFrom, unknownDays, weekOfSchool } from '@rules/calendar/domain/school-days';
import { deviceStorage } from '../site/safe-storage';

/** What pages ask for first, before they know the days of their school: the document and the page ask alike. */

/** The week of an address, else the one whose lessons come next. */
export function weekShownFirst(state: string | null, asked: string | null, today: Day): Day {
  const days = unknownDays(state);
  return weekOfSchool(days, asked && isDay(asked) ? asked : lessonDayFrom(days, today));
}

/** The week that holds today. */
export const weekOfToday = (state: string | null, today: Day): Day => weekOfSchool(unknownDays(state), today);

/** How far back what is still to be noted is looked for. */
const DAYS_BACK = 21;

export const daysToNote = (today: Day) => ({ from: addDays(today, -DAYS_BACK), to: today });

const key = 'school-state';

/** The state of the school of this host, as this device last heard: whether weeks begin on a Sunday. */
export const knownState = {
  read: (): string | null => deviceStorage.getItem(key),
  keep: (state: string | null) =>
    state === null ? deviceStorage.removeItem(key) : deviceStorage.setItem(key, state),
};
