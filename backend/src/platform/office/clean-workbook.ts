import { FileRefused } from '../archives/file-refused.js';
import { elementsOf, firstNamed, type XmlElement } from '../archives/xml-tree.js';
import { cleaningPart, type Leads } from './clean-links.js';
import { cleanTree, type Vocabulary } from './clean-tree.js';
import { NewPackage } from './new-package.js';
import { OfficePackage, type Relation } from './office-package.js';
import { isKnownFormula, knownNames, type Workbook } from './workbook-formulas.js';
import { isNameOfArea, textOf, withAttributes, workbookWords } from './workbook-words.js';

const TYPES = 'application/vnd.openxmlformats-officedocument';
const SHEETS = `${TYPES}.spreadsheetml`;
const BOOK = 'xl/workbook.xml';
/** A form of 4,000 lines in 20 columns has fewer; it is read where requests are answered. */
const MOST_NODES = 100_000;
type Kind = Readonly<{ path: string; type: string; root: string }>;
const BESIDE: Readonly<Record<string, Kind>> = {
  styles: { path: 'xl/styles.xml', type: `${SHEETS}.styles+xml`, root: 'styleSheet' },
  sharedStrings: { path: 'xl/sharedStrings.xml', type: `${SHEETS}.sharedStrings+xml`, root: 'sst' },
  theme: { path: 'xl/theme/theme1.xml', type: `${TYPES}.theme+xml`, root: 'a:theme' },
};
const PIVOTS = new Set(['externalLink', 'connections', 'pivotCacheDefinition', 'queryTable', 'pivotTable']);

/** `paths`: of its sheets, by their names as a person reads them. */
export type CleanWorkbook = Readonly<{ target: NewPackage; paths: ReadonlyMap<string, string> }>;

/** A workbook made anew of what is known of the one that somebody sends. */
export async function cleanWorkbook(bytes: Buffer): Promise<CleanWorkbook> {
  const source = await OfficePackage.open(bytes, MOST_NODES);
  const from = source.main();
  const tree = source.tree(from);
  if (tree?.name !== 'workbook') throw new FileRefused('unreadable');
  const relations = source.relations(from);
  const listed = sheetsIn(tree);
  const standing = listed.filter(({ id }) => relations.some((each) => isSheet(source, each, id)));
  const names = new Set(standing.map(({ name }) => name));
  const words = workbookWords({ sheets: names, names: knownNames(namedAreas(tree), names) });
  const book: Book = { source, target: new NewPackage('xl'), words };
  noteWhatGoes(book, relations, listed.length - standing.length);
  book.target.relate('', 'officeDocument', { path: BOOK });
  const paths = new Map(
    standing.map(({ name, id }, at) => {
      const path = `xl/worksheets/sheet${at + 1}.xml`;
      const to = relations.find((each) => isSheet(source, each, id))?.path ?? '';
      addPart(book, to, { path, type: `${SHEETS}.worksheet+xml`, root: 'worksheet' }, sheetLeads(book, path));
      return [name.normalize('NFC').trim(), path];
    }),
  );
  addBook(book, from, standing);
  for (const relation of relations) addBeside(book, relation);
  return { target: book.target, paths };
}

type Book = Readonly<{ source: OfficePackage; target: NewPackage; words: Vocabulary }>;
/** `place`: among all that the file lists. */
type ListedSheet = Readonly<{ name: string; id: string; place: number; element: XmlElement }>;

function sheetsIn(tree: XmlElement): ListedSheet[] {
  const list = firstNamed(tree, 'sheets');
  return (list ? elementsOf(list) : []).map((element, place) => {
    const { name = '', 'r:id': id = '' } = element.attributes;
    return { name, id, place, element };
  });
}

function isSheet(source: OfficePackage, { id, kind, path }: Relation, wanted: string): boolean {
  return id === wanted && kind === 'worksheet' && path !== null && source.bytes(path) !== null;
}

function namedAreas(tree: XmlElement) {
  const list = firstNamed(tree, 'definedNames');
  return (list ? elementsOf(list) : [])
    .filter(({ attributes }) => isNameOfArea(attributes.name ?? ''))
    .map((each) => ({ name: each.attributes.name ?? '', formula: textOf(each) }));
}

function noteWhatGoes({ target }: Book, relations: readonly Relation[], sheets: number): void {
  if (sheets > 0) target.leftOut.add('sheets');
  if (relations.some(({ type }) => /\/(?:vbaProject|xlMacrosheet|xlIntlMacrosheet)$/.test(type)))
    target.leftOut.add('macros');
  if (relations.some(({ kind }) => kind !== null && PIVOTS.has(kind))) target.leftOut.add('pivots');
}

/** The book itself: its sheets in their order, and of its names those of areas that stand. */
function addBook({ source, target, words }: Book, from: string, standing: readonly ListedSheet[]): void {
  const places = new Map(standing.map(({ place }, at) => [place, at]));
  const part = cleaningPart({ source, target, from, path: BOOK }, {});
  const ids = standing.map((_, at) =>
    target.relate(BOOK, 'worksheet', { path: `xl/worksheets/sheet${at + 1}.xml` }),
  );
  const [tree] = cleanTree(source.tree(from) ?? refuse(), words, part);
  if (!tree || standing.length === 0) refuse();
  const sheets = standing.flatMap(({ element }, at) =>
    cleanTree(element, words, part).map((sheet) => withAttributes(sheet, { 'r:id': ids[at] ?? '' })),
  );
  const names = new Set(standing.map(({ name }) => name));
  const known = { sheets: names, names: knownNames(namedAreas(tree), names) };
  const children = elementsOf(tree).flatMap((child): XmlElement[] => {
    if (child.name === 'sheets') return [{ ...child, children: sheets }];
    if (child.name === 'bookViews')
      return [{ ...child, children: elementsOf(child).map((view) => onSheet(view, places)) }];
    return child.name === 'definedNames' ? withAreas(child, known, places) : [child];
  });
  target.add(BOOK, `${SHEETS}.sheet.main+xml`, { ...tree, children });
}

function onSheet(view: XmlElement, places: ReadonlyMap<number, number>): XmlElement {
  const { activeTab, firstSheet: _first, ...attributes } = view.attributes;
  return { ...view, attributes: { ...attributes, activeTab: `${places.get(Number(activeTab ?? 0)) ?? 0}` } };
}

function withAreas(list: XmlElement, known: Workbook, places: ReadonlyMap<number, number>): XmlElement[] {
  const children = elementsOf(list).flatMap((area): XmlElement[] => {
    const { name = '', localSheetId } = area.attributes;
    const place = localSheetId === undefined ? undefined : places.get(Number(localSheetId));
    const isKnown = isNameOfArea(name) && isKnownFormula(textOf(area), known);
    if (!isKnown || (localSheetId !== undefined && place === undefined)) return [];
    return [place === undefined ? area : withAttributes(area, { localSheetId: `${place}` })];
  });
  return children.length === 0 ? [] : [{ ...list, children }];
}

function sheetLeads(book: Book, sheet: string): Leads {
  const number = sheet.replace(/\D/g, '');
  return {
    drawing: ({ path }) => {
      const kind = {
        path: `xl/drawings/drawing${number}.xml`,
        type: `${TYPES}.drawing+xml`,
        root: 'xdr:wsDr',
      };
      return path !== null && book.source.bytes(path) ? addPart(book, path, kind, {}) : null;
    },
    table: ({ path }) => {
      const made = [...book.target.trees.keys()].filter((each) => each.startsWith('xl/tables/')).length + 1;
      const kind = { path: `xl/tables/table${made}.xml`, type: `${SHEETS}.table+xml`, root: 'table' };
      return path !== null && book.source.bytes(path) ? addPart(book, path, kind, {}) : null;
    },
  };
}

/** The first of each kind counts. */
function addBeside(book: Book, { kind, path }: Relation): void {
  const known = kind !== null && Object.hasOwn(BESIDE, kind) ? BESIDE[kind] : undefined;
  if (!known || path === null || kind === null || book.target.trees.has(known.path)) return;
  if (!book.source.bytes(path)) return;
  book.target.relate(BOOK, kind, addPart(book, path, known, {}));
}

function addPart({ source, target, words }: Book, from: string, { path, type, root }: Kind, leads: Leads) {
  const part = cleaningPart(
    { source, target, from, path },
    {
      ...leads,
      image: (to) => {
        const picture = to.path === null ? null : target.addPicture(source, to.path);
        return picture === null ? null : { path: picture };
      },
    },
  );
  const tree = source.tree(from);
  const [clean] = tree?.name === root ? cleanTree(tree, words, part) : [];
  target.add(path, type, clean ?? refuse());
  return { path };
}

function refuse(): never {
  throw new FileRefused('unreadable');
}
