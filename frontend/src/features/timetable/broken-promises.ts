import { ApiError } from '../../api/api-error';
import type { components } from '../../api/schema';

export type Answers = Pick<components['schemas']['WithdrawalDto'], 'promises' | 'otherPromises'>;
export type Answer = NonNullable<Answers['otherPromises']>;

/** What a timetable would break, as its refusal tells it. */
export type BrokenPromise = Readonly<{
  kind: string;
  id: string;
  words: string;
  answers: readonly Answer[];
  place: Readonly<{ day: string; from: string; to: string }> | null;
}>;
export type BrokenPromises = Readonly<{ count: number; promises: readonly BrokenPromise[] }>;

/** Null for any other failure. */
export function brokenPromises(failure: unknown): BrokenPromises | null {
  if (!(failure instanceof ApiError) || failure.code !== 'TIMETABLE_BREAKS_PROMISES') return null;
  return holdsPromises(failure.details) ? failure.details : null;
}

function holdsPromises(details: unknown): details is BrokenPromises {
  return typeof details === 'object' && details !== null && 'promises' in details && 'count' in details;
}
