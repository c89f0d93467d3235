import { Injectable } from '@nestjs/common';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { addDays } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { SubjectsService } from '../../classes/index.js';
import {
  AcademicYears,
  dayOfYear,
  type Leaving,
  memberLeft,
  SchoolSettings,
  SchoolsService,
} from '../../schools/index.js';
import type { Deputy, SupervisionContent } from '../domain/supervision.js';
import { problemsOfSupervision } from '../domain/supervision-problems.js';
import { VERIFICATION_STEPS } from '../review-settings.js';
import { type Supervision, SupervisionsRepository } from './supervisions.repository.js';

/** `steps`: how many the school asks for today, or on the first day of a session to come. */
type SupervisionsOfYear = Readonly<{
  items: readonly Supervision[];
  deputies: readonly Deputy[];
  steps: number;
}>;
export type Succession = Readonly<{ id: string; version: number; supervisorId: string; from: string }>;

/** Who verifies whom, as the administrators of a school keep it. */
@Injectable()
export class SupervisionsService extends SchoolRecords<SupervisionContent> {
  constructor(
    writes: SchoolWrites,
    private readonly supervisions: SupervisionsRepository,
    private readonly subjects: SubjectsService,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
    private readonly settings: SchoolSettings,
  ) {
    super(writes, supervisions.rows);
  }

  async list(caller: SchoolCaller, academicYearId: string): Promise<SupervisionsOfYear> {
    const year = await this.years.find(caller, academicYearId);
    const owner = this.ownerOf(caller);
    const day = dayOfYear(year, dayOf(caller.now));
    return this.reading(caller, async () => ({
      steps: await this.settings.valueOn(caller.school.id, VERIFICATION_STEPS, day),
      items: await this.supervisions.list(owner, year.id),
      deputies: await this.supervisions.deputies(owner, year.id),
    }));
  }

  /** The one before ends on the day before; the new one goes on to its last day. */
  succeed(
    caller: SchoolCaller,
    id: string,
    { from, supervisorId, ...next }: Succession,
  ): Promise<Supervision> {
    return this.writes.write(caller, async () => {
      const before = await this.read(caller, id);
      if (from <= before.from || (before.to !== null && before.to < from))
        throw new ValidationError([{ field: 'from', message: 'must lie within the supervision before' }]);
      await this.replace(caller, id, next.version, { ...before, to: addDays(from, -1) });
      return this.insert(caller, next.id, { ...before, supervisorId, from });
    });
  }

  /** Softly, all of them; those that are gone already stay gone. */
  async removeAll(caller: SchoolCaller, ids: readonly string[]): Promise<void> {
    await this.writes.write(caller, async () => {
      const owner = this.ownerOf(caller);
      await this.supervisions.lock(owner);
      for (const yearId of await this.supervisions.yearsOf(owner, ids))
        await this.years.holdOpen(caller, yearId);
      await this.supervisions.rows.deleteAll(owner, ids, caller.now);
    });
  }

  /** `deputyId` null: nobody acts for the supervisor any more. */
  async nameDeputy(
    caller: SchoolCaller,
    academicYearId: string,
    { supervisorId, deputyId }: Readonly<{ supervisorId: string; deputyId: string | null }>,
  ): Promise<void> {
    await this.writes.write(caller, async () => {
      const owner = this.ownerOf(caller);
      const { memberIds, supervisorIds } = await this.people(owner);
      if (!memberIds.includes(supervisorId)) throw new RecordNotFoundError('member');
      await this.years.holdOpen(caller, academicYearId);
      if (deputyId === null) return this.supervisions.removeDeputy(owner, academicYearId, supervisorId);
      if (!supervisorIds.includes(deputyId) || deputyId === supervisorId)
        throw new ValidationError([
          { field: 'deputyId', message: 'names nobody else with the role supervisor' },
        ]);
      await this.supervisions.saveDeputies(owner, academicYearId, [{ supervisorId, deputyId }]);
    });
  }

  /** What was verified stays as written; from today on somebody else has to be named. */
  @OnEvent(memberLeft)
  async dropMember({ schoolId, userId, at }: Leaving): Promise<void> {
    await this.supervisions.lock({ schoolId });
    const open = await this.years.notClosed(schoolId);
    const yearIds = open.map(({ id }) => id);
    await this.supervisions.dropPerson({ schoolId }, yearIds, userId, { today: dayOf(at), now: at });
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    content: SupervisionContent,
  ): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.supervisions.lock(owner);
    const year = await this.years.holdOpen(caller, content.academicYearId);
    const ofYear = await this.supervisions.list(owner, content.academicYearId);
    const problems = problemsOfSupervision(content, {
      ...(await this.people(owner)),
      year,
      standing: await this.supervisions.rows.find(owner, id),
      others: ofYear.filter((other) => other.id !== id),
      subjectIds: (await this.subjects.list(caller)).map((subject) => subject.id),
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.supervisions.lock(this.ownerOf(caller));
    await this.years.holdOpen(caller, (await this.known(caller, id)).academicYearId);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  private async people({ schoolId }: SchoolOwner) {
    const members = await this.schools.membersOf(schoolId);
    return {
      memberIds: members.map(({ userId }) => userId),
      supervisorIds: members.filter((member) => isOf('supervisor', member)).map(({ userId }) => userId),
    };
  }
}
