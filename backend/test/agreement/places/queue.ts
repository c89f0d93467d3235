import { hourOf } from '../driver/driven-school.ts';
import type { PlanFacts } from '../model/rows.ts';
import type { Truth } from '../model/truth.ts';
import { type Place, peopleOf, type Said } from './place.ts';

type Moment = { date: string; startTime: string };
type Waiting = Moment & { id: string; lesson?: { fate: string } & Partial<Moment> };

/** What waits for a verifier, each with what became of its lesson. */
export const QUEUE: Place = {
  async read(school, asked) {
    const said: Said = {};
    for (const who of peopleOf(asked, 'supervisor')) {
      const { items } = await school.read(who, '/api/review-queue');
      for (const { id, lesson, ...own } of items as Waiting[])
        said[`${who} ${school.plans.tag(id)}`] = lesson
          ? `${lesson.fate} ${lesson.date ?? own.date} ${lesson.startTime ?? own.startTime}`
          : 'of no lesson';
    }
    return said;
  },
  truth(truth) {
    const said: Said = {};
    for (const { verifier, waiting } of truth.desks)
      for (const plan of waiting) said[`${verifier} ${plan.tag}`] = lessonOf(truth, plan);
    return said;
  },
};

/** As those who verify may know it: away where nobody is there, and never who. */
export function lessonOf(truth: Truth, { tag }: PlanFacts): string {
  for (const { lessons, withoutLesson } of truth.weeks) {
    const row = lessons.find(({ plan }) => plan?.tag === tag);
    const changed = row?.plan?.changed;
    if (row) {
      const fate = changed?.because === 'school' ? 'stopped' : changed?.because === 'away' ? 'away' : 'held';
      return `${fate} ${row.day} ${hourOf(row.from)}`;
    }
    const lost = withoutLesson.find(({ plan }) => plan.tag === tag);
    if (lost) return `gone ${lost.day} ${hourOf(lost.from)}`;
  }
  return 'of no lesson';
}
