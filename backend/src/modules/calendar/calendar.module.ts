import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/index.js';
import { CALENDAR_EXPORTS } from './calendar.exports.js';
import { CalendarEventTable } from './events/calendar-event-table.js';
import { CalendarEventsController } from './events/calendar-events.controller.js';
import { CalendarEventsRepository } from './events/calendar-events.repository.js';
import { CalendarEventsService } from './events/calendar-events.service.js';

@Module({
  imports: [ClassesModule],
  controllers: [CalendarEventsController],
  providers: [CALENDAR_EXPORTS, CalendarEventsRepository, CalendarEventsService, CalendarEventTable],
})
export class CalendarModule {}
