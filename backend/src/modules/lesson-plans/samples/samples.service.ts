import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { weekStartOf } from '../../../platform/calendar/school-week.js';
import { ownerOf } from '../../../platform/records/records.js';
import { SchoolProfilesService } from '../../schools/index.js';
import { samplePlans } from '../domain/sample-plans.js';
import { SamplesRepository } from './samples.repository.js';

/** A handful of plans to look at, which go again as they came. Edited, a sample is a plan like any other. */
@Injectable()
export class SamplesService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly samples: SamplesRepository,
    private readonly profiles: SchoolProfilesService,
  ) {}

  /** Loaded again, nothing changes. How many there are then. */
  async load(caller: SchoolCaller): Promise<number> {
    const weekStart = weekStartOf(await this.profiles.stateOf(caller.school.id));
    const plans = samplePlans(dayOf(caller.now), weekStart);
    return this.writes.write(caller, async () => {
      await this.samples.load(ownerOf(caller), plans, caller.now);
      return this.samples.count(ownerOf(caller));
    });
  }

  remove(caller: SchoolCaller): Promise<void> {
    return this.writes.write(caller, () => this.samples.remove(ownerOf(caller), caller.now));
  }

  /** Of the caller, in the current transaction. */
  count(caller: SchoolCaller): Promise<number> {
    return this.samples.count(ownerOf(caller));
  }
}
