import { indexStatements, isOutsideATransaction } from './index-statements.js';

const FILE = `-- outside a transaction: the table has millions of rows
-- Who was paid; for the list.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_paid
  ON bills (paid_at) WHERE paid_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS bills_old;
`;

it('only a file whose first line says so runs outside a transaction', () => {
  expect(isOutsideATransaction(FILE)).toBe(true);
  expect(isOutsideATransaction(`SET search_path = app;\n${FILE}`)).toBe(false);
});

it('is read statement by statement, with the index that each makes', () => {
  expect(indexStatements(FILE)).toEqual([
    {
      text: 'CREATE INDEX CONCURRENTLY IF NOT EXISTS bills_paid ON bills (paid_at) WHERE paid_at IS NOT NULL',
      makes: 'bills_paid',
    },
    { text: 'DROP INDEX CONCURRENTLY IF EXISTS bills_old', makes: null },
  ]);
});

it.each([
  'CREATE INDEX CONCURRENTLY bills_paid ON bills (paid_at)',
  'CREATE INDEX IF NOT EXISTS bills_paid ON bills (paid_at)',
  'DROP INDEX bills_old',
  'UPDATE bills SET paid_at = now()',
])('refuses what may not run twice, or holds others up: %s', (statement) => {
  expect(() => indexStatements(`-- outside a transaction\n${statement};`)).toThrow(statement);
});
