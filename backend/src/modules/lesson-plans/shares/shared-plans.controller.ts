import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { FileAddressDto } from '../attachments/plan-attachments.dto.js';
import { LessonCopies } from '../copies/lesson-copies.js';
import { WeekCopiesDto } from '../copies/plan-copies.dto.js';
import {
  aboutOf,
  FittingPlansDto,
  FittingPlansQueryDto,
  LessonTimeDto,
  SharedPlanDto,
  toFittingDto,
  toSharedDto,
} from './shared-plans.dto.js';
import { SHARED_NOUN, SharedPlans } from './shared-plans.service.js';

const ShareId = () => RecordId(SHARED_NOUN);
const AttachmentId = () =>
  Param(
    'attachmentId',
    new ParseUUIDPipe({ exceptionFactory: () => new RecordNotFoundError('plan attachment') }),
  );

/** Plans that colleagues share, for everybody in the school to read and to copy. */
@ApiTags('lesson plans')
@Controller('api/shared-plans')
@Allow('any-role')
@Rows('school')
export class SharedPlansController {
  constructor(
    private readonly shared: SharedPlans,
    private readonly copies: LessonCopies,
  ) {}

  /** Those of colleagues that serve a lesson: of its subject and level. */
  @Get()
  @Requires('dashboard')
  async fitting(
    @Caller() caller: SchoolCaller,
    @Query() query: FittingPlansQueryDto,
  ): Promise<FittingPlansDto> {
    const lesson = aboutOf(query);
    return { items: (await this.shared.fitting(caller, lesson)).map(toFittingDto(lesson)) };
  }

  /** What is planned, as its link leads to it. */
  @Get(':id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @ShareId() id: string): Promise<SharedPlanDto> {
    return toSharedDto(await this.shared.read(caller, id));
  }

  /** Where a file of it is found, to be saved. */
  @Get(':id/attachments/:attachmentId/file')
  @Requires('dashboard')
  async openFile(
    @Caller() caller: SchoolCaller,
    @ShareId() id: string,
    @AttachmentId() attachmentId: string,
  ): Promise<FileAddressDto> {
    return { url: await this.shared.addressOfFile(caller, id, attachmentId) };
  }

  /** Copies it into a lesson of the caller for which nothing is written; what somebody wrote stays. */
  @Post(':id/copies')
  @HttpCode(200)
  @Requires('createContent')
  async copy(
    @Caller() caller: SchoolCaller,
    @ShareId() id: string,
    @Body() { date, startTime }: LessonTimeDto,
  ): Promise<WeekCopiesDto> {
    const plan = await this.shared.read(caller, id);
    return { copied: await this.copies.copyInto(caller, plan, { date, startTime }) };
  }
}
