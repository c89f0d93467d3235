import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AskedPapersModule } from '../asked-papers/index.js';
import { CalendarModule } from '../calendar/index.js';
import { ClassesModule } from '../classes/index.js';
import { ImportsModule } from '../imports/index.js';
import { BrokenPromises } from './claims/broken-promises.js';
import { ClaimsRepository } from './claims/claims.repository.js';
import { LessonClaims } from './claims/lesson-claims.js';
import { CollectedPromiseSources } from './claims/promise-source.js';
import { Promises } from './claims/promises.js';
import { PromisesRepository } from './claims/promises.repository.js';
import { TimetableLock } from './claims/timetable-lock.js';
import { ImportedNames } from './from-file/imported-names.js';
import { ImportedParts } from './from-file/imported-parts.js';
import { RememberedMatches } from './from-file/remembered-matches.js';
import { TimetableFilesController } from './from-file/timetable-files.controller.js';
import { TimetableFilesService } from './from-file/timetable-files.service.js';
import { TimetableImportsController } from './from-file/timetable-imports.controller.js';
import { TimetableImportsService } from './from-file/timetable-imports.service.js';
import { TimetableMatchesRepository } from './from-file/timetable-matches.repository.js';
import { HeldLessons } from './lessons/held-lessons.js';
import { LessonsOfPeople } from './lessons/lessons-of-people.js';
import { OverridesRepository } from './lessons/overrides.repository.js';
import { OverridesService } from './lessons/overrides.service.js';
import { TimetableFeed } from './lessons/timetable-feed.js';
import { TimetableLessonsController } from './lessons/timetable-lessons.controller.js';
import { TimetableLessonsRepository } from './lessons/timetable-lessons.repository.js';
import { TimetableLessonsService } from './lessons/timetable-lessons.service.js';
import { TimetableTable } from './lessons/timetable-table.js';
import { TouchedLessons } from './lessons/touched-lessons.js';
import { WhatIsTaught } from './lessons/what-is-taught.js';
import { TimetablePaperKind } from './papers/timetable-paper-kind.js';
import { TimetablePapersController } from './papers/timetable-papers.controller.js';
import { TimetablePapers } from './papers/timetable-papers.js';
import { HeldPersonalLessons } from './personal/held-personal-lessons.js';
import { PersonalLessonsRepository } from './personal/personal-lessons.repository.js';
import { PersonalLessonsService } from './personal/personal-lessons.service.js';
import { PersonalTimetableController } from './personal/personal-timetable.controller.js';
import { PersonalTimetables } from './personal/personal-timetable.service.js';
import { RoomNeedsController } from './rooms/room-needs.controller.js';
import { RoomNeedsRepository } from './rooms/room-needs.repository.js';
import { RoomNeedsService } from './rooms/room-needs.service.js';
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
  imports: [AskedPapersModule, CalendarModule, ClassesModule, DiscoveryModule, ImportsModule],
  controllers: [
    RoomsController,
    RoomNeedsController,
    TimetablesController,
    TimetableLessonsController,
    TimetableFilesController,
    TimetableImportsController,
    PersonalTimetableController,
    TimetablePapersController,
  ],
  providers: [
    TIMETABLE_EXPORTS,
    TimetableLock,
    RoomsRepository,
    RoomsService,
    RoomNeedsRepository,
    RoomNeedsService,
    TimetablesRepository,
    TimetablesService,
    TimetablesPart,
    PublicationsService,
    TimetableLessonsRepository,
    TimetableLessonsService,
    TimetableTable,
    TimetablePaperKind,
    TimetablePapers,
    HeldLessons,
    PersonalLessonsRepository,
    PersonalLessonsService,
    HeldPersonalLessons,
    PersonalTimetables,
    LessonsOfPeople,
    TimetableFeed,
    TouchedLessons,
    WhatIsTaught,
    OverridesRepository,
    OverridesService,
    ClaimsRepository,
    LessonClaims,
    PromisesRepository,
    CollectedPromiseSources,
    Promises,
    BrokenPromises,
    TimetableFilesService,
    TimetableImportsService,
    TimetableMatchesRepository,
    ImportedNames,
    ImportedParts,
    RememberedMatches,
  ],
  exports: [LessonsOfPeople, Promises, TimetablesService, TimetableLessonsService, PublicationsService],
})
export class TimetableModule {}
