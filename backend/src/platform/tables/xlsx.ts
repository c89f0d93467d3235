import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import { DAY_MS } from '../calendar/day.js';
import type { TableColumn } from './table-column.js';

/** The media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Rows<Row> = AsyncIterator<Row, undefined>;

/** What a sheet holds at most, its line of names counted in. */
const MOST_LINES = 1_048_576;
/** So that a large table does not hold a piece of text for each of its lines. */
const LINES_AT_ONCE = 200;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** By their places in `styles.xml`. */
const STYLES = { text: 0, number: 0, day: 1, ringgit: 2 } as const;
/** The first day of a spreadsheet's calendar, which has a 29 February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A workbook as ECMA-376 has it, written while the rows are read; what one sheet cannot hold goes on in the next. */
export function xlsx<Row>(
  sheet: string,
  columns: readonly TableColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.on('error', (error) => output.destroy(error));
  zip.outputStream.pipe(output);
  write(zip, sheet, columns, rowsOf(pages)).catch((error: Error) => output.destroy(error));
  return output;
}

async function write<Row>(
  zip: yazl.ZipFile,
  sheet: string,
  columns: readonly TableColumn<Row>[],
  rows: Rows<Row>,
): Promise<void> {
  let sheets = 0;
  for (let isLast = false; !isLast; ) {
    sheets += 1;
    const content = Readable.from(
      sheetXml(columns, rows, () => {
        isLast = true;
      }),
    );
    zip.addReadStream(content, `xl/worksheets/sheet${sheets}.xml`);
    await once(content, 'end');
  }
  const names = Array.from({ length: sheets }, (_, index) => (index === 0 ? sheet : `${sheet} ${index + 1}`));
  for (const [path, text] of partsOf(names)) zip.addBuffer(Buffer.from(HEAD + text), path);
  zip.end();
}

async function* rowsOf<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row, undefined> {
  for await (const rows of pages) yield* rows;
  return undefined;
}

async function* sheetXml<Row>(
  columns: readonly TableColumn<Row>[],
  rows: Rows<Row>,
  ended: () => void,
): AsyncIterable<string> {
  const names = columns.map(({ header }, index) => textCell(index, 1, header));
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row r="1">${names.join('')}</row>`;
  for (let line = 2; line <= MOST_LINES; line += 1) {
    const next = await rows.next();
    if (next.done) {
      ended();
      break;
    }
    const cells = columns.map((column, index) => cellOf(column, index, line, next.value));
    text += `<row r="${line}">${cells.join('')}</row>`;
    if (line % LINES_AT_ONCE === 0) {
      yield text;
      text = '';
    }
  }
  yield `${text}</sheetData></worksheet>`;
}

function cellOf<Row>(column: TableColumn<Row>, index: number, line: number, row: Row): string {
  const value = column.cell(row);
  if (value === null) return '';
  if (column.kind === 'text') return textCell(index, line, `${value}`);
  return `<c r="${placeOf(index, line)}" s="${STYLES[column.kind]}"><v>${numberOf(column.kind, value)}</v></c>`;
}

function numberOf(kind: TableColumn<never>['kind'], value: string | number): number {
  if (kind === 'day') return (Date.parse(`${value}T00:00:00Z`) - DAY_ZERO) / DAY_MS;
  return kind === 'ringgit' ? Number(value) / 100 : Number(value);
}

function textCell(index: number, line: number, text: string): string {
  const place = placeOf(index, line);
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** 0, 1 -> A1; a table has no more columns than letters. */
function placeOf(index: number, line: number): string {
  return `${String.fromCharCode(65 + index)}${line}`;
}

/** Without what XML 1.0 cannot hold at all. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

function partsOf(sheets: readonly string[]): [path: string, xml: string][] {
  const list = (line: (name: string, number: number) => string) =>
    sheets.map((name, index) => line(name, index + 1)).join('');
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${list((_, number) => part(`worksheets/sheet${number}`, 'worksheet'))}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${RELATIONS}">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list((name, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="s${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${RELATIONS}">${relation('styles', 'styles', 'styles.xml')}${list((_, number) => relation(`s${number}`, 'worksheet', `worksheets/sheet${number}.xml`))}</Relationships>`,
    ],
    ['xl/styles.xml', STYLES_XML],
  ];
}

/**
 * 14 is a day as the reader's country writes it, 4 a number with two places. A fill without what it fills is none for
 * some readers; the first two are what every program writes.
 */
const STYLES_XML = `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;
