import { Injectable } from '@nestjs/common';
import { isSuspendedOn, type SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { Member } from '../members/member.js';
import { MemberChanges } from '../members/member-changes.js';
import { MembersRepository } from '../members/members.repository.js';
import { orderedRoles } from '../school-role.js';
import { TransferNotFoundError } from '../schools.errors.js';
import { SchoolsService } from '../schools.service.js';
import { isShownTo, offerFrom, type Transfer } from './transfer.js';
import { TransferMailer, type TransferStep } from './transfer-mailer.js';
import { TransfersRepository } from './transfers.repository.js';

type Parties = Readonly<{ holder: Member; receiver: Member }>;

/** The role of the Admin Utama goes to somebody else when both have said so. */
@Injectable()
export class TransfersService {
  constructor(
    private readonly people: MemberChanges,
    private readonly members: MembersRepository,
    private readonly schools: SchoolsService,
    private readonly transfers: TransfersRepository,
    private readonly mailer: TransferMailer,
  ) {}

  /** The offer that waits, for the two of it alone. */
  find(caller: SchoolCaller): Promise<Transfer | null> {
    return this.waiting(caller);
  }

  /** In place of an earlier offer, whose receiver learns that it is withdrawn. */
  offer(caller: SchoolCaller, receiverId: string): Promise<Transfer> {
    const { school, principal, now } = caller;
    return this.people.whileHeld(caller, async () => {
      const offer = offerFrom(principal.userId, receiverId, now);
      const parties = await this.partiesOf(caller, offer);
      if (!parties || !isFit(parties, now)) throw unfitReceiver();
      const earlier = await this.transfers.find(school.id);
      if (earlier) await this.announce(caller, earlier, 'withdrawn');
      await this.transfers.save(school.id, offer);
      await this.mailer.tellBoth(caller, offer, parties, 'offered');
      return offer;
    });
  }

  /** Withdrawn by the holder, declined by the receiver. */
  end(caller: SchoolCaller): Promise<void> {
    const { school, principal } = caller;
    return this.people.whileHeld(caller, async () => {
      const transfer = await this.waiting(caller);
      if (!transfer) throw new TransferNotFoundError();
      await this.transfers.remove(school.id);
      await this.announce(
        caller,
        transfer,
        principal.userId === transfer.holderId ? 'withdrawn' : 'declined',
      );
    });
  }

  /** By the receiver. The holder stays an administrator. */
  accept(caller: SchoolCaller): Promise<void> {
    const { school, principal, now } = caller;
    return this.people.whileHeld(caller, async () => {
      const transfer = await this.waiting(caller);
      const parties = transfer && (await this.partiesOf(caller, transfer));
      if (!parties || transfer.receiverId !== principal.userId || !isFit(parties, now))
        throw new TransferNotFoundError();
      await this.transfers.remove(school.id);
      const { holder, receiver } = parties;
      await this.giveRoles(caller, receiver, [...receiver.roles, 'main_admin']);
      await this.giveRoles(caller, holder, [
        ...holder.roles.filter((role) => role !== 'main_admin'),
        'admin',
      ]);
      await this.mailer.tellBoth(caller, transfer, parties, 'accepted');
    });
  }

  private async waiting({ school, principal, now }: SchoolCaller): Promise<Transfer | null> {
    const transfer = await this.transfers.find(school.id);
    return transfer && isShownTo(transfer, principal.userId, now) ? transfer : null;
  }

  private async partiesOf(
    { school }: SchoolCaller,
    { holderId, receiverId }: Transfer,
  ): Promise<Parties | null> {
    const holder = await this.members.find(school.id, holderId);
    const receiver = await this.members.find(school.id, receiverId);
    return holder && receiver && { holder, receiver };
  }

  private async announce(caller: SchoolCaller, transfer: Transfer, step: TransferStep): Promise<void> {
    const parties = await this.partiesOf(caller, transfer);
    if (parties) await this.mailer.tellBoth(caller, transfer, parties, step);
  }

  private async giveRoles(
    caller: SchoolCaller,
    { userId, displayName, email }: Member,
    wanted: readonly SchoolRole[],
  ): Promise<void> {
    const roles = orderedRoles(wanted);
    await this.schools.saveMember(caller.school.id, userId, { roles, displayName, email });
    await this.people.log(caller, { email, roles }, { action: 'role_changed' });
  }
}

/** The one still has what the other may have. */
function isFit({ holder, receiver }: Parties, now: number): boolean {
  return (
    holder.userId !== receiver.userId &&
    holder.roles.includes('main_admin') &&
    !receiver.roles.includes('main_admin') &&
    !isSuspendedOn(dayOf(now), receiver)
  );
}

function unfitReceiver(): ValidationError {
  const message = 'receiverId must name another member who may enter and is no main administrator';
  return new ValidationError([{ field: 'receiverId', message }]);
}
