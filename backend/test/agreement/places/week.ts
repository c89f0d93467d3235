import type { DrivenSchool } from '../driver/driven-school.ts';
import { hourOf } from '../driver/driven-school.ts';
import type { Tag } from '../model/school.ts';
import { eachWeek, type Place, type Said, weeksOfTruth } from './place.ts';

type Lesson = Record<'date' | 'startTime' | 'endTime' | 'teachingSetId' | 'standing', string> & {
  planId: string | null;
};
type SentPlan = { planId: string; state: string };

const STANDINGS: Record<string, string> = {
  own: 'held',
  colleague: 'held',
  away: 'away',
  stopped: 'stopped',
};
/** What the card's first sign tells apart; the rest is told by the plan's own. */
const FATES: Record<string, string> = { stopped: 'stopped', away: 'away' };

/** Minggu Saya, as each teacher opens it. */
export const WEEK: Place = {
  async read(school, asked) {
    const said: Said = {};
    for (const { who, week } of eachWeek(asked, 'teacher')) {
      const { lessons, withoutLesson, sending } = await school.read(who, `/api/my-week?day=${week}`);
      const states = new Map<string, string>(
        sending.plans.map((each: SentPlan) => [each.planId, each.state]),
      );
      const plan = (id: string | null) => told(school, states, id);
      for (const { date, startTime, endTime, teachingSetId, standing, planId } of lessons as Lesson[])
        if (standing !== 'stopped' || planId !== null)
          said[`${who} ${date} ${startTime}-${endTime} ${school.sets.tag(teachingSetId)}`] =
            `${STANDINGS[standing]} ${plan(planId)}`;
      for (const id of withoutLesson)
        said[`${who} ${week} without lesson ${school.plans.tag(id)}`] = plan(id);
      said[`${who} ${week} expected`] = String(sending.expected);
    }
    return said;
  },
  truth(truth, asked) {
    const said: Said = {};
    for (const { person, week, lessons, withoutLesson, counts } of weeksOfTruth(truth, asked)) {
      // A day says by itself that it is a holiday: a stopped lesson that nobody has planned may be left out.
      for (const row of lessons)
        if (row.fate.kind !== 'stopped' || row.plan)
          said[`${person} ${row.day} ${hourOf(row.from)}-${hourOf(row.to)} ${row.setTag}`] =
            `${FATES[row.fate.kind] ?? 'held'} ${planOf(row.plan)}`;
      for (const { plan } of withoutLesson)
        said[`${person} ${week} without lesson ${plan.tag}`] = planOf(plan);
      said[`${person} ${week} expected`] = String(counts.expected);
    }
    return said;
  },
};

function told(school: DrivenSchool, states: ReadonlyMap<string, string>, id: string | null): string {
  return id === null ? 'no plan' : `${school.plans.tag(id)} ${states.get(id) ?? 'draft'}`;
}

function planOf(plan: { tag: Tag; standing: { kind: string } } | null): string {
  if (plan === null) return 'no plan';
  return `${plan.tag} ${plan.standing.kind === 'withdrawn' ? 'draft' : plan.standing.kind}`;
}
