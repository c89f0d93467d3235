import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Archive } from '../archives/archive.js';
import { FileRefused } from '../archives/file-refused.js';
import { wideText } from '../archives/wide-text.js';
import { elementsOf, MOST_NODES, readXmlTree, type XmlElement } from '../archives/xml-tree.js';
import { kindOf, prefixOf } from './office-names.js';

/** `type`: its whole name; `kind`: null where nobody knows it. It leads to a part, or, outwards, to an address. */
export type Relation = Readonly<
  { id: string; type: string; kind: string | null } & (
    | { path: string; address: null }
    | { path: null; address: string }
  )
>;

const BOUNDS = { inflatedBytes: 12 * 1024 * 1024, entries: 300 } as const;
const TYPES = '[Content_Types].xml';

/** The parts of a DOCX or XLSX as somebody sends it. Names are equal whatever their case, as the standard says. */
export class OfficePackage {
  private readonly trees = new Map<string, XmlElement>();

  private constructor(
    private readonly parts: ReadonlyMap<string, Buffer>,
    private readonly left: { nodes: number },
  ) {}

  /** `nodes`: how many its parts may have together. */
  static async open(bytes: Buffer, nodes = MOST_NODES): Promise<OfficePackage> {
    const archive = await Archive.open(bytes, BOUNDS);
    const parts = new Map<string, Buffer>();
    for (const path of archive.paths().filter((each) => !each.endsWith('/')))
      parts.set(path.toLowerCase(), await buffer(await archive.read(path)));
    const file = new OfficePackage(parts, { nodes });
    // What it says of its parts is not believed, but without it the file is none.
    if (file.tree(TYPES)?.name !== 'Types') throw new FileRefused('unreadable');
    return file;
  }

  bytes(path: string): Buffer | null {
    return this.parts.get(path.toLowerCase()) ?? null;
  }

  /** A part that is needed and broken makes the whole file unreadable. */
  tree(path: string): XmlElement | null {
    const [known, bytes] = [this.trees.get(path), this.bytes(path)];
    if (known || !bytes) return known ?? null;
    const tree = readXmlTree(textOf(bytes), prefixOf, this.left);
    this.trees.set(path, tree);
    return tree;
  }

  /** `path`: '' for those of the whole. */
  relations(path: string): Relation[] {
    const folder = path === '' ? '' : posix.dirname(path);
    const tree = this.tree(posix.join(folder, '_rels', `${posix.basename(path)}.rels`));
    if (!tree) return [];
    return elementsOf(tree).map(({ attributes: { Id: id = '', Type = '', Target = '', TargetMode } }) => {
      const known = { id, type: Type, kind: kindOf(Type) };
      if (TargetMode !== undefined && TargetMode !== 'Internal')
        return { ...known, path: null, address: Target };
      const to = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      return { ...known, path: to, address: null };
    });
  }

  /** The part that the whole begins with. */
  main(): string {
    const found = this.relations('').find(({ kind }) => kind === 'officeDocument')?.path;
    return found ?? refuse();
  }
}

function refuse(): never {
  throw new FileRefused('unreadable');
}

function textOf(bytes: Buffer): string {
  try {
    return wideText(bytes, { fatal: true }) ?? new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse();
  }
}
