import { Injectable } from '@nestjs/common';
import { dutiesOn, isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { type Membership, Memberships } from '../../../platform/access/memberships.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { RoleRequiredError, ValidationError } from '../../../platform/errors/errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { type AbsenceContent } from '../domain/absence.js';
import { type AbsenceTime, overlap, problemOfTime } from '../domain/absence-time.js';
import { toAbsenceDto } from './absences.dto.js';
import { type Absence, AbsencesRepository } from './absences.repository.js';

type AbsenceOfPerson = AbsenceTime & Readonly<{ personId: string }>;

/** Who is away: entered by the person, or by the office for anybody. */
@Injectable()
export class AbsencesService extends SchoolRecords<AbsenceContent> {
  constructor(
    writes: SchoolWrites,
    private readonly repository: AbsencesRepository,
    private readonly memberships: Memberships,
  ) {
    super(writes, repository.rows, (absence) => toAbsenceDto(absence, true));
  }

  list(caller: SchoolCaller, from: Day, to: Day): Promise<Absence[]> {
    return this.reading(caller, () => this.repository.list(caller, from, to));
  }

  /** When these people are away on these days; never why. In the current transaction. */
  async timesOf(
    schoolId: string,
    personIds: readonly string[],
    from: Day,
    to: Day,
  ): Promise<AbsenceOfPerson[]> {
    return this.repository.ofPeople(schoolId, personIds, from, to);
  }

  /** The same of everybody. In the current transaction. */
  async timesOfAll(schoolId: string, from: Day, to: Day): Promise<AbsenceOfPerson[]> {
    return this.repository.ofSchool(schoolId, from, to);
  }

  override replace(
    caller: SchoolCaller,
    id: string,
    version: number,
    content: AbsenceContent,
  ): Promise<Absence> {
    return this.writes.write(caller, async () => {
      await this.read(caller, id);
      return super.replace(caller, id, version, content);
    });
  }

  override delete(caller: SchoolCaller, id: string): Promise<void> {
    return this.writes.write(caller, async () => {
      await this.refuseForOthers(caller, (await this.read(caller, id)).personId);
      await super.delete(caller, id);
    });
  }

  override restore(caller: SchoolCaller, id: string): Promise<Absence> {
    return this.writes.write(caller, async () => {
      const deleted = await this.repository.rows.find({ schoolId: caller.school.id }, id);
      if (deleted) await this.check(caller, id, deleted);
      return super.restore(caller, id);
    });
  }

  protected override async check(caller: SchoolCaller, id: string, absence: AbsenceContent): Promise<void> {
    const { personId } = absence;
    const schoolId = caller.school.id;
    const problem = problemOfTime(absence);
    if (problem) throw new ValidationError([problem]);
    await this.refuseForOthers(caller, personId);
    await this.repository.lock(schoolId, personId);
    const kept = await this.repository.rows.find({ schoolId }, id);
    if (kept && kept.personId !== personId) throw refused('personId', 'personId cannot become another one');
    if (!(await this.memberships.find(schoolId, personId)))
      throw refused('personId', 'personId names no member of the school');
    const others = await this.repository.ofPeople(schoolId, [personId], absence.from, absence.to);
    if (others.some((other) => other.id !== id && overlap(other, absence)))
      throw refused('from', 'the person is away then already');
  }

  /** The guard's knowledge of the caller may be a moment old. */
  private async refuseForOthers(caller: SchoolCaller, personId: string): Promise<void> {
    const { school, principal } = caller;
    const membership = await this.memberships.findLocked(school.id, principal.userId);
    if (!membership || !concerns({ ...caller, membership }, personId))
      throw new RoleRequiredError('admin, main_admin, duty absences');
  }
}

/** Whether somebody may know why a person is away, and write it down. */
export function concerns(
  { principal, now, membership }: Pick<SchoolCaller, 'principal' | 'now'> & { membership: Membership },
  personId: string,
): boolean {
  return (
    principal.userId === personId ||
    isOf('admin', membership) ||
    dutiesOn(dayOf(now), membership).includes('absences')
  );
}

function refused(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
