import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { PupilsTables } from '../pupils-tables.js';

/** `at`: epoch milliseconds. */
type TakenIn = Readonly<{ fileId: string; at: number; by: string }>;

/** Which file shows whom; in the current transaction. */
@Injectable()
export class PupilPhotosRepository {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  async fileOf({ schoolId }: SchoolOwner, pupilId: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('pupil_photos')
      .select('file_id')
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', pupilId)
      .executeTakeFirst();
    return row?.file_id ?? null;
  }

  async filesOf({ schoolId }: SchoolOwner): Promise<string[]> {
    const rows = await this.db
      .selectFrom('pupil_photos')
      .select('file_id')
      .where('school_id', '=', schoolId)
      .execute();
    return rows.map(({ file_id }) => file_id);
  }

  async save({ schoolId }: SchoolOwner, pupilId: string, { fileId, at, by }: TakenIn): Promise<void> {
    const taken = { file_id: fileId, taken_in_at: toDate(at), taken_in_by: by };
    await this.db
      .insertInto('pupil_photos')
      .values({ school_id: schoolId, pupil_id: pupilId, ...taken })
      .onConflict((conflict) => conflict.columns(['school_id', 'pupil_id']).doUpdateSet(taken))
      .execute();
  }

  async remove({ schoolId }: SchoolOwner, pupilId: string): Promise<void> {
    await this.db
      .deleteFrom('pupil_photos')
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', pupilId)
      .execute();
  }
}
