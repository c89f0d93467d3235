import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { Placing } from '../domain/placing.js';
import { PupilsService } from '../pupils.service.js';
import { type History, MembershipsRepository } from './memberships.repository.js';
import { Placements } from './placements.js';

/** In which classes a pupil was and is. */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly pupils: PupilsService,
    private readonly placements: Placements,
    private readonly memberships: MembershipsRepository,
  ) {}

  history(caller: SchoolCaller, pupilId: string): Promise<History> {
    return this.writes.read(caller, async () => {
      const { id } = await this.pupils.readCard(caller, pupilId);
      return this.memberships.historyOf({ schoolId: caller.school.id }, id);
    });
  }

  /** Taken back by the opposite move of the same day. */
  move(caller: SchoolCaller, pupilId: string, placing: Placing): Promise<History> {
    return this.writes.write(caller, async () => {
      const { id } = await this.pupils.hold(caller, pupilId);
      await this.placements.place(caller, id, placing);
      return this.history(caller, id);
    });
  }

  /** Whoever had left is at the school again from the day on; their days away stay seen in the history. */
  comeBack(caller: SchoolCaller, pupilId: string, placing: Placing): Promise<History> {
    return this.writes.write(caller, async () => {
      const { id, leftOn } = await this.pupils.hold(caller, pupilId);
      if (leftOn === null || placing.day <= leftOn)
        throw new ValidationError([
          { field: 'placing.day', message: 'placing.day must be after the last day of a pupil who has left' },
        ]);
      await this.placements.end(caller, id, leftOn);
      await this.placements.place(caller, id, placing);
      await this.pupils.saveLeaving(caller, id, null);
      return this.history(caller, id);
    });
  }
}
