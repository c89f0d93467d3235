import { Injectable } from '@nestjs/common';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { CountedPupils } from '../domain/reflection.js';

/** What taps per pupil say of lessons, by the plan: the numbers of a reflection are proposed from it. */
@Injectable()
export class CountedLessons {
  /** None as long as nobody taps: no table holds any yet. */
  async ofPlans(_owner: Owner, _planIds: readonly string[]): Promise<ReadonlyMap<string, CountedPupils>> {
    return new Map();
  }
}
