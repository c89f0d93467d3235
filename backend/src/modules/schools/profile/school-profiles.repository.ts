import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { StateCode } from '../domain/malaysian-state.js';
import type { SchoolsTables } from '../schools-tables.js';
import type { Confirmation, SchoolProfile } from './school-profile.js';

export type KeptProfile = SchoolProfile & Readonly<{ confirmedAt: number | null }>;

@Injectable()
export class SchoolProfilesRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  readonly stateOf = this.database.once(async (schoolId: string): Promise<StateCode | null> => {
    const row = await this.db
      .selectFrom('school_profiles')
      .select('state')
      .where('school_id', '=', schoolId)
      .executeTakeFirst();
    return row?.state ?? null;
  });

  constructor(private readonly database: Database) {}

  async find(schoolId: string): Promise<KeptProfile | null> {
    const row = await this.db
      .selectFrom('school_profiles')
      .select(['school_type', 'state', 'ppd', 'teacher_count', 'confirmed_at'])
      .where('school_id', '=', schoolId)
      .executeTakeFirst();
    if (!row) return null;
    const { school_type: schoolType, state, ppd, teacher_count: teacherCount } = row;
    return { schoolType, state, ppd, teacherCount, confirmedAt: row.confirmed_at?.getTime() ?? null };
  }

  /** Without a confirmation: as the school said when it registered. */
  async save(schoolId: string, profile: SchoolProfile, confirmation: Confirmation | null): Promise<void> {
    const row = {
      school_type: profile.schoolType,
      state: profile.state,
      ppd: profile.ppd,
      teacher_count: profile.teacherCount,
      confirmed_at: confirmation ? toDate(confirmation.at) : null,
      confirmed_by: confirmation?.by ?? null,
    };
    await this.db
      .insertInto('school_profiles')
      .values({ school_id: schoolId, ...row })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet(row))
      .execute();
  }
}
