import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate } from '../clock/instant.js';
import { systemNow } from '../clock/system-clock.js';
import { Database } from '../database/database.js';
import { jsonRows } from '../database/json-rows.js';

/** `personId`: of an account, or of a pupil of `schoolId`. `erasedAt`: epoch milliseconds, system time. */
export type ErasedPerson = Readonly<
  { personId: string; erasedAt: number } & ({ kind: 'account' } | { kind: 'pupil'; schoolId: string })
>;

interface ErasureTables {
  erasures: {
    person_id: string;
    kind: 'account' | 'pupil';
    of_school: string | null;
    erased_at: Date;
    done_at: Date | null;
    told_at: Date | null;
  };
}
type Row = Selectable<ErasureTables['erasures']>;

/** Of one look: whatever is left is there at the next, a minute later. */
const AT_ONCE = 1_000;

/** Who has been erased, by ids alone. */
@Injectable()
export class ErasedPeople {
  private readonly db = this.database.tables<ErasureTables>();

  constructor(private readonly database: Database) {}

  /** In the transaction of the erasure. `isDone`: nothing of it is left to be done outside of the database. */
  async add(person: ErasedPerson, isDone: boolean): Promise<void> {
    const done_at = isDone ? toDate(systemNow()) : null;
    await this.db
      .insertInto('erasures')
      .values({ ...rowOf(person), done_at })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ done_at }))
      .execute();
  }

  /** Those of whom the ledger tells and this database does not know. @returns how many they are */
  async takeUp(people: readonly ErasedPerson[]): Promise<number> {
    if (people.length === 0) return 0;
    const told = jsonRows(people.map(rowOf));
    const { numAffectedRows = 0n } = await this.database.systemTransaction(() =>
      sql`
        INSERT INTO erasures (person_id, kind, of_school, erased_at, told_at)
        SELECT person_id, kind, of_school, erased_at, ${toDate(systemNow())}
        FROM jsonb_to_recordset(${told}::jsonb)
          AS told (person_id uuid, kind text, of_school uuid, erased_at timestamptz)
        WHERE NOT EXISTS (SELECT FROM erasures WHERE erasures.person_id = told.person_id)
        ON CONFLICT DO NOTHING`.execute(this.db),
    );
    return Number(numAffectedRows);
  }

  due(): Promise<ErasedPerson[]> {
    return this.open('done_at');
  }

  untold(): Promise<ErasedPerson[]> {
    return this.open('told_at');
  }

  markDone(personId: string): Promise<void> {
    return this.mark('done_at', [personId]);
  }

  markTold(people: readonly ErasedPerson[]): Promise<void> {
    return this.mark(
      'told_at',
      people.map(({ personId }) => personId),
    );
  }

  /** When the newest that is known here was erased; null where nobody ever was. */
  async newestAt(): Promise<number | null> {
    const row = await this.database.systemRead(() =>
      this.db
        .selectFrom('erasures')
        .select('erased_at')
        .orderBy('erased_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return row?.erased_at.getTime() ?? null;
  }

  private async open(column: 'done_at' | 'told_at'): Promise<ErasedPerson[]> {
    const rows = await this.database.systemRead(() =>
      this.db
        .selectFrom('erasures')
        .selectAll()
        .where(column, 'is', null)
        .orderBy('erased_at')
        .limit(AT_ONCE)
        .execute(),
    );
    return rows.map(toPerson);
  }

  private async mark(column: 'done_at' | 'told_at', ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.systemTransaction(() =>
      this.db
        .updateTable('erasures')
        .set({ [column]: toDate(systemNow()) })
        .where('person_id', 'in', ids)
        .execute(),
    );
  }
}

function rowOf(person: ErasedPerson): Pick<Row, 'person_id' | 'kind' | 'of_school' | 'erased_at'> {
  return {
    person_id: person.personId,
    kind: person.kind,
    of_school: person.kind === 'pupil' ? person.schoolId : null,
    erased_at: toDate(person.erasedAt),
  };
}

function toPerson({ person_id: personId, of_school: schoolId, erased_at }: Row): ErasedPerson {
  const erasedAt = erased_at.getTime();
  return schoolId === null
    ? { kind: 'account', personId, erasedAt }
    : { kind: 'pupil', schoolId, personId, erasedAt };
}
