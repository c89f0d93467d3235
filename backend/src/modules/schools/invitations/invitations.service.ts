import { Injectable } from '@nestjs/common';
import type { SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { RateLimitedError } from '../../../platform/errors/errors.js';
import { newSecret, type OneTimeSecret } from '../../../platform/secrets/one-time-secret.js';
import { MembersRepository } from '../members/members.repository.js';
import { refuseUnlessMainAdmin } from '../school-role.js';
import {
  AlreadyMemberError,
  InvitationNotFoundError,
  InvitationUnusableError,
  InvitationWaitingError,
} from '../schools.errors.js';
import type { MembershipAction } from '../schools-tables.js';
import { expiryFrom, type Invitation, stateOf } from './invitation.js';
import { InvitationMailer } from './invitation-mailer.js';
import { InvitationsRepository } from './invitations.repository.js';

const PAUSE_BETWEEN_MAILS_MS = 60_000;

export type Invitee = Readonly<{ email: string; roles: readonly SchoolRole[]; displayName: string }>;

/** Invitations as the administrators of a school write and withdraw them. `now`: the system's time. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly invitations: InvitationsRepository,
    private readonly members: MembersRepository,
    private readonly mailer: InvitationMailer,
    private readonly quotas: TrialQuotas,
  ) {}

  list({ school }: SchoolCaller): Promise<Invitation[]> {
    return this.invitations.listOpen(school.id);
  }

  invite(caller: SchoolCaller, invitee: Invitee, now: number): Promise<Invitation> {
    refuseUnlessMainAdmin(caller.membership.roles, invitee.roles);
    return this.writes.write(caller, () => this.add(caller, invitee, now));
  }

  /** In the current transaction of a write. */
  async add(caller: SchoolCaller, invitee: Invitee, now: number): Promise<Invitation> {
    const { school } = caller;
    if (await this.members.hasAddress(school.id, invitee.email)) throw new AlreadyMemberError();
    await this.invitations.revokeExpired(school.id, invitee.email, caller.principal.userId, now);
    await this.quotas.spend(school.id, 'invitations', 1, now);
    await this.quotas.spend(school.id, 'mails', 1, now);
    const secret = newSecret();
    const added = await this.invitations.add(school.id, invitee, sent(caller, secret, now));
    if (!added) throw new InvitationWaitingError();
    await this.mailAndLog(caller, added, secret, 'invited');
    return added;
  }

  /** A new link for seven days; the one before ends. */
  renew(caller: SchoolCaller, id: string, now: number): Promise<Invitation> {
    return this.change(caller, id, async ({ sentAt }) => {
      const pause = sentAt + PAUSE_BETWEEN_MAILS_MS - now;
      if (pause > 0) throw new RateLimitedError(Math.ceil(pause / 1_000));
      await this.quotas.spend(caller.school.id, 'mails', 1, now);
      const secret = newSecret();
      const renewed = await this.invitations.renew(caller.school.id, id, sent(caller, secret, now));
      await this.mailAndLog(caller, renewed, secret, 'invitation_renewed');
      return renewed;
    });
  }

  revoke(caller: SchoolCaller, id: string): Promise<void> {
    return this.change(caller, id, async (invitation) => {
      await this.invitations.revoke(caller.school.id, id, caller.principal.userId);
      await this.mailer.sendWithdrawal(caller.school, invitation);
      await this.log(caller, invitation, 'invitation_revoked');
    });
  }

  private change<T>(caller: SchoolCaller, id: string, work: (invitation: Invitation) => Promise<T>) {
    return this.writes.write(caller, async () => {
      const invitation = await this.invitations.findLocked(caller.school.id, id);
      if (!invitation) throw new InvitationNotFoundError();
      refuseUnlessMainAdmin(caller.membership.roles, invitation.roles);
      const state = stateOf(invitation, invitation.sentAt);
      if (state !== 'waiting') throw new InvitationUnusableError(state);
      return work(invitation);
    });
  }

  private async mailAndLog(
    caller: SchoolCaller,
    invitation: Invitation,
    { text }: OneTimeSecret,
    action: MembershipAction,
  ): Promise<void> {
    await this.mailer.send(caller.school, invitation, text, caller.membership.displayName);
    await this.log(caller, invitation, action);
  }

  private log({ school, principal }: SchoolCaller, { email, roles }: Invitation, action: MembershipAction) {
    return this.members.log(school.id, { actorId: principal.userId, action, email, roles });
  }
}

function sent({ principal }: SchoolCaller, { hash }: OneTimeSecret, now: number) {
  return { tokenHash: hash, sentAt: now, expiresAt: expiryFrom(now), by: principal.userId };
}
