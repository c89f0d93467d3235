import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SubjectsService } from '../../classes/index.js';
import { defineRollOverPart, RollOverPart, type RollOverPartDto } from '../../schools/index.js';
import { YearlyPlansRepository } from './yearly-plans.repository.js';

const YEARLY_PLANS = defineRollOverPart('yearlyPlans');

/** The next session begins without plans: each is begun from last year's by whoever keeps it. One that is begun keeps it. */
@Injectable()
export class YearlyPlansPart extends RollOverPart {
  readonly part = YEARLY_PLANS;

  constructor(
    private readonly plans: YearlyPlansRepository,
    private readonly subjects: SubjectsService,
  ) {
    super();
  }

  async propose(): Promise<RollOverPartDto> {
    return { count: 0, choices: [], rows: [] };
  }

  async make(): Promise<string[]> {
    return [];
  }

  async findUsed(caller: SchoolCaller, yearId: string): Promise<string[]> {
    const plans = await this.plans.list({ schoolId: caller.school.id }, yearId);
    if (plans.length === 0) return [];
    const subjects = new Map((await this.subjects.list(caller)).map(({ id, name }) => [id, name]));
    return [...new Set(plans.map(({ subjectId }) => `RPT ${subjects.get(subjectId) ?? ''}`.trim()))];
  }

  async takeBack(): Promise<void> {}
}
