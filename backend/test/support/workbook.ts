import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

type Part = string | Buffer | Readable;

/** `rows`: what stands in `sheetData`. `after`: behind it, such as merged cells. `strings`: shared ones, by their place. */
type Content = Readonly<{
  rows: string;
  after?: string;
  strings?: readonly string[];
  /** Of cells by their style: the format of style 1 and so on, as `numFmt` has it or known by number. */
  formats?: readonly (number | string)[];
  beside?: Readonly<Record<string, Part>>;
}>;

/** A workbook of one sheet, "Senarai", from parts written by hand. */
export function workbook({
  rows,
  after = '',
  strings = [],
  formats = [],
  beside = {},
}: Content): Promise<Buffer> {
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
  const items = strings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('');
  return zipped({
    ...frame(),
    'xl/worksheets/sheet1.xml': HEAD + sheet,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${items}</sst>`,
    'xl/styles.xml': HEAD + stylesXml(formats),
    ...beside,
  });
}

/** A workbook with such sheets, their cells as texts. */
export function workbookOfSheets(
  sheets: ReadonlyMap<string, readonly (readonly string[])[]>,
): Promise<Buffer> {
  const names = [...sheets.keys()];
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const cell = (text: string) =>
    `<c t="inlineStr"><is><t xml:space="preserve">${text.replaceAll('\n', '&#10;')}</t></is></c>`;
  const related = names.map((_, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  return zipped({
    ...frame(),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(related.join('')),
    ...Object.fromEntries(
      [...sheets.values()].map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
          .map((row) => `<row>${row.map(cell).join('')}</row>`)
          .join('')}</sheetData></worksheet>`,
      ]),
    ),
  });
}

export async function zipped(parts: Readonly<Record<string, Part>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, part] of Object.entries(parts))
    if (part instanceof Readable) zip.addReadStream(part, path, { compressionLevel: 1 });
    // What is tiny is kept as it is: to pack thousands of such parts takes a third of a minute.
    else zip.addBuffer(Buffer.from(part), path, { compress: part.length > 100 });
  zip.end();
  return buffer(zip.outputStream);
}

/** So many bytes of the same within an element, made while they are packed. */
export function repeated(element: string, text: string, bytes: number): Readable {
  const piece = Buffer.from(text.repeat(Math.ceil(1_000_000 / text.length)));
  const pieces = Math.ceil(bytes / piece.length);
  return Readable.from(
    (function* () {
      yield Buffer.from(`<${element}>`);
      for (let made = 0; made < pieces; made += 1) yield piece;
      yield Buffer.from(`</${element}>`);
    })(),
  );
}

const relations = (list: string) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

function frame(): Record<string, string> {
  return {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Tersembunyi" sheetId="2" state="hidden" r:id="rId9"/><sheet name="Senarai" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('rId2', 'styles', 'styles.xml') +
        relation('rId3', 'sharedStrings', '/xl/sharedStrings.xml'),
    ),
  };
}

function stylesXml(formats: readonly (number | string)[]): string {
  const own = formats.map((format, at) =>
    typeof format === 'string' ? `<numFmt numFmtId="${170 + at}" formatCode="${format}"/>` : '',
  );
  const cells = formats.map(
    (format, at) =>
      `<xf numFmtId="${typeof format === 'string' ? 170 + at : format}" applyNumberFormat="1"/>`,
  );
  return `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`;
}
