import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/access/route-policy.js';
import { defineRateLimit, Limited } from '../../../platform/http/rate-limits.js';
import { VisitReader } from './visit-reader.js';
import { AsVisitor, Unindexed, type Visitor } from './visitor-of-request.js';
import {
  toLessonsDto,
  toVisitDto,
  toVisitedPlanDto,
  VisitDto,
  VisitedLessonsDto,
  VisitedPlanDto,
} from './visits.dto.js';

/** Three inspectors who leaf through plans behind one address stay below it. */
const VISITS = defineRateLimit('visit', 120);

/**
 * For a visitor of a school, without signing in: the secret in the address opens what was chosen, and nothing else. Every
 * opening is noted; nothing else is written. One answer for whatever is not shown.
 */
@ApiTags('visits')
@ApiParam({ name: 'secret', type: String })
@Controller('api/visits/:secret')
@Allow('public')
export class VisitsController {
  constructor(private readonly reader: VisitReader) {}

  /** For whom it is and until when, and how much was sent of each teacher and week. */
  @Get()
  @Limited(VISITS)
  @Unindexed()
  async front(@AsVisitor() visitor: Visitor): Promise<VisitDto> {
    const { visit, sent } = await this.reader.front(visitor);
    return toVisitDto(visit, sent);
  }

  /** What was sent of a teacher's week. */
  @Get('teachers/:teacherId/weeks/:week')
  @Limited(VISITS)
  @Unindexed()
  async week(
    @AsVisitor() visitor: Visitor,
    @Param('teacherId') teacherId: string,
    @Param('week') week: string,
  ): Promise<VisitedLessonsDto> {
    return toLessonsDto(await this.reader.week(visitor, teacherId, week));
  }

  /** A plan whole, as it was sent. */
  @Get('plans/:planId')
  @Limited(VISITS)
  @Unindexed()
  async plan(@AsVisitor() visitor: Visitor, @Param('planId') planId: string): Promise<VisitedPlanDto> {
    return toVisitedPlanDto(await this.reader.plan(visitor, planId));
  }
}
