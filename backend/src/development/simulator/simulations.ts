import { Injectable } from '@nestjs/common';
import {
  type DatedLevel,
  explanation,
  SubscriptionService,
  subscriptionStatus,
} from '../../modules/subscription/index.js';
import type { School } from '../../platform/access/memberships.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { SimulatedBills } from './simulated-bills.js';
import type { DatedLevelDto, ReaderViewDto, SimulationDto } from './simulator.dto.js';

const READERS = ['teacher', 'supervisor', 'admin', 'main_admin'] as const;

/** A school at an instant, as the engine sees it: whatever is to come, nothing is moved by looking. */
@Injectable()
export class Simulations {
  constructor(
    private readonly subscription: SubscriptionService,
    private readonly bills: SimulatedBills,
  ) {}

  async of(school: School, at: number): Promise<SimulationDto> {
    const [explained, ahead, passed, bill] = await Promise.all([
      this.subscription.explain(school.id, at),
      this.subscription.boundariesOf(school.id, at),
      this.subscription.transitionsOf(school.id),
      this.bills.newestOf(school),
    ]);
    return {
      school: { code: school.code, name: school.name },
      explanation: explanation(explained, at),
      views: await this.viewsOf(school, at),
      ahead: ahead.map(dated),
      passed: passed.map(({ effectiveAt, rule, level }) => ({
        at: toMalaysianIso(effectiveAt),
        rule,
        level,
      })),
      bill: bill && {
        reference: bill.reference,
        state: bill.state,
        amountSen: bill.amountSen,
        description: bill.description,
      },
    };
  }

  private async viewsOf(school: School, at: number): Promise<ReaderViewDto[]> {
    const assessment = await this.subscription.assess(school.id, at);
    return READERS.map((role) => ({ role, status: subscriptionStatus(assessment, role, at) }));
  }
}

function dated({ at, rule, level }: DatedLevel): DatedLevelDto {
  return { at: toMalaysianIso(at), rule, level };
}
