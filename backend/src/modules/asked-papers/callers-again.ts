import { Injectable } from '@nestjs/common';
import { checkAdmission } from '../../platform/access/admission.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Memberships } from '../../platform/access/memberships.js';
import type { RoutePolicy } from '../../platform/access/route-policy.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { Database } from '../../platform/database/database.js';
import { NotAMemberError } from '../../platform/errors/errors.js';
import { SchoolsService } from '../schools/index.js';

/** Who has asked for something, as they stand in the school by now. */
@Injectable()
export class CallersAgain {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly schools: SchoolsService,
  ) {}

  /** @throws NotAMemberError, MemberSuspendedError, RoleRequiredError for whoever may not ask for it any more */
  async of(
    { schoolId, userId }: Readonly<{ schoolId: string; userId: string }>,
    policy: RoutePolicy,
    now: number,
  ): Promise<SchoolCaller> {
    const membership = await this.memberships.find(schoolId, userId);
    if (!membership) throw new NotAMemberError();
    checkAdmission(policy, membership, dayOf(now));
    const school = await this.database.tenantRead(schoolId, () => this.schools.schoolById(schoolId));
    const principal = {
      ...{ userId, email: membership.email, issuedAt: now, provenAt: null, expiresAt: now },
      hasSecondFactor: false,
    };
    return { school, membership, principal, now, policy };
  }
}
