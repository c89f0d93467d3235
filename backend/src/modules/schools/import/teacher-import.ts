import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { systemNow } from '../../../platform/clock/system-clock.js';
import type { ImportRow } from '../../../platform/imports/finding.js';
import {
  type ImportContext,
  ImportKind,
  type PlannedRows,
  type Undone,
} from '../../../platform/imports/import-kind.js';
import { type ImportedInvitee, plannedInvitees } from '../domain/imported-invitee.js';
import { stateOf } from '../invitations/invitation.js';
import { InvitationsRepository } from '../invitations/invitations.repository.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { MembersRepository } from '../members/members.repository.js';
import { Seats } from '../members/seats.js';
import { COUNTED_ROLE } from '../school-role.js';
import { TEACHER_IMPORT } from './teacher-import-kind.js';

type MadeInvitations = readonly Readonly<{ id: string }>[];

type Around = Omit<Parameters<typeof plannedInvitees>[1], 'isAddress'>;

/** Lists of staff: everybody who is new receives an invitation. */
@Injectable()
export class TeacherImport extends ImportKind<Around, ImportedInvitee, MadeInvitations> {
  override readonly definition = TEACHER_IMPORT;

  constructor(
    private readonly service: InvitationsService,
    private readonly invitations: InvitationsRepository,
    private readonly members: MembersRepository,
    private readonly seats: Seats,
  ) {
    super();
  }

  override async hold({ caller }: ImportContext): Promise<void> {
    await this.members.lock(caller.school.id);
  }

  override async around({ caller }: ImportContext): Promise<Around> {
    const { id } = caller.school;
    const now = systemNow();
    const members = await this.members.all(id);
    const waiting = await this.waiting(id, now);
    const { used, limit } = await this.seats.count(id, caller.now);
    const promised = waiting.filter(({ roles }) => roles.includes(COUNTED_ROLE)).length;
    return {
      members: new Set(members.map(({ email }) => email.toLowerCase())),
      waiting: new Set(waiting.map(({ email }) => email)),
      places: Math.max(0, limit - used - promised),
    };
  }

  override plan(
    _context: ImportContext,
    rows: readonly ImportRow[],
    around: Around,
  ): PlannedRows<ImportedInvitee> {
    const isAddress = (text: string) => isEmail(text, { require_tld: false });
    return { planned: plannedInvitees(rows, { ...around, isAddress }), missing: [] };
  }

  override async apply(
    { caller }: ImportContext,
    plans: readonly ImportedInvitee[],
  ): Promise<MadeInvitations> {
    const now = systemNow();
    const made: { id: string }[] = [];
    for (const invitee of plans) made.push({ id: (await this.service.invite(caller, invitee, now)).id });
    return made;
  }

  /** Whoever has accepted stays. */
  override async undo({ caller }: ImportContext, made: MadeInvitations): Promise<Undone> {
    const waiting = new Set((await this.waiting(caller.school.id, systemNow())).map(({ id }) => id));
    const unaccepted = made.filter(({ id }) => waiting.has(id));
    for (const { id } of unaccepted) await this.service.revoke(caller, id);
    return { undone: unaccepted.length, kept: made.length - unaccepted.length };
  }

  private async waiting(schoolId: string, now: number) {
    const open = await this.invitations.listOpen(schoolId);
    return open.filter((invitation) => stateOf(invitation, now) === 'waiting');
  }
}
