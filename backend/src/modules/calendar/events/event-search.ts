import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { defineFindable, Finds } from '../../../platform/search/findable.js';
import { AcademicYears } from '../../schools/index.js';
import { byNearness, nearestOccurrence } from '../domain/event-times.js';
import { FoundEventDto } from './calendar-events.dto.js';
import { CalendarEventsRepository } from './calendar-events.repository.js';

const foundEvents = defineFindable({ kind: 'events', shownAs: FoundEventDto, most: 8 });

/** The events of the current session, which everybody of the school may see, in the current transaction. */
@Injectable()
export class EventSearch {
  constructor(
    private readonly events: CalendarEventsRepository,
    private readonly years: AcademicYears,
  ) {}

  /** Where every word stands in the title or the place; what is held next first, then what was held last. */
  @Finds(foundEvents)
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<FoundEventDto[]> {
    const year = await this.years.currentOrNull(caller);
    if (!year) return [];
    const today = dayOf(caller.now);
    const sought = words.map((word) => word.toLowerCase());
    const events = await this.events.list({ schoolId: caller.school.id }, year.id);
    return events
      .filter(({ title, place }) => sought.every((word) => `${title} ${place}`.toLowerCase().includes(word)))
      .flatMap((event) => {
        const held = nearestOccurrence(event, today);
        return held ? [{ id: event.id, title: event.title, ...held }] : [];
      })
      .toSorted(byNearness(today))
      .slice(0, limit);
  }
}
