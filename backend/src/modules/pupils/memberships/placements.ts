import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolClassesService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import { type Placing, problemsOfPlacing } from '../domain/placing.js';
import { placedFrom } from '../domain/stay.js';
import { type History, MembershipsRepository } from './memberships.repository.js';

/** Brings pupils into classes, in the current transaction of a write that holds the pupil. */
@Injectable()
export class Placements {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
  ) {}

  async place(caller: SchoolCaller, pupilId: string, placing: Placing): Promise<void> {
    const year = await this.years.holdOpen(caller, placing.academicYearId);
    const classes = await this.classes.list(caller, year.id);
    const problems = problemsOfPlacing(placing, { year, classes });
    if (problems.length > 0) throw new ValidationError(problems);
    await this.rewrite(caller, pupilId, placing);
  }

  /** The day after somebody's last day they are in no class of a session that is not closed. */
  async end(caller: SchoolCaller, pupilId: string, lastDay: Day): Promise<void> {
    const day = addDays(lastDay, 1);
    for (const { id } of await this.years.notClosed(caller.school.id))
      await this.rewrite(caller, pupilId, { academicYearId: id, classId: null, groupIds: [], day });
  }

  private async rewrite(
    { school }: SchoolCaller,
    pupilId: string,
    { academicYearId, classId, groupIds, day }: Placing,
  ): Promise<void> {
    const owner = { schoolId: school.id };
    const history = ofYear(await this.memberships.historyOf(owner, pupilId), academicYearId);
    const classOfGroup = new Map(history.groups.map((stay) => [stay.placeId, stay.classId]));
    const groups = placedFrom(day, groupIds, history.groups);
    await this.memberships.replaceYear(owner, academicYearId, pupilId, {
      classes: placedFrom(day, classId === null ? [] : [classId], history.classes),
      groups: groups.flatMap((stay) => {
        const ofClass = classOfGroup.get(stay.placeId) ?? classId;
        return ofClass === null ? [] : [{ ...stay, classId: ofClass }];
      }),
    });
  }
}

function ofYear({ classes, groups }: History, yearId: string): History {
  return {
    classes: classes.filter(({ academicYearId }) => academicYearId === yearId),
    groups: groups.filter(({ academicYearId }) => academicYearId === yearId),
  };
}
