import { setTimeout as pause } from 'node:timers/promises';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReflectionReminders } from '../modules/lesson-plans/index.js';
import { VerdictTelling } from '../modules/reviews/index.js';
import { SchoolsService } from '../modules/schools/index.js';
import { SubscriptionNotices, SubscriptionService } from '../modules/subscription/index.js';
import { Now } from '../platform/access/caller.js';
import { Allow } from '../platform/access/route-policy.js';
import { BusinessClock } from '../platform/clock/business-clock.js';
import { toMalaysianIso } from '../platform/clock/instant.js';
import { DEMO_PROFILE } from './demo-data.js';
import { DemoSchools } from './demo-schools.js';
import { OwnSchoolDto } from './own-school.dto.js';
import { StoredClock } from './stored-clock.js';
import { ClockDto, DueRunDto, FreezeClockDto } from './test.dto.js';

@ApiTags('test (development and test builds only)')
@Controller('api/test')
@Allow('loopback')
export class TestController {
  constructor(
    private readonly clock: BusinessClock,
    private readonly stored: StoredClock,
    private readonly subscription: SubscriptionService,
    private readonly notices: SubscriptionNotices,
    private readonly reminders: ReflectionReminders,
    private readonly verdicts: VerdictTelling,
    private readonly schools: SchoolsService,
    private readonly demo: DemoSchools,
  ) {}

  @Get('clock')
  read(): ClockDto {
    return { now: toMalaysianIso(this.clock.now()), frozen: this.clock.isFrozen };
  }

  @Put('clock')
  async freeze(@Body() { now }: FreezeClockDto): Promise<ClockDto> {
    await this.stored.freezeAt(Date.parse(now));
    return this.read();
  }

  @Delete('clock')
  async resume(): Promise<ClockDto> {
    await this.stored.resume();
    return this.read();
  }

  /** The due sweep and what it has to tell, now instead of within the minute. */
  @Post('run-due')
  @HttpCode(200)
  async runDue(): Promise<DueRunDto> {
    const now = this.clock.now();
    const transitions = await this.subscription.passDueBoundaries(now);
    // Whoever asks here wants to see, too, what a job tells just now.
    while ((await this.notices.tellAll(now)) > 0) await pause(20);
    await this.reminders.remindAll(now);
    return { transitions };
  }

  /** As if the minute were over in which the verdicts of a school can be taken back. */
  @Post('schools/:code/told-verdicts')
  @HttpCode(204)
  async tellVerdicts(@Param('code') code: string, @Now() now: number): Promise<void> {
    const school = await this.schools.findSchool(code);
    if (school) await this.verdicts.tellAll(now, now, school.id);
  }

  /** A school of a test's own, with the people of the demo schools: what it does to them nobody else notices. */
  @Post('schools')
  @HttpCode(204)
  async makeSchool(@Body() { code, name, kind, daysLeft }: OwnSchoolDto, @Now() now: number): Promise<void> {
    await this.demo.makeSchool({ code, name, state: { kind, daysLeft }, profile: DEMO_PROFILE }, now);
  }
}
