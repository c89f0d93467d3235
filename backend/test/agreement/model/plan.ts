import type { Day, Instant } from './clock.ts';
import type { Place } from './lesson.ts';
import type { Tag } from './school.ts';
import type { Outcome } from './step.ts';

/** What was done with a plan, oldest first. A verdict that was taken back is taken out. */
export type Act =
  | { kind: 'sent'; at: Instant; by: Tag; sending: Tag; opened: boolean; place: Place }
  | { kind: 'withdrawn'; at: Instant }
  | { kind: 'read'; at: Instant; by: Tag }
  | { kind: 'verified'; at: Instant; by: Tag; verdict: Tag; step: 1 | 2 }
  | { kind: 'returned'; at: Instant; by: Tag; verdict: Tag; step: 1 | 2 }
  | { kind: 'amended'; at: Instant; reason: string };

export interface Reflection {
  outcome: Outcome;
  at: Instant;
  /** Taken note of by a verifier: from then on it stands. */
  notedBy: Tag | null;
}

/** A lesson that this plan was moved away from by a person. */
export interface Left {
  place: Place;
  to: Place;
  postponed: boolean;
}

export interface Plan {
  tag: Tag;
  author: Tag;
  set: Tag;
  subject: string;
  bornAt: Instant;
  /** The n-th lesson of the set in the week: where a draft belongs. */
  key: { week: Day; number: number };
  /** Where it stood last; a plan that loses its lesson stays on its day. */
  stored: Place;
  /** The lesson that was sent, kept from the sending until it is withdrawn. */
  fixed: Place | null;
  /** The lesson to which a person moved it after it had been verified or returned. */
  moved: Place | null;
  complete: boolean;
  opened: boolean;
  deleted: boolean;
  reflection: Reflection | null;
  left: Left[];
  acts: Act[];
}
