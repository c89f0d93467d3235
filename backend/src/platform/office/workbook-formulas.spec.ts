import { isKnownFormula, knownNames } from './workbook-formulas.js';

const BOOK = { sheets: new Set(['Murid', "Kelas 'A'"]), names: new Set(['nama_murid']) };

describe('A formula stays', () => {
  it.each([
    'COUNTA(B5:B400)',
    'IF(B2>0,COUNTIF(D5:D400,"L")/B2,0)',
    '_xlfn.TEXTJOIN(", ",TRUE,$A$1:A9)',
    'SUM(Murid!H:H)*1.5E-3',
    "'Kelas ''A'''!A1&\"[b]\"",
    'countif(Nama_murid,"a""b")',
    'IFERROR(1/0,#N/A)',
    '{1,2;3,4}',
  ])('that reckons with its own workbook: %s', (formula) => {
    expect(isKnownFormula(formula, BOOK)).toBe(true);
  });
});

describe('A formula goes', () => {
  it.each([
    '_xlfn.WEBSERVICE("http://jahat.test")',
    "cmd|'/c jahat'!A0",
    '[1]S!A1',
    "'\\\\jahat.test\\[b.xlsx]S'!A1",
    'INDIRECT("A1")',
    'HYPERLINK("http://jahat.test")',
    'Lain!A1',
    'nama_lain',
    'SUM(Jadual[Nama])',
    'SUM(A1)!B1',
    '"tidak tutup',
    `"${'a'.repeat(8_191)}"`,
  ])('that names what is not known: %s', (formula) => {
    expect(isKnownFormula(formula, BOOK)).toBe(false);
  });
});

it('a name of an area stands on known ones alone', () => {
  const all = [
    { name: 'Satu', formula: 'Murid!$A$1' },
    { name: 'Dua', formula: 'Satu' },
    { name: 'Tiga', formula: "cmd|'/c jahat'!A0" },
    { name: 'Empat', formula: 'COUNTA(Tiga)' },
    { name: 'Lima', formula: 'Empat+Satu' },
  ];
  expect(knownNames(all, BOOK.sheets)).toEqual(new Set(['satu', 'dua']));
});
