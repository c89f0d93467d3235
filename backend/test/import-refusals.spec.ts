import { inSchool } from './support/in-school.js';
import { readerPeak } from './support/reader-peak.js';
import { repeated, workbook, zipped } from './support/workbook.js';

const MOST_MEMORY_BYTES = 200 * 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const COMPOUND = 'd0cf11e0a1b11ae1';

const { t, school, people } = inSchool({ admin: 'admin' }, { once: true });
const { admin } = people;

const begin = (file: Buffer) =>
  t
    .call('post', `/api/imports?kind=pupils&academicYearId=${school.year}`, {
      host: school.host,
      token: admin.token,
    })
    .attach('file', file, 'murid.xlsx');

const dangerous: [what: string, reason: string, file: () => Promise<Buffer> | Buffer][] = [
  [
    'a sheet that inflates to 300 MB',
    'too_big',
    () => workbook({ rows: '', beside: { [SHEET]: repeated('worksheet', '<row/>', 300e6) } }),
  ],
  [
    'a zip bomb of thousands of parts',
    'too_big',
    () => {
      const parts = Array.from({ length: 3_000 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, '<row/>']);
      return workbook({ rows: '', beside: Object.fromEntries(parts) });
    },
  ],
  [
    'a part that says it is smaller than it is',
    'unreadable',
    async () => withSaidSize(await workbook({ rows: '<row/>'.repeat(100_000) }), SHEET, 100),
  ],
  [
    'words that inflate to more than is looked at',
    'too_big',
    () =>
      workbook({
        rows: '',
        beside: { 'xl/sharedStrings.xml': repeated('sst', '<si><t>Ali</t></si>', 70e6) },
      }),
  ],
  [
    'one cell at XFD1048576',
    'far_cell',
    () => workbook({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }),
  ],
  [
    'a document type',
    'doctype',
    () =>
      workbook({
        rows: '',
        beside: {
          [SHEET]: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>',
        },
      }),
  ],
  [
    'a password',
    'encrypted',
    () => Buffer.concat([Buffer.from(COMPOUND, 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  ['old Excel', 'old_excel', () => Buffer.from(`${COMPOUND}${'00'.repeat(600)}`, 'hex')],
  [
    'OpenDocument',
    'open_document',
    () => zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
  ],
  ['a PDF under another name', 'unreadable', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['a picture', 'unreadable', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  [
    'more rows than a school has',
    'too_many_rows',
    () => Buffer.from(`Nama,Jantina\n${'Ali,L\n'.repeat(10_100)}`),
  ],
  ['nothing but a head', 'empty', () => Buffer.from('Nama,Jantina\n')],
];

/** What the directory of a ZIP says that a part has, once it is inflated. */
function withSaidSize(zip: Buffer, path: string, size: number): Buffer {
  const lying = Buffer.from(zip);
  const entry = lying.lastIndexOf(path) - 46;
  lying.writeUInt32LE(size, entry + 24);
  return lying;
}

it.each(dangerous)('%s is refused with a sentence, in little memory', async (_, reason, file) => {
  const bytes = await file();
  const peak = await readerPeak(async () => {
    const { body } = await begin(bytes).expect(400);
    expect(body).toMatchObject({ code: 'IMPORT_FILE_REFUSED', details: { reason } });
    expect(body.details.sentence).toMatch(/^[A-Z].{20,}\.$/);
  });
  expect(peak).toBeLessThan(MOST_MEMORY_BYTES);
  await t.call('get', '/api/health/live').expect(200);
});

it('a file of 50 MB is refused before it is looked at, in a sentence with the limit', async () => {
  const { body } = await begin(Buffer.alloc(50e6, 'a')).expect(413);
  expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limitBytes: 10_485_760 } });
  expect(body.details.sentence).toMatch(/^Fail melebihi 10 MB\. /);
});
