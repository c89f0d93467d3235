import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { ownerOf } from '../../../platform/records/records.js';
import { OwnYearlyPlans } from '../../yearly-plans/index.js';
import { OWN_WORK_FORMAT, OWN_WORK_VERSION } from '../domain/own-work-file.js';
import { OwnWorkRepository } from './own-work.repository.js';

/** What a person has made here, as a file that another school of the product reads: no numbers of pupils, and of names only what was typed. */
@Injectable()
export class OwnWorkTaken {
  constructor(
    private readonly database: Database,
    private readonly work: OwnWorkRepository,
    private readonly yearlyPlans: OwnYearlyPlans,
  ) {}

  async take(caller: SchoolCaller): Promise<string> {
    const { school, principal, now } = caller;
    const own = await this.database.tenantRead(school.id, () => this.work.of(ownerOf(caller)));
    const file = {
      ...{ format: OWN_WORK_FORMAT, version: OWN_WORK_VERSION },
      ...{ author: principal.userId, school: school.name, takenAt: toMalaysianIso(now) },
      ...own,
      yearlyPlans: await this.yearlyPlans.take(caller),
    };
    return `${JSON.stringify(file, null, 1)}\n`;
  }
}
