import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/caller.js';
import type { School } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import { HostedUsers } from '../../../platform/hosted-backend/hosted-users.js';
import { hashOf } from '../../../platform/secrets/one-time-secret.js';
import { NewMembers } from '../members/new-members.js';
import {
  InvitationForAnotherError,
  InvitationNotFoundError,
  InvitationUnusableError,
} from '../schools.errors.js';
import { SchoolsService } from '../schools.service.js';
import { type Invitation, stateOf } from './invitation.js';
import { InvitationsRepository } from './invitations.repository.js';

/** A mailed link as it was opened: its token, and the school whose host it was opened on. */
export type OpenedLink = Readonly<{ schoolCode: string | undefined; token: string }>;

/** `now` counts the plan's coverage by the business clock, `openedAt` the link's age by the system's. */
export type Moment = Readonly<{ now: number; openedAt: number }>;

export type Offer = Readonly<{ school: School; invitation: Invitation }>;
type Joining = Readonly<{ userId: string; displayName: string }>;

/** Invitations as the invited see and accept them. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly invitations: InvitationsRepository,
    private readonly members: NewMembers,
    private readonly users: HostedUsers,
  ) {}

  async find({ schoolCode, token }: OpenedLink): Promise<Offer> {
    const school = schoolCode === undefined ? null : await this.schools.findSchool(schoolCode);
    const invitation =
      school &&
      (await this.database.tenantRead(school.id, () =>
        this.invitations.findByToken(school.id, hashOf(token)),
      ));
    if (!invitation) throw new InvitationNotFoundError();
    return { school, invitation };
  }

  /** By somebody who is signed in with the address that was invited. */
  async accept(link: OpenedLink, principal: Principal, displayName: string, moment: Moment): Promise<void> {
    const offer = await this.find(link);
    if (principal.email.toLowerCase() !== offer.invitation.email) throw new InvitationForAnotherError();
    await this.join(offer, link, { userId: principal.userId, displayName }, moment);
  }

  /** By somebody new. That the link arrived confirms the address. */
  async register(
    link: OpenedLink,
    { displayName, password }: { displayName: string; password: string },
    moment: Moment,
  ): Promise<void> {
    const offer = await this.find(link);
    await this.refuseEarly(offer, moment);
    const userId = await this.users.register(offer.invitation.email, password);
    await this.join(offer, link, { userId, displayName }, moment);
  }

  /** So that an account is made only where joining has a chance. */
  private refuseEarly({ school, invitation }: Offer, { now, openedAt }: Moment): Promise<void> {
    refuseUnusable(invitation, openedAt);
    return this.members.refuseOneMore(school.id, invitation.roles, now);
  }

  private join({ school }: Offer, { token }: OpenedLink, person: Joining, moment: Moment): Promise<void> {
    return this.members.whileHeld(school.id, async () => {
      const invitation = await this.invitations.findByTokenLocked(school.id, hashOf(token));
      if (!invitation) throw new InvitationNotFoundError();
      refuseUnusable(invitation, moment.openedAt);
      const { id, personId, roles, email } = invitation;
      await this.members.add(school.id, { ...person, personId, roles, email }, moment.now);
      await this.invitations.accept(school.id, id, person.userId);
    });
  }
}

function refuseUnusable(invitation: Invitation, openedAt: number): void {
  const state = stateOf(invitation, openedAt);
  if (state !== 'waiting') throw new InvitationUnusableError(state);
}
