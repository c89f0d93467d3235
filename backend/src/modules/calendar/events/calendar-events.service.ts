import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { toDate } from '../../../platform/clock/instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { SchoolClassesService } from '../../classes/index.js';
import { AcademicYears, type Leaving, memberLeft, SchoolsService } from '../../schools/index.js';
import {
  type CalendarEventContent,
  type CalendarEventParts,
  type CalendarEventRow,
  problemsOfEvent,
} from '../domain/calendar-event.js';
import { goneOf, itemsOfEvent } from '../domain/feed.js';
import { FeedCancellationsRepository } from '../feeds/feed-cancellations.repository.js';
import { toCalendarEventDto } from './calendar-events.dto.js';
import { type CalendarEvent, CalendarEventsRepository } from './calendar-events.repository.js';

/** What a school holds on which days, as its administrators and the holder of the calendar keep it. */
@Injectable()
export class CalendarEventsService extends SchoolRecords<
  CalendarEventRow,
  never,
  CalendarEventParts,
  CalendarEventParts
> {
  constructor(
    writes: SchoolWrites,
    private readonly events: CalendarEventsRepository,
    private readonly classes: SchoolClassesService,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
    private readonly cancellations: FeedCancellationsRepository,
  ) {
    super(writes, events.rows, toCalendarEventDto);
  }

  async list(caller: SchoolCaller, academicYearId: string): Promise<CalendarEvent[]> {
    const year = await this.years.find(caller, academicYearId);
    return this.reading(caller, (owner) => this.events.list(owner, year.id));
  }

  /** Times that it is held no more are told as cancelled: whoever subscribed keeps what nobody tells of. */
  override replace(
    caller: SchoolCaller,
    id: string,
    version: number,
    content: CalendarEventContent,
  ): Promise<CalendarEvent> {
    return this.writes.write(caller, async () => {
      const owner = this.ownerOf(caller);
      const before = await this.events.findRevised(owner, id);
      const event = await super.replace(caller, id, version, content);
      const after = await this.events.findRevised(owner, id);
      if (before && after) {
        const gone = goneOf(itemsOfEvent(before, null), itemsOfEvent(after, null));
        await this.cancellations.add(owner, event.academicYearId, gone, caller.now);
      }
      return event;
    });
  }

  /** An event whose session is open, which it stays until the current transaction ends. */
  async holdOpen(caller: SchoolCaller, id: string): Promise<CalendarEvent> {
    await this.events.lock(this.ownerOf(caller));
    const event = await this.known(caller, id);
    await this.years.holdOpen(caller, event.academicYearId);
    return event;
  }

  /** What they coordinated goes on without them, until somebody is named. */
  @OnEvent(memberLeft)
  async dropMember({ schoolId, userId, at }: Leaving): Promise<void> {
    await this.events.lock({ schoolId });
    const open = await this.years.notClosed(schoolId);
    const ids = open.map(({ id }) => id);
    await this.events.dropCoordinator({ schoolId }, ids, userId, toDate(at));
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    content: CalendarEventContent,
  ): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.events.lock(owner);
    const year = await this.years.holdOpen(caller, content.academicYearId);
    const others = await this.events.list(owner, year.id);
    const problems = problemsOfEvent(content, {
      standing: await this.events.rows.find(owner, id),
      others: others.filter((other) => other.id !== id),
      year,
      personIds: (await this.schools.membersOf(owner.schoolId)).map(({ userId }) => userId),
      classIds: (await this.classes.list(caller, year.id)).map((each) => each.id),
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.events.lock(this.ownerOf(caller));
    await this.years.holdOpen(caller, (await this.known(caller, id)).academicYearId);
  }

  /** Its place may be taken since. */
  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  protected override keepParts(owner: SchoolOwner, id: string, content: CalendarEventContent): Promise<void> {
    return this.events.saveClasses(owner, id, content);
  }
}
