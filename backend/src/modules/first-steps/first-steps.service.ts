import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { SamplesService } from '../lesson-plans/index.js';
import { SchoolBeginnings } from '../schools/index.js';
import { FirstStepsRepository, type Mark } from './first-steps.repository.js';

/** What there is of a new school so far. Which step is done follows from it. */
export type FirstSteps = Readonly<{
  isRegistered: boolean;
  isDismissed: boolean;
  profileConfirmed: boolean;
  peopleInvited: boolean;
  planViewed: boolean;
  lessonPlanWritten: boolean;
  samples: number;
}>;

@Injectable()
export class FirstStepsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly repository: FirstStepsRepository,
    private readonly beginnings: SchoolBeginnings,
    private readonly samples: SamplesService,
  ) {}

  read(caller: SchoolCaller): Promise<FirstSteps> {
    const { school, principal } = caller;
    return this.writes.read(caller, async () => {
      const marks = await this.repository.marksOf(school.id);
      return {
        ...(await this.beginnings.of(school.id)),
        ...(await this.samples.progress(caller)),
        isDismissed: marks.some(({ userId, mark }) => mark === 'dismissed' && userId === principal.userId),
        planViewed: marks.some(({ mark }) => mark === 'plan_viewed'),
      };
    });
  }

  mark(caller: SchoolCaller, mark: Mark): Promise<void> {
    return this.writes.write(caller, () => this.repository.add(personOf(caller), mark, caller.now));
  }

  unmark(caller: SchoolCaller, mark: Mark): Promise<void> {
    return this.writes.write(caller, () => this.repository.remove(personOf(caller), mark));
  }
}

function personOf({ school, principal }: SchoolCaller) {
  return { schoolId: school.id, userId: principal.userId };
}
