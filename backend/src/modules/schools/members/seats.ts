import { Injectable } from '@nestjs/common';
import { isSuspendedOn, type SchoolRole } from '../../../platform/access/access.js';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { COUNTED_ROLE } from '../school-role.js';
import { TeacherLimitReachedError } from '../schools.errors.js';
import type { Member } from './member.js';
import { MembersRepository } from './members.repository.js';

export type SeatCount = Readonly<{ used: number; limit: number }>;

/** How many teachers a school has and may have. To be asked inside a transaction of the school. */
@Injectable()
export class Seats {
  constructor(
    private readonly members: MembersRepository,
    private readonly entitlements: Entitlements,
  ) {}

  async count(schoolId: string, now: number): Promise<SeatCount> {
    const used = (await this.members.all(schoolId)).filter((member) => isCounted(member, dayOf(now))).length;
    return { used, limit: await this.entitlements.teacherLimit(schoolId, now) };
  }

  /** `given`: the roles that somebody is to have anew. Means something only while the school's people are locked. */
  async refuseOneMore(schoolId: string, given: readonly SchoolRole[], now: number): Promise<void> {
    if (!given.includes(COUNTED_ROLE)) return;
    const { used, limit } = await this.count(schoolId, now);
    if (used >= limit) throw new TeacherLimitReachedError(used, limit);
  }
}

/** Somebody who may not enter takes no place. */
function isCounted(member: Member, today: string): boolean {
  return member.roles.includes(COUNTED_ROLE) && !isSuspendedOn(today, member);
}
