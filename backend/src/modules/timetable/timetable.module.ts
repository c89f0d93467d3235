import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/index.js';
import { ClassesModule } from '../classes/index.js';
import { ClaimsRepository } from './claims/claims.repository.js';
import { LessonClaims } from './claims/lesson-claims.js';
import { TimetableLock } from './claims/timetable-lock.js';
import { HeldLessons } from './lessons/held-lessons.js';
import { LessonsOfPerson } from './lessons/lessons-of-person.js';
import { OverridesRepository } from './lessons/overrides.repository.js';
import { OverridesService } from './lessons/overrides.service.js';
import { ReliefLessons } from './lessons/relief-lessons.js';
import { TimetableFeed } from './lessons/timetable-feed.js';
import { TimetableLessonsController } from './lessons/timetable-lessons.controller.js';
import { TimetableLessonsRepository } from './lessons/timetable-lessons.repository.js';
import { TimetableLessonsService } from './lessons/timetable-lessons.service.js';
import { TimetableTable } from './lessons/timetable-table.js';
import { TouchedLessons } from './lessons/touched-lessons.js';
import { WhatIsTaught } from './lessons/what-is-taught.js';
import { RoomsController } from './rooms/rooms.controller.js';
import { RoomsRepository } from './rooms/rooms.repository.js';
import { RoomsService } from './rooms/rooms.service.js';
import { TIMETABLE_EXPORTS } from './timetable.exports.js';
import { PublicationsService } from './versions/publications.service.js';
import { TimetablesController } from './versions/timetables.controller.js';
import { TimetablesRepository } from './versions/timetables.repository.js';
import { TimetablesService } from './versions/timetables.service.js';
import { TimetablesPart } from './versions/timetables-part.js';

@Module({
  imports: [CalendarModule, ClassesModule],
  controllers: [RoomsController, TimetablesController, TimetableLessonsController],
  providers: [
    TIMETABLE_EXPORTS,
    TimetableLock,
    RoomsRepository,
    RoomsService,
    TimetablesRepository,
    TimetablesService,
    TimetablesPart,
    PublicationsService,
    TimetableLessonsRepository,
    TimetableLessonsService,
    TimetableTable,
    HeldLessons,
    LessonsOfPerson,
    ReliefLessons,
    TimetableFeed,
    TouchedLessons,
    WhatIsTaught,
    OverridesRepository,
    OverridesService,
    ClaimsRepository,
    LessonClaims,
  ],
  exports: [
    HeldLessons,
    LessonsOfPerson,
    ReliefLessons,
    TimetablesService,
    TimetableLessonsService,
    PublicationsService,
  ],
})
export class TimetableModule {}
