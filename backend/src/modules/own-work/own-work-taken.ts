import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { OwnPlans, PlanBlocksService, ReflectionTemplatesService } from '../lesson-plans/index.js';
import { OwnYearlyPlans } from '../yearly-plans/index.js';
import { OWN_WORK_FORMAT, OWN_WORK_VERSION } from './domain/own-work-file.js';

/** What a person has made here, as a file that another school of the product reads: no numbers of pupils, and of names only what was typed. */
@Injectable()
export class OwnWorkTaken {
  constructor(
    private readonly blocks: PlanBlocksService,
    private readonly templates: ReflectionTemplatesService,
    private readonly plans: OwnPlans,
    private readonly yearlyPlans: OwnYearlyPlans,
  ) {}

  async take(caller: SchoolCaller): Promise<string> {
    const { school, principal, now } = caller;
    const [blocks, templates] = [await this.blocks.list(caller), await this.templates.list(caller)];
    const file = {
      ...{ format: OWN_WORK_FORMAT, version: OWN_WORK_VERSION },
      ...{ author: principal.userId, school: school.name, takenAt: toMalaysianIso(now) },
      blocks: blocks.filter(isOwn).map(({ id, name, steps }) => ({ id, name, steps })),
      templates: templates
        .filter(isOwn)
        .map(({ id, name, category, language, text }) => ({ id, name, category, language, text })),
      plans: await this.plans.take(caller),
      yearlyPlans: await this.yearlyPlans.take(caller),
    };
    return `${JSON.stringify(file, null, 1)}\n`;
  }
}

/** What a colleague shares has a name of its author beside it. */
function isOwn({ authorName }: Readonly<{ authorName: string | null }>): boolean {
  return authorName === null;
}
