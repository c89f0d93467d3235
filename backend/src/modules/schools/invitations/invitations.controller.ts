import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Limited } from '../../../platform/http/rate-limits.js';
import { InvitationNotFoundError } from '../schools.errors.js';
import { INVITATION_LINKS, INVITATIONS } from '../schools.limits.js';
import { InvitationBatches } from './invitation-batches.js';
import {
  InvitationDto,
  InvitationResultsDto,
  InvitationsDto,
  InviteDto,
  InviteManyDto,
  rolesOfBody,
  toInvitationDto,
} from './invitations.dto.js';
import { InvitationsService } from './invitations.service.js';

/** Anything but a UUID names no invitation. */
const InvitationId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new InvitationNotFoundError() }));

@ApiTags('members')
@Controller('api/invitations')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly batches: InvitationBatches,
  ) {}

  /** Names the invitations that are still open. */
  @Get()
  async list(@Caller() caller: SchoolCaller): Promise<InvitationsDto> {
    const now = systemNow();
    const invitations = await this.invitations.list(caller);
    return { invitations: invitations.map((invitation) => toInvitationDto(invitation, now)) };
  }

  /** Mails a link that is good for seven days and one person. */
  @Post()
  @Limited(INVITATION_LINKS)
  async invite(@Caller() caller: SchoolCaller, @Body() body: InviteDto): Promise<InvitationDto> {
    const now = systemNow();
    const { email, displayName = '' } = body;
    const invitee = { email, roles: rolesOfBody(body), displayName };
    return toInvitationDto(await this.invitations.invite(caller, invitee, now), now);
  }

  /**
   * Mails up to a hundred links for the same roles, each by itself: what is refused holds nothing up and may be sent again.
   * Teachers are invited only while the plan has places for everybody who is invited already.
   */
  @Post('batch')
  @HttpCode(200)
  @Limited(INVITATIONS)
  async inviteMany(
    @Caller() caller: SchoolCaller,
    @Body() body: InviteManyDto,
  ): Promise<InvitationResultsDto> {
    const roles = rolesOfBody(body);
    const people = body.invitees.map(({ email, displayName = '' }) => ({ email, roles, displayName }));
    return { results: await this.batches.invite(caller, people, systemNow()) };
  }

  /** Mails a new link; the one before ends. */
  @Post(':id/renewal')
  @HttpCode(200)
  @Limited(INVITATION_LINKS)
  async renew(@Caller() caller: SchoolCaller, @InvitationId() id: string): Promise<InvitationDto> {
    const now = systemNow();
    return toInvitationDto(await this.invitations.renew(caller, id, now), now);
  }

  /** Takes an invitation back. */
  @Delete(':id')
  @HttpCode(204)
  async revoke(@Caller() caller: SchoolCaller, @InvitationId() id: string): Promise<void> {
    await this.invitations.revoke(caller, id);
  }
}
