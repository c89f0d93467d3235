import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/index.js';
import { StaffModule } from '../staff/index.js';
import { CURRICULUM_EXPORTS } from './curriculum.exports.js';
import { Curriculum } from './curriculum.js';
import { EditionsController } from './editions/editions.controller.js';
import { EditionsRepository } from './editions/editions.repository.js';
import { EditionsService } from './editions/editions.service.js';
import { CurriculumImport } from './import/curriculum-import.js';
import { CurriculumSearch } from './nodes/curriculum-search.service.js';
import { NodesController } from './nodes/nodes.controller.js';
import { NodesRepository } from './nodes/nodes.repository.js';
import { NodesService } from './nodes/nodes.service.js';
import { CurriculumSample } from './sample.service.js';

@Module({
  imports: [ClassesModule, StaffModule],
  controllers: [EditionsController, NodesController],
  providers: [
    CURRICULUM_EXPORTS,
    EditionsRepository,
    EditionsService,
    NodesRepository,
    NodesService,
    CurriculumSearch,
    CurriculumSample,
    CurriculumImport,
    Curriculum,
  ],
  exports: [Curriculum, CurriculumSample],
})
export class CurriculumModule {}
