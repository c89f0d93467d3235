import { Injectable } from '@nestjs/common';
import { isOf, isSuspendedOn } from '../../../platform/access/access.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { SchoolSettings, SchoolsService } from '../../schools/index.js';
import { AbsencesService, isAwayAt } from '../../staff/index.js';
import type { Supervising as Facts } from '../domain/supervisors-of.js';
import { VERIFICATION_STEPS } from '../review-settings.js';
import { SupervisionsRepository } from './supervisions.repository.js';

/** Who is to verify on a day, for whoever asks by the rules. */
@Injectable()
export class Supervising {
  /** In the current transaction. */
  readonly on = this.database.once(
    async (schoolId: string, academicYearId: string, day: Day): Promise<Facts> => {
      const members = await this.schools.membersOf(schoolId);
      const absences = await this.absences.timesOfAll(schoolId, day, day);
      const steps = await this.settings.valueOn(schoolId, VERIFICATION_STEPS, day);
      return {
        steps: steps === 2 ? 2 : 1,
        supervisions: await this.supervisions.list({ schoolId }, academicYearId),
        deputies: await this.supervisions.deputies({ schoolId }, academicYearId),
        isAway: (personId, onDay) => {
          const member = members.find(({ userId }) => userId === personId);
          if (!member || !isOf('supervisor', member) || isSuspendedOn(onDay, member)) return true;
          return absences.some((time) => time.personId === personId && isAwayAt(time, onDay, null));
        },
      };
    },
  );

  constructor(
    private readonly database: Database,
    private readonly supervisions: SupervisionsRepository,
    private readonly schools: SchoolsService,
    private readonly absences: AbsencesService,
    private readonly settings: SchoolSettings,
  ) {}
}
