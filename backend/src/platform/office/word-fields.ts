import { elementsOf, type XmlElement } from '../archives/xml-tree.js';

/** Fields that are made of the document and the day alone, and boxes to fill in (ISO 29500-1, 17.16.5). */
const KNOWN = new Set([
  ...[
    'PAGE',
    'NUMPAGES',
    'SECTIONPAGES',
    'SECTION',
    'DATE',
    'TIME',
    'STYLEREF',
    'TOC',
    'PAGEREF',
    'REF',
    'SEQ',
  ],
  ...['SYMBOL', 'FORMTEXT', 'FORMCHECKBOX', 'FORMDROPDOWN'],
]);
const LONGEST = 400;
/** A name, then switches, words and quoted texts, none of which can hold another field, a path or a token. */
const PLAIN = /^\s*([a-z]+)(?:\s+(?:\\[a-z*@#!]|"[^"\\{}]*"|[\p{L}\p{N}_.,:;/-]+))*\s*$/iu;
const WITHIN = /^\s*HYPERLINK\s+\\l\s+"[\w .-]*"(?:\s+\\h)?\s*$/i;

export function isKnownField(instruction: string): boolean {
  if (instruction.length > LONGEST) return false;
  const [, name = ''] = PLAIN.exec(instruction) ?? [];
  return KNOWN.has(name.toUpperCase()) || WITHIN.test(instruction);
}

/** `content`: what stands before its result, where nobody sees it. */
type Field = {
  instruction: string;
  isPlain: boolean;
  isInResult: boolean;
  marks: XmlElement[];
  content: XmlElement[];
};

/**
 * A part without the fields that are not known: what they showed stays as it stands. A field is judged by its whole
 * instruction, over runs and paragraphs; one within the instruction of another makes that one unknown.
 */
export function withKnownFields(part: XmlElement, unwrapped: () => void): XmlElement {
  const gone = new Set<XmlElement>();
  const open: Field[] = [];
  const drop = ({ marks, content }: Field) => {
    unwrapped();
    for (const element of [...marks, ...content]) gone.add(element);
  };
  walkRuns(part, (element) => {
    const field = open.at(-1);
    const hidden = open.filter(({ isInResult }) => !isInResult);
    if (element.name === 'w:fldChar') {
      const type = element.attributes['w:fldCharType'];
      if (type === 'begin') {
        for (const around of hidden) around.isPlain = false;
        open.push({ instruction: '', isPlain: true, isInResult: false, marks: [element], content: [] });
        for (const around of hidden) around.content.push(element);
      } else if (field) {
        field.marks.push(element);
        for (const around of hidden) if (around !== field) around.content.push(element);
        if (type === 'separate') field.isInResult = true;
        else if (open.pop() && !(field.isPlain && isKnownField(field.instruction))) drop(field);
      } else gone.add(element);
    } else if (element.name === 'w:instrText' && field && !field.isInResult) {
      field.instruction += element.children.join('');
      field.marks.push(element);
      for (const around of hidden) if (around !== field) around.content.push(element);
    } else if (element.name === 'w:instrText') gone.add(element);
    else
      for (const around of hidden) {
        around.isPlain = false;
        around.content.push(element);
      }
  });
  // Of one that never ends nobody knows what it hides.
  for (const field of open) drop({ ...field, content: [] });
  return gone.size === 0 ? part : without(part, gone);
}

/** What stands in runs, in order, without what says how it looks. */
function walkRuns(element: XmlElement, see: (content: XmlElement) => void): void {
  for (const child of elementsOf(element)) {
    if (element.name !== 'w:r') walkRuns(child, see);
    else if (child.name !== 'w:rPr') {
      see(child);
      walkRuns(child, see);
    }
  }
}

function without(element: XmlElement, gone: ReadonlySet<XmlElement>): XmlElement {
  const children = element.children
    .filter((child) => typeof child === 'string' || !gone.has(child))
    .map((child) => (typeof child === 'string' ? child : without(child, gone)));
  return { ...element, children };
}
