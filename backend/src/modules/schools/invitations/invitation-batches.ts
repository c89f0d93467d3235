import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MembersRepository } from '../members/members.repository.js';
import { Seats } from '../members/seats.js';
import { COUNTED_ROLE, refuseUnlessMainAdmin } from '../school-role.js';
import { NotAnAddressError, TeacherLimitReachedError } from '../schools.errors.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService, type Invitee } from './invitations.service.js';

export type InvitationResult = Readonly<{ email: string; refusal: string | null }>;

/** Many who are invited at once: whoever is refused keeps nobody else from it. `now`: the system's time. */
@Injectable()
export class InvitationBatches {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly service: InvitationsService,
    private readonly invitations: InvitationsRepository,
    private readonly members: MembersRepository,
    private readonly seats: Seats,
  ) {}

  /** One after the other, each in a transaction of its own. */
  async invite(caller: SchoolCaller, invitees: readonly Invitee[], now: number): Promise<InvitationResult[]> {
    const results: InvitationResult[] = [];
    for (const invitee of invitees) {
      refuseUnlessMainAdmin(caller.membership.roles, invitee.roles);
      results.push({ email: invitee.email, refusal: await this.refusalOf(caller, invitee, now) });
    }
    return results;
  }

  private async refusalOf(caller: SchoolCaller, invitee: Invitee, now: number): Promise<string | null> {
    try {
      if (!isEmail(invitee.email, { require_tld: false })) throw new NotAnAddressError();
      await this.writes.write(caller, () => this.addWithinPlaces(caller, invitee, now));
      return null;
    } catch (failure) {
      if (failure instanceof AppError && failure.status < 500) return failure.code;
      throw failure;
    }
  }

  /** Of two batches at once the second finds the places promised. */
  private async addWithinPlaces(caller: SchoolCaller, invitee: Invitee, now: number): Promise<void> {
    const { school } = caller;
    await this.members.lock(school.id);
    await this.service.add(caller, invitee, now);
    if (!invitee.roles.includes(COUNTED_ROLE)) return;
    const { used, limit } = await this.seats.count(school.id, caller.now);
    const promised = used + (await this.invitations.countWaiting(school.id, COUNTED_ROLE, now));
    if (promised > limit) throw new TeacherLimitReachedError(used, limit);
  }
}
