import { usualBell } from '@rules/calendar/domain/day-plan';
import type { SchoolCalendar, Weekday } from '@rules/calendar/domain/school-calendar';
import { type TakenOver, takenOver } from '@rules/timetable/domain/import/take-over';
import { useMemo } from 'react';
import type { SchoolClass, Subject, TeachingSet } from '../../classes';
import type { Room } from '../calls';
import type { Colleague } from '../known';
import type { KeptImport } from './kept-import';

/** What a file is matched with. */
export type ImportSchool = {
  calendar: SchoolCalendar;
  classes: readonly SchoolClass[];
  people: readonly Colleague[];
  rooms: readonly Room[];
  subjects: readonly Subject[];
  sets: readonly TeachingSet[];
};

export type Taking = { school: ImportSchool; kept: KeptImport; taken: TakenOver };

/** All that follows from the file, the school and what was chosen. */
export function useTakenOver(school: ImportSchool, kept: KeptImport): TakenOver {
  const { file, choices, setChoices, term } = kept;
  return useMemo(() => {
    const { calendar } = school;
    const asking = new Map(school.classes.map((each) => [each.id, each]));
    return takenOver({
      file: file.names,
      slots: file.slots,
      school,
      remembered: file.remembered,
      choices,
      setChoices,
      week: {
        weekdays: calendar.schoolWeekdays,
        cycleWeeks: calendar.cycle.weeks,
        term,
        bells: (classId, weekday) =>
          usualBell(calendar, asking.get(classId ?? '') ?? null, weekday as Weekday)?.rows ?? [],
      },
    });
  }, [school, file, choices, setChoices, term]);
}
