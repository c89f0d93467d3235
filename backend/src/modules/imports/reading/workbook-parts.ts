import { posix } from 'node:path';
import type { Archive } from '../../../platform/archives/archive.js';
import { readXml } from '../../../platform/archives/xml-events.js';
import { type NumberFormat, numberFormatOf } from './number-format.js';
import { FileRefused, MOST_CELLS } from './read-sheet.js';

type Relation = Readonly<{ id: string; type: string; path: string }>;
type Sheet = Readonly<{ name: string; path: string }>;

/** What the sheets of a workbook have in common. `sheets`: those that are not hidden. */
export type WorkbookParts = Readonly<{
  sheets: readonly Sheet[];
  strings: readonly string[];
  formats: readonly NumberFormat[];
  calendar: '1900' | '1904';
}>;

/** As ECMA-376 has it, wherever a program has put the parts. */
export async function readWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  const [workbook] = (await relationsOf(archive, '')).filter(({ type }) => type === 'officeDocument');
  if (!workbook || !archive.has(workbook.path)) throw new FileRefused('unreadable');
  const relations = await relationsOf(archive, workbook.path);
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path;
  return {
    ...(await readWorkbook(archive, workbook.path, relations)),
    strings: await readStrings(archive, pathOf('sharedStrings')),
    formats: await readFormats(archive, pathOf('styles')),
  };
}

async function relationsOf(archive: Archive, path: string): Promise<Relation[]> {
  const [folder, file] = [posix.dirname(path), posix.basename(path)];
  const relationsPath = posix.join(path === '' ? '' : folder, '_rels', `${file}.rels`);
  if (!archive.has(relationsPath)) throw new FileRefused('unreadable');
  const relations: Relation[] = [];
  await readXml(await archive.read(relationsPath), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      const resolved = target.startsWith('/')
        ? target.slice(1)
        : posix.join(path === '' ? '' : folder, target);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path: resolved });
    },
  });
  return relations;
}

async function readWorkbook(archive: Archive, path: string, relations: readonly Relation[]) {
  const sheets: Sheet[] = [];
  let calendar: WorkbookParts['calendar'] = '1900';
  await readXml(await archive.read(path), {
    open: (element, attributes) => {
      if (element === 'workbookPr' && ['1', 'true'].includes(attributes.date1904 ?? '')) calendar = '1904';
      if (element !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const relation = relations.find(({ id }) => id === attributes['r:id']);
      if (relation?.type === 'worksheet') sheets.push({ name: attributes.name ?? '', path: relation.path });
    },
  });
  return { sheets, calendar };
}

async function readStrings(archive: Archive, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined) return strings;
  let text = '';
  let inText = false;
  let inReading = false;
  await readXml(await archive.read(path), {
    open: (name) => {
      if (name === 'si') text = '';
      // How a word is pronounced stands beside it.
      if (name === 'rPh') inReading = true;
      inText = name === 't' && !inReading;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
    close: (name) => {
      inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') strings.push(text);
      if (strings.length > MOST_CELLS) throw new FileRefused('too_big');
    },
  });
  return strings;
}

async function readFormats(archive: Archive, path: string | undefined): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (path === undefined) return formats;
  const codes = new Map<number, string>();
  let inCells = false;
  await readXml(await archive.read(path), {
    open: (name, { numFmtId: id = '0', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(id), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(numberFormatOf(Number(id), codes.get(Number(id))));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}
