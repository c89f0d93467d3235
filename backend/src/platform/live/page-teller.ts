import type { SchoolCaller } from '../access/caller.js';
import type { ChangeTopic } from '../database/change-topic.js';

/** Why a page is not told anything any more. */
export type EndReason = 'token-expired' | 'membership-ended' | 'too-many' | 'shutdown';

/** A page that somebody has open, as those see it who have something to tell it. */
export interface OpenPage {
  readonly caller: SchoolCaller;
  send(type: string, data: object): void;
  end(reason: EndReason): void;
}

/** Whose pages a change is for: what its topic names. */
export type Audience = 'school' | 'person';

/**
 * What one module tells open pages; found among the providers of the application. A standing holds until it changes: a
 * page is told of it as it opens, when the clock is moved, and whenever news of it may have been missed.
 */
export abstract class PageTeller {
  abstract readonly topic: ChangeTopic;
  readonly audience: Audience = 'school';
  readonly isStanding: boolean = true;

  /** Asked for one page after the other. One that fails is left to the page's own polls. */
  abstract tell(page: OpenPage): Promise<void>;
}
