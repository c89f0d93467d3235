import type { CleaningPart } from './clean-tree.js';
import type { NewPackage } from './new-package.js';
import type { OfficePackage, Relation } from './office-package.js';

/** By kind: where a relation leads in the new package; null where it may not. */
export type Leads = Readonly<
  Record<string, (to: Relation) => Readonly<{ path: string } | { address: string }> | null>
>;

/** A part at `path` that is made of the one at `from`. What it does not use of its relations goes with them. */
export function cleaningPart(
  {
    source,
    target,
    from,
    path,
  }: Readonly<{ source: OfficePackage; target: NewPackage; from: string; path: string }>,
  leads: Leads,
): CleaningPart {
  const known = new Map<string, string | null>();
  const relations = source.relations(from);
  const made = (id: string, kind: string): string | null => {
    const relation = relations.find((each) => each.id === id && each.kind === kind);
    const to = relation && Object.hasOwn(leads, kind) ? leads[kind]?.(relation) : null;
    return to ? target.relate(path, kind, to) : null;
  };
  return {
    lifted: [],
    leave: (what) => target.leftOut.add(what),
    link: (id, kind) => {
      if (id === undefined) return null;
      const key = `${kind} ${id}`;
      const link = known.has(key) ? (known.get(key) ?? null) : made(id, kind);
      known.set(key, link);
      return link;
    },
  };
}

const MOST_ADDRESS = 2_000;

/** Of a page or mailbox that has a public name, and that nothing is filled into. */
export function plainAddress(written: string): string | null {
  if (written.length > MOST_ADDRESS || /[\s{}\\]|%7b|%7d/i.test(written) || !URL.canParse(written))
    return null;
  const { protocol, hostname, username, port } = new URL(written);
  if (protocol === 'mailto:') return /^mailto:[\w.+-]+@[\w.-]+$/i.test(written) ? written : null;
  const isNamed = /^[\w-]+(?:\.[\w-]+)*\.[a-z][\w-]*$/i.test(hostname);
  return (protocol === 'https:' || protocol === 'http:') && isNamed && username === '' && port === ''
    ? written
    : null;
}
