import { Injectable } from '@nestjs/common';
import type { SchoolRole } from '../../../platform/access/access.js';
import type { Place } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { AlreadyMemberError } from '../schools.errors.js';
import { personJoining } from '../schools.events.js';
import { SchoolsService } from '../schools.service.js';
import { MembersRepository } from './members.repository.js';
import { Seats } from './seats.js';

/** `personId`: who of the school joins; null of somebody whom it does not have yet. */
type Joining = Place & Readonly<{ userId: string; personId: string | null }>;

/** How somebody becomes a member. */
@Injectable()
export class NewMembers {
  constructor(
    private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly schools: SchoolsService,
    private readonly seats: Seats,
    private readonly events: Events,
  ) {}

  /** Of two who take the last place at once the second finds it taken. */
  whileHeld<T>(schoolId: string, work: () => Promise<T>): Promise<T> {
    return this.database.tenantTransaction(schoolId, async () => {
      await this.members.lock(schoolId);
      return work();
    });
  }

  refuseOneMore(schoolId: string, roles: readonly SchoolRole[], now: number): Promise<void> {
    return this.database.tenantTransaction(schoolId, () => this.seats.refuseOneMore(schoolId, roles, now));
  }

  /** In the transaction that holds the people. */
  async add(schoolId: string, { userId, personId, ...place }: Joining, now: number): Promise<void> {
    const { roles, email } = place;
    if (await this.members.find(schoolId, userId)) throw new AlreadyMemberError();
    await this.refuseOneMore(schoolId, roles, now);
    if (personId !== null) await this.events.emit(personJoining, { schoolId, personId, userId });
    await this.schools.saveMember(schoolId, userId, place);
    await this.members.log(schoolId, { actorId: userId, action: 'joined', email, roles });
  }
}
