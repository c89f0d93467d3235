import { randomUUID } from 'node:crypto';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { importCalls } from './support/import-calls.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';
import { workbook, zipped } from './support/workbook.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-13T08:00:00+08:00'));
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
  const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 4 }];
  const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels };
  await ask('post', '/subjects')
    .send({ id: randomUUID(), ...subject })
    .expect(201);
});

const { ask, begin, begun, run, undo, rowsOf } = importCalls(() => ({ t, school, person: admin }));
const KIND = 'yearlyPlan';
const ANSWERS = { subject: 'sn', level: 'T5' };

type Asked = Readonly<{ columns: readonly Readonly<{ index: number; field: string | null }>[]; id: string }>;
async function checked(file: Buffer | string, answers: Readonly<Record<string, string>> = ANSWERS) {
  const { id, columns }: Asked = await begun(file, KIND);
  const body = {
    columns: columns.map(({ index, field }) => ({ index, field })),
    answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
  };
  return (await ask('put', `/imports/${id}/mapping`).send(body).expect(200)).body;
}
async function planRows() {
  const { items } = (await ask('get', `/yearly-plans?academicYearId=${school.year}`).expect(200)).body;
  return items[0] ? (await ask('get', `/yearly-plans/${items[0].id}/rows`).expect(200)).body.items : [];
}

type Cell = string | Readonly<{ text?: string; span?: number; merge?: 'restart' | 'continue' }>;
const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
    .join('');
function cellXml(cell: Cell): string {
  const { text = '', span = 1, merge } = typeof cell === 'string' ? { text: cell } : cell;
  const merged = merge === 'continue' ? '<w:vMerge/>' : merge ? '<w:vMerge w:val="restart"/>' : '';
  return `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/>${merged}</w:tcPr>${paragraphs(text)}</w:tc>`;
}
/** A document as Word writes it. */
function document(rows: readonly (readonly Cell[])[], doctype = ''): Promise<Buffer> {
  const table = rows.map((cells) => `<w:tr>${cells.map(cellXml).join('')}</w:tr>`).join('');
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zipped({
    'word/document.xml': `<?xml version="1.0"?>${doctype}<w:document xmlns:w="${main}"><w:body>${paragraphs('RANCANGAN PENGAJARAN TAHUNAN 2026')}<w:tbl>${table}</w:tbl></w:body></w:document>`,
  });
}

const over = (text: string) => ({ text, merge: 'restart' }) as const;
const below = { merge: 'continue' } as const;
const WORD = [
  [over('MINGGU'), over('TEMA'), { text: 'STANDARD', span: 2 }, over('SUMBER'), over('CATATAN')],
  [below, below, 'KANDUNGAN', 'PEMBELAJARAN', below, below],
  [
    over('1\n12/1/2026 - 16/1/2026'),
    over('Tenaga'),
    '9.1 Cahaya',
    '9.1.1 Menerangkan cahaya\n9.1.2 说明光',
    over('Lampu suluh'),
    '',
  ],
  [below, below, '9.2 Haba', '9.2.1 Menerangkan haba', below, 'Uji kaji'],
  ['2-3', below, '9.3 Bunyi', '9.3.1 Menerangkan bunyi', '', ''],
  [{ text: 'CUTI PENGGAL', span: 6 }],
];

describe('a yearly plan in a document of Word', () => {
  it('matches itself under merged heads, and carries on what stands in cells over several rows', async () => {
    const opened = await checked(await document(WORD));
    expect(opened.columns.map(({ head, field }: { head: string; field: string }) => [head, field])).toEqual([
      ['MINGGU', 'week'],
      ['TEMA', 'theme'],
      ['STANDARD KANDUNGAN', 'contentStandards'],
      ['STANDARD PEMBELAJARAN', 'learningStandards'],
      ['SUMBER', 'resources'],
      ['CATATAN', 'notes'],
    ]);
    await run(opened.id, true).expect(200);
    expect(await planRows()).toMatchObject([
      {
        week: 1,
        theme: 'Tenaga',
        contentStandards: ['9.1 Cahaya'],
        learningStandards: ['9.1.1 Menerangkan cahaya', '9.1.2 说明光'],
      },
      {
        ...{ week: 1, theme: 'Tenaga', learningStandards: ['9.2.1 Menerangkan haba'] },
        ...{ resources: 'Lampu suluh', notes: 'Uji kaji' },
      },
      { week: 2, theme: 'Tenaga', contentStandards: ['9.3 Bunyi'], resources: '' },
      { week: 3, theme: 'Tenaga', contentStandards: ['9.3 Bunyi'] },
    ]);
  });

  it('that declares a document type is refused with a sentence', async () => {
    const { body } = await begin(await document(WORD, '<!DOCTYPE w [<!ENTITY a "b">]>'), KIND).expect(400);
    expect(body.details.sentence).toEqual(expect.any(String));
  });
});

const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;

const SHEET = [
  'Rancangan Pengajaran Tahunan;;;',
  'Objektif Pembelajaran;Tajuk;Minggu;Standard Pembelajaran',
  'Murid mengukur;Haba;Minggu 4;9.2.1 Mengukur suhu 9.2.2 Merekod suhu',
  'Murid melukis;Bunyi;M5;9.3.1 Melukis',
  'Tiada;Cuti;CUTI PERAYAAN;',
].join('\n');

describe('a yearly plan in a sheet', () => {
  it('has its Malay heads in any order, and asks about a row without a week', async () => {
    const opened = await checked(SHEET);
    const rows: { outcome: string }[] = await rowsOf(opened.id);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'bad']);
    await run(opened.id).expect(409);
    await run(opened.id, true).expect(200);
    expect(await planRows()).toMatchObject([
      {
        week: 4,
        topic: 'Haba',
        objective: 'Murid mengukur',
        learningStandards: ['9.2.1 Mengukur suhu', '9.2.2 Merekod suhu'],
      },
      { week: 5, topic: 'Bunyi' },
    ]);
  });

  it('is read from a workbook too: weeks as numbers, and what a cell says over rows holds for each of them', async () => {
    const rows = [
      `<row r="1">${text('A1', 'RPT SAINS TAHUN 5')}</row>`,
      `<row r="2">${['Tema', 'Minggu', 'Standard Pembelajaran', 'Tajuk', 'Catatan'].map((head, at) => text(`${'ABCDE'[at]}2`, head)).join('')}</row>`,
      `<row r="3">${text('A3', 'Tenaga')}<c r="B3"><v>4</v></c>${text('C3', '9.2.1 Mengukur suhu')}${text('D3', 'Haba')}${text('E3', 'Bawa termometer')}</row>`,
      `<row r="4"><c r="B4"><v>5</v></c>${text('C4', '9.2.2 说明热')}</row>`,
      `<row r="5"><c r="B5"><v>6</v></c>${text('C5', '9.2.3 Merekod')}</row>`,
    ].join('');
    const after = `<mergeCells>${['A1:E1', 'A3:A5', 'D3:D4', 'E3:E3'].map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
    const opened = await checked(await workbook({ rows, after }));
    await run(opened.id).expect(200);
    expect(await planRows()).toMatchObject([
      { week: 4, theme: 'Tenaga', topic: 'Haba', learningStandards: ['9.2.1 Mengukur suhu'] },
      { week: 5, theme: 'Tenaga', topic: 'Haba', learningStandards: ['9.2.2 说明热'], notes: '' },
      { week: 6, theme: 'Tenaga', topic: '', learningStandards: ['9.2.3 Merekod'] },
    ]);
  });

  it('whose cells are merged in every week of the year is read to its end', async () => {
    const weeks = Array.from({ length: 42 }, (_, at) => at + 1);
    const heads = ['Minggu', 'Tema', 'Tajuk', 'Objektif Pembelajaran', 'Sumber', 'Catatan'];
    const row = (number: number, cells: readonly string[]) =>
      `<row r="${number}">${cells.map((cell, at) => cell && text(`${'ABCDEFG'[at]}${number}`, cell)).join('')}</row>`;
    const rows = weeks.flatMap((week) => [
      row(2 * week, [
        `${week}`,
        'Tenaga',
        `Tajuk ${week}`,
        `Murid ${week}`,
        'Buku',
        'Kumpulan',
        `${week}.1.1 Satu`,
      ]),
      row(2 * week + 1, ['', '', '', '', '', '', `${week}.1.2 Dua`]),
    ]);
    const merges = weeks.flatMap((week) =>
      [...'ABCDEF'].map((column) => `<mergeCell ref="${column}${2 * week}:${column}${2 * week + 1}"/>`),
    );
    const opened = await checked(
      await workbook({
        rows: row(1, [...heads, 'Standard Pembelajaran']) + rows.join(''),
        after: `<mergeCells>${merges.join('')}</mergeCells>`,
      }),
    );
    await run(opened.id).expect(200);
    expect((await planRows()).slice(-2)).toMatchObject([
      { week: 42, topic: 'Tajuk 42', learningStandards: ['42.1.1 Satu'] },
      { week: 42, topic: 'Tajuk 42', learningStandards: ['42.1.2 Dua'], notes: 'Kumpulan' },
    ]);
  });

  it('adds nothing the second time, and is taken back but for what was changed since', async () => {
    const { id } = await checked(SHEET);
    await run(id, true).expect(200);
    const again = await checked(SHEET);
    const { body } = await run(again.id, true).expect(200);
    expect(body.result).toMatchObject({ new: 0, same: 2 });
    const [first] = await planRows();
    const { updatedAt: _when, deletedAt: _gone, originId: _origin, id: rowId, ...content } = first;
    await ask('put', `/yearly-plan-rows/${rowId}`)
      .send({ ...content, topic: 'Suhu' })
      .expect(200);
    const undone = await undo(id).expect(200);
    expect(undone.body.result).toMatchObject({ undone: 1, kept: 1 });
    expect(await planRows()).toMatchObject([{ topic: 'Suhu' }]);
  });

  it('is of a subject of the school, at a level at which it is taught', async () => {
    for (const answers of [
      { subject: 'Kimia', level: 'T5' },
      { subject: 'Sains', level: 'T4' },
    ]) {
      const rows: { outcome: string }[] = await rowsOf((await checked(SHEET, answers)).id);
      expect(rows.map(({ outcome }) => outcome)).toEqual(['bad', 'bad', 'bad']);
    }
  });

  it('is imported by whoever has the duty and heads the panel of its subject, and by nobody else beside administrators', async () => {
    const head = await makeMember(t, school, 'teacher');
    const year = (await ask('get', '/academic-years').expect(200)).body.currentId;
    const [{ id: subjectId }] = (await ask('get', '/subjects').expect(200)).body.items;
    const sent = (file: string) =>
      ask('post', `/imports?kind=${KIND}&academicYearId=${school.year}`, head).attach(
        'file',
        Buffer.from(file),
        'rpt.csv',
      );
    await sent(SHEET).expect(403);
    await ask('put', `/members/${head.userId}/duties/panel_head`)
      .send({ from: '2026-01-01', to: null })
      .expect(200);
    const matched = async () => {
      const { id, columns } = (await sent(SHEET).expect(201)).body;
      const answers = Object.entries(ANSWERS).map(([question, answer]) => ({ question, answer }));
      const mapping = columns.map(({ index, field }: { index: number; field: string | null }) => ({
        index,
        field,
      }));
      return (
        await ask('put', `/imports/${id}/mapping`, head).send({ columns: mapping, answers }).expect(200)
      ).body;
    };
    expect((await matched()).counts).toMatchObject({ total: 3, bad: 3 });
    await ask('post', `/imports?kind=pupils&academicYearId=${school.year}`, head)
      .attach('file', Buffer.from('Nama;Jantina\nAdam;L'), 'murid.csv')
      .expect(403);
    const panel = { academicYearId: year, subjectId, headId: head.userId, memberIds: [head.userId] };
    await ask('post', '/panels')
      .send({ id: randomUUID(), ...panel })
      .expect(201);
    const { id, counts } = await matched();
    expect(counts).toMatchObject({ new: 2, bad: 1 });
    await ask('post', `/imports/${id}/run`, head).send({ skipBad: true }).expect(200);
    expect(await planRows()).toMatchObject([{ topic: 'Haba' }, { topic: 'Bunyi' }]);
    const other = await makeMember(t, school, 'teacher');
    await ask('put', `/members/${other.userId}/duties/panel_head`)
      .send({ from: '2026-01-01', to: null })
      .expect(200);
    await ask('post', `/imports/${id}/undo`, other).expect(403);
    await ask('post', `/imports/${id}/undo`, head).expect(200);
    expect(await planRows()).toEqual([]);
  });
});
