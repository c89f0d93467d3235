import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow, AllowStaff } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { CodeContests } from '../../schools/index.js';
import { ContestAnswers } from './contest-answers.js';
import { ContestAnswerDto, OpenContestsDto, toOpenContestDto } from './contests.dto.js';

const ContestId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The contest') }));

/** Official codes that somebody says another school has taken. */
@ApiTags('operations')
@Controller('api/operations/contests')
@Allow('staff')
export class OperationsContestsController {
  constructor(
    private readonly database: Database,
    private readonly contests: CodeContests,
    private readonly answers: ContestAnswers,
  ) {}

  /** Those that wait for an answer. */
  @Get()
  async list(): Promise<OpenContestsDto> {
    const open = await this.database.systemRead(() => this.contests.listOpen());
    return { contests: open.map(toOpenContestDto) };
  }

  /** Tells the contestant, and on release the school. */
  @Post(':id/answer')
  @HttpCode(204)
  @AllowStaff('operator')
  async answer(
    @Caller() caller: StaffCaller,
    @ContestId() id: string,
    @Body() order: ContestAnswerDto,
  ): Promise<void> {
    await this.answers.answer(caller, id, order, systemNow());
  }
}
