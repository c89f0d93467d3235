import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { type Erased, Erasure } from '../../../platform/erasure/erasure.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { PUPIL_NOUN } from '../pupils.errors.js';
import { PupilsRepository } from '../pupils.repository.js';
import { AccessLog } from './access-log.js';

/** Forgets one pupil for good. */
@Injectable()
export class PupilErasure {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly erasure: Erasure,
    private readonly pupils: PupilsRepository,
    private readonly log: AccessLog,
  ) {}

  /** A pupil who was deleted can be erased too. `name`: as it is kept, so that nobody is erased by a slip. */
  erase(caller: SchoolCaller, pupilId: string, name: string): Promise<Erased[]> {
    const schoolId = caller.school.id;
    return this.writes.writeAsSystem(caller, async () => {
      const pupil = await this.pupils.rows.find({ schoolId }, pupilId);
      if (!pupil) throw new RecordNotFoundError(PUPIL_NOUN);
      if (pupil.name !== name)
        throw new ValidationError([{ field: 'name', message: 'must be the name of the pupil' }]);
      await this.log.add(caller, pupilId, 'erased');
      return this.erasure.forget({ kind: 'pupil', schoolId, pupilId });
    });
  }
}
