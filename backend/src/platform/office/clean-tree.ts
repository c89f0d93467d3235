import { elementsOf, type XmlElement, type XmlNode } from '../archives/xml-tree.js';
import type { LeftOut } from './left-out.js';

/** A part while it is made anew. */
export type CleaningPart = Readonly<{
  /** The new id of what the old one leads to, where the part may lead there; null where not. */
  link: (id: string | undefined, kind: string) => string | null;
  leave: (what: LeftOut) => void;
  /** What stands in a shape that goes, to be put behind the paragraph that holds it. */
  lifted: XmlElement[];
}>;

/** `clean`: itself with what is known of its attributes and children. `within`: what is known within another. */
type Found = Readonly<{
  source: XmlElement;
  part: CleaningPart;
  clean: () => XmlElement;
  within: (element: XmlElement) => XmlElement[];
}>;
/** What becomes of an element. */
export type Rule = (found: Found) => XmlElement[];

/** What a kind of part may hold; whatever is not named here goes. */
export type Vocabulary = Readonly<{
  elements: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Those whose text counts. */
  texts: ReadonlySet<string>;
  /** Those that go while their content stays. */
  unwrapped: ReadonlySet<string>;
  /** Prefixes that an alternative may require. */
  alternatives: ReadonlySet<string>;
  rules: Readonly<Record<string, Rule>>;
  /** What a person misses where such an element goes. */
  missed: Readonly<Record<string, LeftOut>>;
}>;

export function cleanTree(source: XmlElement, words: Vocabulary, part: CleaningPart): XmlElement[] {
  const { name } = source;
  if (name === 'mc:AlternateContent') return alternative(source, words, part);
  if (words.unwrapped.has(name)) return cleanChildren(source, words, part);
  const clean = () => cleanElement(source, words, part);
  const rule = Object.hasOwn(words.rules, name) ? words.rules[name] : undefined;
  if (rule) return rule({ source, part, clean, within: (element) => cleanChildren(element, words, part) });
  if (words.elements.has(name)) return [clean()];
  if (Object.hasOwn(words.missed, name)) part.leave(words.missed[name] ?? 'objects');
  return [];
}

function cleanChildren(source: XmlElement, words: Vocabulary, part: CleaningPart): XmlElement[] {
  return elementsOf(source).flatMap((child) => cleanTree(child, words, part));
}

function cleanElement(source: XmlElement, words: Vocabulary, part: CleaningPart): XmlElement {
  const { name, attributes } = source;
  const kept = Object.entries(attributes).filter(([key]) => words.attributes.has(key));
  const children = source.children.flatMap((child): XmlNode[] => {
    if (typeof child !== 'string') return cleanTree(child, words, part);
    return words.texts.has(name) ? [child] : [];
  });
  return { name, attributes: Object.fromEntries(kept), children };
}

/** The first that needs nothing unknown and of which something is left; else what is meant for old readers. */
function alternative(source: XmlElement, words: Vocabulary, part: CleaningPart): XmlElement[] {
  const all = elementsOf(source);
  for (const choice of all.filter(({ name }) => name === 'mc:Choice')) {
    const Requires = choice.attributes.Requires ?? '?';
    if (!Requires.split(' ').every((prefix) => words.alternatives.has(prefix))) continue;
    const children = cleanChildren(choice, words, part);
    const kept = { name: 'mc:Choice', attributes: { Requires }, children };
    if (children.length > 0) return [{ name: source.name, attributes: {}, children: [kept] }];
  }
  const old = all.find(({ name }) => name === 'mc:Fallback');
  return old ? cleanChildren(old, words, part) : [];
}
