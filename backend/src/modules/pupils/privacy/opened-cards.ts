import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { ListedPupil, Pupil } from '../pupils.repository.js';
import { PupilsService } from '../pupils.service.js';
import { AccessLog } from './access-log.js';

/** What is seen of one pupil alone, each with its line in the log. */
@Injectable()
export class OpenedCards {
  constructor(
    private readonly database: Database,
    private readonly pupils: PupilsService,
    private readonly log: AccessLog,
  ) {}

  /** For who may open it. */
  open(caller: SchoolCaller, id: string): Promise<Pupil> {
    return this.database.tenantTransaction(caller.school.id, async () => {
      const pupil = await this.pupils.readCard(caller, id);
      await this.log.add(caller, pupil.id, 'card_opened');
      return pupil;
    });
  }

  /** Null where no pupil of the school has the number, of which nothing is noted. */
  find(caller: SchoolCaller, identityNumber: string): Promise<ListedPupil | null> {
    return this.database.tenantTransaction(caller.school.id, async () => {
      const pupil = await this.pupils.findByNumber(caller, identityNumber);
      if (pupil) await this.log.add(caller, pupil.id, 'found_by_number');
      return pupil;
    });
  }
}
