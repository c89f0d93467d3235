import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { ConsentKind, ConsentWay } from '../domain/consent.js';
import type { PupilsTables } from '../pupils-tables.js';

/** `givenOn`: YYYY-MM-DD. Times in epoch milliseconds; `...By`: who entered it. */
export type Consent = Readonly<{
  id: string;
  pupilId: string;
  kind: ConsentKind;
  guardianName: string;
  way: ConsentWay;
  givenOn: string;
  enteredAt: number;
  enteredBy: string;
  withdrawnAt: number | null;
  withdrawnBy: string | null;
  withdrawalGuardian: string | null;
  withdrawalReason: string | null;
}>;

export type GivenConsent = Pick<
  Consent,
  'id' | 'pupilId' | 'kind' | 'guardianName' | 'way' | 'givenOn' | 'enteredAt' | 'enteredBy'
>;

/** Which guardian takes it back, and why, where a reason was told. */
export type Withdrawal = Readonly<{ guardianName: string; reason: string | null }>;
type Entry = Readonly<{ at: number; by: string }>;

const milliseconds = (column: 'entered_at' | 'withdrawn_at') =>
  sql<number>`round(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`;

@Injectable()
export class ConsentsRepository {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  /** Newest first. */
  of({ schoolId }: SchoolOwner, pupilIds: readonly string[]): Promise<Consent[]> {
    const query = this.db
      .selectFrom('pupil_consents')
      .select([
        'id',
        'pupil_id as pupilId',
        'kind',
        'guardian_name as guardianName',
        'way',
        sql<string>`to_char(given_on, 'YYYY-MM-DD')`.as('givenOn'),
        milliseconds('entered_at').as('enteredAt'),
        'entered_by as enteredBy',
        milliseconds('withdrawn_at').$castTo<number | null>().as('withdrawnAt'),
        'withdrawn_by as withdrawnBy',
        'withdrawal_guardian as withdrawalGuardian',
        'withdrawal_reason as withdrawalReason',
      ])
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', sql<string>`ANY (${pupilIds})`)
      .orderBy('entered_at', 'desc')
      .orderBy('id');
    return this.database.tenantRead(schoolId, () => query.execute());
  }

  /** How many of the ids were free. In the current transaction. */
  async addAll({ schoolId }: SchoolOwner, all: readonly GivenConsent[]): Promise<number> {
    const rows = all.map((given) => ({
      school_id: schoolId,
      id: given.id,
      pupil_id: given.pupilId,
      kind: given.kind,
      guardian_name: given.guardianName,
      way: given.way,
      given_on: given.givenOn,
      entered_at: toDate(given.enteredAt),
      entered_by: given.enteredBy,
    }));
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('pupil_consents')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['school_id', 'id']).doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows);
  }

  /** In the current transaction. */
  async withdraw(
    { schoolId }: SchoolOwner,
    id: string,
    { guardianName, reason }: Withdrawal,
    { at, by }: Entry,
  ): Promise<void> {
    await this.db
      .updateTable('pupil_consents')
      .set({
        withdrawn_at: toDate(at),
        withdrawn_by: by,
        withdrawal_guardian: guardianName,
        withdrawal_reason: reason,
      })
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute();
  }
}
