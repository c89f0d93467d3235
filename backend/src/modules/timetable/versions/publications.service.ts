import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordConflictError, RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';
import { type Answers, BrokenPromises, NO_ANSWERS } from '../claims/broken-promises.js';
import { ClaimsRepository } from '../claims/claims.repository.js';
import { LessonClaims } from '../claims/lesson-claims.js';
import { TimetableLock } from '../claims/timetable-lock.js';
import { type Beginning, hasBegun, lastDayOf, problemsOfBeginning, TIMETABLE } from '../domain/timetable.js';
import { TimetableLessonsRepository } from '../lessons/timetable-lessons.repository.js';
import {
  TimetableBegunError,
  TimetableNotPublishedError,
  TimetablePublishedError,
} from '../timetable.errors.js';
import { toTimetableDto } from './timetables.dto.js';
import { type Timetable, TimetablesRepository } from './timetables.repository.js';

/** A timetable begins to hold for everybody, or is taken back before it does. */
@Injectable()
export class PublicationsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly timetables: TimetablesRepository,
    private readonly lessons: TimetableLessonsRepository,
    private readonly claims: ClaimsRepository,
    private readonly lessonClaims: LessonClaims,
    private readonly brokenPromises: BrokenPromises,
    private readonly years: AcademicYears,
    private readonly lock: TimetableLock,
  ) {}

  /** Refused while two of its lessons clash and are not overridden, or it breaks a promise that nobody has answered. */
  publish(
    caller: SchoolCaller,
    id: string,
    version: number,
    beginning: Beginning,
    answers: Answers = NO_ANSWERS,
  ): Promise<Timetable> {
    const owner = { schoolId: caller.school.id };
    const today = dayOf(caller.now);
    return this.change(caller, id, version, async (timetable) => {
      if (timetable.startsOn !== null) throw new TimetablePublishedError();
      const session = await this.years.holdOpen(caller, timetable.academicYearId);
      const all = await this.timetables.list(owner, session.id);
      const others = all.filter((other) => other.id !== id);
      const mayBackdate = isOf('admin', caller.membership);
      const problems = problemsOfBeginning(beginning, { session, today, others, mayBackdate });
      if (problems.length > 0) throw new ValidationError(problems);
      await this.lessonClaims.replace(owner, timetable, await this.lessons.list(owner, id));
      await this.timetables.publish(owner, id, beginning, caller.principal.userId, caller.now);
      await this.settle(caller, session, { ...timetable, startsOn: beginning.startsOn }, answers);
    });
  }

  /** Before its first day: it is a draft again, and the one before it holds on; promises are asked about as before. */
  withdraw(
    caller: SchoolCaller,
    id: string,
    version: number,
    answers: Answers = NO_ANSWERS,
  ): Promise<Timetable> {
    const owner = { schoolId: caller.school.id };
    return this.change(caller, id, version, async (timetable) => {
      if (timetable.startsOn === null) throw new TimetableNotPublishedError();
      if (hasBegun(timetable, dayOf(caller.now))) throw new TimetableBegunError();
      const session = await this.years.holdOpen(caller, timetable.academicYearId);
      await this.claims.dropOfTimetable(owner, id);
      await this.timetables.withdraw(owner, id, caller.now);
      await this.settle(caller, session, timetable, answers);
    });
  }

  /** On the days on which a timetable holds, or would have held. */
  private async settle(
    caller: SchoolCaller,
    session: AcademicYear,
    timetable: Timetable,
    answers: Answers,
  ): Promise<void> {
    const all = await this.timetables.list({ schoolId: caller.school.id }, session.id);
    const to = lastDayOf(timetable, all, session);
    if (timetable.startsOn === null || to === null) return;
    await this.brokenPromises.settle(caller, session, { from: timetable.startsOn, to }, answers);
  }

  private change(
    caller: SchoolCaller,
    id: string,
    version: number,
    work: (standing: Timetable) => Promise<void>,
  ): Promise<Timetable> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      await this.lock.take(owner);
      const standing = await this.timetables.rows.find(owner, id);
      if (!standing || standing.deletedAt !== null) throw new RecordNotFoundError(TIMETABLE.name);
      if (standing.version !== version)
        throw new RecordConflictError(TIMETABLE.name, toTimetableDto(standing));
      await work(standing);
      const changed = await this.timetables.rows.find(owner, id);
      if (!changed) throw new RecordNotFoundError(TIMETABLE.name);
      return changed;
    });
  }
}
