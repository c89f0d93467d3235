import { FileRefused } from '../archives/file-refused.js';
import { cleaningPart, type Leads, plainAddress } from './clean-links.js';
import { cleanTree } from './clean-tree.js';
import { NewPackage } from './new-package.js';
import { OfficePackage, type Relation } from './office-package.js';
import { withKnownFields } from './word-fields.js';
import { WORD } from './word-words.js';

const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
export const DOCUMENT = 'word/document.xml';
/** Of what is written on the pages; also once it is made anew, so that what is kept is taken again. */
export const MOST_TEXT_BYTES = 1024 * 1024;
const STORIES = new Set(['w:document', 'w:hdr', 'w:ftr']);
/** `root`: what the part consists of. */
type Kind = Readonly<{ path: string; type: string; root: string }>;
const BESIDE: Readonly<Record<string, Kind>> = {
  styles: { path: 'word/styles.xml', type: `${TYPES}.styles+xml`, root: 'w:styles' },
  numbering: { path: 'word/numbering.xml', type: `${TYPES}.numbering+xml`, root: 'w:numbering' },
  settings: { path: 'word/settings.xml', type: `${TYPES}.settings+xml`, root: 'w:settings' },
  fontTable: { path: 'word/fontTable.xml', type: `${TYPES}.fontTable+xml`, root: 'w:fonts' },
  footnotes: { path: 'word/footnotes.xml', type: `${TYPES}.footnotes+xml`, root: 'w:footnotes' },
  endnotes: { path: 'word/endnotes.xml', type: `${TYPES}.endnotes+xml`, root: 'w:endnotes' },
  theme: {
    path: 'word/theme/theme1.xml',
    type: 'application/vnd.openxmlformats-officedocument.theme+xml',
    root: 'a:theme',
  },
};

/** A document made anew of what is known of the one that somebody sends. */
export async function cleanDocument(bytes: Buffer): Promise<NewPackage> {
  const source = await OfficePackage.open(bytes);
  const target = new NewPackage('word');
  const from = source.main();
  target.relate('', 'officeDocument', { path: DOCUMENT });
  const word = { source, target };
  addPart(
    word,
    from,
    { path: DOCUMENT, type: `${TYPES}.document.main+xml`, root: 'w:document' },
    {
      header: story(word, 'header', 'w:hdr'),
      footer: story(word, 'footer', 'w:ftr'),
    },
  );
  for (const relation of source.relations(from)) {
    if (relation.kind === null && /\/vbaProject$/.test(relation.type)) target.leftOut.add('macros');
    addBeside(word, relation);
  }
  return target;
}

type Word = Readonly<{ source: OfficePackage; target: NewPackage }>;

/** The first of each kind counts. */
function addBeside(word: Word, { kind, path }: Relation): void {
  const known = kind !== null && Object.hasOwn(BESIDE, kind) ? BESIDE[kind] : undefined;
  if (!known || path === null || kind === null || word.target.trees.has(known.path)) return;
  if (!word.source.tree(path)) return;
  addPart(word, path, known, {});
  word.target.relate(DOCUMENT, kind, { path: known.path });
}

/** Heads and feet are numbered as they are come to; one that is used twice stands once. */
function story(word: Word, kind: 'header' | 'footer', root: string) {
  const known = new Map<string, string>();
  return ({ path }: Relation) => {
    if (path === null || !word.source.bytes(path)) return null;
    const made = known.get(path) ?? `word/${kind}${known.size + 1}.xml`;
    if (!known.has(path)) addPart(word, path, { path: made, type: `${TYPES}.${kind}+xml`, root }, {});
    known.set(path, made);
    return { path: made };
  };
}

function addPart({ source, target }: Word, from: string, { path, type, root }: Kind, leads: Leads): void {
  const part = cleaningPart(
    { source, target, from, path },
    {
      ...leads,
      image: (to) => asPath(to.path && target.addPicture(source, to.path)),
      hyperlink: ({ address }) => asAddress(address),
    },
  );
  if (STORIES.has(root) && (source.bytes(from)?.length ?? 0) > MOST_TEXT_BYTES)
    throw new FileRefused('too_big');
  const tree = source.tree(from);
  const [clean] = tree?.name === root ? cleanTree(tree, WORD, part) : [];
  if (!clean) throw new FileRefused('unreadable');
  target.add(
    path,
    type,
    withKnownFields(clean, () => part.leave('fields')),
  );
}

const asPath = (path: string | null) => (path === null ? null : { path });
function asAddress(written: string | null) {
  const address = written === null ? null : plainAddress(written);
  return address === null ? null : { address };
}
