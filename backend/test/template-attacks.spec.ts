import { cleanPicture } from '../src/platform/office/clean-picture.js';
import { type Taken, takenBook, takenDocument, unlessRefused } from './support/taken-templates.js';
import { d, x } from './support/templates/attack-marks.js';
import { documentAttacks } from './support/templates/document-attacks.js';
import { honestTemplates } from './support/templates/honest-templates.js';
import { brokenParts, entriesOf, livesIn, lostOf } from './support/templates/judge-template.js';
import { para, entriesOf as partsOf, text, XML } from './support/templates/ooxml.js';
import { workbookAttacks } from './support/templates/workbook-attacks.js';
import { png, zip } from './support/templates/zip-by-hand.js';

/** Every name that a file may have, whoever sent it. */
const NAMES = new RegExp(
  [
    String.raw`\[Content_Types\]\.xml|_rels/\.rels|(?:word|xl)/media/image\d+\.(?:png|jpeg)`,
    String.raw`word/(?:document|styles|numbering|settings|fontTable|footnotes|endnotes|header\d+|footer\d+|theme/theme1)\.xml`,
    String.raw`word/_rels/(?:document|footnotes|endnotes|header\d+|footer\d+)\.xml\.rels|word/theme/_rels/theme1\.xml\.rels`,
    String.raw`xl/(?:workbook|styles|sharedStrings|theme/theme1|worksheets/sheet\d+|drawings/drawing\d+|tables/table\d+)\.xml`,
    String.raw`xl/(?:_rels/workbook|worksheets/_rels/sheet\d+|drawings/_rels/drawing\d+|theme/_rels/theme1)\.xml\.rels`,
  ]
    .map((names) => `^(?:${names})$`)
    .join('|'),
);
const KINDS =
  /\/(?:officeDocument|styles|numbering|settings|fontTable|footnotes|endnotes|header|footer|theme|image|hyperlink|worksheet|sharedStrings|drawing|table)$/;

/** Once: to make them takes longer than to judge them. */
const OF_DOCUMENTS = documentAttacks();
const OF_BOOKS = workbookAttacks();

function strangersIn(bytes: Buffer): string[] {
  return entriesOf(bytes).found.flatMap(({ name, data }) => {
    const kinds = [...data.toString('utf8').matchAll(/<Relationship [^>]*Type="([^"]*)"/g)].map(
      ([, kind = '']) => kind,
    );
    return [...(NAMES.test(name) ? [] : [name]), ...kinds.filter((kind) => !KINDS.test(kind))];
  });
}

function expectHarmless(taken: Taken, marker: string): void {
  for (const bytes of [taken.kept, taken.filled]) {
    expect(livesIn(bytes, marker)).toEqual([]);
    expect(brokenParts(bytes)).toEqual([]);
    expect(strangersIn(bytes)).toEqual([]);
  }
}

describe('A template that fetches, runs or hides something', () => {
  it.each(OF_DOCUMENTS)('is refused, or a document without it: $id $attempts', async (attack) => {
    const taken = await unlessRefused(takenDocument(attack.bytes, attack.objective));
    if (taken) expectHarmless(taken, attack.marker);
  });

  it.each(OF_BOOKS)('is refused, or a workbook without it: $id $attempts', async (attack) => {
    const taken = await unlessRefused(takenBook(attack.bytes));
    if (taken) expectHarmless(taken, attack.marker);
  });

  it('is one thing more than what is taken whole, so that no refusal proves nothing', async () => {
    const [document, book] = [zip(partsOf(d())), zip(partsOf(x()))];
    expect((await takenDocument(document, 'Nilai')).leftOut).toBeNull();
    expect((await takenBook(book)).leftOut).toBeNull();
  });

  it('is refused where a part that is read declares a document type, though it uses nothing of it', async () => {
    const declaring = (parts: ReturnType<typeof d>, name: string, root: string) =>
      zip(partsOf({ ...parts, [name]: String(parts[name]).replace(XML, `${XML}<!DOCTYPE ${root}>`) }));
    await expect(takenDocument(declaring(d(), 'word/document.xml', 'w:document'), 'Nilai')).rejects.toThrow(
      'declares a document type',
    );
    await expect(takenBook(declaring(x(), 'xl/workbook.xml', 'workbook'))).rejects.toMatchObject({
      refusal: 'doctype',
    });
  });

  it.each([
    ['d01', 'gambar yang bukan PNG atau JPEG'],
    ['d06', 'medan yang tidak dikenali'],
    ['d12', 'bentuk jenis lama'],
    ['d30', 'makro'],
    ['d34', 'pautan yang bukan ke laman web'],
    ['d66', 'carta dan rajah'],
    ['x01', 'formula yang tidak dikenali'],
    ['x22', 'pautan pada sel'],
    ['x25', 'peraturan sel'],
    ['x29', 'jadual pangsi dan sambungan data'],
  ])('says what of it is missed: %s', async (wanted, said) => {
    const attack = [...OF_DOCUMENTS, ...OF_BOOKS].find(({ id }) => id === wanted);
    const bytes = attack?.bytes ?? Buffer.alloc(0);
    const { leftOut } = await (wanted.startsWith('d') ? takenDocument(bytes, 'Nilai') : takenBook(bytes));
    expect(leftOut).toMatch(/^Ditinggalkan daripada template: .+\.$/);
    expect(leftOut).toContain(said);
  });
});

describe('A template as schools make it', () => {
  it.each(honestTemplates())('looks as before: $id $about', async ({ id, kind, parts, holds }) => {
    const bytes = zip(partsOf(parts));
    const taken = await (kind === 'docx'
      ? takenDocument(bytes, 'Nilai')
      : takenBook(bytes, id === 'h10' ? 4 : 1));
    expect(taken.leftOut).toBeNull();
    expectHarmless(taken, 'jahat');
    expect(lostOf(taken.filled, holds)).toEqual([]);
    const again = kind === 'docx' ? await takenDocument(taken.kept, 'Nilai') : await takenBook(taken.kept);
    expect(again.leftOut).toBeNull();
    const contents = (file: Buffer) =>
      entriesOf(file).found.map(({ name, data }) => [name, data.toString('base64')]);
    expect(contents(again.kept)).toEqual(contents(taken.kept));
  });
});

it('A document from before 2007 keeps its picture and the writing of its shapes', async () => {
  const logo = png(4, 4);
  const shape =
    '<w:r><w:pict><v:shape style="width:60pt;height:30pt"><v:imagedata r:id="rId60"/></v:shape></w:pict></w:r>';
  const box = `<w:r><w:pict><v:rect><v:textbox><w:txbxContent>${text('{{kelas}}')}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`;
  const file = d(para(shape) + para(box), {
    relations: [['rId60', 'image', 'media/logo.png']],
    parts: { 'word/media/logo.png': logo },
  });
  const { filled, leftOut } = await takenDocument(zip(partsOf(file)), 'Nilai');
  const parts = entriesOf(filled).found;
  expect(parts.some(({ data }) => data.equals(logo))).toBe(true);
  const document = parts.find(({ name }) => name === 'word/document.xml')?.data.toString();
  expect(document).toContain('<wp:extent cx="762000" cy="381000"/>');
  expect(document).not.toMatch(/<v:|\{\{/);
  expect(leftOut).toBe('Ditinggalkan daripada template: bentuk jenis lama (tulisannya kekal).');
});

describe('A picture', () => {
  const PICTURE = png(3, 3);
  /** Its signature and its first chunk. */
  const END_OF_HEAD = 8 + 25;

  it('keeps what shows it, and nothing behind its end or beside it', () => {
    expect(cleanPicture(PICTURE)?.bytes.equals(PICTURE)).toBe(true);
    expect(
      cleanPicture(Buffer.concat([PICTURE, zip([{ name: 'x', data: 'x' }])]))?.bytes.equals(PICTURE),
    ).toBe(true);
    const words = Buffer.from('\0\0\0\x0dtEXtAuthor\0Aminah\0\0\0\0', 'latin1');
    const told = Buffer.concat([PICTURE.subarray(0, END_OF_HEAD), words, PICTURE.subarray(END_OF_HEAD)]);
    expect(cleanPicture(told)?.bytes.equals(PICTURE)).toBe(true);
    const segment = (marker: number, text: string) => {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(text.length + 2);
      return Buffer.concat([Buffer.from([0xff, marker]), size, Buffer.from(text)]);
    };
    const [table, scan] = [segment(0xdb, 'jadual'), segment(0xda, 'imbas')];
    const data = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd9]);
    const [begin, place] = [Buffer.from([0xff, 0xd8]), segment(0xe1, 'Exif di mana')];
    const file = Buffer.concat([begin, place, table, scan, data, Buffer.from('lagi')]);
    expect(cleanPicture(file)?.bytes.equals(Buffer.concat([begin, table, scan, data]))).toBe(true);
  });

  it.each([
    ['cut short', PICTURE.subarray(0, -6)],
    ['cut within its scan', Buffer.from('ffd8ffda0004000001', 'hex')],
    ['of another kind', Buffer.from('GIF89a')],
    ['of nothing', Buffer.alloc(0)],
    ['that is a program', Buffer.from('MZ')],
  ])('%s is none', (_, bytes) => {
    expect(cleanPicture(bytes)).toBeNull();
  });
});
