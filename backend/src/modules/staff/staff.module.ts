import { Module } from '@nestjs/common';
import { AbsencesController } from './absences.controller.js';
import { AbsencesRepository } from './absences.repository.js';
import { AbsencesService } from './absences.service.js';
import { AbsencesOfMember } from './absences-of-member.js';
import { STAFF_EXPORTS } from './staff.exports.js';

@Module({
  controllers: [AbsencesController],
  providers: [STAFF_EXPORTS, AbsencesRepository, AbsencesService, AbsencesOfMember],
  exports: [AbsencesService],
})
export class StaffModule {}
