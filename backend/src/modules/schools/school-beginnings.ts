import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { SchoolsTables } from './schools-tables.js';

/** How far a school has come since it registered; `isRegistered` is false where the platform made it. */
export type Beginning = Readonly<{
  isRegistered: boolean;
  profileConfirmed: boolean;
  peopleInvited: boolean;
}>;

/** Of one school, in the current transaction. */
@Injectable()
export class SchoolBeginnings {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  async of(schoolId: string): Promise<Beginning> {
    const { isRegistered, profileConfirmed, someoneInvited, people } = await this.db
      .selectNoFrom(({ exists, selectFrom, fn }) => [
        exists(selectFrom('registrations').select('school_id').where('school_id', '=', schoolId)).as(
          'isRegistered',
        ),
        exists(
          selectFrom('school_profiles')
            .select('school_id')
            .where('school_id', '=', schoolId)
            .where('confirmed_at', 'is not', null),
        ).as('profileConfirmed'),
        exists(
          selectFrom('invitations')
            .select('school_id')
            .where('school_id', '=', schoolId)
            .where('revoked_at', 'is', null),
        ).as('someoneInvited'),
        selectFrom('school_members')
          .select(fn.countAll<string>().as('count'))
          .where('school_id', '=', schoolId)
          .as('people'),
      ])
      .executeTakeFirstOrThrow();
    return {
      isRegistered: Boolean(isRegistered),
      profileConfirmed: Boolean(profileConfirmed),
      peopleInvited: Boolean(someoneInvited) || Number(people) > 1,
    };
  }
}
