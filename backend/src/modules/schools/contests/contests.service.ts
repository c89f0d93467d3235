import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/caller.js';
import { DAY_MS } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { RateLimitedError, SchoolNotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import { FounderAddresses } from '../registration/founder-addresses.js';
import { isOfficialCode } from '../registration/school-code.js';
import { AlreadyMemberError } from '../schools.errors.js';
import { SchoolsService } from '../schools.service.js';
import { CONTESTS_A_DAY, KEPT_DAYS, type Objection } from './code-contest.js';
import { ContestOpenError } from './contests.errors.js';
import { ContestsRepository } from './contests.repository.js';

/** Contests as those make them whose school another has registered. `now`: the system's time. */
@Injectable()
export class ContestsService {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly contests: ContestsRepository,
    private readonly addresses: FounderAddresses,
  ) {}

  async contest(principal: Principal, order: Objection & { code: string }, now: number): Promise<void> {
    const code = order.code.toLowerCase();
    if (!isOfficialCode(code))
      throw new ValidationError([{ field: 'code', message: 'is not an official school code' }]);
    await this.addresses.refuseUnproved(principal);
    const { userId, email } = principal;
    const school = await this.schools.findSchool(code);
    if (!school) throw new SchoolNotFoundError(code);
    if (await this.schools.find(school.id, userId)) throw new AlreadyMemberError();
    await this.database.systemTransaction(async () => {
      const [first = now, ...others] = await this.contests.lockedSince(userId, now - DAY_MS);
      if (others.length + 1 >= CONTESTS_A_DAY)
        throw new RateLimitedError(Math.ceil((first + DAY_MS - now) / 1_000));
      const contest = { ...order, code, userId, email, schoolId: school.id, contestedAt: now };
      if (!(await this.contests.add(contest))) throw new ContestOpenError();
    });
  }

  /** Whether the code was released for somebody else, who has not come for it yet. In the current transaction. */
  async isKeptFromOthers(code: string, userId: string, now: number): Promise<boolean> {
    const keeper = await this.contests.lastReleasedTo(code.toLowerCase(), now - KEPT_DAYS * DAY_MS);
    return keeper !== null && keeper !== userId;
  }
}
