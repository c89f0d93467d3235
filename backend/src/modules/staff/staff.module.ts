import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/index.js';
import { AbsenceTable } from './absences/absence-table.js';
import { AbsencesController } from './absences/absences.controller.js';
import { AbsencesRepository } from './absences/absences.repository.js';
import { AbsencesService } from './absences/absences.service.js';
import { AbsencesOfMember } from './absences/absences-of-member.js';
import { PanelSurroundings } from './panels/panel-surroundings.js';
import { PanelTable } from './panels/panel-table.js';
import { PanelsController } from './panels/panels.controller.js';
import { Panels } from './panels/panels.js';
import { PanelsRepository } from './panels/panels.repository.js';
import { PanelsService } from './panels/panels.service.js';
import { PanelsPart } from './panels/panels-part.js';
import { Persons } from './persons/persons.js';
import { PersonsRepository } from './persons/persons.repository.js';
import { STAFF_EXPORTS } from './staff.exports.js';

@Module({
  imports: [ClassesModule],
  controllers: [AbsencesController, PanelsController],
  providers: [
    STAFF_EXPORTS,
    AbsencesRepository,
    AbsencesService,
    AbsenceTable,
    AbsencesOfMember,
    PanelsRepository,
    PanelSurroundings,
    PanelsService,
    Panels,
    PanelTable,
    PanelsPart,
    PersonsRepository,
    Persons,
  ],
  exports: [AbsencesService, PanelsService, Panels, Persons],
})
export class StaffModule {}
