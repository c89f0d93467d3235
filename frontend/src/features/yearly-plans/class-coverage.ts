import { lessonWeeksOf } from '@rules/calendar/domain/lesson-weeks';
import { type ClassRescue, classRescueOf } from '@rules/yearly-plans/domain/class-rescue';
import { type ClassCoverage, coverageOf } from '@rules/yearly-plans/domain/coverage';
import type { components } from '../../api/schema';
import { setName, type TeachingSet } from '../classes';
import { type Known, setsOf, weekOn } from './known';

type TaughtStandard = components['schemas']['TaughtStandardDto'];

/** Where one set stands. `isOwn`: the person marks what it was taught. `rescue`: what could be joined so that it is all taught. */
export type SetCoverage = {
  set: TeachingSet;
  name: string;
  isOwn: boolean;
  coverage: ClassCoverage;
  rescue: ClassRescue | null;
};

/** Of every set of the plan's subject and level whose progress the person sees. */
export function coverageBySet(known: Known, taught: readonly TaughtStandard[]): SetCoverage[] {
  const { sets, ownSets, classes, calendar, rows, weeks, now } = known;
  return setsOf(sets, classes, known).map((set) => {
    const asking = classes.find(({ id }) => id === set.parts[0]?.classId) ?? null;
    const ofClass = lessonWeeksOf(calendar, asking);
    const held = ofClass.filter(({ days }) => days > 0).map(({ week }) => week);
    const marks = taught
      .filter(({ teachingSetId }) => teachingSetId === set.id)
      .map(({ standard, taughtOn }) => ({ standard, week: weekOn(weeks, taughtOn) }));
    return {
      set,
      name: setName(set, classes),
      isOwn: ownSets.some(({ id }) => id === set.id),
      coverage: coverageOf(rows, marks, held, now),
      rescue: classRescueOf(rows, marks, ofClass, now),
    };
  });
}

/** The class that is furthest behind; none where each follows the plan. */
export function furthestBehind(sets: readonly SetCoverage[]): SetCoverage | undefined {
  return sets
    .filter(({ coverage: { weeksBehind, withoutWeek } }) => weeksBehind + withoutWeek > 0)
    .toSorted(
      ({ coverage: one }, { coverage: other }) =>
        other.withoutWeek - one.withoutWeek || other.weeksBehind - one.weeksBehind,
    )[0];
}
