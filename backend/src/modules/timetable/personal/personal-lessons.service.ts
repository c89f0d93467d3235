import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { OwnRecords } from '../../../platform/records/records.js';
import { SessionCalendars } from '../../calendar/index.js';
import { TaughtSets } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import {
  MOST_PERSONAL_LESSONS,
  type PersonalLessonContent,
  problemsOfPersonalLesson,
} from '../domain/personal-lesson.js';
import { TooManyPersonalLessonsError } from '../timetable.errors.js';
import { PersonalLessonsRepository } from './personal-lessons.repository.js';

/** The lessons of a person's own week: nobody else's business, and in nobody's way. */
@Injectable()
export class PersonalLessonsService extends OwnRecords<PersonalLessonContent> {
  constructor(
    writes: SchoolWrites,
    private readonly lessons: PersonalLessonsRepository,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly taughtSets: TaughtSets,
  ) {
    super(writes, lessons.rows);
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    lesson: PersonalLessonContent,
  ): Promise<void> {
    const owner = this.ownerOf(caller);
    const { academicYearId } = lesson;
    await this.lessons.lock(owner);
    await this.years.holdOpen(caller, academicYearId);
    const others = (await this.lessons.list(owner, academicYearId)).filter((other) => other.id !== id);
    if (others.length >= MOST_PERSONAL_LESSONS) throw new TooManyPersonalLessonsError();
    const { calendar } = await this.calendars.chosen(caller, academicYearId);
    const problems = problemsOfPersonalLesson(lesson, {
      standing: await this.lessons.rows.find(owner, id),
      cycleWeeks: calendar.cycle.weeks,
      setIds: [...(await this.taughtSets.partsOf(owner.schoolId, academicYearId)).keys()],
      others,
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.years.holdOpen(caller, (await this.known(caller, id)).academicYearId);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }
}
