import type { Step } from './supervision.js';

/** What was said of something that was sent. Times in epoch milliseconds. */
export type Verdict = Readonly<{
  id: string;
  step: Step;
  verdict: 'returned' | 'verified';
  givenBy: string;
  givenAt: number;
}>;

export type SentState = 'sent' | 'returned' | 'verified';
/** `draft`: never sent, or withdrawn. */
export type PlanState = 'draft' | SentState;

/** A verdict can be taken back by its giver for so long; only then is anybody told. */
export const TAKE_BACK_MS = 60_000;

/** Whether its giver may still take it back: until then it counts for nobody else. */
export function isFresh(
  { givenAt, toldAt }: Readonly<{ givenAt: number; toldAt: number | null }>,
  now: number,
): boolean {
  return toldAt === null && now < givenAt + TAKE_BACK_MS;
}

/** One return ends it; verified it is once every step has said so. */
export function sentState(verdicts: readonly Verdict[], steps: Step): SentState {
  if (verdicts.some(({ verdict }) => verdict === 'returned')) return 'returned';
  return nextStep(verdicts, steps) === null ? 'verified' : 'sent';
}

/** Whose turn it is; null where nobody has anything to say any more. */
export function nextStep(verdicts: readonly Verdict[], steps: Step): Step | null {
  if (verdicts.some(({ verdict }) => verdict === 'returned')) return null;
  const verified = verdicts.filter(({ verdict }) => verdict === 'verified').length;
  if (verified >= steps) return null;
  return verified === 0 ? 1 : 2;
}

export const WEEK_STATES = ['nothing', 'incomplete', 'sent', 'partly_returned', 'verified'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

/** Of a week, by the plans of its expected lessons: null where none stands. */
export function weekState(plans: readonly (PlanState | null)[]): WeekState {
  if (plans.length === 0) return 'nothing';
  if (plans.includes('returned')) return 'partly_returned';
  if (plans.some((state) => state === null || state === 'draft')) return 'incomplete';
  return plans.includes('sent') ? 'sent' : 'verified';
}
