import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import {
  AcademicYears,
  defineMemberWork,
  type Leaving,
  memberLeft,
  SchoolsService,
  WorkOfMember,
} from '../../schools/index.js';
import { handedOver, problemsOfSuccession } from '../domain/succession.js';
import { SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { type TeachingSet, TeachingSetsRepository } from './teaching-sets.repository.js';

const TEACHING_SETS = defineMemberWork('teachingSets');

/** What somebody teaches from today on, and to whom it goes when they leave the school. */
@Injectable()
export class SetsOfMember extends WorkOfMember {
  readonly kind = TEACHING_SETS;

  constructor(
    private readonly sets: TeachingSetsRepository,
    private readonly classes: SchoolClassesRepository,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
    private readonly clock: BusinessClock,
  ) {
    super();
  }

  async count(schoolId: string, userId: string): Promise<number> {
    return (await this.leftBy(schoolId, userId, dayOf(this.clock.now()))).length;
  }

  /** Whoever is named for a set teaches it from the day on; the others, and the classes, wait for somebody. */
  @OnEvent(memberLeft)
  async handOver({ schoolId, userId, at, successors }: Leaving): Promise<void> {
    const day = dayOf(at);
    await this.classes.lock({ schoolId });
    const left = await this.leftBy(schoolId, userId, day);
    const members = await this.schools.membersOf(schoolId);
    const teacherIds = members.flatMap((member) => (member.roles.includes('teacher') ? [member.userId] : []));
    const setIds = left.map(({ id }) => id);
    const problems = problemsOfSuccession(successors, { setIds, teacherIds });
    if (problems.length > 0) throw new ValidationError(problems);
    for (const set of left) {
      const successorId = successors.find(({ setId }) => setId === set.id)?.userId ?? null;
      const handing = { from: userId, successorId, day, dayBefore: addDays(day, -1) };
      await this.sets.replaceTeachers({ schoolId }, set, handedOver(set.teachers, handing), at);
    }
    await this.classes.clearClassTeacher({ schoolId }, await this.openYears(schoolId), userId);
  }

  /** Of years that are not closed. */
  private async leftBy(schoolId: string, userId: string, day: Day): Promise<TeachingSet[]> {
    return this.sets.listFrom({ schoolId }, await this.openYears(schoolId), userId, day);
  }

  private async openYears(schoolId: string): Promise<string[]> {
    return (await this.years.notClosed(schoolId)).map(({ id }) => id);
  }
}
