import { randomUUID } from 'node:crypto';
import { readTableFile } from '../src/modules/imports/reading/index.js';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { XLSX } from '../src/platform/tables/xlsx.js';
import { makeAccount } from './support/account.js';
import { asBytes } from './support/as-bytes.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';
import { shareHostedApp } from './support/share-test-app.js';
import { livesIn } from './support/templates/judge-template.js';
import { workbookAttacks } from './support/templates/workbook-attacks.js';
import type { TestApp } from './support/test-app.js';
import { workbook } from './support/workbook.js';

const ATTACKS = new Map(workbookAttacks().map(({ id, bytes }) => [id, bytes]));
const attack = (id: string) => ATTACKS.get(id) ?? Buffer.alloc(0);
const FIRST_DAY = '2026-01-12';
const HEADS = ['BIL', 'NAMA MURID', 'L/P', 'TKH LAHIR', 'NO. KP', 'KELAS', 'TEL BAPA', 'AGAMA', 'CATATAN'];
const cell = (place: string, text: string, style = '') =>
  `<c r="${place}"${style} t="inlineStr"><is><t>${text}</t></is></c>`;
const letter = (at: number) => String.fromCharCode(65 + at);
const TYPES = '[Content_Types].xml';
const types = (more = '') =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${more}</Types>`;

/** A title over merged cells, heads in row 3, and an empty row whose looks are those of the list. */
const form = (below = '', beside: Record<string, string> = {}, after = '') =>
  workbook({
    rows: `<row r="1">${cell('A1', 'BORANG BANTUAN')}</row><row r="3">${HEADS.map((head, at) => cell(`${letter(at)}3`, head)).join('')}</row><row r="4" ht="22" customHeight="1"><c r="B4" s="1"/><c r="D4" s="1"/><c r="I4" s="1"/></row>${below}`,
    after: `<mergeCells count="2"><mergeCell ref="A1:I1"/><mergeCell ref="H4:I4"/></mergeCells>${after}`,
    formats: ['@'],
    beside: { [TYPES]: types(), ...beside },
  });

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  t = await shareHostedApp();
  await t.clockAt('2026-10-13T08:00:00+08:00');
  school = await makeTrialSchool(t);
  admin = await makeAccount(t, { at: school, role: 'admin' });
  teacher = await makeAccount(t, { at: school, role: 'teacher' });
  const classId = randomUUID();
  const bestari = {
    id: classId,
    academicYearId: school.year,
    name: '4 Bestari',
    gradeLevels: ['T4'],
    shift: 'morning',
  };
  await ask('post', '/api/classes')
    .send({ ...bestari, stream: null, groups: [], classTeacherId: null })
    .expect(201);
  for (const name of ['=Aina & Murni', 'Zul'])
    await ask('post', '/api/pupils')
      .send({
        ...{ id: randomUUID(), name, sex: name === 'Zul' ? 'M' : 'F', registerNumber: null },
        ...{ birthDate: '2016-03-15', identityNumber: `160315-10-00${name === 'Zul' ? 21 : 13}` },
        placing: { academicYearId: school.year, classId, groupIds: [], day: FIRST_DAY },
      })
      .expect(201);
  const { body } = await ask('get', `/api/pupils?academicYearId=${school.year}`).expect(200);
  const guardians = [{ name: 'Bapa', relation: 'father', phone: '+60123456789', email: null }];
  await ask('put', `/api/pupils/${body.items[0].id}/guardians`).send({ guardians }).expect(200);
});
afterAll(() => t?.close());

const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string, person = admin) =>
  t.call(method, path, { host: school.host, token: person.token });
const add = (file: Buffer, person = admin) =>
  ask('post', '/api/pupil-table-templates', person).attach('file', file, 'Borang bantuan.xlsx');
const kept = async (file: Buffer) => (await add(file).expect(201)).body;
const filled = async (id: string, query = '') =>
  (
    await asBytes(
      ask('get', `/api/pupil-lists/table?academicYearId=${school.year}&format=xlsx&templateId=${id}${query}`),
    ).expect(200)
  ).body;
const rowsIn = async (file: Buffer) => {
  const reading = await readTableFile(file);
  if (!('sheets' in reading)) throw new Error('no sheets');
  return reading.sheets[0]?.rows.map(({ number, cells }) => [number, ...cells]) ?? [];
};
const removeAll = async () => {
  const { body } = await ask('get', '/api/pupil-table-templates').expect(200);
  for (const { id } of body.items) await ask('delete', `/api/pupil-table-templates/${id}`).expect(204);
};
afterEach(removeAll);

describe('a form of the school', () => {
  it('says which of its columns are filled in, and leaves those of religion', async () => {
    expect(await kept(await form())).toMatchObject({
      ...{ fileName: 'Borang bantuan.xlsx', sheet: 'Senarai', hasGuardians: true },
      ...{ filled: HEADS.slice(0, 7), left: ['AGAMA', 'CATATAN'] },
    });
  });

  it('is filled in under its heads and stays as it was made, with what is told only on request left out', async () => {
    const { id } = await kept(await form());
    const file = await filled(id);
    expect(await rowsIn(file)).toEqual([
      [1, 'BORANG BANTUAN'],
      [3, ...HEADS],
      [4, '1', '=Aina & Murni', 'P', '2016-03-15', expect.stringMatching(/^\.{6}\d\d$/), '4 Bestari'],
      [5, '2', 'Zul', 'L', '2016-03-15', expect.stringMatching(/^\.{6}\d\d$/), '4 Bestari'],
    ]);
    const sheet = filesOf(file).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<row r="5" ht="22" customHeight="1">');
    expect(sheet).toContain('<c r="B5" s="1" t="inlineStr">');
    expect(sheet).toContain('<mergeCells count="1"><mergeCell ref="A1:I1"/></mergeCells>');
    expect(sheet).not.toMatch(/<f>|H4:I4/);
    const { body } = await ask('get', '/api/pupil-lists/log').expect(200);
    expect(body.items[0]).toMatchObject({
      kind: 'table_taken',
      format: 'xlsx',
      rows: 2,
      hasGuardians: false,
    });
  });

  it('may have its lines numbered: those that are not needed stay', async () => {
    const line = (at: number) => `<row r="${at}"><c r="A${at}"><v>${at - 3}</v></c></row>`;
    const { id } = await kept(await form([5, 6, 7].map(line).join('')));
    const rows = await rowsIn(await filled(id));
    expect(rows.map(([number, ...cells]) => [number, cells[0], cells[1] ?? null])).toEqual([
      ...[
        [1, 'BORANG BANTUAN', null],
        [3, 'BIL', 'NAMA MURID'],
      ],
      ...[
        [4, '1', '=Aina & Murni'],
        [5, '2', 'Zul'],
      ],
      ...[
        [6, '3', null],
        [7, '4', null],
      ],
    ]);
  });

  it('holds whole numbers and guardians where that is asked, and the log says so', async () => {
    const { id } = await kept(await form());
    const [, , first] = await rowsIn(await filled(id, '&numbers=whole&guardians=all'));
    expect(first?.slice(5)).toEqual(['160315100013', '4 Bestari', '+60123456789']);
    const { body } = await ask('get', '/api/pupil-lists/log').expect(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({ hasNumbers: true, hasGuardians: true, rows: 2 }),
    );
  });

  it('whose list is a table of the spreadsheet grows with it', async () => {
    const beside = {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="../tables/table1.xml"/></Relationships>',
      'xl/tables/table1.xml':
        '<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="1" name="T" displayName="T" ref="A3:I4"><autoFilter ref="A3:I4"/></table>',
    };
    const part =
      '<tableParts count="1"><tablePart xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId1"/></tableParts>';
    const { id } = await kept(await form('', beside, part));
    expect(filesOf(await filled(id)).get('xl/tables/table1.xml')).toMatch(
      /ref="A3:I5".*<autoFilter ref="A3:I5"\/>/,
    );
  });

  it.each([
    ['holds somebody already', () => form(`<row r="5">${cell('B5', 'Murid Lama')}</row>`), 'has_rows'],
    [
      'has no column for names',
      () =>
        workbook({
          rows: `<row r="1">${cell('A1', 'KELAS')}${cell('B1', 'JANTINA')}</row>`,
          beside: { [TYPES]: types() },
        }),
      'no_names',
    ],
    ['is a CSV', async () => Buffer.from('Nama,Kelas\r\n'), 'no_workbook'],
    ['is no ZIP', async () => Buffer.from('PK\u0003\u0004 no zip'), 'no_workbook'],
    ['has two parts of one name', async () => attack('x42'), 'no_workbook'],
    ['declares a document type', async () => attack('x44'), 'no_workbook'],
  ])('that %s is refused with a sentence', async (_, file, reason) => {
    const { body } = await add(await file()).expect(400);
    expect(body).toMatchObject({ code: 'TABLE_TEMPLATE_REFUSED', details: { reason } });
    expect(body.details.sentence).toMatch(/^[A-Z].{20,}\.$/);
  });

  it.each([
    ['x39', 'formula yang tidak dikenali (nilainya kekal)'],
    ['x04', 'gambar yang bukan PNG atau JPEG di dalam fail itu sendiri'],
    ['x05', 'jadual pangsi dan sambungan data'],
    ['x22', 'pautan pada sel (tulisannya kekal)'],
  ])('is taken and filled in without what reaches out of it: %s', async (id, missed) => {
    const taken = await kept(attack(id));
    expect(taken.leftOut).toBe(`Ditinggalkan daripada template: ${missed}.`);
    const file = await filled(taken.id);
    expect(livesIn(file, 'jahat')).toEqual([]);
    expect((await rowsIn(file))[1]?.slice(0, 3)).toEqual([2, '1', '=Aina & Murni']);
  });

  it('that was kept under an earlier rule follows the one of today', async () => {
    const { id } = await kept(await form());
    const [row] = await rowsOf<{ file: string }>(
      t.database,
      `UPDATE pupil_table_templates SET sheet = 'Murid', head_row = 1 WHERE id = $1 RETURNING file_id AS file`,
      [id],
    );
    const bucket = { name: 'pupil-table-templates', maxBytes: 1_000_000, types: [XLSX], graceDays: 1 };
    const keep = (bytes: Buffer) =>
      t.app.get(HostedFiles).put(bucket, `${school.id}/${row?.file}.xlsx`, { bytes, type: XLSX });
    await keep(attack('x01'));
    expect(livesIn(await filled(id), 'jahat')).toEqual([]);
    await keep(attack('x44'));
    const { body } = await ask(
      'get',
      `/api/pupil-lists/table?academicYearId=${school.year}&format=xlsx&templateId=${id}`,
    ).expect(400);
    expect(body.details).toMatchObject({ reason: 'unreadable' });
  });

  it('is too large at a megabyte', async () => {
    expect((await add(Buffer.alloc(1_100_000, 'a')).expect(413)).body.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('is for who keeps pupils, of the own school, and ten at most', async () => {
    const { id } = await kept(await form());
    await add(await form(), teacher).expect(403);
    await ask('get', '/api/pupil-table-templates', teacher).expect(403);
    await ask(
      'get',
      `/api/pupil-lists/table?academicYearId=${school.year}&format=xlsx&templateId=${id}`,
      teacher,
    ).expect(403);
    await ask(
      'get',
      `/api/pupil-lists/table?academicYearId=${school.year}&format=csv&templateId=${id}`,
    ).expect(400);
    const other = await makeTrialSchool(t);
    const there = { host: other.host, token: (await makeAccount(t, { at: other, role: 'admin' })).token };
    await t
      .call('get', `/api/pupil-lists/table?academicYearId=${school.year}&format=xlsx&templateId=${id}`, there)
      .expect(404);
    await t.call('delete', `/api/pupil-table-templates/${id}`, there).expect(404);
    const file = await form();
    for (let count = 1; count < 10; count += 1) await add(file).expect(201);
    expect((await add(file).expect(400)).body.details.reason).toBe('too_many');
    await removeAll();
    await ask(
      'get',
      `/api/pupil-lists/table?academicYearId=${school.year}&format=xlsx&templateId=${id}`,
    ).expect(404);
    await ask('delete', `/api/pupil-table-templates/${id}`).expect(404);
  });
});
