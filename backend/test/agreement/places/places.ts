import type { DrivenSchool } from '../driver/driven-school.ts';
import type { School, Tag } from '../model/school.ts';
import type { Truth } from '../model/truth.ts';
import { queueInTruth, readQueue } from './queue.ts';
import { readSubmissions, submissionsInTruth } from './submissions.ts';
import { readWeek, weekInTruth } from './week.ts';

type Place = Readonly<{
  /** Whose page it is, or who is told of on it. */
  of: School['people'][number]['roles'][number];
  read: (school: DrivenSchool, who: Tag, week: string) => Promise<unknown>;
  truth: (truth: Truth, who: Tag, week: string) => unknown;
}>;

/** Every place that is asked, after each step. */
export const PLACES = {
  week: { of: 'teacher', read: readWeek, truth: weekInTruth },
  queue: { of: 'supervisor', read: readQueue, truth: queueInTruth },
  submissions: { of: 'teacher', read: readSubmissions, truth: submissionsInTruth },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

/** Where product and model differ in histories by hand, and why. It can only shrink: what agrees again fails until it is taken out. */
export const DIFFERS: Readonly<Record<string, readonly PlaceName[]>> = {
  // A verdict that its giver may still take back is counted, and its plan waits for the second step.
  'verification in two steps with an event between them': ['queue', 'submissions'],
  // A holiday leaves its lessons out, where an event shows them as stopped.
  'a holiday that is moved from one Monday to the Tuesday after it': ['week'],
  // The report begins with the first week that anybody has sent.
  'two weeks forgotten, then mended': ['submissions'],
};
