import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClassesModule } from '../classes/index.js';
import { CALENDAR_EXPORTS } from './calendar.exports.js';
import { BellSchedulesController } from './days/bell-schedules.controller.js';
import { BellSchedulesRepository } from './days/bell-schedules.repository.js';
import { BellSchedulesService } from './days/bell-schedules.service.js';
import { CalendarEntriesController } from './days/calendar-entries.controller.js';
import { CalendarEntriesRepository } from './days/calendar-entries.repository.js';
import { CalendarEntriesService } from './days/calendar-entries.service.js';
import { SessionCalendarsController } from './days/session-calendars.controller.js';
import { SessionCalendars } from './days/session-calendars.js';
import { SessionCalendarsRepository } from './days/session-calendars.repository.js';
import { SessionCalendarsService } from './days/session-calendars.service.js';
import { CalendarEventTable } from './events/calendar-event-table.js';
import { CalendarEventsController } from './events/calendar-events.controller.js';
import { CalendarEventsRepository } from './events/calendar-events.repository.js';
import { CalendarEventsService } from './events/calendar-events.service.js';
import { EventSearch } from './events/event-search.js';
import { EventFilesController } from './events/files/event-files.controller.js';
import { EventFilesRepository } from './events/files/event-files.repository.js';
import { EventFilesService } from './events/files/event-files.service.js';
import { CalendarFeedsController } from './feeds/calendar-feeds.controller.js';
import { CalendarFeedsRepository } from './feeds/calendar-feeds.repository.js';
import { CalendarFeedsService } from './feeds/calendar-feeds.service.js';
import { DayRevisionsRepository } from './feeds/day-revisions.repository.js';
import { FeedCancellationsRepository } from './feeds/feed-cancellations.repository.js';
import { FeedReader } from './feeds/feed-reader.js';
import { CollectedFeedSources } from './feeds/feed-source.js';
import { PublicFeedController } from './feeds/public-feed.controller.js';
import { OfficialYearsRepository } from './official/official-years.repository.js';
import { OfficialYearsService } from './official/official-years.service.js';
import { BellsPart } from './roll-over/bells-part.js';
import { TouchedByChange } from './touched/touched-by-change.js';
import { CollectedTouchedSources } from './touched/touched-source.js';

@Module({
  imports: [ClassesModule, DiscoveryModule],
  controllers: [
    SessionCalendarsController,
    CalendarEntriesController,
    BellSchedulesController,
    CalendarEventsController,
    EventFilesController,
    CalendarFeedsController,
    PublicFeedController,
  ],
  providers: [
    CALENDAR_EXPORTS,
    SessionCalendarsRepository,
    SessionCalendars,
    SessionCalendarsService,
    CalendarEntriesRepository,
    CalendarEntriesService,
    BellSchedulesRepository,
    BellSchedulesService,
    CalendarEventsRepository,
    CalendarEventsService,
    CalendarEventTable,
    EventSearch,
    EventFilesRepository,
    EventFilesService,
    BellsPart,
    CalendarFeedsRepository,
    CalendarFeedsService,
    DayRevisionsRepository,
    FeedCancellationsRepository,
    FeedReader,
    OfficialYearsRepository,
    OfficialYearsService,
    TouchedByChange,
    CollectedTouchedSources,
    CollectedFeedSources,
  ],
  exports: [SessionCalendars, CalendarEntriesService, BellSchedulesService, CalendarEventsService],
})
export class CalendarModule {}
