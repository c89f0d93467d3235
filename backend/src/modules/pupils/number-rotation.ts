import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import { IdentityNumbers } from '../../platform/secrets/identity-numbers.js';

const ROWS_AT_ONCE = 500;

type KeptRow = Readonly<{ schoolId: string; id: string; sealed: Buffer }>;

/** Makes anew what an earlier key has sealed or hashed; killed, it goes on where it was when it is started again. */
@Injectable()
export class NumberRotation {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly numbers: IdentityNumbers,
  ) {}

  /** How many numbers were made anew. Afterwards the earlier keys are of no more use here. */
  async rotate(): Promise<number> {
    let made = 0;
    for (;;) {
      const rows = await this.database.systemTransaction(() => this.rotateSome());
      made += rows;
      if (rows < ROWS_AT_ONCE) return made;
    }
  }

  private async rotateSome(): Promise<number> {
    const { seal, hash } = this.numbers.currentMarks();
    const { rows } = await sql<KeptRow>`
      SELECT school_id AS "schoolId", id, number_sealed AS sealed FROM pupils
      WHERE substring(number_sealed FROM 1 FOR 4) <> ${seal} OR substring(number_hash FROM 1 FOR 4) <> ${hash}
      ORDER BY school_id, id LIMIT ${ROWS_AT_ONCE} FOR UPDATE`.execute(this.db);
    for (const row of rows) await this.makeAnew(row);
    return rows.length;
  }

  private async makeAnew({ sealed, ...holder }: KeptRow): Promise<void> {
    const number = this.numbers.open(sealed, holder);
    await sql`
      UPDATE pupils SET number_sealed = ${this.numbers.seal(number, holder)},
        number_hash = ${this.numbers.hash(number, holder.schoolId)}
      WHERE school_id = ${holder.schoolId} AND id = ${holder.id}`.execute(this.db);
  }
}
