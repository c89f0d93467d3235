import { OWED } from './owed.ts';
import type { Place } from './place.ts';
import { QUEUE } from './queue.ts';
import { SUBMISSIONS, SUBMITTED_LESSONS } from './submissions.ts';
import { WEEK } from './week.ts';

/** Every place that is asked. */
export const PLACES = {
  week: WEEK,
  owed: OWED,
  queue: QUEUE,
  submissions: SUBMISSIONS,
  'submitted lessons': SUBMITTED_LESSONS,
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
