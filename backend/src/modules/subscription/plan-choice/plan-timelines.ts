import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { BillingService } from '../../billing/index.js';
import { Assessments } from '../assessment/assessments.js';
import { planTimeline } from '../domain/plan-standing.js';
import { PlanTimelinesRepository } from './plan-timelines.repository.js';

const AT_ONCE = 200;

/** Derives anew what finance reads, of schools where time or an older release has changed it; mostly there is none. */
@Injectable()
export class PlanTimelines {
  constructor(
    private readonly database: Database,
    private readonly repository: PlanTimelinesRepository,
    private readonly assessments: Assessments,
    private readonly billing: BillingService,
  ) {}

  /** `now`: business clock. Returns of how many schools. */
  async catchUp(now: number): Promise<number> {
    for (let written = 0; ; ) {
      const schools = await this.database.systemTransaction(() => this.writeSome(now));
      written += schools;
      if (schools < AT_ONCE) return written;
    }
  }

  private async writeSome(now: number): Promise<number> {
    const schoolIds = await this.repository.claimUnwritten(now, AT_ONCE);
    if (schoolIds.length === 0) return 0;
    const gatheredOf = await this.assessments.gatherAll(schoolIds);
    const timelines = schoolIds.map((schoolId) => ({
      ...{ schoolId, timeline: planTimeline(gatheredOf(schoolId).facts, now) },
    }));
    await this.repository.write(timelines);
    await this.billing.restateReturns(schoolIds);
    await this.repository.markWritten(timelines, now);
    return schoolIds.length;
  }
}
