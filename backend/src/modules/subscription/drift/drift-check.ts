import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { BillingService, type ReturnSums } from '../../billing/index.js';
import { Assessments } from '../assessment/assessments.js';
import { type Drift, driftOf } from '../domain/drift.js';
import { DriftRepository } from './drift.repository.js';
import type { DriftReport, SchoolDrift } from './drift-report.js';

const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Derives everything anew from the facts and reports what is stored otherwise. It repairs nothing. */
@Injectable()
export class DriftCheck {
  private readonly logger = new Logger(DriftCheck.name);

  constructor(
    private readonly database: Database,
    private readonly repository: DriftRepository,
    private readonly assessments: Assessments,
    private readonly billing: BillingService,
    private readonly metrics: Metrics,
  ) {}

  /** `now`: business clock. */
  async run(now: number): Promise<void> {
    const checkId = await this.database.systemTransaction(() => this.repository.begin());
    let schools = 0;
    let drifting = 0;
    for (let last: string | undefined = BEFORE_ALL; ; ) {
      const ids = await this.schoolsAfter(last);
      last = ids.at(-1);
      if (last === undefined) break;
      schools += ids.length;
      drifting += await this.report(checkId, await this.confirmed(await this.driftsOf(ids, now), now));
    }
    await this.database.systemTransaction(() => this.repository.finish(checkId, schools));
    this.metrics.driftingSchools.set(drifting);
  }

  /** The newest check; null before the first. */
  lastReport(): Promise<DriftReport | null> {
    return this.database.systemTransaction(() => this.repository.lastReport());
  }

  /** In the order of their ids: those known here, and those of which a payment is known that nobody has assessed. */
  private schoolsAfter(last: string): Promise<string[]> {
    return this.database.systemTransaction(async () => {
      const [own, paying] = await Promise.all([
        this.repository.schoolsAfter(last, BATCH),
        this.billing.payingSchoolsAfter(last, BATCH),
      ]);
      return [...new Set([...own, ...paying])].toSorted().slice(0, BATCH);
    });
  }

  private driftsOf(schoolIds: readonly string[], now: number): Promise<SchoolDrift[]> {
    return this.database.systemTransaction(async () => {
      const stored = await this.repository.anchorsOf(schoolIds);
      const gatheredOf = await this.assessments.gatherAll(schoolIds);
      const returnsOf = await this.billing.returnsOf(schoolIds);
      return schoolIds.flatMap((schoolId) => {
        const { facts, policies } = gatheredOf(schoolId);
        const found = [
          ...driftOf(stored(schoolId), facts, policies, now),
          ...returnDrift(returnsOf(schoolId)),
        ];
        return found.map((drift) => ({ schoolId, ...drift }));
      });
    });
  }

  /** Facts that came between two readings look like drift: each school is looked at again with its row held. */
  private async confirmed(suspected: readonly SchoolDrift[], now: number): Promise<SchoolDrift[]> {
    const schools = [...new Set(suspected.map(({ schoolId }) => schoolId))];
    const found: SchoolDrift[] = [];
    for (const schoolId of schools)
      found.push(...(await this.database.systemTransaction(() => this.driftsOfLocked(schoolId, now))));
    return found;
  }

  private async driftsOfLocked(schoolId: string, now: number): Promise<SchoolDrift[]> {
    await this.repository.hold(schoolId);
    return this.driftsOf([schoolId], now);
  }

  /** How many schools. */
  private async report(checkId: string, drifts: readonly SchoolDrift[]): Promise<number> {
    if (drifts.length === 0) return 0;
    await this.database.systemTransaction(() => this.repository.add(checkId, drifts));
    for (const drift of drifts)
      this.logger.error(drift, 'What is stored of a subscription differs from its facts.');
    return new Set(drifts.map(({ schoolId }) => schoolId)).size;
  }
}

function returnDrift({ stored, derived }: ReturnSums): Drift[] {
  return stored === derived ? [] : [{ what: 'returns', stored, derived }];
}
