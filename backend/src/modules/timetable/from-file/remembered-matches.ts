import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolClassesService, SubjectsService } from '../../classes/index.js';
import { SchoolsService } from '../../schools/index.js';
import { problemsOfMatches } from '../domain/import/import-problems.js';
import { isWordOf, type Remembered } from '../domain/import/matching.js';
import { RoomsService } from '../rooms/rooms.service.js';
import { TimetableMatchesRepository } from './timetable-matches.repository.js';

/** What a school chose for the names of a file, to match the next one; in the transaction of an import. */
@Injectable()
export class RememberedMatches {
  constructor(
    private readonly matches: TimetableMatchesRepository,
    private readonly schools: SchoolsService,
    private readonly classes: SchoolClassesService,
    private readonly subjects: SubjectsService,
    private readonly rooms: RoomsService,
  ) {}

  async remember(
    caller: SchoolCaller,
    academicYearId: string,
    matches: readonly Remembered[],
  ): Promise<void> {
    const owner = { schoolId: caller.school.id };
    const problems = problemsOfMatches(matches, await this.idsOf(caller, academicYearId));
    if (problems.length > 0) throw new ValidationError(problems);
    const chosen = matches.map((match) => ({ ...match, isWord: isWordOf(match.kind, match.choice) }));
    await this.matches.remember(owner, chosen, caller.now);
  }

  private async idsOf(caller: SchoolCaller, academicYearId: string) {
    const classes = await this.classes.list(caller, academicYearId);
    const ids = (rows: readonly Readonly<{ id: string }>[]) => rows.map(({ id }) => id);
    return {
      teacher: (await this.schools.membersOf(caller.school.id)).map(({ userId }) => userId),
      class: ids(classes),
      group: classes.flatMap(({ groups }) => ids(groups)),
      subject: ids(await this.subjects.list(caller)),
      room: ids(await this.rooms.list(caller)),
    };
  }
}
