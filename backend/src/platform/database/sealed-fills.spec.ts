import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(__dirname, '../../../migrations');
/** The first migration after which a row is kept by all but the columns that are named. */
const FROM = '0131';

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name >= FROM)
  .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

const sealed = new Set(
  migrations.flatMap(([, text]) =>
    [...text.matchAll(/protect_sealed_rows\(\s*'(\w+)'/g)].map(([, table]) => table),
  ),
);

/** What a migration does besides, to fill a column of rows that are sealed. */
function problemsOfFill(text: string): string[] {
  const done = withoutFunctions(text);
  const filled = [...done.matchAll(/\b(?:UPDATE|DELETE\s+FROM|MERGE\s+INTO)\s+(?:ONLY\s+)?(?:app\.)?(\w+)/gi)]
    .map(([, table = '']) => table)
    .filter((table) => sealed.has(table));
  const unnamed = /\bDISABLE\s+TRIGGER\s+(?:ALL|USER)\b|\bsession_replication_role\b/i.test(done);
  return [
    ...(unnamed ? ['puts every trigger off'] : []),
    ...new Set(filled.flatMap((table) => problemsOfTable(done, table))),
  ];
}

function problemsOfTable(done: string, table: string): string[] {
  const at = (act: string) =>
    done.search(
      new RegExp(`ALTER\\s+TABLE\\s+(?:app\\.)?${table}\\s+${act}\\s+TRIGGER\\s+sealed_stays\\b`, 'i'),
    );
  const [off, on] = [at('DISABLE'), at('ENABLE')];
  const sums = [...done.matchAll(/\bsum_of_seals\(\)/g)].map(({ index }) => index);
  return [
    ...(off < 0 ? [`changes ${table} and does not put sealed_stays off by name`] : []),
    ...(on < off || on < 0 ? [`changes ${table} and does not put sealed_stays on again`] : []),
    ...(sums.some((sum) => sum < off) && sums.some((sum) => sum > on)
      ? []
      : [`changes ${table} and does not compare sum_of_seals() before and after`]),
  ];
}

/** What stands in a function runs on another day, past no trigger. */
const withoutFunctions = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/CREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION[\s\S]*?\bAS\s+(\$\w*\$)[\s\S]*?\1/gi, '');

describe('a migration that fills a column of sealed rows', () => {
  it.each(migrations)('%s says so by name, and shows that every digest stayed', (_, text) => {
    expect(problemsOfFill(text)).toEqual([]);
  });

  const FILL = `UPDATE lesson_plans SET topic = '' WHERE topic IS NULL`;
  const OFF = 'ALTER TABLE lesson_plans DISABLE TRIGGER sealed_stays;';
  const ON = 'ALTER TABLE lesson_plans ENABLE TRIGGER sealed_stays;';
  const WHOLE = `DO $$ DECLARE before numeric := sum_of_seals(); BEGIN ${OFF} ${FILL}; ${ON}
    IF sum_of_seals() <> before THEN RAISE 'a seal changed'; END IF; END $$`;

  it.each([
    ['as decision 85 has it', WHOLE, []],
    ['of a table that is free', 'UPDATE app.notifications SET kind = 1', []],
    ['in a function', `CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN ${FILL}; END $$`, []],
    [
      'as if rows were free',
      FILL,
      [
        'changes lesson_plans and does not put sealed_stays off by name',
        'changes lesson_plans and does not put sealed_stays on again',
        'changes lesson_plans and does not compare sum_of_seals() before and after',
      ],
    ],
    [
      'and leaves it open',
      WHOLE.replace(ON, ''),
      ['changes lesson_plans and does not put sealed_stays on again'],
    ],
    [
      'and shows nothing',
      WHOLE.replaceAll('sum_of_seals()', '0'),
      ['changes lesson_plans and does not compare sum_of_seals() before and after'],
    ],
    ['past every trigger', `ALTER TABLE seals DISABLE TRIGGER USER; SELECT 1`, ['puts every trigger off']],
  ])('is told from its text: %s', (_, text, problems) => {
    expect(problemsOfFill(text)).toEqual(problems);
  });
});
