import { Injectable } from '@nestjs/common';
import { defineMemberWork, WorkOfMember } from '../../schools/index.js';
import { AbsencesRepository } from './absences.repository.js';

const ABSENCES = defineMemberWork('absences');

/** Past and coming ones. */
@Injectable()
export class AbsencesOfMember extends WorkOfMember {
  readonly kind = ABSENCES;

  constructor(private readonly absences: AbsencesRepository) {
    super();
  }

  async count(schoolId: string, userId: string): Promise<number> {
    return (await this.absences.ofPeople(schoolId, [userId], '2000-01-01', '2099-12-31')).length;
  }
}
