import { Module } from '@nestjs/common';
import { CLASSES_EXPORTS } from './classes.exports.js';
import { SetImport } from './import/set-import.js';
import { ClassesPart } from './roll-over/classes-part.js';
import { SetsPart } from './roll-over/sets-part.js';
import { ClassSearch } from './school-classes/class-search.js';
import { SchoolClassesController } from './school-classes/school-classes.controller.js';
import { SchoolClassesRepository } from './school-classes/school-classes.repository.js';
import { SchoolClassesService } from './school-classes/school-classes.service.js';
import { SubjectsController } from './subjects/subjects.controller.js';
import { SubjectsRepository } from './subjects/subjects.repository.js';
import { SubjectsService } from './subjects/subjects.service.js';
import { ClassTablesController } from './tables/class-tables.controller.js';
import { ClassTables } from './tables/class-tables.service.js';
import { PeopleTable } from './tables/people-table.js';
import { SetTable } from './tables/set-table.js';
import { OwnTeachingSetsController } from './teaching-sets/own-teaching-sets.controller.js';
import { SetSurroundings } from './teaching-sets/set-surroundings.js';
import { SetsOfMember } from './teaching-sets/sets-of-member.js';
import { TaughtSets } from './teaching-sets/taught-sets.js';
import { TeachingSetsController } from './teaching-sets/teaching-sets.controller.js';
import { TeachingSetsRepository } from './teaching-sets/teaching-sets.repository.js';
import { TeachingSetsService } from './teaching-sets/teaching-sets.service.js';

@Module({
  controllers: [
    SchoolClassesController,
    SubjectsController,
    TeachingSetsController,
    OwnTeachingSetsController,
    ClassTablesController,
  ],
  providers: [
    CLASSES_EXPORTS,
    SchoolClassesRepository,
    SchoolClassesService,
    SubjectsRepository,
    SubjectsService,
    TeachingSetsRepository,
    SetSurroundings,
    TeachingSetsService,
    SetsOfMember,
    SetImport,
    TaughtSets,
    ClassesPart,
    SetsPart,
    ClassTables,
    SetTable,
    PeopleTable,
    ClassSearch,
  ],
  exports: [ClassesPart, SchoolClassesService, SubjectsService, TaughtSets, TeachingSetsService],
})
export class ClassesModule {}
