import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { CalendarFeed } from './calendar-feeds.repository.js';

export class CalendarFeedDto {
  /** Whether there is an address that leads to it */
  isMade: boolean;

  madeAt: string | null;

  /** The last day on which some calendar asked, YYYY-MM-DD */
  lastReadOn: string | null;
}

export class MadeCalendarFeedDto {
  /** Told this once; whoever knows it reads the calendar */
  address: string;
}

export function toCalendarFeedDto(feed: CalendarFeed | null): CalendarFeedDto {
  return {
    isMade: feed !== null,
    madeAt: feed && toMalaysianIso(feed.madeAt),
    lastReadOn: feed?.lastReadOn ?? null,
  };
}
