import type { Entry } from './zip-by-hand.js';

/** The smallest true DOCX and XLSX, as maps of parts, to be changed before they are packed. */
export type Parts = Record<string, string | Buffer>;
/** Id, type, target and mode of each. */
export type Relations = readonly (readonly (string | null | undefined)[])[];
type Names = Readonly<Record<string, string>>;
type Around = { relations?: Relations; overrides?: Names; parts?: Parts; defaults?: Names; styles?: string };
type Docx = Readonly<Around & { body?: string; section?: string; rootRelations?: Relations }>;
export type Xlsx = Readonly<
  Around & {
    rows?: string;
    tail?: string;
    head?: string;
    book?: string;
    bookHead?: string;
    sheets?: string;
    sheetRelations?: Relations;
  }
>;

export const NS_W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const NS_R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const R = `${NS_R}/`;
export const PKG = 'http://schemas.openxmlformats.org/package/2006/';
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const W_ROOT = `xmlns:w="${NS_W}" xmlns:r="${NS_R}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w10="urn:schemas-microsoft-com:office:word" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`;

export const esc = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
export const run = (text: string, props = '') =>
  `<w:r>${props && `<w:rPr>${props}</w:rPr>`}<w:t xml:space="preserve">${esc(text)}</w:t></w:r>`;
export const para = (inner: string, props = '') => `<w:p>${props && `<w:pPr>${props}</w:pPr>`}${inner}</w:p>`;
export const text = (words: string) => para(run(words));
export const cell = (inner: string, props = '') =>
  `<w:tc><w:tcPr>${props || '<w:tcW w:w="0" w:type="auto"/>'}</w:tcPr>${inner}</w:tc>`;
export const row = (cells: readonly string[], props = '') =>
  `<w:tr>${props && `<w:trPr>${props}</w:trPr>`}${cells.join('')}</w:tr>`;
export const BORDERS =
  '<w:tblBorders>' +
  ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
    .join('') +
  '</w:tblBorders>';
export const table = (rows: readonly string[], columns = 2) =>
  `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/>${BORDERS}</w:tblPr><w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(columns)}</w:tblGrid>${rows.join('')}</w:tbl>`;
export const PAGE =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>';
export const sect = (inner = PAGE) => `<w:sectPr>${inner}</w:sectPr>`;
export const document = (body: string, section = sect()) =>
  `${XML}<w:document ${W_ROOT}><w:body>${body}${section}</w:body></w:document>`;
export const story = (element: string, body: string) =>
  `${XML}<w:${element} ${W_ROOT}>${body}</w:${element}>`;
export const rels = (list: Relations) =>
  `${XML}<Relationships xmlns="${PKG}relationships">${list.map(([id, type, target, mode]) => `<Relationship Id="${id}" Type="${type?.includes(':') ? type : `${R}${type}`}" Target="${esc(target ?? '')}"${mode ? ` TargetMode="${mode}"` : ''}/>`).join('')}</Relationships>`;
export const types = (overrides: Names, defaults: Names = {}) =>
  `${XML}<Types xmlns="${PKG}content-types">${Object.entries({
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    png: 'image/png',
    ...defaults,
  })
    .map(([e, t]) => `<Default Extension="${e}" ContentType="${t}"/>`)
    .join('')}${Object.entries(overrides)
    .map(([p, t]) => `<Override PartName="${p}" ContentType="${t}"/>`)
    .join('')}</Types>`;

const WML = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
export const CT = {
  main: `${WML}document.main+xml`,
  styles: `${WML}styles+xml`,
  numbering: `${WML}numbering+xml`,
  header: `${WML}header+xml`,
  footer: `${WML}footer+xml`,
  settings: `${WML}settings+xml`,
  webSettings: `${WML}webSettings+xml`,
  footnotes: `${WML}footnotes+xml`,
  comments: `${WML}comments+xml`,
  fontTable: `${WML}fontTable+xml`,
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
};

/** A DOCX as a list of parts in order. relations: of the document; overrides: content types; parts: more of them. */
export function docx({
  body = '',
  section,
  relations = [],
  overrides = {},
  parts = {},
  defaults = {},
  rootRelations = [],
  styles,
}: Docx = {}): Parts {
  return {
    '[Content_Types].xml': types(
      { '/word/document.xml': CT.main, '/word/styles.xml': CT.styles, ...overrides },
      defaults,
    ),
    '_rels/.rels': rels([['rId1', 'officeDocument', 'word/document.xml'], ...rootRelations]),
    'word/document.xml': document(body, section),
    'word/_rels/document.xml.rels': rels([['rId1', 'styles', 'styles.xml'], ...relations]),
    'word/styles.xml':
      styles ??
      `${XML}<w:styles xmlns:w="${NS_W}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`,
    ...parts,
  };
}

export const drawing = (relation: string, how = 'embed', id = 1) =>
  `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="914400" cy="914400"/><wp:docPr id="${id}" name="Gambar ${id}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="g"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:${how}="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
export const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const instr = (words: string) =>
  `<w:r><w:instrText xml:space="preserve">${esc(words)}</w:instrText></w:r>`;
export const field = (words: string, shown = ' ') =>
  fieldChar('begin') + instr(words) + fieldChar('separate') + run(shown) + fieldChar('end');

const SML = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';
export const NS_S = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const SCT = {
  main: `${SML}sheet.main+xml`,
  sheet: `${SML}worksheet+xml`,
  styles: `${SML}styles+xml`,
  strings: `${SML}sharedStrings+xml`,
  link: `${SML}externalLink+xml`,
  drawing: 'application/vnd.openxmlformats-officedocument.drawing+xml',
  connections: `${SML}connections+xml`,
  queryTable: `${SML}queryTable+xml`,
  pivotCache: `${SML}pivotCacheDefinition+xml`,
  pivotTable: `${SML}pivotTable+xml`,
  table: `${SML}table+xml`,
};

/** rows: strings of <row>; tail: what follows sheetData in the sheet; book: what follows sheets in the workbook. */
export function xlsx({
  rows = '',
  tail = '',
  head = '',
  book = '',
  bookHead = '',
  relations = [],
  sheetRelations = [],
  overrides = {},
  defaults = {},
  parts = {},
  sheets = '',
  styles,
}: Xlsx = {}): Parts {
  return {
    '[Content_Types].xml': types(
      {
        '/xl/workbook.xml': SCT.main,
        '/xl/worksheets/sheet1.xml': SCT.sheet,
        '/xl/styles.xml': SCT.styles,
        ...overrides,
      },
      defaults,
    ),
    '_rels/.rels': rels([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${NS_S}" xmlns:r="${NS_R}">${bookHead}<sheets><sheet name="Murid" sheetId="1" r:id="rId1"/>${sheets}</sheets>${book}</workbook>`,
    'xl/_rels/workbook.xml.rels': rels([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ...relations,
    ]),
    'xl/styles.xml':
      styles ??
      `${XML}<styleSheet xmlns="${NS_S}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${NS_S}" xmlns:r="${NS_R}">${head}<sheetData>${rows}</sheetData>${tail}</worksheet>`,
    ...(sheetRelations.length ? { 'xl/worksheets/_rels/sheet1.xml.rels': rels(sheetRelations) } : {}),
    ...parts,
  };
}
export const textCell = (ref: string, words: string, style = '') =>
  `<c r="${ref}" t="inlineStr"${style && ` s="${style}"`}><is><t xml:space="preserve">${esc(words)}</t></is></c>`;
export const formulaCell = (ref: string, formula: string, value = '0', style = '') =>
  `<c r="${ref}"${style && ` s="${style}"`}><f>${esc(formula)}</f><v>${value}</v></c>`;
/** Heads of a pupil list, as import lists have them. */
export const HEADS = ['Bil', 'Nama', 'No. KP', 'Jantina', 'Kelas', 'Tarikh lahir', 'Catatan'];
export const headRow = (at = 1) =>
  `<row r="${at}">${HEADS.map((head, i) => textCell(`${String.fromCharCode(65 + i)}${at}`, head)).join('')}</row>`;
export const entriesOf = (parts: Parts): Entry[] =>
  Object.entries(parts).map(([name, data]) => ({ name, data }));
