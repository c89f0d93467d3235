import { SaxesParser } from 'saxes';
import { TimetableFileRefused } from './refusal-sentences.js';
import { xmlText } from './xml-text.js';

export type XmlRow = Readonly<Record<string, string>>;

const ROOT = 'timetable';
const ROW_DEPTH = 3;
const DEEPEST = 16;
/** From one tag to the next, and of one tag: the longest lists of ids in real files have a tenth of it. */
const LONGEST_PART = 64 * 1024;
/** Of a name; lists of ids are as long as they are. */
const LONGEST_NAME = 200;

/**
 * The tables that are asked for, each with its rows as they stand in the file; what else is in it is passed over.
 * `most`: how many rows each may have. Reading ends with the first thing that no real file has, before it takes memory.
 */
export async function xmlRows<Table extends string>(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: Readonly<Record<Table, number>>,
): Promise<ReadonlyMap<string, readonly XmlRow[]>> {
  const tables = new Map<string, XmlRow[]>(Object.keys(most).map((table) => [table, []]));
  const limits: Readonly<Record<string, number>> = most;
  const path: string[] = [];
  const parser = new SaxesParser();
  let isEnding = false;
  let partBegan = 0;

  parser.on('error', () => {
    throw new TimetableFileRefused(isEnding ? 'truncated' : 'unreadable');
  });
  parser.on('doctype', () => {
    throw new TimetableFileRefused('doctype');
  });
  parser.on('opentag', ({ name, attributes }) => {
    partBegan = parser.position;
    path.push(name);
    if (path.length === 1 && name !== ROOT) throw new TimetableFileRefused('no_timetable');
    if (path.length > DEEPEST) throw new TimetableFileRefused('too_deep');
    const [, table = ''] = path;
    const rows = path.length === ROW_DEPTH ? tables.get(table) : undefined;
    if (rows && rows.push(cleaned(attributes)) > (limits[table] ?? 0))
      throw new TimetableFileRefused('too_many_rows');
  });
  parser.on('closetag', () => {
    partBegan = parser.position;
    path.pop();
  });

  for await (const piece of xmlText(source)) {
    parser.write(piece);
    if (parser.position - partBegan > LONGEST_PART) throw new TimetableFileRefused('too_long');
  }
  if (parser.position === 0) throw new TimetableFileRefused('empty');
  isEnding = true;
  parser.close();
  return tables;
}

function cleaned(attributes: XmlRow): XmlRow {
  return Object.fromEntries(
    Object.entries(attributes).map(([written, text]) => {
      const name = written.toLowerCase();
      return [name, name.endsWith('ids') ? oneLine(text) : oneLine(text).slice(0, LONGEST_NAME)];
    }),
  );
}

/** As people read it: one line, one space between words, nothing that turns the direction of what follows. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zs}\u2028\u2029\uFEFF\u200B]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim();
}
