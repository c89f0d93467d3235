import type { Archive } from '../../../platform/archives/archive.js';
import { readXml, type XmlListener } from '../../../platform/archives/xml-events.js';
import { areaOf, columnOf } from '../../../platform/tables/cell-place.js';
import { numberText } from './number-format.js';
import { cellLines, cellText, FileRefused, type Merge, type ReadSheet, type Wanted } from './read-sheet.js';
import { RowCollector } from './row-collector.js';
import { readWorkbookParts, type WorkbookParts } from './workbook-parts.js';

/** A plan of 43 weeks has a few hundred. */
const MOST_MERGES = 10_000;
const OPEN_DOCUMENT = 'mimetype';

/** The sheets of an XLSX that are not hidden. Macros and whatever else lies in the file are never looked at. */
export async function readWorkbook(
  archive: Archive,
  { mostSheets, keepsLines }: Wanted,
): Promise<ReadSheet[]> {
  if (archive.has(OPEN_DOCUMENT)) throw new FileRefused('open_document');
  const parts = await readWorkbookParts(archive);
  const sheets: ReadSheet[] = [];
  for (const { name, path } of parts.sheets.slice(0, mostSheets)) {
    const { listener, rows, merges } = sheetReader(parts, keepsLines ? cellLines : cellText);
    await readXml(await archive.read(path), listener);
    sheets.push({ name: cellText(name), rows, merges });
  }
  return sheets;
}

type Cell = { column: number; type: string; style: number; text: string; hasFormula: boolean };

type TextOf = (text: string) => string;

function sheetReader(parts: WorkbookParts, textOf: TextOf) {
  const collector = new RowCollector();
  const merges: Merge[] = [];
  let row = 0;
  let column = -1;
  let cell: Cell | null = null;
  let isHidden = false;
  let takesText = false;
  const listener: XmlListener = {
    open: (name, { r: place, t: type = 'n', s: style = '0', ref = '', hidden = '' }) => {
      takesText = name === 'v' || name === 't';
      if (name === 'row') {
        row = place === undefined ? row + 1 : Number(place);
        column = -1;
        isHidden = ['1', 'true'].includes(hidden);
      } else if (name === 'c') {
        column = place === undefined ? column + 1 : columnOf(place);
        cell = { column, type, style: Number(style), text: '', hasFormula: false };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'mergeCell' && merges.length < MOST_MERGES) merges.push(areaOf(ref));
    },
    text: (piece) => {
      if (takesText && cell) cell.text += piece;
    },
    close: (name) => {
      takesText = false;
      if (name === 'c' && cell) {
        collector.add(cell.column, shownValue(cell, parts, textOf));
        cell = null;
      } else if (name === 'row') collector.endRow(row, isHidden);
    },
  };
  return { listener, rows: collector.rows, merges };
}

/** Null where there is a value and the file does not say which. */
function shownValue(
  { type, text, style, hasFormula }: Cell,
  parts: WorkbookParts,
  textOf: TextOf,
): string | null {
  if (type === 'e') return null;
  if (hasFormula && text === '' && type !== 'str') return null;
  if (type === 's') return textOf(parts.strings[Number(text)] ?? '');
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return text.slice(0, 10);
  if (type !== 'n') return textOf(text);
  return numberText(text, parts.formats[style] ?? 'plain', parts.calendar);
}
