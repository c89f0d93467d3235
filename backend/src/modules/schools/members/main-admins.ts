import { Injectable } from '@nestjs/common';
import { isSuspendedOn, type SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { refuseUnlessMainAdmin } from '../school-role.js';
import { LastMainAdminError } from '../schools.errors.js';
import type { Member } from './member.js';
import { MembersRepository } from './members.repository.js';

/** What protects the main administrators of a school. Means something only while the school's people are locked. */
@Injectable()
export class MainAdmins {
  constructor(private readonly members: MembersRepository) {}

  /** Only one of them makes, changes or removes one. The guard's knowledge of the caller may be a moment old. */
  async refuseToTouch(
    { school, principal, membership }: SchoolCaller,
    touched: readonly SchoolRole[],
  ): Promise<void> {
    const roles = (await this.members.find(school.id, principal.userId))?.roles ?? membership.roles;
    refuseUnlessMainAdmin(roles, touched);
  }

  /** `lost`: the roles that the member is not to have any more, or not to act in. Another one must be able to act. */
  async refuseToLoseLast(
    { schoolId, now }: Readonly<{ schoolId: string; now: number }>,
    { userId }: Pick<Member, 'userId'>,
    lost: readonly SchoolRole[],
  ): Promise<void> {
    if (!lost.includes('main_admin')) return;
    const others = (await this.members.all(schoolId)).filter((member) => member.userId !== userId);
    if (!others.some((member) => actsAsMainAdmin(member, dayOf(now)))) throw new LastMainAdminError();
  }
}

/** A suspension that is still to come is as good as one that has begun: on its first day nobody would be left. */
function actsAsMainAdmin(member: Member, today: string): boolean {
  if (!member.roles.includes('main_admin')) return false;
  const { suspension } = member;
  return suspension === null || (suspension.from <= today && !isSuspendedOn(today, member));
}
