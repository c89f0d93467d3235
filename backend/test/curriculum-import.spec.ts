import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { importCalls } from './support/import-calls.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { workbook } from './support/workbook.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());
beforeEach(async () => {
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
});

const { ask, begun, run, rowsOf } = importCalls(() => ({ t, school, person: admin }));

const HEADS = [
  'Kurikulum',
  'Mata Pelajaran',
  'Tahun',
  'Bidang',
  'Kod SK',
  'SK',
  'Kod SP',
  'SP',
  'TP',
  'Deskriptor',
];
/** What stays the same is not written again. */
const DOCUMENT = [
  ['KSSR', 'Sains', 'Tahun 4', 'Kebun', '1.1', '土壤', '1.1.1', 'Menyiram', '1', 'Menyebut'],
  ['', '', '', '', '', '', '', '', '2', 'Menerangkan'],
  ['', '', '', '', '', '', '1.1.2', 'Merekod', '1', 'Menyebut'],
  ['', '', '', 'Haiwan', '2.1', 'Cacing', '2.1.1', 'Memerhati', '', ''],
];
const csv = (rows: readonly (readonly string[])[]) => [HEADS, ...rows].map((row) => row.join(',')).join('\n');
const ANSWERS = { source: 'Dokumen panitia', right: 'own', year: '2026' };

const REVISED = DOCUMENT.map((row) => row.map((cell) => (cell === 'Merekod' ? 'Merekod data' : cell)));

type Asked = Readonly<{ columns: readonly Readonly<{ index: number; field: string | null }>[]; id: string }>;
async function checked(file: Buffer | string, answers: Readonly<Record<string, string>> = ANSWERS) {
  const { id, columns }: Asked = await begun(file, 'curriculum');
  const body = {
    columns: columns.map(({ index, field }) => ({ index, field })),
    answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
  };
  return (await ask('put', `/imports/${id}/mapping`).send(body).expect(200)).body;
}
const editions = async () => (await ask('get', '/curriculum/editions').expect(200)).body.items;
const nodesOf = async (id: string) => (await ask('get', `/curriculum/editions/${id}`).expect(200)).body.nodes;
const texts = (nodes: readonly { text: string }[]) => nodes.map(({ text }) => text);

describe('a document as a flat table', () => {
  it('asks for its source, the right to its text and its first session before anything is imported', async () => {
    const { questions } = await begun(csv(DOCUMENT), 'curriculum');
    expect(questions.map(({ name, answer }: { name: string; answer: string }) => [name, answer])).toEqual([
      ['source', ''],
      ['right', ''],
      ['year', ''],
    ]);
    for (const answers of [{}, { ...ANSWERS, source: ' ' }, { ...ANSWERS, right: 'found' }]) {
      const { id, counts } = await checked(csv(DOCUMENT), answers);
      expect(counts).toMatchObject({ total: 4, bad: 4 });
      expect((await rowsOf(id))[0].findings[0].message).toContain('Nyatakan sumber');
      await run(id).expect(409);
    }
    expect(await editions()).toEqual([]);
  });

  it('becomes an edition as the dry run said, and is taken back whole', async () => {
    const { id, counts } = await checked(csv(DOCUMENT));
    expect(counts).toMatchObject({ total: 4, new: 4, bad: 0 });
    expect((await run(id).expect(200)).body.result).toMatchObject({ new: 4 });
    const [edition] = await editions();
    expect(edition).toMatchObject({ ...DOCUMENT_SAYS, contentStandards: 2, learningStandards: 3 });
    const nodes = await nodesOf(edition.id);
    expect(texts(nodes)).toEqual(['Kebun', '土壤', 'Menyiram', 'Merekod', 'Haiwan', 'Cacing', 'Memerhati']);
    expect(nodes[2]).toMatchObject({
      code: '1.1.1',
      isOwn: false,
      descriptors: ['Menyebut', 'Menerangkan', '', '', '', ''],
    });
    await ask('post', `/imports/${id}/undo`).expect(200);
    expect(await editions()).toEqual([]);
  });

  it('changes nothing the second time, and what is said otherwise only there', async () => {
    await run((await checked(csv(DOCUMENT))).id).expect(200);
    expect((await checked(csv(DOCUMENT))).counts).toMatchObject({ same: 4, new: 0, changed: 0 });
    const { id, counts } = await checked(csv(REVISED));
    expect(counts).toMatchObject({ same: 3, changed: 1 });
    await run(id).expect(200);
    const [edition, ...others] = await editions();
    expect(others).toEqual([]);
    expect(texts(await nodesOf(edition.id))).toContain('Merekod data');
    await ask('post', `/imports/${id}/undo`).expect(200);
    expect(texts(await nodesOf(edition.id))).toContain('Merekod');
  });

  it('of a workbook says what its merged cells cover', async () => {
    const cells = (row: readonly string[], number: number) =>
      row.map((text, column) => {
        const place = `${String.fromCharCode(65 + column)}${number}`;
        return text && `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
      });
    const rows = [HEADS, ...DOCUMENT]
      .map((row, at) => `<row r="${at + 1}">${cells(row, at + 1).join('')}</row>`)
      .join('');
    const after =
      '<mergeCells><mergeCell ref="A2:A5"/><mergeCell ref="F2:F4"/><mergeCell ref="G2:G3"/></mergeCells>';
    const { id, counts } = await checked(await workbook({ rows, after }));
    expect(counts).toMatchObject({ total: 4, new: 4, bad: 0 });
    await run(id).expect(200);
    expect((await editions())[0]).toMatchObject({ learningStandards: 3 });
  });

  it('leaves out a row that cannot be understood, with what would have stood on it', async () => {
    const { id, counts } = await checked(
      csv([...DOCUMENT, ['', '', '', '', '2.2', '', '2.2.1', 'Menulis', '', '']]),
    );
    expect(counts).toMatchObject({ new: 4, bad: 1 });
    await run(id).expect(409);
    await run(id, true).expect(200);
    expect((await editions())[0]).toMatchObject({ learningStandards: 3 });
  });

  it('is imported by administrators alone', async () => {
    const teacher = await makeMember(t, school, 'teacher');
    await ask('post', `/imports?kind=curriculum&academicYearId=${school.year}`, teacher)
      .attach('file', Buffer.from(csv(DOCUMENT)), 'dskp.csv')
      .expect(403);
  });
});

const DOCUMENT_SAYS = {
  curriculum: 'KSSR',
  subjectName: 'Sains',
  gradeLevel: 'T4',
  year: 2026,
  language: 'zh',
  source: 'Dokumen panitia',
  right: 'own',
};

it('tells members how one edition differs from another, and nobody else', async () => {
  await run((await checked(csv(DOCUMENT))).id).expect(200);
  await run((await checked(csv(REVISED.slice(0, 3)), { ...ANSWERS, year: '2027' })).id).expect(200);
  const [after, before] = await editions();
  const teacher = await makeMember(t, school, 'teacher');
  const path = `/curriculum/editions/${after.id}/differences?from`;
  const { body } = await ask('get', `${path}=${before.id}`, teacher).expect(200);
  expect(body).toMatchObject({ from: { year: 2026 }, added: [], moved: [] });
  expect(texts(body.gone)).toEqual(['Haiwan', 'Cacing', 'Memerhati']);
  expect(body.changed).toMatchObject([{ before: { text: 'Merekod' }, after: { text: 'Merekod data' } }]);
  await ask('get', `${path}=${school.id}`, teacher).expect(404);
  await ask('get', `${path}=x`, teacher).expect(400);
});
