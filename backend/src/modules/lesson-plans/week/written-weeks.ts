import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ownerOf } from '../../../platform/records/records.js';
import { ReflectionsRepository } from '../reflections/reflections.repository.js';
import { SentPlans } from '../sent-plans.js';
import type { WrittenWeek } from './told-week.js';
import { WeekPlansRepository } from './week-plans.repository.js';

/** What somebody has written of a week. */
@Injectable()
export class WrittenWeeks {
  constructor(
    private readonly plans: WeekPlansRepository,
    private readonly reflections: ReflectionsRepository,
    private readonly sent: SentPlans,
  ) {}

  /** In the current transaction. */
  async of(caller: SchoolCaller, week: Day): Promise<WrittenWeek> {
    const owner = ownerOf(caller);
    const plans = await this.plans.list(owner, week);
    const ids = plans.map(({ id }) => id);
    const [noted, standings] = await Promise.all([
      this.reflections.ofPlans(owner, ids),
      this.sent.standingsBySteps(caller, ids),
    ]);
    return { plans, noted, standings };
  }
}
