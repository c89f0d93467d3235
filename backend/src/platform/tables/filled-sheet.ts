import type { XmlElement, XmlNode } from '../archives/xml-tree.js';
import { DAY_MS } from '../calendar/day.js';
import { areaOf, columnOf, letterOf, writtenArea } from './cell-place.js';

/** `day`: YYYY-MM-DD. */
export type TemplateCell =
  | Readonly<{ kind: 'text' | 'day'; value: string }>
  | Readonly<{ kind: 'number'; value: number }>;
/** By column; null where it stays as it is. */
export type TemplateRow = readonly (TemplateCell | null)[];

/** `dayStyle`: of a style one that shows a number as a day. */
type Filling = Readonly<{
  headRow: number;
  rows: readonly TemplateRow[];
  dayStyle: (style: string) => string;
}>;

/** The first day of a spreadsheet's calendar, which has a 29 February 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A sheet with these rows under its heads, each as the first row there looks; what stands above stays. */
export function filledSheet(sheet: XmlElement, filling: Filling): XmlElement {
  const { headRow, rows } = filling;
  const children = sheet.children.flatMap((child): XmlNode[] => {
    if (typeof child === 'string') return [child];
    const name = localName(child);
    // What a reader finds out by itself, and would trust here.
    if (name === 'dimension') return [];
    if (name === 'sheetData') return [filledData(child, filling)];
    if (name === 'mergeCells') return mergesAbove(child, headRow);
    return [name === 'autoFilter' ? stretched(child, headRow, rows.length) : child];
  });
  return { ...sheet, children };
}

/** A table or filter that begins with the heads goes down to the last row. */
export function stretched(element: XmlElement, headRow: number, rows: number): XmlElement {
  const { ref } = element.attributes;
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : stretched(child, headRow, rows),
  );
  if (ref === undefined || areaOf(ref).fromRow !== headRow) return { ...element, children };
  const area = { ...areaOf(ref), toRow: headRow + Math.max(1, rows) };
  return { ...element, children, attributes: { ...element.attributes, ref: writtenArea(area) } };
}

export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}

function filledData(data: XmlElement, filling: Filling): XmlElement {
  const { headRow, rows } = filling;
  const standing = numbered(data);
  const pattern = standing.get(headRow + 1);
  const prefix = data.name.slice(0, data.name.length - 'sheetData'.length);
  const first = headRow + 1;
  const below = [...standing].filter(([number]) => number >= first + rows.length);
  const above = [...standing].filter(([number]) => number <= headRow);
  const filled = rows.map((cells, at) => {
    const own = standing.get(first + at);
    return line({ prefix, number: first + at, cells, own, pattern }, filling);
  });
  return { ...data, children: [...above.map(([, row]) => row), ...filled, ...below.map(([, row]) => row)] };
}

/** A row may leave its number out: it is the one after. */
function numbered(data: XmlElement): Map<number, XmlElement> {
  const rows = new Map<number, XmlElement>();
  let last = 0;
  for (const child of data.children) {
    if (typeof child === 'string') continue;
    last = child.attributes.r === undefined ? last + 1 : Number(child.attributes.r);
    rows.set(last, child);
  }
  return rows;
}

type Line = Readonly<{
  prefix: string;
  number: number;
  cells: TemplateRow;
  own: XmlElement | undefined;
  pattern: XmlElement | undefined;
}>;

function line({ prefix, number, cells, own, pattern }: Line, { dayStyle }: Filling): XmlElement {
  const { spans: _spans, ...attributes } = (own ?? pattern)?.attributes ?? {};
  const standing = cellsOf(own ?? pattern);
  const width = Math.max(cells.length, ...[...standing.keys()].map((column) => column + 1));
  const children = Array.from({ length: width }, (_, column): XmlElement[] => {
    const [cell, there] = [cells[column] ?? null, standing.get(column)];
    const place = `${letterOf(column)}${number}`;
    const style = there?.attributes.s;
    if (cell) return [written(cell, { prefix, place, style }, dayStyle)];
    if (!there) return [];
    // Of the row that lends its looks nothing else is taken.
    return own ? [there] : [{ name: `${prefix}c`, attributes: placed(place, style), children: [] }];
  });
  return { name: `${prefix}row`, attributes: { ...attributes, r: `${number}` }, children: children.flat() };
}

function cellsOf(row: XmlElement | undefined): Map<number, XmlElement> {
  const cells = new Map<number, XmlElement>();
  let last = -1;
  for (const child of row?.children ?? []) {
    if (typeof child === 'string') continue;
    last = child.attributes.r === undefined ? last + 1 : columnOf(child.attributes.r);
    cells.set(last, child);
  }
  return cells;
}

type Place = Readonly<{ prefix: string; place: string; style: string | undefined }>;

function written(cell: TemplateCell, at: Place, dayStyle: Filling['dayStyle']): XmlElement {
  const { prefix, place, style } = at;
  const element = (name: string, child: XmlNode, attributes = {}): XmlElement => ({
    ...{ name: prefix + name, attributes, children: [child] },
  });
  if (cell.kind === 'text') {
    const text = element('t', cell.value, { 'xml:space': 'preserve' });
    return element('c', element('is', text), { ...placed(place, style), t: 'inlineStr' });
  }
  const isDay = cell.kind === 'day';
  const value = isDay ? (Date.parse(`${cell.value}T00:00:00Z`) - DAY_ZERO) / DAY_MS : cell.value;
  return element('c', element('v', `${value}`), placed(place, isDay ? dayStyle(style ?? '0') : style));
}

function placed(place: string, style: string | undefined): Record<string, string> {
  return { r: place, ...(style !== undefined && { s: style }) };
}

/** Cells under the heads stand for themselves; a list of none must not be written. */
function mergesAbove(merges: XmlElement, headRow: number): XmlElement[] {
  const children = merges.children.filter(
    (child) => typeof child !== 'string' && areaOf(child.attributes.ref ?? '').toRow <= headRow,
  );
  if (children.length === 0) return [];
  return [{ ...merges, children, attributes: { ...merges.attributes, count: `${children.length}` } }];
}
