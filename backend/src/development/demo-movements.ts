import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConsentsService, MembershipsService, PupilsService } from '../modules/pupils/index.js';
import type { AcademicYear } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { addDays } from '../platform/calendar/day.js';
import { dayOf } from '../platform/calendar/school-instant.js';

type Enrolled = Readonly<{
  pupil: Readonly<{ id: string; guardians: readonly Readonly<{ name: string }>[] }>;
  placing: Readonly<{ academicYearId: string; classId: string; groupIds: string[] }>;
}>;

/** In the class of the first: who left and came back, and who left. */
const [RETURNED, LEFT] = [6, 9];
const KINDS = ['contact', 'photo'] as const;

/** What happens to pupils in a year: guardians agree and one takes it back, one pupil leaves, another returns. */
@Injectable()
export class DemoMovements {
  constructor(
    private readonly pupils: PupilsService,
    private readonly memberships: MembershipsService,
    private readonly consents: ConsentsService,
  ) {}

  async make(caller: SchoolCaller, { firstDay }: AcademicYear, enrolled: readonly Enrolled[]): Promise<void> {
    await this.agree(caller, firstDay, enrolled);
    const [returned, left] = [enrolled[RETURNED], enrolled[LEFT]];
    if (!returned || !left) return;
    await this.pupils.saveLeaving(caller, left.pupil.id, addDays(firstDay, 45));
    await this.pupils.saveLeaving(caller, returned.pupil.id, addDays(firstDay, 60));
    await this.memberships.comeBack(caller, returned.pupil.id, {
      ...returned.placing,
      day: addDays(firstDay, 150),
    });
  }

  /** Every known guardian agrees to be written to, and to a photo; the first takes that back. */
  private async agree(caller: SchoolCaller, firstDay: string, enrolled: readonly Enrolled[]): Promise<void> {
    const givenOn = firstDay < dayOf(caller.now) ? firstDay : dayOf(caller.now);
    const given = enrolled.flatMap(({ pupil: { id: pupilId, guardians } }) =>
      guardians.slice(0, 1).flatMap(({ name: guardianName }) =>
        KINDS.map((kind) => ({
          id: randomUUID(),
          pupilId,
          kind,
          guardianName,
          way: 'form' as const,
          givenOn,
        })),
      ),
    );
    await this.consents.recordFirst(caller, given);
    const first = given.find(({ kind }) => kind === 'photo');
    if (first)
      await this.consents.withdraw(caller, first.pupilId, first.id, {
        guardianName: first.guardianName,
        reason: null,
      });
  }
}
