import { usualBell } from '@rules/calendar/domain/day-plan';
import type { Weekday } from '@rules/calendar/domain/school-calendar';
import { idlePeriods, periodsTaken } from '@rules/timetable/domain/places';
import { needOf } from '@rules/timetable/domain/room-need';
import {
  periodsHeld,
  type Suggestion,
  suggestionFor,
} from '@rules/timetable/domain/suggestion/suggestion-problem';
import { groupedBy } from '../../../ui/grouped-by';
import type { Lesson, TimetableSet } from '../calls';
import type { Known } from '../known';

/** What a person asks of a proposal. `doubles`: a week, by the code of the subject. */
export type Asked = {
  mayMove: boolean;
  mostPeriodsADay: number | null;
  doubles: Readonly<Record<string, number>>;
  /** Sets whose lessons are one period each, whatever their subject has. */
  singleSetIds: readonly string[];
};

const bellsOf = ({ calendar, classes }: Known) => {
  const asking = new Map(classes.map((each) => [each.id, each]));
  return (classId: string | null, weekday: number) =>
    usualBell(calendar, asking.get(classId ?? '') ?? null, weekday as Weekday)?.rows ?? [];
};

export function suggestionOf(
  known: Known,
  { mayMove, mostPeriodsADay, doubles, singleSetIds }: Asked,
): Suggestion {
  const { lessons, rooms, calendar } = known;
  return suggestionFor({
    sets: known.sets.map((set) => ({ ...set, roomNeed: set.roomNeed && needOf(set.roomNeed) })),
    lessons,
    rooms,
    weekdays: calendar.schoolWeekdays,
    bells: bellsOf(known),
    doublesOf: ({ id, subjectCode }) => (singleSetIds.includes(id) ? 0 : (doubles[subjectCode] ?? 0)),
    mayMove,
    mostPeriodsADay,
  });
}

/** Of the timetable as it stands: periods that sets miss in all, and the subjects that miss two or more of one set. */
export function missingOf(known: Known) {
  const periodsOf = periodsIn(known);
  const missing = known.sets.map((set) => ({
    set,
    periods: Math.max(0, Math.floor((set.periodsAWeek ?? 0) - periodsHeld(set.id, known.lessons, periodsOf))),
  }));
  const subjects = new Map(
    missing.flatMap(({ set, periods }) => (periods > 1 ? [[set.subjectCode, set.subjectName]] : [])),
  );
  return {
    periods: missing.reduce((sum, { periods }) => sum + periods, 0),
    unsaid: known.sets.filter(({ periodsAWeek }) => periodsAWeek === null).length,
    subjects: [...subjects].toSorted(([, one], [, other]) => one.localeCompare(other, 'ms')),
  };
}

/** As the subject has it where it is taught already; else one a week where there is enough of it. */
export function usualDoubles(known: Known): Record<string, number> {
  const periodsOf = periodsIn(known);
  const most = (code: string, count: (set: TimetableSet) => number) =>
    Math.max(0, ...known.sets.filter(({ subjectCode }) => subjectCode === code).map(count));
  const codes = new Set(known.sets.map(({ subjectCode }) => subjectCode));
  return Object.fromEntries(
    [...codes].map((code) => {
      const held = most(
        code,
        ({ id }) => known.lessons.filter(({ teachingSetId }) => teachingSetId === id).length,
      );
      const standing = most(
        code,
        ({ id }) => known.lessons.filter((each) => each.teachingSetId === id && periodsOf(each) === 2).length,
      );
      return [code, held > 0 ? standing : Number(most(code, ({ periodsAWeek }) => periodsAWeek ?? 0) >= 4)];
    }),
  );
}

function periodsIn(known: Known) {
  const bells = bellsOf(known);
  const setOf = new Map(known.sets.map((set) => [set.id, set]));
  return ({ teachingSetId, weekday, from, to }: Pick<Lesson, 'teachingSetId' | 'weekday' | 'from' | 'to'>) =>
    periodsTaken({ from, to }, bells(setOf.get(teachingSetId ?? '')?.parts[0]?.classId ?? null, weekday));
}

type Held = Pick<Lesson, 'teachingSetId' | 'teacherIds' | 'weekday' | 'cycleWeek' | 'from' | 'to'>;

/** Of each person: periods a week, and those between two lessons in which there is none. */
export function loadsOf(
  known: Known,
  lessons: readonly Held[],
): Map<string, { periods: number; idle: number }> {
  const bells = bellsOf(known);
  const periodsOf = periodsIn(known);
  const setOf = new Map(known.sets.map((set) => [set.id, set]));
  const weeks = known.calendar.cycle.weeks === 2 ? ([1, 2] as const) : ([1] as const);
  const ofPerson = new Map<string, Held[]>();
  for (const lesson of lessons)
    for (const id of lesson.teacherIds) ofPerson.set(id, [...(ofPerson.get(id) ?? []), lesson]);
  return new Map(
    [...ofPerson].map(([id, own]) => {
      const each = weeks.map((week) => {
        const held = own.filter(({ cycleWeek }) => cycleWeek === null || cycleWeek === week);
        const days = groupedBy(held, ({ weekday }) => weekday);
        return {
          periods: held.reduce((sum, lesson) => sum + periodsOf(lesson), 0),
          idle: days.reduce((sum, [weekday, ofDay]) => {
            const set = ofDay.map(({ teachingSetId }) => setOf.get(teachingSetId ?? '')).find(Boolean);
            return sum + idlePeriods(ofDay, bells(set?.parts[0]?.classId ?? null, weekday));
          }, 0),
        };
      });
      const mean = (of: (load: (typeof each)[number]) => number) =>
        each.reduce((sum, load) => sum + of(load), 0) / each.length;
      return [id, { periods: mean(({ periods }) => periods), idle: mean(({ idle }) => idle) }];
    }),
  );
}
