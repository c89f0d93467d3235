import { lessonWeeksOf } from '@rules/calendar/domain/lesson-weeks';
import { type ClassCoverage, coverageOf } from '@rules/yearly-plans/domain/coverage';
import type { components } from '../../api/schema';
import { setName, type TeachingSet } from '../classes';
import { type Known, setsOf, weekOn } from './known';

type TaughtStandard = components['schemas']['TaughtStandardDto'];

/** Where one set stands. `isOwn`: the person marks what it was taught. */
export type SetCoverage = { set: TeachingSet; name: string; isOwn: boolean; coverage: ClassCoverage };

/** Of every set of the plan's subject and level whose progress the person sees. */
export function coverageBySet(known: Known, taught: readonly TaughtStandard[]): SetCoverage[] {
  const { sets, ownSets, classes, calendar, rows, weeks, now } = known;
  return setsOf(sets, classes, known).map((set) => {
    const asking = classes.find(({ id }) => id === set.parts[0]?.classId) ?? null;
    const held = lessonWeeksOf(calendar, asking).filter(({ days }) => days > 0);
    const marks = taught.filter(({ teachingSetId }) => teachingSetId === set.id);
    return {
      set,
      name: setName(set, classes),
      isOwn: ownSets.some(({ id }) => id === set.id),
      coverage: coverageOf(
        rows,
        marks.map(({ standard, taughtOn }) => ({ standard, week: weekOn(weeks, taughtOn) })),
        held.map(({ week }) => week),
        now,
      ),
    };
  });
}
