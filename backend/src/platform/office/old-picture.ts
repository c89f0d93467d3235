import { elementsOf, firstNamed, type XmlElement } from '../archives/xml-tree.js';
import type { CleaningPart } from './clean-tree.js';

/** English metric units. */
const OF_POINT = 12_700;
const IN_POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };
const MOST_POINTS = 1_500;

/** A picture of the file in VML, as documents from before 2007 have it, drawn as pictures are today; null where it is none. */
export function oldPicture(shape: XmlElement, part: CleaningPart): XmlElement | null {
  const holder = holderOf(shape);
  const image = holder && firstNamed(holder, 'v:imagedata');
  const size = sizeOf(holder?.attributes.style ?? '');
  if (!image || !size) return null;
  const id = part.link(image.attributes['r:id'], 'image');
  return id === null ? null : drawn(id, size);
}

/** The innermost element around the picture. */
function holderOf(element: XmlElement): XmlElement | null {
  const children = elementsOf(element);
  if (children.some(({ name }) => name === 'v:imagedata')) return element;
  for (const child of children) {
    const found = holderOf(child);
    if (found) return found;
  }
  return null;
}

type Size = Readonly<{ cx: string; cy: string }>;

/** "width:120pt;height:40pt" */
function sizeOf(style: string): Size | null {
  const [width, height] = ['width', 'height'].map((side) => {
    const declared = style.split(';').find((each) => each.trim().startsWith(`${side}:`));
    const [, number = '', unit = ''] = /:\s*(\d{1,6}(?:\.\d{1,6})?)(\w\w)\s*$/.exec(declared ?? '') ?? [];
    return Number(number) * (IN_POINTS[unit] ?? 0);
  });
  if (!width || !height || width > MOST_POINTS || height > MOST_POINTS) return null;
  return { cx: `${Math.round(width * OF_POINT)}`, cy: `${Math.round(height * OF_POINT)}` };
}

function drawn(id: string, size: Size): XmlElement {
  const of = (name: string, attributes: Record<string, string>, ...children: XmlElement[]): XmlElement => ({
    ...{ name, attributes, children },
  });
  const numbered = { id: `${1_000 + Number(id.replace(/\D/g, ''))}`, name: 'Gambar' };
  const picture = of(
    'pic:pic',
    {},
    of('pic:nvPicPr', {}, of('pic:cNvPr', numbered), of('pic:cNvPicPr', {})),
    of('pic:blipFill', {}, of('a:blip', { 'r:embed': id }), of('a:stretch', {}, of('a:fillRect', {}))),
    of(
      'pic:spPr',
      {},
      of('a:xfrm', {}, of('a:off', { x: '0', y: '0' }), of('a:ext', size)),
      of('a:prstGeom', { prst: 'rect' }, of('a:avLst', {})),
    ),
  );
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
  const graphic = of('a:graphic', {}, of('a:graphicData', { uri }, picture));
  const around = { distT: '0', distB: '0', distL: '0', distR: '0' };
  const inline = of('wp:inline', around, of('wp:extent', size), of('wp:docPr', numbered), graphic);
  return of('w:drawing', {}, inline);
}
