import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTableFile } from '../src/modules/imports/reading/index.js';
import { writtenByLibreOffice } from './support/libre-office.js';
import { workbook, zipped } from './support/workbook.js';

/** Each row with its number in the file. */
async function rowsIn(file: Buffer | string): Promise<[number, ...string[]][]> {
  const reading = await readTableFile(Buffer.from(file));
  if (!('sheets' in reading)) throw new Error('no sheets');
  const [sheet] = reading.sheets;
  return (sheet?.rows ?? []).map(({ number, cells }) => [number, ...cells]);
}
const refusalOf = async (file: Buffer | string) => {
  const reading = await readTableFile(Buffer.from(file));
  return 'refusal' in reading ? reading.refusal : null;
};

describe('CSV', () => {
  const said = [
    [1, 'Nama', 'Jantina'],
    [2, 'Zoë, bt. Añez', 'P'],
  ];
  it.each([
    ['commas', 'Nama,Jantina\n"Zoë, bt. Añez",P'],
    ['semicolons', 'Nama;Jantina\r\nZoë, bt. Añez;P\r\n'],
    ['tabs', 'Nama\tJantina\nZoë, bt. Añez\tP\n'],
    ['a mark in front', '\uFEFFNama,Jantina\n"Zoë, bt. Añez",P'],
  ])('is read with %s', async (_, text) => {
    expect(await rowsIn(text)).toEqual(said);
  });

  it('is read as Windows writes it, and as Excel writes Unicode', async () => {
    const text = 'Nama;Jantina\nZoë, bt. Añez;P\n';
    expect(await rowsIn(Buffer.from(text, 'latin1'))).toEqual(said);
    const unicode = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);
    expect(await rowsIn(unicode)).toEqual(said);
  });

  it('that names its separator, has lines of nothing, and a cell of two lines', async () => {
    expect(await rowsIn('sep=;\nNama;Alamat\n;\n\nAli;"Jalan 1\nIpoh"\n')).toEqual([
      [2, 'Nama', 'Alamat'],
      [5, 'Ali', 'Jalan 1 Ipoh'],
    ]);
  });
});

it('a cell that is marked so as to be no formula is read without the mark', async () => {
  expect(await rowsIn("Nama,Telefon\n'O Neill,'+60 12-345 6789\n")).toEqual([
    [1, 'Nama', 'Telefon'],
    [2, "'O Neill", '+60 12-345 6789'],
  ]);
});

describe('XLSX', () => {
  it('as Excel writes it: shared words, days as numbers, zeros of a format, formulas with what they came to, macros', async () => {
    const file = await workbook({
      strings: ['Nama', 'Tarikh lahir', 'No. KP', 'Umur', 'Adam &amp; Hawa'],
      formats: [14, '000000000000', 'dd\\/mm\\/yyyy;@'],
      rows: `
        <row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>
        <row r="2"><c r="A2" t="s"><v>4</v></c><c r="B2" s="1"><v>42414</v></c><c r="C2" s="2"><v>80315100982</v></c><c r="D2"><f>2026-2016</f><v>10</v></c></row>
        <row r="4"><c r="A4" t="str"><f>"Ali"</f><v>Ali</v></c><c r="B4" s="3"><v>42415.5</v></c><c r="C4"><v>1.60214081235E11</v></c><c r="D4"><f>NOW()</f></c></row>`,
      beside: { 'xl/vbaProject.bin': Buffer.from('d0cf11e0', 'hex') },
    });
    expect(await rowsIn(file)).toEqual([
      [1, 'Nama', 'Tarikh lahir', 'No. KP', 'Umur'],
      [2, 'Adam & Hawa', '2016-02-14', '080315100982', '10'],
      [4, 'Ali', '2016-02-15', '160214081235', ''],
    ]);
    const reading = await readTableFile(file);
    expect(reading).toMatchObject({ sheets: [{ name: 'Senarai', rows: [{}, {}, { unread: [3] }] }] });
  });

  it('as Google writes it: formats of its own, rows of nothing with a height, words in runs', async () => {
    const file = await workbook({
      formats: ['yyyy-mm-dd', 'd mmm yyyy'],
      rows: `<row r="1"><c r="A1" t="inlineStr"><is><r><t>Nama </t></r><r><t>murid</t></r></is></c><c r="B1" t="inlineStr"><is><t>Lahir</t></is></c></row>
        <row r="2" ht="15.75" customHeight="1"/>
        <row r="3"><c r="A3" t="inlineStr"><is><t>Siti</t></is></c><c r="B3" s="2"><v>42415.0</v></c></row>`,
    });
    expect(await rowsIn(file)).toEqual([
      [1, 'Nama murid', 'Lahir'],
      [3, 'Siti', '2016-02-15'],
    ]);
  });

  const KEPT = join(__dirname, 'fixtures/senarai-libreoffice.xlsx');

  it.each([
    ['wrote it once', () => null],
    ['of this machine writes it anew', () => writtenByLibreOffice(KEPT, 'xlsx')],
  ])('as the LibreOffice that %s', async (_, written) => {
    expect(await rowsIn(written() ?? readFileSync(KEPT))).toEqual([
      [1, 'SENARAI MURID SK CONTOH'],
      [3, 'BIL', 'NAMA MURID', 'NO KP', 'TARIKH LAHIR', 'UMUR'],
      [4, '1', 'Nur Iris binti Fauzi', '080305060012', '2016-03-05', '10'],
      [5, '2', 'Bryan anak Jugah', '160214-13-1235', '2016-02-14', '10'],
    ]);
  });

  it('is asked for where LibreOffice has kept its own format', async () => {
    const own = writtenByLibreOffice(KEPT, 'ods');
    expect(
      await refusalOf(own ?? (await zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }))),
    ).toBe('open_document');
  });

  it('with 100,000 rows of nothing between', async () => {
    const blank = Array.from(
      { length: 100_000 },
      (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="1"/></row>`,
    );
    const text = (cell: string, said: string) => `<c r="${cell}" t="inlineStr"><is><t>${said}</t></is></c>`;
    const rows = `<row r="1">${text('A1', 'Nama')}</row>${blank.join('')}<row r="100002">${text('A100002', 'Ali')}</row>`;
    expect(await rowsIn(await workbook({ rows }))).toEqual([
      [1, 'Nama'],
      [100_002, 'Ali'],
    ]);
  });
});

it('a file without anything in it is told from one that cannot be read', async () => {
  expect(await refusalOf('\n\n')).toBe('empty');
  expect(await refusalOf(await workbook({ rows: '' }))).toBe('empty');
  expect(await refusalOf(Buffer.from('PK\u0003\u0004 and then nothing of a ZIP'))).toBe('unreadable');
});
