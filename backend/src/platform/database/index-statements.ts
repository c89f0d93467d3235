const MARK = /^-- outside a transaction\b/;
const COMMENT = /^\s*--.*$/gm;
const MAKES = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+)\s+ON\s/i;
const DROPS = /^DROP INDEX CONCURRENTLY IF EXISTS (\w+)$/i;

/** One statement of a marked file. `makes`: the index that has to be whole once it has run. */
export type IndexStatement = Readonly<{ text: string; makes: string | null }>;

/** A migration whose first line says so is run statement by statement, each a transaction of Postgres' own. */
export function isOutsideATransaction(file: string): boolean {
  return MARK.test(file);
}

/**
 * The statements of a marked file. Whatever interrupts them, they begin anew: so each is one that may run again.
 * @throws Error for any other statement
 */
export function indexStatements(file: string): IndexStatement[] {
  const texts = file.replace(COMMENT, '').split(';');
  return texts
    .map((text) => text.trim().replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '')
    .map(indexStatement);
}

function indexStatement(text: string): IndexStatement {
  const [, makes] = MAKES.exec(text) ?? [];
  if (makes) return { text, makes };
  if (DROPS.test(text)) return { text, makes: null };
  throw new Error(
    `Outside a transaction only CREATE INDEX CONCURRENTLY IF NOT EXISTS and DROP INDEX CONCURRENTLY IF EXISTS may run: ${text}`,
  );
}
