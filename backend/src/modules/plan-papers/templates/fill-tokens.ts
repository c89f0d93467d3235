import type { XmlElement, XmlNode } from '../../../platform/archives/xml-tree.js';
import { isRightToLeft } from '../../../platform/papers/word-text.js';
import { tokenNamed } from '../domain/paper-tokens.js';

/** A value has a line for each line of it. Names that are not tokens stay as they are written. */
export type TokenValues = Readonly<Record<string, string>>;

type Found = Readonly<{ from: number; to: number; name: string }>;

const TOKEN = /\{\{([^{}]*)\}\}/gu;
/** One that was begun and not ended, or the other way round. */
const BROKEN = /\{\{[^{}]{0,40}|[^{}]{0,40}\}\}/gu;
const W = 'w:';

/** The names of tokens in a part of a document, as they are meant; a broken one as it is written. */
export function tokensIn(node: XmlNode): string[] {
  if (typeof node === 'string') return [];
  const own = node.name === `${W}p` ? namesIn(textsOf(node).join('')) : [];
  return [...own, ...node.children.flatMap(tokensIn)];
}

function namesIn(text: string): string[] {
  const names = foundIn(text).map(({ name }) => name);
  const broken = text.replaceAll(TOKEN, '').match(BROKEN) ?? [];
  return [...names, ...broken];
}

function foundIn(text: string): Found[] {
  return [...text.matchAll(TOKEN)].map(({ index, 0: written, 1: inner = '' }) => ({
    ...{ from: index, to: index + written.length, name: tokenNamed(inner) },
  }));
}

/**
 * With values in place of tokens. A program may have written one token in several pieces: its value stands where it
 * begins, in the letters of that piece, so that the template looks as it did.
 */
export function filled(node: XmlElement, values: TokenValues): XmlElement {
  const element = node.name === `${W}p` ? filledParagraph(node, values) : node;
  return {
    ...element,
    children: element.children.map((child) => (typeof child === 'string' ? child : filled(child, values))),
  };
}

function filledParagraph(paragraph: XmlElement, values: TokenValues): XmlElement {
  const texts = textsOf(paragraph);
  const whole = texts.join('');
  const found = foundIn(whole).filter(({ name }) => Object.hasOwn(values, name));
  if (found.length === 0) return paragraph;
  let at = 0;
  const pieces = texts.map((text) => {
    const [from, to] = [at, at + text.length];
    at = to;
    return piecesOf({ text, from, to }, found, values);
  });
  let next = 0;
  const replaced = withTexts(paragraph, () => pieces[next++] ?? []);
  const isTurned = isRightToLeft(whole.replaceAll(TOKEN, (_, name) => values[tokenNamed(name)] ?? ''));
  return isTurned ? turned(replaced) : replaced;
}

/** What of a text stays, and the values that begin in it. */
function piecesOf(
  { text, from, to }: Readonly<{ text: string; from: number; to: number }>,
  found: readonly Found[],
  values: TokenValues,
): string[] {
  const pieces: string[] = [];
  let at = from;
  for (const token of found.filter((each) => each.to > from && each.from < to)) {
    if (token.from > at) pieces.push(text.slice(at - from, token.from - from));
    if (token.from >= from) pieces.push(values[token.name] ?? '');
    at = Math.min(token.to, to);
  }
  if (at < to) pieces.push(text.slice(at - from));
  return pieces;
}

/** The texts of a paragraph's own runs, in order; a box of text within it has paragraphs of its own. */
function textsOf(paragraph: XmlElement): string[] {
  const texts: string[] = [];
  withTexts(paragraph, (text) => {
    texts.push(text);
    return [text];
  });
  return texts;
}

function withTexts(element: XmlElement, replace: (text: string) => readonly string[]): XmlElement {
  const children = element.children.flatMap((child): XmlNode[] => {
    if (typeof child === 'string') return [child];
    if (child.name === `${W}t`) return written(replace(child.children.filter(isText).join('')));
    return [child.name === `${W}p` ? child : withTexts(child, replace)];
  });
  return { ...element, children };
}

function written(pieces: readonly string[]): XmlElement[] {
  const lines = pieces.join('').split('\n');
  return lines.flatMap((line, at): XmlElement[] => [
    ...(at === 0 ? [] : [{ name: `${W}br`, attributes: {}, children: [] }]),
    { name: `${W}t`, attributes: { 'xml:space': 'preserve' }, children: line === '' ? [] : [line] },
  ]);
}

/** Begins at the right, as what is written in it does. */
function turned(paragraph: XmlElement): XmlElement {
  const runs = paragraph.children.map((child) =>
    typeof child !== 'string' && child.name === `${W}r` ? withMark(child, 'rPr', 'rtl', AFTER_RTL) : child,
  );
  return withMark({ ...paragraph, children: runs }, 'pPr', 'bidi', AFTER_BIDI);
}

/** What comes behind them, in the order in which ECMA-376 has it. */
const AFTER_RTL = ['cs', 'em', 'lang', 'eastAsianLayout', 'specVanish', 'oMath', 'rPrChange'];
const AFTER_BIDI = [
  ...['adjustRightInd', 'snapToGrid', 'spacing', 'ind', 'contextualSpacing', 'mirrorIndents'],
  ...['suppressOverlap', 'jc', 'textDirection', 'textAlignment', 'textboxTightWrap', 'outlineLvl', 'divId'],
  ...['cnfStyle', 'rPr', 'sectPr', 'pPrChange'],
];
export const AFTER_PAGE_BREAK = [
  ...[
    'framePr',
    'widowControl',
    'numPr',
    'suppressLineNumbers',
    'pBdr',
    'shd',
    'tabs',
    'suppressAutoHyphens',
  ],
  ...['kinsoku', 'wordWrap', 'overflowPunct', 'topLinePunct', 'autoSpaceDE', 'autoSpaceDN', 'bidi'],
  ...AFTER_BIDI,
];

/** With an empty property in its place among the others. */
export function withMark(
  element: XmlElement,
  properties: 'pPr' | 'rPr',
  mark: string,
  after: readonly string[],
): XmlElement {
  const name = W + properties;
  const own = element.children.find((child) => typeof child !== 'string' && child.name === name);
  const rest = element.children.filter((child) => child !== own);
  const marks = typeof own === 'object' ? own.children : [];
  if (marks.some((child) => typeof child !== 'string' && child.name === W + mark)) return element;
  const behind = marks.findIndex(
    (child) => typeof child !== 'string' && after.includes(child.name.slice(W.length)),
  );
  const at = behind === -1 ? marks.length : behind;
  const added: XmlElement = { name: W + mark, attributes: {}, children: [] };
  const children = [...marks.slice(0, at), added, ...marks.slice(at)];
  const attributes = typeof own === 'object' ? own.attributes : {};
  return { ...element, children: [{ name, attributes, children }, ...rest] };
}

function isText(node: XmlNode): node is string {
  return typeof node === 'string';
}
