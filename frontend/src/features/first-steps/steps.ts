import type { components } from '../../api/schema';

export type FirstStepsFacts = components['schemas']['FirstStepsDto'];

export const stepKeys = ['profile', 'people', 'plan', 'lessonPlan', 'logo'] as const;
export type StepKey = (typeof stepKeys)[number];

/** What is optional holds nothing up. */
export type FirstStep = { key: StepKey; isDone: boolean; isOptional: boolean };

const optional: readonly StepKey[] = ['logo'];

const isDone: Record<StepKey, (facts: FirstStepsFacts, hasLogo: boolean) => boolean> = {
  profile: ({ profileConfirmed }) => profileConfirmed,
  people: ({ peopleInvited }) => peopleInvited,
  plan: ({ planViewed }) => planViewed,
  lessonPlan: ({ lessonPlanWritten }) => lessonPlanWritten,
  logo: (_facts, hasLogo) => hasLogo,
};

/** What a new school does first, each ticked by what there is. */
export function stepsOf(facts: FirstStepsFacts, hasLogo = false): FirstStep[] {
  return stepKeys.map((key) => ({
    key,
    isDone: isDone[key](facts, hasLogo),
    isOptional: optional.includes(key),
  }));
}

export type Showing = 'nothing' | 'list' | 'all-done' | 'put-away';

/** A school that the platform made has no first steps; a list that is put away can be fetched back while it has
 * something left. */
export function showingOf(facts: FirstStepsFacts): Showing {
  if (!facts.isRegistered) return 'nothing';
  const isAllDone = neededOf(stepsOf(facts)).every((step) => step.isDone);
  if (!facts.isDismissed) return isAllDone ? 'all-done' : 'list';
  return isAllDone && facts.samples === 0 ? 'nothing' : 'put-away';
}

export function neededOf(steps: readonly FirstStep[]): FirstStep[] {
  return steps.filter((step) => !step.isOptional);
}

/** "2 daripada 4 selesai" */
export function progressSentence(steps: readonly FirstStep[]): string {
  const needed = neededOf(steps);
  return `${needed.filter((step) => step.isDone).length} daripada ${needed.length} selesai`;
}
