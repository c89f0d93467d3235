/** Functions that reckon with what stands in the workbook, and reach nothing else (ISO 29500-1, 18.17.7). */
const FUNCTIONS = new Set(
  `ABS AND AVEDEV AVERAGE AVERAGEA AVERAGEIF AVERAGEIFS CEILING CHAR CHOOSE CLEAN CODE COLUMN COLUMNS CONCAT CONCATENATE
  CORREL COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS DATE DATEDIF DATEVALUE DAY DAYS DAYS360 EDATE EOMONTH EVEN EXACT EXP FACT
  FALSE FILTER FIND FIXED FLOOR FREQUENCY HLOOKUP HOUR IF IFERROR IFNA IFS INDEX INT ISBLANK ISERR ISERROR ISEVEN
  ISLOGICAL ISNA ISNONTEXT ISNUMBER ISODD ISTEXT ISOWEEKNUM LARGE LEFT LEN LN LOG LOG10 LOOKUP LOWER MATCH MAX MAXA
  MAXIFS MEDIAN MID MIN MINA MINIFS MINUTE MOD MODE MODE.SNGL MONTH MROUND N NA NETWORKDAYS NETWORKDAYS.INTL NOT NOW ODD OR
  PERCENTILE PERCENTILE.INC PERCENTRANK PI POWER PRODUCT PROPER QUARTILE QUARTILE.INC QUOTIENT RANK RANK.AVG RANK.EQ
  REPLACE REPT RIGHT ROUND ROUNDDOWN ROUNDUP ROW ROWS SEARCH SECOND SEQUENCE SIGN SMALL SORT SORTBY SQRT STDEV STDEV.P
  STDEV.S STDEVP SUBSTITUTE SUBTOTAL SUM SUMIF SUMIFS SUMPRODUCT SWITCH T TEXT TEXTJOIN TIME TIMEVALUE TODAY TRANSPOSE
  TRIM TRUE TRUNC UNIQUE UPPER VALUE VAR VAR.P VAR.S VARP VLOOKUP WEEKDAY WEEKNUM WORKDAY WORKDAY.INTL XLOOKUP XMATCH XOR
  YEAR YEARFRAC`.split(/\s+/),
);
/** Newer functions are stored with where they come from. */
const ORIGIN = /^(?:_xlfn\.|_xlws\.)+/i;
const LONGEST = 8_192;

/** `sheets`: names as they are written. `names`: of areas, in small letters. */
export type Workbook = Readonly<{ sheets: ReadonlySet<string>; names: ReadonlySet<string> }>;

type Kind = 'error' | 'function' | 'mark' | 'name' | 'number' | 'place' | 'sheet' | 'text';
const PIECES: readonly (readonly [Kind, RegExp])[] = [
  ['text', /"(?:[^"]|"")*"/y],
  ['sheet', /(?:'(?:[^'[\]|\\/]|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!/uy],
  ['error', /#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!)/y],
  ['function', /[A-Z_][A-Z0-9_.]*\(/iy],
  [
    'place',
    /(?:\$?[A-Z]{1,3}\$?\d{1,7}|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\p{N}_.(])/iuy,
  ],
  ['number', /\d+(?:\.\d*)?(?:E[+-]?\d+)?/iy],
  ['name', /[\p{L}_][\p{L}\p{N}_.]*/uy],
  ['mark', /[-+*/^&=<>%(),;:{}@\s]/y],
];

/** Whether every piece of it is known: nothing of another workbook, no service, no program, no call of what it is told. */
export function isKnownFormula(formula: string, workbook: Workbook): boolean {
  if (formula.length > LONGEST) return false;
  for (let at = 0; at < formula.length; ) {
    const piece = pieceAt(formula, at);
    if (!piece || !isKnown(piece, workbook)) return false;
    at += piece.written.length;
  }
  return true;
}

type Piece = Readonly<{ kind: Kind; written: string }>;

function pieceAt(formula: string, at: number): Piece | null {
  for (const [kind, pattern] of PIECES) {
    pattern.lastIndex = at;
    const [written] = pattern.exec(formula) ?? [];
    if (written !== undefined) return { kind, written };
  }
  return null;
}

function isKnown({ kind, written }: Piece, { sheets, names }: Workbook): boolean {
  if (kind === 'function') return FUNCTIONS.has(written.slice(0, -1).replace(ORIGIN, '').toUpperCase());
  if (kind === 'sheet') return sheets.has(sheetNamed(written.slice(0, -1)));
  if (kind === 'name') return /^(?:true|false)$/i.test(written) || names.has(written.toLowerCase());
  return true;
}

function sheetNamed(written: string): string {
  return written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written;
}

type Named = Readonly<{ name: string; formula: string }>;

/** Of names of areas those that stand on known ones alone. */
export function knownNames(all: readonly Named[], sheets: ReadonlySet<string>): Set<string> {
  let known = all;
  for (;;) {
    const names = new Set(known.map(({ name }) => name.toLowerCase()));
    const next = known.filter(({ formula }) => isKnownFormula(formula, { sheets, names }));
    if (next.length === known.length) return names;
    known = next;
  }
}
