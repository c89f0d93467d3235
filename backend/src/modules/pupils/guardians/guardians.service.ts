import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { AccessLog } from '../privacy/access-log.js';
import { PupilsService } from '../pupils.service.js';
import type { PupilsTables } from '../pupils-tables.js';
import type { Guardian } from './guardian.js';

/** Whom a school calls for a pupil. */
@Injectable()
export class GuardiansService {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly pupils: PupilsService,
    private readonly log: AccessLog,
  ) {}

  /** Leaves a line of who looked. */
  open(caller: SchoolCaller, pupilId: string): Promise<Guardian[]> {
    return this.writes.write(caller, async () => {
      const pupil = await this.pupils.readCard(caller, pupilId);
      await this.log.add(caller, pupil.id, 'guardians_opened');
      return this.list(caller, pupil.id);
    });
  }

  /** All of them, in the place of those before. */
  replace(caller: SchoolCaller, pupilId: string, guardians: readonly Guardian[]): Promise<Guardian[]> {
    return this.writes.write(caller, async () => {
      const { id } = await this.pupils.hold(caller, pupilId);
      await this.db
        .deleteFrom('pupil_guardians')
        .where('school_id', '=', caller.school.id)
        .where('pupil_id', '=', id)
        .execute();
      const rows = guardians.map(({ name, relation, phone, email }, index) => ({
        school_id: caller.school.id,
        pupil_id: id,
        place: index + 1,
        name,
        relation,
        phone,
        email,
      }));
      if (rows.length > 0) await this.db.insertInto('pupil_guardians').values(rows).execute();
      return this.list(caller, id);
    });
  }

  /** Whom to call first stands first; in the current transaction. */
  list({ school }: SchoolCaller, pupilId: string): Promise<Guardian[]> {
    return this.db
      .selectFrom('pupil_guardians')
      .select(['name', 'relation', 'phone', 'email'])
      .where('school_id', '=', school.id)
      .where('pupil_id', '=', pupilId)
      .orderBy('place')
      .execute();
  }

  /** By pupil, in the current transaction. */
  async ofPupils(
    { school }: SchoolCaller,
    pupilIds: readonly string[],
  ): Promise<ReadonlyMap<string, Guardian[]>> {
    const rows = await this.db
      .selectFrom('pupil_guardians')
      .select(['pupil_id as pupilId', 'name', 'relation', 'phone', 'email'])
      .where('school_id', '=', school.id)
      .where('pupil_id', '=', sql<string>`ANY (${pupilIds}::uuid[])`)
      .orderBy('pupil_id')
      .orderBy('place')
      .execute();
    return Map.groupBy(rows, ({ pupilId }) => pupilId);
  }
}
