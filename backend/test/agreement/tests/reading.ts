import { WEEK } from '../histories/hand-school.ts';
import type { School } from '../model/school.ts';
import type { Step } from '../model/step.ts';
import type { Truth } from '../model/truth.ts';
import { truthAfter } from '../model/truth.ts';

export function weekOf(truth: Truth, person = 'huda', week = WEEK) {
  const found = truth.weeks.find((w) => w.person === person && w.week === week);
  if (!found) throw new Error(`no week ${week} of ${person}`);
  return found;
}

export const rowOn = (truth: Truth, day: string, set: string, person = 'huda', week = WEEK) =>
  weekOf(truth, person, week).lessons.filter((r) => r.day === day && r.setTag === set);

/** What each plan says of itself: its day and number, or that it has no lesson. */
export const whereabouts = (truth: Truth): Record<string, string> =>
  Object.fromEntries(
    truth.weeks.flatMap((w) => [
      ...w.lessons.filter((r) => r.plan).map((r) => [r.plan?.tag ?? '', `${r.day} ${r.from} n${r.number}`]),
      ...w.withoutLesson.map((p) => [p.plan.tag, `${p.day} ${p.from} none`]),
    ]),
  );

export const told = (truth: Truth): string[] =>
  truth.notices.map((n) =>
    n.kind === 'lesson-changed'
      ? `${n.step} ${n.to} ${n.plans.length}`
      : `${n.verdict} ${n.to} ${n.verified.length} ${n.returned.length}`,
  );

export const afterEach = (school: School, steps: Step[]): Truth[] =>
  steps.map((_, i) => truthAfter(school, steps.slice(0, i + 1)));
