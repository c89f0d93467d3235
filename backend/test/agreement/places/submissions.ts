import { hourOf } from '../driver/driven-school.ts';
import type { Row } from '../model/rows.ts';
import { eachWeek, type Place, type Said, weeksOfTruth } from './place.ts';

const FIGURES = ['expected', 'onTime', 'late', 'missing', 'open', 'verified', 'away'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

const told = (figures: Figures): string => FIGURES.map((name) => `${name} ${figures[name]}`).join(', ');

/** The figures of everybody's weeks, as the office reads them. */
export const SUBMISSIONS: Place = {
  async read(school, asked) {
    const said: Said = {};
    const to = asked.weeks.at(-1);
    const { weeks, teachers } = await school.read(
      school.office,
      `/api/submissions?of=school&weeks=10&to=${to}`,
    );
    for (const { teacherId, weeks: figures } of teachers)
      for (const [at, { week }] of weeks.entries())
        if (asked.weeks.includes(week) && figures[at])
          said[`${school.personOf.tag(teacherId)} ${week}`] = told(figures[at]);
    return said;
  },
  truth(truth, asked) {
    const said: Said = {};
    for (const { person, week, counts } of weeksOfTruth(truth, asked))
      said[`${person} ${week}`] = told(counts);
    return said;
  },
};

type Lesson = Record<'date' | 'startTime' | 'endTime' | 'fate', string> & {
  planId: string | null;
  state: string | null;
};

/** The rows that these figures count, lesson by lesson. */
export const SUBMITTED_LESSONS: Place = {
  async read(school, asked) {
    const said: Said = {};
    for (const { who, week } of eachWeek(asked, 'teacher')) {
      const query = `of=school&teacherId=${school.idOfPerson(who)}&day=${week}`;
      const { lessons } = await school.read(school.office, `/api/submissions/lessons?${query}`);
      for (const { date, startTime, endTime, fate, planId, state } of lessons as Lesson[]) {
        const plan = planId === null ? 'nothing sent' : `${school.plans.tag(planId)} ${state}`;
        said[`${who} ${date} ${startTime}-${endTime}`] = `${fate} ${plan}`;
      }
    }
    return said;
  },
  truth(truth, asked) {
    const said: Said = {};
    for (const { person, lessons } of weeksOfTruth(truth, asked))
      for (const row of lessons)
        said[`${person} ${row.day} ${hourOf(row.from)}-${hourOf(row.to)}`] = `${fateOf(row)} ${sentOf(row)}`;
    return said;
  },
};

function fateOf({ fate, expected, lateness }: Row): string {
  if (fate.kind === 'stopped' || fate.kind === 'away') return fate.kind;
  if (!expected) return 'colleague';
  return lateness === 'on-time' ? 'on_time' : (lateness ?? 'colleague');
}

const SENT = ['sent', 'returned', 'verified'];

function sentOf({ plan }: Row): string {
  return plan && SENT.includes(plan.standing.kind) ? `${plan.tag} ${plan.standing.kind}` : 'nothing sent';
}
