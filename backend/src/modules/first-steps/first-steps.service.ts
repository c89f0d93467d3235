import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { SamplesService } from '../lesson-plans/index.js';
import { SchoolBeginnings } from '../schools/index.js';
import { FirstStepsRepository } from './first-steps.repository.js';

export type FirstSteps = Readonly<{ isRegistered: boolean; isDismissed: boolean; samples: number }>;

@Injectable()
export class FirstStepsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly repository: FirstStepsRepository,
    private readonly beginnings: SchoolBeginnings,
    private readonly samples: SamplesService,
  ) {}

  read(caller: SchoolCaller): Promise<FirstSteps> {
    const { school } = caller;
    return this.writes.read(caller, async () => ({
      isRegistered: await this.beginnings.isRegistered(school.id),
      isDismissed: await this.repository.isDismissed(personOf(caller)),
      samples: await this.samples.count(caller),
    }));
  }

  dismiss(caller: SchoolCaller): Promise<void> {
    return this.writes.write(caller, () => this.repository.dismiss(personOf(caller), caller.now));
  }

  restore(caller: SchoolCaller): Promise<void> {
    return this.writes.write(caller, () => this.repository.restore(personOf(caller)));
  }
}

function personOf({ school, principal }: SchoolCaller) {
  return { schoolId: school.id, userId: principal.userId };
}
