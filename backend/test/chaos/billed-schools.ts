import { rowsOf } from '../support/rows-of.js';
import type { TestDatabase } from '../support/test-database.js';

export const AMOUNT_SEN = 15_000;

const STATEMENT = `
  WITH made AS (
    INSERT INTO schools (code, name) SELECT 'xyz' || 1000 + n, 'SK Contoh ' || n FROM generate_series(1, $1) n
    RETURNING id
  ), numbered AS (
    SELECT id, row_number() OVER (ORDER BY id) AS position FROM made
  ), billed AS (
    INSERT INTO invoices (id, school_id, number, plan_code, term_months, amount_sen, currency, provider, created_at)
    SELECT gen_random_uuid(), id, 'CHAOS-' || (n - 1) * $1 + position, 't60', 1, $3, 'MYR', 'simulated', now()
    FROM numbered, generate_series(1, $2) n
    RETURNING id, school_id, number
  )
  INSERT INTO bills (provider, reference, school_id, invoice_id, created_at)
  SELECT 'simulated', lower(number), school_id, id, now() FROM billed`;

/** Schools with open bills `chaos-1`, `chaos-2` and so on: two that follow each other are of two schools. */
export async function makeBilledSchools(
  database: TestDatabase,
  schools: number,
  billsPerSchool: number,
): Promise<void> {
  await rowsOf(database, STATEMENT, [schools, billsPerSchool, AMOUNT_SEN]);
}
