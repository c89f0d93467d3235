import type { DrivenSchool } from '../driver/driven-school.ts';
import { hourOf } from '../driver/driven-school.ts';
import type { Tag } from '../model/school.ts';
import type { Truth } from '../model/truth.ts';

type Lesson = Record<'date' | 'startTime' | 'endTime' | 'teachingSetId' | 'standing', string> & {
  planId: string | null;
};
type Said = { lessons: string[]; withoutLesson: string[]; expected: number };

const STANDINGS: Record<string, string> = {
  own: 'held',
  colleague: 'held',
  away: 'away',
  stopped: 'stopped',
};
/** What the card's first sign tells apart; the rest is told by the plan's own. */
const FATES: Record<string, string> = { stopped: 'stopped', away: 'away' };

/** Minggu Saya, as each teacher opens it. */
export async function readWeek(school: DrivenSchool, who: Tag, day: string): Promise<Said> {
  const { lessons, withoutLesson, sending } = await school.read(who, `/api/my-week?day=${day}`);
  const states = new Map<string, string>(
    sending.plans.map(({ planId, state }: { planId: string; state: string }) => [planId, state]),
  );
  const plan = (id: string | null) =>
    id === null ? 'no plan' : `${school.plans.tag(id)} ${states.get(id) ?? 'draft'}`;
  return {
    lessons: lessons
      .map(({ date, startTime, endTime, teachingSetId, standing, planId }: Lesson) =>
        [
          ...[date, startTime, endTime, school.sets.tag(teachingSetId)],
          ...[STANDINGS[standing], plan(planId)],
        ].join(' '),
      )
      .toSorted(),
    withoutLesson: withoutLesson.map((id: string) => plan(id)).toSorted(),
    expected: sending.expected,
  };
}

export function weekInTruth(truth: Truth, who: Tag, day: string): Said {
  const found = truth.weeks.find(({ person, week }) => person === who && week === day);
  if (!found) throw new Error(`the model has no week ${day} of ${who}`);
  const plan = (of: { tag: Tag; standing: { kind: string } } | null) => {
    if (of === null) return 'no plan';
    return `${of.tag} ${of.standing.kind === 'withdrawn' ? 'draft' : of.standing.kind}`;
  };
  return {
    lessons: found.lessons
      .map((row) =>
        [
          ...[row.day, hourOf(row.from), hourOf(row.to), row.setTag],
          ...[FATES[row.fate.kind] ?? 'held', plan(row.plan)],
        ].join(' '),
      )
      .toSorted(),
    withoutLesson: found.withoutLesson.map(({ plan: of }) => plan(of)).toSorted(),
    expected: found.counts.expected,
  };
}
