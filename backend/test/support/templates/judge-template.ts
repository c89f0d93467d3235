import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { wideText } from '../../../src/platform/archives/wide-text.js';
import type { Hold } from './honest-templates.js';

const MOST = 60_000_000;

type Found = Readonly<{ name: string; data: Buffer; odd?: string }>;

/** All entries: those that the directory lists, and every local head that stands anywhere in the bytes. */
export function entriesOf(bytes: Buffer): Readonly<{ found: Found[]; listed: { name: string }[] }> {
  const found: Found[] = [];
  for (
    let at = bytes.indexOf('PK\u0003\u0004');
    at >= 0 && at + 30 <= bytes.length;
    at = bytes.indexOf('PK\u0003\u0004', at + 4)
  ) {
    const method = bytes.readUInt16LE(at + 8);
    const size = bytes.readUInt32LE(at + 18);
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 30, at + 30 + bytes.readUInt16LE(at + 26));
    // With a data descriptor the head says no size: inflating finds the end by itself.
    const packed = bytes.subarray(start, size > 0 && size !== 0xffffffff ? start + size : bytes.length);
    found.push({ name, ...opened(method, packed) });
  }
  const listed: { name: string }[] = [];
  for (
    let at = bytes.indexOf('PK\u0001\u0002');
    at >= 0 && at + 46 <= bytes.length;
    at = bytes.indexOf('PK\u0001\u0002', at + 4)
  )
    listed.push({ name: bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)) });
  return { found, listed };
}

function opened(method: number, packed: Buffer): Omit<Found, 'name'> {
  if (method === 0) return { data: packed };
  if (method !== 8) return { data: packed, odd: `method ${method}` };
  try {
    return { data: inflateRawSync(packed, { maxOutputLength: MOST }) };
  } catch (error) {
    return { data: Buffer.alloc(0), odd: `cannot be opened: ${error}` };
  }
}

/** Without a mark, and from any place. */
function utf16(data: Buffer, from = 0): string {
  return new TextDecoder('utf-16le').decode(data.subarray(from));
}
/** As readers may understand the bytes. */
function texts(data: Buffer): string[] {
  const wide = wideText(data);
  return [data.toString('utf8').replace(/^\ufeff/, ''), ...(wide === null ? [] : [wide])];
}
const plainly = (text: string): string => {
  const entities = text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) =>
      String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/&#(\d+);/g, (_, n: string) => String.fromCodePoint(Math.min(Number(n), 0x10ffff)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
  return entities.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
};
const based = (text: string) =>
  (text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? [])
    .map((code) => Buffer.from(code, 'base64').toString('latin1'))
    .join('\n');

/** XML without what a reader sees as plain words: the content of every element named t. */
const withoutVisible = (xml: string) =>
  xml.replace(/(<(?:[\w.-]+:)?t(?:\s[^<>]*)?(?<!\/)>)([^<]*)(<\/(?:[\w.-]+:)?t\s*>)/g, '$1$3');
/** What the instructions of fields say once their runs are joined, a part at a time. */
function instructions(xml: string) {
  const clean = xml.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1');
  const runs = [...clean.matchAll(/<(?:[\w.-]+:)?(?:instrText|delInstrText)(?:\s[^<>]*)?>([^<]*)</g)]
    .map(([, words = '']) => words)
    .join('');
  const simple = [...clean.matchAll(/\s(?:[\w.-]+:)?instr\s*=\s*("[^"]*"|'[^']*')/g)]
    .map(([, words = '']) => words.slice(1, -1))
    .join('\n');
  const macros = [...clean.matchAll(/<(?:[\w.-]+:)?(?:entryMacro|exitMacro)\b/g)]
    .map(([tag]) => tag)
    .join('\n');
  return plainly(`${runs}\n${simple}\n${macros}`);
}
function formulas(xml: string) {
  return [
    ...xml.matchAll(
      /<(?:[\w.-]+:)?(?:f|formula|formula1|formula2|definedName|calculatedColumnFormula|totalsRowFormula|FmlaMacro)(?:\s[^<>]*)?>([^<]*)</g,
    ),
  ]
    .map(([, words = '']) => plainly(words))
    .filter((words) => words !== '');
}
const BAD_FIELD =
  /(^|[\s"'{}\d=])(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|DDEAUTO|DDE|DATABASE|RD|LINK|MACROBUTTON|GOTOBUTTON|ADDIN|PRINT|ASK|FILLIN|AUTOTEXT|AUTOTEXTLIST|EMBED|SHAPE|PRIVATE|QUOTE)(?=[\s"\\]|$)|entryMacro|exitMacro/i;
const BAD_FORMULA =
  /WEBSERVICE|FILTERXML|ENCODEURL|\bIMAGE\(|\bRTD\(|\bCALL\(|REGISTER|\bEXEC\(|STOCKHISTORY|CUBE\w+\(|INDIRECT\(|HYPERLINK\(|SQL\.REQUEST|\[[^\]]+\]|\|/i;

/** Whatever no handed-out file may have, whoever made it. */
function generally(bytes: Buffer): string[] {
  const because: string[] = [];
  const { found, listed } = entriesOf(bytes);
  const names = found.map(({ name }) => name.toLowerCase().replace(/\\/g, '/'));
  if (new Set(names).size < names.length) because.push('two entries of one name');
  if (listed.length !== found.length) because.push(`${found.length} entries, ${listed.length} listed`);
  for (const { name } of [...found, ...listed])
    if (/\\|(^|\/)\.\.?(\/|$)|^\/|^[a-z]:|%2e|\/\/|\.piece$/i.test(name)) because.push(`name ${name}`);
  for (const { name, data, odd } of found) {
    if (odd) because.push(`${name} ${odd}`);
    if (data.includes(Buffer.from('d0cf11e0a1b11ae1', 'hex')))
      because.push(`${name} is a compound file (OLE, macros)`);
    if (/\.(png|jpe?g|gif)$/i.test(name) && !/^(89504e47|ffd8ff|47494638)/.test(data.toString('hex', 0, 4)))
      because.push(`${name} is no picture`);
    if (
      /\.(svg|emf|wmf|eps|pict|tiff?|ico|html?|mht|rtf|odttf|ttf|otf|vml)$/i.test(name) &&
      !/vmlDrawing/.test(name)
    )
      because.push(`${name} is of a kind that reaches old readers`);
    for (const text of texts(data)) {
      if (!/^\s*<|^\ufeff</.test(text)) continue;
      if (/<!DOCTYPE|<!ENTITY/i.test(text)) because.push(`${name} has a DOCTYPE`);
      const said = text.match(/^\s*<\?xml[^>]*encoding=["']([^"']*)/)?.[1];
      if (said && !/^utf-?(8|16)$/i.test(said)) because.push(`${name} says it is ${said}`);
      const field = instructions(text).match(BAD_FIELD)?.[0];
      if (field) because.push(`${name} has a field ${field.trim()}`);
      const formula = formulas(text).find((words) => BAD_FORMULA.test(words));
      if (formula) because.push(`${name} has a formula ${formula.slice(0, 60)}`);
      for (const [tag] of text.matchAll(/<(?:[\w.-]+:)?Relationship\s[^>]*>/g)) {
        const of = (attribute: string) =>
          plainly(
            tag.match(new RegExp(`\\s${attribute}\\s*=\\s*("[^"]*"|'[^']*')`))?.[1]?.slice(1, -1) ?? '',
          );
        const target = of('Target').trim();
        const isOut = /external/i.test(of('TargetMode')) || /^([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i.test(target);
        if (isOut && !(/\/hyperlink$/.test(of('Type')) && /^(https?:\/\/(?!127\.)|mailto:)/i.test(target)))
          because.push(`${name} leads out: ${of('Type').split('/').at(-1)} ${target.slice(0, 60)}`);
        if (
          /vbaProject|activeX|control$|oleObject|aFChunk|subDocument|frame$|attachedTemplate|externalLink|connections|queryTable|xlMacrosheet|webextension|extensibility|keyMap/i.test(
            of('Type'),
          )
        )
          because.push(`${name} has a relation ${of('Type').split('/').at(-1)}`);
      }
      if (/macroEnabled|vbaProject|\.macrosheet/i.test(text) && /Content_Types/i.test(name))
        because.push(`${name} speaks of macros`);
    }
  }
  return [...new Set(because)];
}

function marked(bytes: Buffer, marker: string): string[] {
  const because: string[] = [];
  const { found, listed } = entriesOf(bytes);
  for (const { name } of [...found, ...listed])
    if (plainly(name).includes(marker)) because.push(`the marker in the name ${name}`);
  for (const { name, data } of found) {
    for (const text of [...texts(data), data.toString('latin1'), utf16(data), utf16(data, 1)]) {
      const rest = plainly(withoutVisible(text));
      if (rest.includes(marker) || instructions(text).includes(marker) || based(text).includes(marker)) {
        because.push(`the marker in ${name}`);
        break;
      }
    }
  }
  return [...new Set(because)];
}

/** Where an attack lives: its marker, or whatever no file that is handed out may have, whoever made it. */
export const livesIn = (bytes: Buffer, marker: string): string[] => [
  ...marked(bytes, marker),
  ...generally(bytes),
];

/** What an honest one has lost. */
export function lostOf(bytes: Buffer, holds: readonly Hold[]): string[] {
  const { found } = entriesOf(bytes);
  const all = found.map(({ data }) => data.toString('utf8')).join('\n');
  const shas = found.map(({ data }) => createHash('sha256').update(data).digest('hex'));
  return holds.flatMap(({ pattern, atLeast = 1, sha256, absent }) => {
    if (sha256) return shas.includes(sha256) ? [] : ['the picture, byte for byte'];
    if (absent) return new RegExp(absent).test(all) ? [`still there: ${absent}`] : [];
    const times = all.match(new RegExp(pattern ?? '', 'g'))?.length ?? 0;
    return times >= atLeast ? [] : [`${pattern} ${times} of ${atLeast}`];
  });
}

/** What is not well formed, by a parser that does not forgive. */
export function brokenParts(bytes: Buffer): string[] {
  return entriesOf(bytes)
    .found.filter(({ name }) => /\.(xml|rels|vml)$/i.test(name))
    .flatMap(({ name, data }) => {
      const parser = new SaxesParser({ xmlns: true });
      const errors: string[] = [];
      parser.on('error', ({ message }) => errors.push(`${name}: ${message}`));
      parser.write(data.toString('utf8')).close();
      return errors.slice(0, 1);
    });
}
