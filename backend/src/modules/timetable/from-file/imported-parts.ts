import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordIdTakenError } from '../../../platform/records/records.errors.js';
import { TeachingSetsService } from '../../classes/index.js';
import { problemsOfOverrides } from '../domain/import/import-problems.js';
import { OverridesRepository } from '../lessons/overrides.repository.js';
import { TimetableLessonsRepository } from '../lessons/timetable-lessons.repository.js';
import { TimetableLessonsService } from '../lessons/timetable-lessons.service.js';
import { OVERRIDE_NOUN } from '../timetable.errors.js';
import { ImportedNames } from './imported-names.js';
import type { NewTimetableImportDto } from './timetable-imports.dto.js';

/** What comes with an imported draft; in the transaction that makes it. */
@Injectable()
export class ImportedParts {
  constructor(
    private readonly names: ImportedNames,
    private readonly sets: TeachingSetsService,
    private readonly lessonsOf: TimetableLessonsService,
    private readonly lessons: TimetableLessonsRepository,
    private readonly overrides: OverridesRepository,
  ) {}

  /** Before the lock of the timetable, as whoever changes a set takes them. */
  hold(caller: SchoolCaller): Promise<void> {
    return this.sets.hold(caller);
  }

  async make(caller: SchoolCaller, asked: NewTimetableImportDto): Promise<void> {
    await this.names.make(caller, asked);
    await this.sets.addAll(caller, asked.academicYearId, 'teachingSets', setsOf(asked));
    const lessons = asked.lessons.map((lesson) => ({ ...lesson, timetableId: asked.id }));
    await this.lessonsOf.addAll(caller, asked.id, lessons);
    await this.allow(caller, asked);
  }

  private async allow(
    caller: SchoolCaller,
    { id, academicYearId, lessons, overrides }: NewTimetableImportDto,
  ) {
    const owner = { schoolId: caller.school.id };
    const problems = problemsOfOverrides(overrides, lessons);
    if (problems.length > 0) throw new ValidationError(problems);
    const made = { timetableId: id, madeBy: caller.principal.userId, madeAt: caller.now };
    for (const { lessonIds, ...override } of overrides) {
      if (!(await this.overrides.insert(owner, academicYearId, { ...override, ...made })))
        throw new RecordIdTakenError(OVERRIDE_NOUN);
      await this.lessons.setOverride(owner, lessonIds, override.id, caller.now);
    }
  }
}

/** Who teaches a new set most leads it. */
function setsOf({ teachingSets, setsFrom }: NewTimetableImportDto) {
  return teachingSets.map(({ teacherIds, ...set }) => ({
    ...set,
    name: null,
    teachers: teacherIds.map((userId, at) => ({ userId, isLead: at === 0, fromDay: setsFrom, toDay: null })),
  }));
}
