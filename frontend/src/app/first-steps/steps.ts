import type { components } from '../../api/schema';

export type FirstStepsFacts = components['schemas']['FirstStepsDto'];

export const stepKeys = ['profile', 'people', 'plan', 'lessonPlan'] as const;
export type StepKey = (typeof stepKeys)[number];

export type FirstStep = { key: StepKey; isDone: boolean };

const isDone: Record<StepKey, (facts: FirstStepsFacts) => boolean> = {
  profile: ({ profileConfirmed }) => profileConfirmed,
  people: ({ peopleInvited }) => peopleInvited,
  plan: ({ planViewed }) => planViewed,
  lessonPlan: ({ lessonPlanWritten }) => lessonPlanWritten,
};

/** What a new school does first, each ticked by what there is. */
export function stepsOf(facts: FirstStepsFacts): FirstStep[] {
  return stepKeys.map((key) => ({ key, isDone: isDone[key](facts) }));
}

export type Showing = 'nothing' | 'list' | 'all-done' | 'put-away';

/** A school that the platform made has no first steps; a list that is put away can be fetched back while it has
 * something left. */
export function showingOf(facts: FirstStepsFacts): Showing {
  if (!facts.isRegistered) return 'nothing';
  const isAllDone = stepsOf(facts).every((step) => step.isDone);
  if (!facts.isDismissed) return isAllDone ? 'all-done' : 'list';
  return isAllDone && facts.samples === 0 ? 'nothing' : 'put-away';
}

/** "2 daripada 4 selesai" */
export function progressSentence(steps: readonly FirstStep[]): string {
  return `${steps.filter((step) => step.isDone).length} daripada ${steps.length} selesai`;
}
