import { Body, Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { defineRateLimit, Limited } from '../../platform/http/rate-limits.js';
import type { Upload } from '../../platform/uploads/read-upload.js';
import { TakesFile, UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { LARGEST_OWN_WORK } from './domain/own-work-file.js';
import { OwnWorkArrivalDto, TakeBackWorkDto, toArrivalDto } from './own-work.dto.js';
import { OwnWorkBrought } from './own-work-brought.js';
import { OwnWorkTaken } from './own-work-taken.js';

/** A whole staff room may bring its files in one afternoon, from one address. */
const OWN_WORK = defineRateLimit('own-work', 120);
const JSON_FILE = 'application/json';
const FILE = { maxBytes: LARGEST_OWN_WORK, types: null };

/** What a teacher has made, which goes with them to another school. */
@ApiTags('own work')
@Controller('api/own-work')
@Allow('member')
@Rows('own')
@Limited(OWN_WORK)
export class OwnWorkController {
  constructor(
    private readonly taken: OwnWorkTaken,
    private readonly brought: OwnWorkBrought,
  ) {}

  /** The caller's blocks, templates, plans and own yearly plans as one file. Open at every level: it is theirs. */
  @Get()
  @Requires('billing')
  @ApiProduces(JSON_FILE)
  @ApiOkResponse({ content: { [JSON_FILE]: { schema: { type: 'object' } } } })
  async take(@Caller() caller: SchoolCaller): Promise<StreamableFile> {
    const { school, now } = caller;
    const filename = `kerja-saya-${school.code}-${toMalaysianIso(now).slice(0, 10)}.json`;
    return new StreamableFile(Buffer.from(await this.taken.take(caller)), {
      type: JSON_FILE,
      disposition: `attachment; filename="${filename}"`,
    });
  }

  /** What bringing such a file would do; nothing is kept. */
  @Post('trials')
  @HttpCode(200)
  @Allow('any-role')
  @Requires('createContent')
  @TakesFile()
  async attempt(
    @Caller() caller: SchoolCaller,
    @UploadedFile(FILE) { bytes }: Upload,
  ): Promise<OwnWorkArrivalDto> {
    return toArrivalDto(await this.brought.attempt(caller, bytes), false);
  }

  /** Brings it. What is there already stays as it is, and what cannot come is told by its place in the file. */
  @Post('arrivals')
  @Allow('any-role')
  @Requires('createContent')
  @TakesFile()
  async bring(
    @Caller() caller: SchoolCaller,
    @UploadedFile(FILE) { bytes }: Upload,
  ): Promise<OwnWorkArrivalDto> {
    return toArrivalDto(await this.brought.bring(caller, bytes), true);
  }

  /** Takes an arrival back, but for what was changed since. */
  @Post('arrivals/taking-back')
  @HttpCode(204)
  @Allow('any-role')
  @Requires('editContent')
  async takeBack(@Caller() caller: SchoolCaller, @Body() body: TakeBackWorkDto): Promise<void> {
    await this.brought.takeBack(caller, body);
  }
}
