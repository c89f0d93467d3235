import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NamesSchool } from '../../../platform/tenancy/names-school.js';
import { ParallelCopiesDto, TakeBackCopiesDto } from './parallel-copies.dto.js';
import { ParallelCopies } from './parallel-copies.service.js';

@ApiTags('lesson plans')
@Controller('api/lesson-plans/:id/parallel-copies')
@Allow('any-role')
@Rows('own')
export class ParallelCopiesController {
  constructor(private readonly copies: ParallelCopies) {}

  /** Copies a plan to the same lesson of the week of each other class of its subject and level. What is written there stays. */
  @Post()
  @HttpCode(200)
  @Requires('createContent')
  @NamesSchool()
  async copy(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
  ): Promise<ParallelCopiesDto> {
    const { copied, left } = await this.copies.copy(caller, id);
    return { copied: [...copied], left: [...left] };
  }

  /** Takes copies back that nobody has changed since: what stood in their place stands again. */
  @Post('taking-back')
  @HttpCode(204)
  @Requires('editContent')
  async takeBack(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
    @Body() { copies }: TakeBackCopiesDto,
  ): Promise<void> {
    await this.copies.takeBack(caller, id, copies);
  }
}
