import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NewVisitorLinks } from './new-visitor-links.js';
import {
  MadeVisitorLinkDto,
  NewVisitorLinkDto,
  OpeningsDto,
  OpeningsQueryDto,
  toLinkDto,
  toMadeLinkDto,
  toOpeningsDto,
  VisitorLinksDto,
} from './visitor-links.dto.js';
import { LINK_NOUN, VisitorLinks } from './visitor-links.service.js';

/** Pautan pelawat: what an inspector may read of chosen teachers and weeks, for seven days and without an account. */
@ApiTags('visits')
@Controller('api/visitor-links')
@Allow('admin')
@Rows('school')
@Requires('viewReports')
export class VisitorLinksController {
  constructor(
    private readonly links: VisitorLinks,
    private readonly made: NewVisitorLinks,
  ) {}

  /** With how often each was opened. */
  @Get()
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<VisitorLinksDto> {
    const { links, names } = await this.links.list(caller);
    return { items: links.map((link) => toLinkDto(link, names, caller.now)) };
  }

  /** Makes one; its address is told this once. */
  @Post()
  async make(
    @Caller() caller: SchoolCaller,
    @Body() { id, visitor, teacherIds, weeks }: NewVisitorLinkDto,
  ): Promise<MadeVisitorLinkDto> {
    return toMadeLinkDto(await this.made.make(caller, id, { visitor, teacherIds, weeks }), caller.now);
  }

  /** Makes another address, for seven days from now on; the one before leads nowhere. */
  @Post(':id/renewal')
  @HttpCode(200)
  async renew(@Caller() caller: SchoolCaller, @RecordId(LINK_NOUN) id: string): Promise<MadeVisitorLinkDto> {
    return toMadeLinkDto(await this.made.renew(caller, id), caller.now);
  }

  /** It leads nowhere from now on. At every level at which it would lead somewhere. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('dashboard')
  async withdraw(@Caller() caller: SchoolCaller, @RecordId(LINK_NOUN) id: string): Promise<void> {
    await this.links.withdraw(caller, id);
  }

  /** What was opened by it, under every address that it had. */
  @Get(':id/openings')
  @Requires('dashboard')
  async openings(
    @Caller() caller: SchoolCaller,
    @RecordId(LINK_NOUN) id: string,
    @Query() query: OpeningsQueryDto,
  ): Promise<OpeningsDto> {
    return toOpeningsDto(await this.links.openings(caller, id, query));
  }
}
