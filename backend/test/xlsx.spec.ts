import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TableColumn } from '../src/platform/tables/table-column.js';
import { xlsx } from '../src/platform/tables/xlsx.js';
import { writtenByLibreOffice } from './support/libre-office.js';
import { openedByPython } from './support/opened-by-python.js';
import { filesOf } from './support/read-zip.js';

type Line = { name: string; count: number | null; day: string; sen: number };

const COLUMNS: readonly TableColumn<Line>[] = [
  { kind: 'text', header: 'Sekolah', cell: ({ name }) => name },
  { kind: 'number', header: 'Bilangan', cell: ({ count }) => count },
  { kind: 'day', header: 'Tarikh', cell: ({ day }) => day },
  { kind: 'ringgit', header: 'Jumlah (RM)', cell: ({ sen }) => sen },
];

async function partOf(path: string, ...lines: Line[]): Promise<string> {
  async function* pages() {
    yield lines;
  }
  const files = filesOf(await buffer(xlsx('Lejar', COLUMNS, pages())));
  expect([...files.keys()]).toContain('xl/workbook.xml');
  return files.get(path) ?? '';
}
const sheetOf = (...lines: Line[]) => partOf('xl/worksheets/sheet1.xml', ...lines);

it('a workbook holds amounts as numbers of ringgit, days as days, and nothing where nothing is', async () => {
  const sheet = await sheetOf({ name: 'SK Satu', count: null, day: '2026-11-22', sen: -15_050 });
  expect(sheet).toContain('<c r="C2" s="1"><v>46348</v></c><c r="D2" s="2"><v>-150.5</v></c></row>');
  expect(sheet).not.toContain('r="B2"');
});

it('a text is a text, whatever a spreadsheet or XML would make of it', async () => {
  const sheet = await sheetOf({ name: '=1+1 <b>&\u0000\uD800', count: 1, day: '2026-11-22', sen: 0 });
  expect(sheet).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b>&amp;\uFFFD</t></is></c>',
  );
});

it('every fill says what it fills: openpyxl and pandas refuse a workbook in which one does not', async () => {
  const fills = [...(await partOf('xl/styles.xml')).matchAll(/<fill>(.*?)<\/fill>|<fill\/>/g)];
  expect(fills.length).toBeGreaterThan(0);
  for (const [, filling] of fills) expect(filling).toMatch(/^<patternFill patternType="\w+"\/>$/);
});

it('a page that cannot be read breaks the file off', async () => {
  async function* pages(): AsyncIterable<Line[]> {
    yield [{ name: 'SK Satu', count: 1, day: '2026-11-22', sen: 1 }];
    throw new Error('The database is gone.');
  }
  await expect(buffer(xlsx('Lejar', COLUMNS, pages()))).rejects.toThrow('The database is gone.');
});

describe('a workbook of ours is opened', () => {
  const COLUMNS_OF_TWO = [
    { kind: 'text', header: 'Nama', cell: ({ name }: { name: string }) => name },
    { kind: 'day', header: 'Tarikh', cell: () => '2016-02-14' },
  ] as const;
  const made = () =>
    buffer(
      xlsx(
        'Senarai',
        COLUMNS_OF_TWO,
        (async function* () {
          yield [{ name: 'Siti' }];
        })(),
      ),
    );

  it.each(['openpyxl', 'pandas'] as const)('by %s', async (reader) => {
    const cells = openedByPython(reader, await made());
    if (cells)
      expect(cells).toEqual([
        ['Nama', 'Tarikh'],
        ['Siti', '2016-02-14 00:00:00'],
      ]);
  });

  it('by LibreOffice', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
    const file = join(folder, 'senarai.xlsx');
    writeFileSync(file, await made());
    const anew = writtenByLibreOffice(file, 'csv');
    rmSync(folder, { recursive: true, force: true });
    if (anew) expect(anew.toString()).toMatch(/^Nama,Tarikh\r?\nSiti,/);
  });
});
