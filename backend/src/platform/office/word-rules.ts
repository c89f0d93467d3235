import { elementsOf, firstNamed, type XmlElement } from '../archives/xml-tree.js';
import type { Rule } from './clean-tree.js';
import { oldPicture } from './old-picture.js';
import { isKnownField } from './word-fields.js';

const [PICTURE, SHAPE, GROUP] = [
  'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
];
const DRAWN_BY = [PICTURE, SHAPE, GROUP];

/** What is drawn is a picture, a shape or some of them; its address is a name, and one of three. */
const graphicData: Rule = ({ source, clean, part }) => {
  const kept = clean();
  const content = elementsOf(kept)[0]?.name;
  const uri = DRAWN_BY[['pic:pic', 'wps:wsp', 'wpg:wgp'].indexOf(content ?? '')];
  if (uri === undefined && !DRAWN_BY.includes(source.attributes.uri ?? '')) part.leave('charts');
  return uri === undefined ? [] : [{ ...kept, attributes: { uri } }];
};

const drawing: Rule = ({ clean }) => {
  const kept = clean();
  return firstNamed(kept, 'a:graphicData') ? [kept] : [];
};

/** Of old shapes the writing stays, and a picture of the file as pictures are drawn today. */
const oldShape: Rule = ({ source, part, within }) => {
  part.lifted.push(...allNamed(source, 'w:txbxContent').flatMap(within));
  const picture = oldPicture(source, part);
  if (!picture) part.leave(source.name === 'w:object' ? 'objects' : 'shapes');
  return picture ? [picture] : [];
};

function allNamed(element: XmlElement, name: string): XmlElement[] {
  return element.name === name ? [element] : elementsOf(element).flatMap((child) => allNamed(child, name));
}

const paragraph: Rule = ({ clean, part }) => [clean(), ...part.lifted.splice(0)];

/** To a page of the web or a mailbox, or within the document. */
const hyperlink: Rule = ({ source, clean, part }) => {
  const id = part.link(source.attributes['r:id'], 'hyperlink');
  const kept = clean();
  if (id !== null) return [{ ...kept, attributes: { ...kept.attributes, 'r:id': id } }];
  if (kept.attributes['w:anchor'] !== undefined) return [kept];
  part.leave('links');
  return elementsOf(kept);
};

const reference =
  (kind: string): Rule =>
  ({ source, clean, part }) => {
    const id = part.link(source.attributes['r:id'], kind);
    const kept = clean();
    return id === null ? [] : [{ ...kept, attributes: { ...kept.attributes, 'r:id': id } }];
  };

const simpleField: Rule = ({ source, clean, part }) => {
  const instruction = source.attributes['w:instr'] ?? '';
  const kept = clean();
  if (isKnownField(instruction))
    return [{ ...kept, attributes: { ...kept.attributes, 'w:instr': instruction } }];
  part.leave('fields');
  return elementsOf(kept);
};

const COMPATIBILITY = { 'w:uri': 'http://schemas.microsoft.com/office/word' };
const compatibility: Rule = ({ clean }) => {
  const kept = clean();
  return [{ ...kept, attributes: { ...kept.attributes, ...COMPATIBILITY } }];
};

export const WORD_RULES: Readonly<Record<string, Rule>> = {
  'a:graphicData': graphicData,
  'w:drawing': drawing,
  'w:pict': oldShape,
  'w:object': oldShape,
  'w:p': paragraph,
  'w:hyperlink': hyperlink,
  'w:headerReference': reference('header'),
  'w:footerReference': reference('footer'),
  'w:fldSimple': simpleField,
  'w:compatSetting': compatibility,
};
