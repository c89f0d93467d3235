import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolClassesService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import { type Placing, problemsOfPlacing } from '../domain/placing.js';
import { placedFrom } from '../domain/stay.js';
import { MembershipsRepository, type StaysOfYear } from './memberships.repository.js';

export type PlacedPupil = Readonly<{ pupilId: string; placing: Placing }>;

/** Brings pupils into classes, in the current transaction of a write that holds the pupil. */
@Injectable()
export class Placements {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
  ) {}

  async place(caller: SchoolCaller, pupilId: string, placing: Placing): Promise<void> {
    await this.placeAll(caller, [{ pupilId, placing }]);
  }

  async placeAll(caller: SchoolCaller, placed: readonly PlacedPupil[]): Promise<void> {
    for (const [yearId, own] of Map.groupBy(placed, ({ placing }) => placing.academicYearId)) {
      const year = await this.years.holdOpen(caller, yearId);
      const classes = await this.classes.list(caller, year.id);
      for (const { placing } of own) {
        const problems = problemsOfPlacing(placing, { year, classes });
        if (problems.length > 0) throw new ValidationError(problems);
      }
      await this.rewrite(caller, yearId, own);
    }
  }

  /** The day after somebody's last day they are in no class of a session that is not closed. */
  async end(caller: SchoolCaller, pupilId: string, lastDay: Day): Promise<void> {
    await this.endAll(caller, [{ pupilId, lastDay }]);
  }

  async endAll(
    caller: SchoolCaller,
    leaving: readonly Readonly<{ pupilId: string; lastDay: Day }>[],
  ): Promise<void> {
    if (leaving.length === 0) return;
    for (const { id } of await this.years.notClosed(caller.school.id))
      await this.rewrite(
        caller,
        id,
        leaving.map(({ pupilId, lastDay }) => ({
          pupilId,
          placing: { classId: null, groupIds: [], day: addDays(lastDay, 1) },
        })),
      );
  }

  /** Each pupil once. */
  private async rewrite(
    { school }: SchoolCaller,
    academicYearId: string,
    placed: readonly Readonly<{ pupilId: string; placing: Omit<Placing, 'academicYearId'> }>[],
  ): Promise<void> {
    const owner = { schoolId: school.id };
    const pupilIds = placed.map(({ pupilId }) => pupilId);
    const staysOf = await this.memberships.staysIn(owner, academicYearId, pupilIds);
    await this.memberships.replaceYear(
      owner,
      academicYearId,
      new Map(placed.map(({ pupilId, placing }) => [pupilId, placedAnew(staysOf(pupilId), placing)])),
    );
  }
}

function placedAnew(
  before: StaysOfYear,
  { classId, groupIds, day }: Omit<Placing, 'academicYearId'>,
): StaysOfYear {
  const classOfGroup = new Map(before.groups.map((stay) => [stay.placeId, stay.classId]));
  return {
    classes: placedFrom(day, classId === null ? [] : [classId], before.classes),
    groups: placedFrom(day, groupIds, before.groups).flatMap((stay) => {
      const ofClass = classOfGroup.get(stay.placeId) ?? classId;
      return ofClass === null ? [] : [{ ...stay, classId: ofClass }];
    }),
  };
}
