import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Memberships } from '../../platform/access/memberships.js';
import { Database } from '../../platform/database/database.js';
import { NotAMemberError } from '../../platform/errors/errors.js';
import { SchoolsService } from '../schools/index.js';

/** As the routes by which papers are asked for. */
const POLICY = { audience: 'any-role', duties: [], access: 'dashboard', rows: 'own' } as const;

/** Who has asked for something, as they stand in the school by now. */
@Injectable()
export class CallersAgain {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly schools: SchoolsService,
  ) {}

  /** @throws NotAMemberError for whoever has left the school meanwhile */
  async of(
    { schoolId, userId }: Readonly<{ schoolId: string; userId: string }>,
    now: number,
  ): Promise<SchoolCaller> {
    const membership = await this.memberships.find(schoolId, userId);
    if (!membership) throw new NotAMemberError();
    const school = await this.database.tenantRead(schoolId, () => this.schools.schoolById(schoolId));
    const principal = {
      ...{ userId, email: membership.email, issuedAt: now, provenAt: null, expiresAt: now },
      hasSecondFactor: false,
    };
    return { school, membership, principal, now, policy: POLICY };
  }
}
