import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { elementsOf, XML_HEAD, type XmlElement, xmlOf } from '../archives/xml-tree.js';
import { cleanPicture } from './clean-picture.js';
import type { LeftOut } from './left-out.js';
import { NAMESPACES, PASSED_OVER, relationType, WITHOUT_PREFIX } from './office-names.js';
import type { OfficePackage } from './office-package.js';

type Written = Readonly<
  { id: string; kind: string; path: string } | { id: string; kind: string; address: string }
>;

/** A DOCX or XLSX that is made anew: every name, type and relation in it is ours. */
export class NewPackage {
  readonly leftOut = new Set<LeftOut>();
  readonly trees = new Map<string, XmlElement>();
  readonly files = new Map<string, Buffer>();
  private readonly types = new Map<string, string>();
  private readonly relations = new Map<string, Written[]>();
  private readonly pictures = new Map<string, string | null>();

  /** `folder`: where pictures stand. */
  constructor(private readonly folder: 'word' | 'xl') {}

  add(path: string, type: string, tree: XmlElement): string {
    this.trees.set(path, declared(tree));
    this.types.set(path, type);
    return path;
  }

  /** The path of the picture in this package; null where it is none that is taken. */
  addPicture(source: OfficePackage, from: string): string | null {
    const known = this.pictures.get(from);
    if (known !== undefined) return known;
    const clean = cleanPicture(source.bytes(from) ?? Buffer.alloc(2));
    const path = clean && `${this.folder}/media/image${this.files.size + 1}.${clean.ending}`;
    if (clean && path) this.files.set(path, clean.bytes);
    this.pictures.set(from, path);
    return path;
  }

  /** `from`: '' of the whole. The id by which the part may name it. */
  relate(from: string, kind: string, to: Readonly<{ path: string } | { address: string }>): string {
    const all = this.relations.get(from) ?? [];
    const id = `rId${all.length + 1}`;
    this.relations.set(from, [...all, { id, kind, ...to }]);
    return id;
  }

  /** Paths of parts of this kind that the part leads to. */
  related(from: string, kind: string): string[] {
    return (this.relations.get(from) ?? []).flatMap((each) =>
      'path' in each && each.kind === kind ? [each.path] : [],
    );
  }

  /** Every part as it is written, relations and types among them. */
  contents(changed: ReadonlyMap<string, XmlElement> = new Map()): Map<string, Buffer> {
    const trees = new Map([['[Content_Types].xml', this.typesTree()], ...this.trees, ...changed]);
    for (const [from, list] of this.relations) trees.set(relationsPath(from), relationsTree(from, list));
    const written = [...trees].map(([path, tree]): [string, Buffer] => [
      path,
      Buffer.from(XML_HEAD + xmlOf(tree)),
    ]);
    return new Map([...written, ...this.files]);
  }

  private typesTree(): XmlElement {
    const standing = {
      rels: 'application/vnd.openxmlformats-package.relationships+xml',
      ...{ xml: 'application/xml', png: 'image/png', jpeg: 'image/jpeg' },
    };
    const children = [
      ...Object.entries(standing).map(([Extension, ContentType]) =>
        leaf('Default', { Extension, ContentType }),
      ),
      ...[...this.types].map(([path, ContentType]) =>
        leaf('Override', { PartName: `/${path}`, ContentType }),
      ),
    ];
    return { name: 'Types', attributes: { xmlns: WITHOUT_PREFIX.types }, children };
  }
}

export function packed(contents: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of contents) zip.addBuffer(content, path);
  zip.end();
  return buffer(zip.outputStream);
}

function leaf(name: string, attributes: Record<string, string>): XmlElement {
  return { name, attributes, children: [] };
}

function relationsPath(from: string): string {
  return posix.join(from === '' ? '' : posix.dirname(from), '_rels', `${posix.basename(from)}.rels`);
}

function relationsTree(from: string, list: readonly Written[]): XmlElement {
  const children = list.map((each) => {
    const known = { Id: each.id, Type: relationType(each.kind) };
    return leaf(
      'Relationship',
      'path' in each
        ? { ...known, Target: posix.relative(posix.dirname(from), each.path) }
        : { ...known, Target: each.address, TargetMode: 'External' },
    );
  });
  return { name: 'Relationships', attributes: { xmlns: WITHOUT_PREFIX.relations }, children };
}

/** With the namespaces of what stands in it. */
function declared(tree: XmlElement): XmlElement {
  const used = new Set<string>();
  notePrefixes(tree, used);
  const passed = PASSED_OVER.filter((prefix) => used.has(prefix));
  if (passed.length > 0) used.add('mc');
  const spaces = [...used].flatMap((prefix) => {
    const namespace = prefix === '' ? WITHOUT_PREFIX.sheet : NAMESPACES[prefix];
    return namespace && prefix !== 'xml' ? [[prefix === '' ? 'xmlns' : `xmlns:${prefix}`, namespace]] : [];
  });
  const ignorable = passed.length > 0 ? { 'mc:Ignorable': passed.join(' ') } : {};
  return { ...tree, attributes: { ...Object.fromEntries(spaces), ...ignorable, ...tree.attributes } };
}

function notePrefixes(element: XmlElement, used: Set<string>): void {
  used.add(prefixIn(element.name));
  for (const name of Object.keys(element.attributes)) if (name.includes(':')) used.add(prefixIn(name));
  const { Requires } = element.attributes;
  for (const prefix of Requires?.split(' ') ?? []) used.add(prefix);
  for (const child of elementsOf(element)) notePrefixes(child, used);
}

function prefixIn(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}
