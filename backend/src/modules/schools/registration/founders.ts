import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/caller.js';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { ContestsService } from '../contests/contests.service.js';
import { SchoolCodeTakenError, TooManyUnpaidSchoolsError } from '../schools.errors.js';
import { FounderAddresses } from './founder-addresses.js';
import { RegistrationsRepository } from './registrations.repository.js';

/**
 * So many schools that have never paid may be one person's: a new one and two that came to nothing. Whoever looks
 * after more has paid for some, or asks the platform.
 */
const MAX_UNPAID_SCHOOLS = 3;

/** Who may found a school. */
@Injectable()
export class Founders {
  constructor(
    private readonly addresses: FounderAddresses,
    private readonly registrations: RegistrationsRepository,
    private readonly entitlements: Entitlements,
    private readonly contests: ContestsService,
  ) {}

  /** Before a transaction begins: the hosted backend is asked. */
  refuseUnproved(founder: Principal): Promise<void> {
    return this.addresses.refuseUnproved(founder);
  }

  /** `at`: the system's time. In the current transaction. */
  async refuse(userId: string, code: string, at: number): Promise<void> {
    await this.refuseOneTooMany(userId);
    if (await this.contests.isKeptFromOthers(code, userId, at)) throw new SchoolCodeTakenError();
  }

  /** One at a time for one person: of many at once the next sees what the one before has made. */
  private async refuseOneTooMany(userId: string): Promise<void> {
    const registered = await this.registrations.lockedOf(userId);
    const paid = await Promise.all(registered.map((schoolId) => this.entitlements.hasPaid(schoolId)));
    if (paid.filter((hasPaid) => !hasPaid).length >= MAX_UNPAID_SCHOOLS)
      throw new TooManyUnpaidSchoolsError(MAX_UNPAID_SCHOOLS);
  }
}
