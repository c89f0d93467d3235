import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { Member } from './member.js';
import { MemberChanges } from './member-changes.js';
import { CollectedWork, type MemberWorkDto } from './member-work.js';
import { MembersRepository } from './members.repository.js';
import { type SeatCount, Seats } from './seats.js';

/** The people of a school, as its administrators see them. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
    private readonly seats: Seats,
    private readonly work: CollectedWork,
  ) {}

  list(caller: SchoolCaller): Promise<{ members: Member[]; seats: SeatCount }> {
    const { school, now } = caller;
    return this.database.tenantRead(school.id, async () => ({
      members: await this.members.list(caller),
      seats: await this.seats.count(school.id, now),
    }));
  }

  workOf({ school }: SchoolCaller, userId: string): Promise<MemberWorkDto> {
    return this.database.tenantRead(school.id, async () => {
      await this.changes.present(school.id, userId);
      return this.work.of(school.id, userId);
    });
  }
}
