/** Of sheets: a field with a tab, a line break or a quote in it stands in quotes, and quotes in it are doubled. */
const needsQuotes = /[\t\n\r"]/;

/** A sheet would run a text that begins so; a number is none. */
const looksLikeFormula = /^'*[=+\-@]/;
const isNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/** For whatever a sheet will read: with an apostrophe where it would run it. */
function withoutFormula(text: string): string {
  return looksLikeFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
}

const written = (text: string) => {
  const harmless = withoutFormula(text);
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const unmarked = (text: string) => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text);

/** As Excel writes it: every row ends with a line break. What a sheet would take for a formula gets an apostrophe. */
export function writeTabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(written).join('\t')}\n`).join('');
}

/** A quoted field up to its closing quote, or else a plain one, and what ends it: something always matches. */
const nextField = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\n\r]*))(\t|\r\n|\n|\r|$)/y;

/** What Excel, LibreOffice and Google put on the clipboard: any line break, quoted fields, a last line break or none.
 * A quote within a plain field is a quote. Rows are filled up to the longest. */
export function readTabSeparated(text: string): string[][] {
  const rows: string[][] = [];
  let end: string | undefined = '\n';
  nextField.lastIndex = 0;
  while (nextField.lastIndex < text.length || end === '\t') {
    if (end !== '\t') rows.push([]);
    const found = nextField.exec(text);
    const [, quoted, plain = ''] = found ?? [];
    end = found?.[3];
    rows.at(-1)?.push(unmarked(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((filled) => [...filled, ...Array<string>(width - filled.length).fill('')]);
}
