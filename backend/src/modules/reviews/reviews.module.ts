import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/index.js';
import { REVIEWS_EXPORTS } from './reviews.exports.js';
import { ProposedSupervisions } from './supervisions/proposed-supervisions.js';
import { SupervisionsController } from './supervisions/supervisions.controller.js';
import { SupervisionsRepository } from './supervisions/supervisions.repository.js';
import { SupervisionsService } from './supervisions/supervisions.service.js';
import { SupervisorsController } from './supervisions/supervisors.controller.js';

@Module({
  imports: [ClassesModule],
  controllers: [SupervisionsController, SupervisorsController],
  providers: [REVIEWS_EXPORTS, SupervisionsRepository, SupervisionsService, ProposedSupervisions],
  exports: [SupervisionsService, ProposedSupervisions],
})
export class ReviewsModule {}
