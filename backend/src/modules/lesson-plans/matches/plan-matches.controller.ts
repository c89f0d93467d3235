import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { JoinedPlansDto, JoinPlansDto, PartPlansDto, PlanMatchesDto } from './plan-matches.dto.js';
import { PlanMatches } from './plan-matches.service.js';

@ApiTags('lesson plans')
@Controller('api/lesson-plan-matches')
@Allow('any-role')
@Rows('own')
@Requires('editContent')
export class PlanMatchesController {
  constructor(private readonly matches: PlanMatches) {}

  /** Which sets the caller's plans of no set seem to mean, by what they say of class and subject. */
  @Get()
  @Requires('dashboard')
  async propose(@Caller() caller: SchoolCaller): Promise<PlanMatchesDto> {
    const found = await this.matches.propose(caller);
    const items = found.map(({ set, ...words }) => ({
      ...words,
      teachingSetId: set.id,
      setName: set.name,
      subjectName: set.subject.name,
    }));
    return { items };
  }

  /** Joins the caller's plans with these very words to the set, in the days of its session; at most 2000 at once. */
  @Post()
  @HttpCode(200)
  async join(@Caller() caller: SchoolCaller, @Body() { matches }: JoinPlansDto): Promise<JoinedPlansDto> {
    return { planIds: await this.matches.join(caller, matches) };
  }

  /** Takes that back: the plans are of no set. */
  @Post('undoing')
  @HttpCode(204)
  async undo(@Caller() caller: SchoolCaller, @Body() { planIds }: PartPlansDto): Promise<void> {
    await this.matches.part(caller, planIds);
  }
}
