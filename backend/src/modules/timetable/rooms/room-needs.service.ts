import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { TaughtSets } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import { problemsOfNeed, type WrittenNeed } from '../domain/room-need.js';
import { type NeedOfSet, RoomNeedsRepository } from './room-needs.repository.js';
import { RoomsRepository } from './rooms.repository.js';

/** Where sets have to be taught, as administrators and the holder of the timetable keep it. */
@Injectable()
export class RoomNeedsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly repository: RoomNeedsRepository,
    private readonly rooms: RoomsRepository,
    private readonly taughtSets: TaughtSets,
    private readonly years: AcademicYears,
  ) {}

  /** By the id of the set. */
  ofYear({ school }: SchoolCaller, academicYearId: string): Promise<ReadonlyMap<string, WrittenNeed>> {
    const owner = { schoolId: school.id };
    return this.writes.read({ school }, async () => {
      const needs = await this.repository.list(owner, academicYearId);
      return new Map(needs.map(({ teachingSetId, ...need }) => [teachingSetId, need]));
    });
  }

  keep(caller: SchoolCaller, academicYearId: string, needs: readonly NeedOfSet[]): Promise<void> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      await this.years.holdOpen(caller, academicYearId);
      const sets = await this.taughtSets.partsOf(owner.schoolId, academicYearId);
      const roomIds = (await this.rooms.list(owner)).map(({ id }) => id);
      const problems = needs.flatMap((need, at) =>
        [
          ...(sets.has(need.teachingSetId)
            ? []
            : [{ field: 'teachingSetId', message: 'is no teaching set of the academic year' }]),
          ...problemsOfNeed(need, roomIds),
        ].map(({ field, message }) => ({ field: `needs.${at}.${field}`, message })),
      );
      if (problems.length > 0) throw new ValidationError(problems);
      await this.repository.keep(owner, academicYearId, needs);
    });
  }
}
