import { courseByNames } from './parallel-lessons.js';

/** What a lesson or a plan is about. `keys`: of its standards. */
export type About = Readonly<{ subject: string; className: string; keys: readonly string[] }>;

/**
 * The plans that serve a lesson, in the order in which they came: first those about one of its standards, then the others
 * of its subject and level. Where nobody can say the level, the subject alone has to be the same.
 */
export function fittingPlans<Plan extends About>(lesson: About, plans: readonly Plan[]): Plan[] {
  const fitting = plans.filter((plan) => isOfCourse(lesson, plan));
  return [
    ...fitting.filter((plan) => isAboutSame(lesson, plan)),
    ...fitting.filter((plan) => !isAboutSame(lesson, plan)),
  ];
}

export function isAboutSame(lesson: Pick<About, 'keys'>, plan: Pick<About, 'keys'>): boolean {
  return plan.keys.some((key) => lesson.keys.includes(key));
}

function isOfCourse(lesson: About, plan: About): boolean {
  const [own, other] = [lesson, plan].map(({ subject, className }) => courseByNames(subject, className));
  if (own && other) return own === other;
  return lesson.subject.trim().toLowerCase() === plan.subject.trim().toLowerCase();
}
