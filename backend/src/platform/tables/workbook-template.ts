import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { Archive } from '../archives/archive.js';
import { FileRefused } from '../archives/file-refused.js';
import { readXmlTree, XML_HEAD, type XmlElement, xmlOf } from '../archives/xml-tree.js';
import { DayStyles } from './day-styles.js';
import { filledSheet, localName, stretched, type TemplateRow } from './filled-sheet.js';

const BOUNDS = { inflatedBytes: 12 * 1024 * 1024, entries: 300 } as const;
const TYPES = '[Content_Types].xml';
/** Programs, other files within, and what a spreadsheet would fetch or run. */
const ACTIVE_PART =
  /vbaProject|vbaData|\/embeddings\/|\/externalLinks\/|\/activeX\/|\/ctrlProps\/|\/queryTables\/|customUI|connections\.xml|\.(?:exe|js|html?)$/i;
const ACTIVE_TYPE = /macroEnabled|vbaProject|oleObject|activeX|externalLink/i;

type Parts = ReadonlyMap<string, Buffer>;

/** A workbook that cannot be a template, because something in it would run or be fetched where it is opened. */
export class ActiveWorkbook extends Error {}

/** Where a list stands in a workbook; `headRow`: the last row of its heads, as a spreadsheet counts. */
export type TemplatePlace = Readonly<{ sheet: string; headRow: number }>;

/** Nothing where the workbook may be handed to others. */
export async function checkWorkbook(bytes: Buffer, { sheet }: TemplatePlace): Promise<void> {
  const parts = await partsOf(bytes);
  await treeOf(parts, await pathOfSheet(parts, sheet));
}

/** The workbook as it was made, with these rows under the heads. */
export async function filledWorkbook(
  bytes: Buffer,
  { sheet, headRow }: TemplatePlace,
  rows: readonly TemplateRow[],
): Promise<Buffer> {
  const parts = await partsOf(bytes);
  const path = await pathOfSheet(parts, sheet);
  const stylesPath = [...parts.keys()].find((each) => each.endsWith('/styles.xml'));
  const days = new DayStyles(stylesPath ? await treeOf(parts, stylesPath) : null);
  const filled = filledSheet(await treeOf(parts, path), {
    ...{ headRow, rows, dayStyle: (style) => days.of(style) },
  });
  const changed = new Map([[path, filled]]);
  for (const { type, path: table } of await relationsOf(parts, path))
    if (type === 'table') changed.set(table, stretched(await treeOf(parts, table), headRow, rows.length));
  const styles = days.changed();
  if (stylesPath && styles) changed.set(stylesPath, styles);
  return zipped(parts, changed);
}

function zipped(parts: Parts, changed: ReadonlyMap<string, XmlElement>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of parts) {
    const tree = changed.get(path);
    zip.addBuffer(tree ? Buffer.from(XML_HEAD + xmlOf(tree)) : content, path);
  }
  zip.end();
  return buffer(zip.outputStream);
}

async function partsOf(bytes: Buffer): Promise<Parts> {
  const archive = await Archive.open(bytes, BOUNDS);
  const paths = archive.paths().filter((path) => !path.endsWith('/'));
  if (!archive.has(TYPES)) throw new FileRefused('unreadable');
  const parts = new Map<string, Buffer>();
  for (const path of paths) parts.set(path, await buffer(await archive.read(path)));
  if (paths.some((path) => ACTIVE_PART.test(path)) || ACTIVE_TYPE.test(`${parts.get(TYPES)}`))
    throw new ActiveWorkbook();
  return parts;
}

async function treeOf(parts: Parts, path: string): Promise<XmlElement> {
  const content = parts.get(path);
  if (!content) throw new FileRefused('unreadable');
  return readXmlTree(Readable.from([content]));
}

async function pathOfSheet(parts: Parts, name: string): Promise<string> {
  const book = (await relationsOf(parts, '')).find(({ type }) => type === 'officeDocument');
  if (!book) throw new FileRefused('unreadable');
  const sheets = childrenOf(await treeOf(parts, book.path))
    .filter((each) => localName(each) === 'sheets')
    .flatMap(childrenOf);
  const sheet = sheets.find(({ attributes }) => attributes.name?.normalize('NFC').trim() === name);
  const id = Object.entries(sheet?.attributes ?? {}).find(([key]) => /:id$/.test(key))?.[1];
  const found = (await relationsOf(parts, book.path)).find((each) => each.id === id);
  if (!found) throw new FileRefused('unreadable');
  return found.path;
}

/** A part without relations has no file for them. `path`: '' for those of the whole. */
async function relationsOf(parts: Parts, path: string) {
  const folder = path === '' ? '' : posix.dirname(path);
  const file = posix.join(folder, '_rels', `${posix.basename(path)}.rels`);
  if (!parts.has(file)) return [];
  return childrenOf(await treeOf(parts, file)).map(({ attributes: { Id = '', Type = '', Target = '' } }) => ({
    id: Id,
    type: Type.slice(Type.lastIndexOf('/') + 1),
    path: Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target),
  }));
}

function childrenOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}
