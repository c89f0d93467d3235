import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import { usualBell } from '@rules/calendar/domain/day-plan';
import type { AskingClass, SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';
import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { classesQuery } from '../classes';
import { weekdayName } from './day-words';
import { addressOf, partParameter } from './part-address';

/** By which times every class is taught, on each day of school. */
export const calendarSetup: SetupLine = {
  title: 'Waktu loceng',
  order: 70,
  to: paths.academicCalendar + addressOf({ [partParameter]: 'waktu' }),
  async read(queries, year) {
    const [kept, classes] = await Promise.all([
      queries.fetchQuery(sessionCalendarQuery(year.id)),
      queries.fetchQuery(classesQuery(year.id)),
    ]);
    return bellsState(calendarOf(kept), classes.items);
  },
};

export function bellsState(
  calendar: Pick<SchoolCalendar, 'bellSchedules' | 'schoolWeekdays'>,
  classes: readonly (AskingClass & Readonly<{ name: string }>)[],
): SetupState {
  const verb = 'Tetapkan waktu';
  if (!calendar.bellSchedules.some(({ isUsual }) => isUsual))
    return { kind: 'open', sentence: 'Belum ada waktu loceng', verb };
  for (const weekday of calendar.schoolWeekdays) {
    const [first, ...others] = classes.filter((each) => usualBell(calendar, each, weekday) === null);
    if (!first) continue;
    const whose = others.length === 0 ? first.name : `${others.length + 1} kelas`;
    return { kind: 'open', sentence: `${whose} belum ada waktu pada hari ${weekdayName(weekday)}`, verb };
  }
  return { kind: 'done', sentence: `Setiap kelas ada waktu pada ${calendar.schoolWeekdays.length} hari` };
}
