import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordIdTakenError } from '../../../platform/records/records.errors.js';
import { TeachingSetsService } from '../../classes/index.js';
import { problemsOfOverrides } from '../domain/import/import-problems.js';
import { OverridesRepository } from '../lessons/overrides.repository.js';
import type { NewLesson } from '../lessons/timetable-lessons.repository.js';
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
    private readonly overrides: OverridesRepository,
  ) {}

  /** Before the lock of the timetable, as whoever changes a set takes them. */
  hold(caller: SchoolCaller): Promise<void> {
    return this.sets.hold(caller);
  }

  async make(caller: SchoolCaller, asked: NewTimetableImportDto): Promise<void> {
    await this.names.make(caller, asked);
    await this.sets.addAll(caller, asked.academicYearId, 'teachingSets', setsOf(asked));
    await this.addOverrides(caller, asked);
    await this.lessonsOf.addAll(caller, asked.id, lessonsOf(asked));
    const problems = problemsOfOverrides(asked.overrides, asked.lessons);
    if (problems.length > 0) throw new ValidationError(problems);
  }

  /** Before the lessons that stand under them. */
  private async addOverrides(caller: SchoolCaller, { id, academicYearId, overrides }: NewTimetableImportDto) {
    const owner = { schoolId: caller.school.id };
    const by = { madeBy: caller.principal.userId, madeAt: caller.now };
    const made = overrides.map((override) => ({ id: override.id, reason: override.reason, ...by }));
    if ((await this.overrides.insertAll(owner, academicYearId, id, made)) < made.length)
      throw new RecordIdTakenError(OVERRIDE_NOUN);
  }
}

function lessonsOf({ id: timetableId, lessons, overrides }: NewTimetableImportDto): NewLesson[] {
  const under = new Map(overrides.flatMap(({ id, lessonIds }) => lessonIds.map((each) => [each, id])));
  return lessons.map((lesson) => {
    const overrideId = under.get(lesson.id);
    return { ...lesson, timetableId, ...(overrideId && { overrideId }) };
  });
}

/** Who teaches a new set most leads it. */
function setsOf({ teachingSets, setsFrom }: NewTimetableImportDto) {
  return teachingSets.map(({ teacherIds, ...set }) => ({
    ...set,
    name: null,
    teachers: teacherIds.map((userId, at) => ({ userId, isLead: at === 0, fromDay: setsFrom, toDay: null })),
  }));
}
