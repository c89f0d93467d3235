import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';

const BACKUP_DAYS = 35;

/** The day on which the last backup that holds what was erased is gone. */
export function backupsGoneAfter(now: number): Day {
  return addDays(dayOf(now), BACKUP_DAYS);
}
