import { randomUUID } from 'node:crypto';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { makeAccount } from './support/account.js';
import { asBytes } from './support/as-bytes.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { contentTypes, docxFile, relations, W, wordParagraph } from './support/docx-file.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';
import { shareHostedApp } from './support/share-test-app.js';
import { documentAttacks } from './support/templates/document-attacks.js';
import { livesIn } from './support/templates/judge-template.js';
import type { TestApp } from './support/test-app.js';

const DATE = '2026-10-13';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SCIENCE = {
  ...{ date: DATE, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  learningStandards: ['9.2.1 Meramal bahan yang lebur'],
  objective: 'Murid dapat mengelaskan tiga bahan.',
  activities: 'Tunjuk ais & lilin (10 min)\nTiket keluar <akhir> (10 min)',
};

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await shareHostedApp();
  await t.clockAt(`${DATE}T08:00:00+08:00`);
  school = await makeTrialSchool(t);
  admin = await makeAccount(t, { at: school, role: 'admin' });
});
afterAll(() => t?.close());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, who: TestPerson) =>
  t.call(method, path, { host: school.host, token: who.token });
const makeTeacher = () => makeAccount(t, { at: school, role: 'teacher' });
const send = (file: Buffer, who = admin) =>
  call('put', '/api/paper-template', who).attach('file', file, {
    filename: 'RPH sekolah.docx',
    contentType: DOCX,
  });

async function makePlan(who: TestPerson, content: object = {}): Promise<void> {
  await call('post', '/api/lesson-plans', who)
    .send({ id: randomUUID(), ...SCIENCE, ...content })
    .expect(201);
}

async function document(who: TestPerson, format: 'docx' | 'template'): Promise<ReadonlyMap<string, string>> {
  const asked = new URLSearchParams({ format, layout: 'lesson', from: '2026-10-12', to: '2026-10-23' });
  const { body } = await asBytes(call('get', `/api/lesson-plan-papers?${asked}`, who)).expect(200);
  return filesOf(body);
}

const words = (xml: string) =>
  xml
    .replaceAll(/<w:br\/>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

describe('For word processors', () => {
  it('the same plans stand in a document, a week a section, in any script', async () => {
    const who = await makeTeacher();
    await makePlan(who);
    await makePlan(who, {
      date: '2026-10-19',
      subject: 'جاوي',
      objective: 'موريد داڤت ممباچ',
      reflection: '学生能够朗读',
    });
    const files = await document(who, 'docx');
    const xml = files.get('word/document.xml') ?? '';
    expect(words(xml)).toContain('Murid dapat mengelaskan tiga bahan.');
    expect(words(xml)).toContain('Tunjuk ais & lilin');
    expect(words(xml)).toContain('学生能够朗读');
    expect(xml).toMatch(/<w:bidi\/>(?:(?!<\/w:p>).)*موريد داڤت ممباچ/su);
    expect(xml.match(/<w:sectPr/g)).toHaveLength(2);
    expect(words(xml).split('Disediakan oleh')).toHaveLength(3);
    expect(
      [...files]
        .filter(([path]) => path.includes('header'))
        .map(([, head]) => words(head))
        .join(),
    ).toMatch(/Sesi 2026 · Minggu 36/u);
    const foots = [...files].filter(([path]) => path.includes('footer')).map(([, foot]) => foot);
    expect(foots.join()).toMatch(/NUMPAGES/u);
    expect(foots.join()).not.toMatch(/SECTIONPAGES/u);
  });
});

describe('The template of a school', () => {
  const IN_TEMPLATE = new URLSearchParams({ format: 'template', layout: 'lesson', from: DATE, to: DATE });
  const body = [
    wordParagraph('RPH {{kelas}} · {{ Mata Pelajaran }}'),
    wordParagraph('Objektif: {{ob', 'jek', 'tif}} (tamat)'),
    wordParagraph('{{aktiviti}}'),
    wordParagraph('{{refleksi}}'),
  ].join('');

  it('is filled in for each lesson on a page of its own, in the letters of the template', async () => {
    const who = await makeTeacher();
    await makePlan(who);
    await makePlan(who, { date: '2026-10-14', className: '5 Cerdas', reflection: 'موريد ممهمي' });
    const head = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${wordParagraph('{{sekolah}}')}</w:hdr>`;
    const { body: kept } = await send(await docxFile(body, { 'word/header1.xml': head })).expect(200);
    expect(kept.template).toMatchObject({
      fileName: 'RPH sekolah.docx',
      tokens: ['kelas', 'mata_pelajaran', 'objektif', 'aktiviti', 'refleksi', 'sekolah'],
    });
    const files = await document(who, 'template');
    const xml = files.get('word/document.xml') ?? '';
    expect(words(files.get('word/header1.xml') ?? '')).toMatch(/^\s*SK Contoh \d+$/);
    expect(words(xml)).toContain('RPH 5 Bestari · Sains');
    expect(words(xml)).toContain('RPH 5 Cerdas · Sains');
    expect(words(xml)).toContain('Objektif: Murid dapat mengelaskan tiga bahan. (tamat)');
    expect(words(xml)).toContain('Tunjuk ais & lilin (10 min)\nTiket keluar <akhir> (10 min)');
    expect(xml).toContain(
      '<w:rPr><w:b/><w:sz w:val="20"/></w:rPr><w:t xml:space="preserve">Objektif: Murid dapat mengelaskan',
    );
    expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
    expect(xml).toMatch(
      /<w:bidi\/><w:jc w:val="both"\/>(?:(?!<\/w:p>).)*<w:rtl\/>(?:(?!<\/w:p>).)*موريد ممهمي/su,
    );
    expect(words(xml)).not.toMatch(/\{\{|\}\}/);
    expect(xml.match(/<w:sectPr/g)).toHaveLength(1);
  });

  it('says what a lesson says, even where that looks like a token', async () => {
    const who = await makeTeacher();
    await makePlan(who, { objective: 'Tulis {{kelas}} & <w:p>' });
    await send(await docxFile(body)).expect(200);
    expect(words((await document(who, 'template')).get('word/document.xml') ?? '')).toContain(
      'Tulis {{kelas}} & <w:p>',
    );
  });

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['an unknown token', () => docxFile(wordParagraph('{{kelas}} {{nama_', 'murid}}')), /\{\{nama_murid\}\}/],
    ['a token that does not end', () => docxFile(wordParagraph('{{kelas}} {{objektif')), /\{\{objektif/],
    ['no token', () => docxFile(wordParagraph('Kosong')), /no token/],
    [
      'a token of a lesson in a head',
      () =>
        docxFile(body, {
          'word/header1.xml': `<w:hdr xmlns:w="${W}">${wordParagraph('{{minggu}}')}</w:hdr>`,
        }),
      /\{\{minggu\}\}/,
    ],
    [
      'a document type',
      () => docxFile(body, { 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      /document type/,
    ],
    [
      'what unfolds to a bomb',
      () => docxFile(body, { 'word/media/a.bmp': '\0'.repeat(13 * 1024 * 1024) }),
      /unfolds/,
    ],
    ['a text of a megabyte', () => docxFile(wordParagraph('{{kelas}}', ' '.repeat(1_100_000))), /unfolds/],
    [
      'elements within elements',
      () => docxFile(body + '<w:sdt>'.repeat(500) + '</w:sdt>'.repeat(500)),
      /unfolds/,
    ],
    [
      'many parts',
      () =>
        docxFile(
          body,
          Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`word/media/${n}.png`, 'x'])),
        ),
      /unfolds/,
    ],
    ['a torn file', async () => (await docxFile(body)).subarray(0, 400), /DOCX/],
    ['something else', async () => Buffer.from('%PDF-1.7 bukan templat'), /DOCX/],
    [
      'a document that is none',
      () => docxFile(body, { 'word/document.xml': '<html><body>{{kelas}}</body></html>' }),
      /DOCX/,
    ],
  ])('is refused with %s, and the one before stays', async (_, file, reason) => {
    await send(await docxFile(body)).expect(200);
    const { body: said } = await send(await file()).expect(400);
    expect(said.details.fields).toEqual([{ field: 'file', message: expect.stringMatching(reason) }]);
    expect((await call('get', '/api/paper-template', admin).expect(200)).body.template).not.toBeNull();
  });

  it.each<[string, () => Promise<Buffer>, string | null]>([
    ['macros', () => docxFile(body, { 'word/vbaProject.bin': 'jahat' }), null],
    [
      'the type of one with macros',
      () =>
        docxFile(body, {
          '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
        }),
      null,
    ],
    ['another file', () => docxFile(body, { 'word/embeddings/oleObject1.bin': 'jahat' }), null],
    [
      'a template that is fetched',
      () =>
        docxFile(body, {
          'word/settings.xml': `<w:settings xmlns:w="${W}"/>`,
          'word/_rels/settings.xml.rels': relations('attachedTemplate', 'http://jahat.test/a', 'External'),
        }),
      null,
    ],
    [
      'a field that runs something',
      () =>
        docxFile(
          `${body}<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO jahat</w:instrText><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
        ),
      'Ditinggalkan daripada template: medan yang tidak dikenali (tulisannya kekal).',
    ],
    ...documentAttacks()
      .filter(({ id }) => ['d01', 'd03', 'd12', 'd53', 'd71'].includes(id))
      .map(({ id, bytes }): [string, () => Promise<Buffer>, string] => [
        id,
        async () => bytes,
        expect.stringMatching(/^Ditinggalkan/),
      ]),
  ])('is taken and handed on without %s', async (_, file, leftOut) => {
    const who = await makeTeacher();
    await makePlan(who);
    const { body: said } = await send(await file()).expect(200);
    expect(said.leftOut).toEqual(leftOut);
    for (const handed of [
      await asBytes(call('get', '/api/paper-template/file', admin)).expect(200),
      await asBytes(call('get', `/api/lesson-plan-papers?${IN_TEMPLATE}`, who)).expect(200),
    ]) {
      expect(handed.headers['content-disposition']).toMatch(/^attachment;/);
      expect(livesIn(handed.body, 'jahat')).toEqual([]);
    }
  });

  it('that was kept under an earlier rule follows the one of today', async () => {
    const who = await makeTeacher();
    await makePlan(who);
    await send(await docxFile(body)).expect(200);
    const files = t.app.get(HostedFiles);
    const bucket = { name: 'paper-templates', maxBytes: 1_000_000, types: [DOCX], graceDays: 1 };
    const [row] = await rowsOf<{ id: string }>(
      t.database,
      'SELECT file_id AS id FROM paper_templates WHERE school_id = $1',
      [school.id],
    );
    const attacks = new Map(documentAttacks().map(({ id, bytes }) => [id, bytes]));
    const keep = (id: string) =>
      files.put(bucket, `${school.id}/${row?.id}.docx`, {
        bytes: attacks.get(id) ?? Buffer.alloc(0),
        type: DOCX,
      });
    await keep('d06');
    for (const path of ['/api/paper-template/file', `/api/lesson-plan-papers?${IN_TEMPLATE}`]) {
      const { body: handed } = await asBytes(call('get', path, path.includes('file') ? admin : who)).expect(
        200,
      );
      expect(livesIn(handed, 'jahat')).toEqual([]);
    }
    await keep('d49');
    await call('get', '/api/paper-template/file', admin).expect(400);
    const { body: refused } = await call('get', `/api/lesson-plan-papers?${IN_TEMPLATE}`, who).expect(400);
    expect(refused.details.fields[0].message).toMatch(/document type/);
  });

  it('is too large at a megabyte', async () => {
    await send(Buffer.alloc(1_000_001, 'a')).expect(413);
  });

  it('is seen by teachers, changed and taken away by administrators, and gone once removed', async () => {
    const who = await makeTeacher();
    await makePlan(who);
    const file = await docxFile(body);
    await send(file, who).expect(403);
    await send(file).expect(200);
    expect((await call('get', '/api/paper-template', who).expect(200)).body.template.tokens).toContain(
      'kelas',
    );
    await call('get', '/api/paper-template/file', who).expect(403);
    const sent = await asBytes(call('get', '/api/paper-template/file', admin)).expect(200);
    expect(words(filesOf(sent.body).get('word/document.xml') ?? '')).toContain('{{objektif}}');
    await call('delete', '/api/paper-template', who).expect(403);
    await call('delete', '/api/paper-template', admin).expect(204);
    expect((await call('get', '/api/paper-template', who).expect(200)).body).toEqual({ template: null });
    const asked = new URLSearchParams({ format: 'template', layout: 'lesson', from: DATE, to: DATE });
    await call('get', `/api/lesson-plan-papers?${asked}`, who).expect(404);
  });

  it('is of its school alone', async () => {
    await send(await docxFile(body)).expect(200);
    const other = await makeTrialSchool(t);
    const theirs = await makeAccount(t, { at: other, role: 'admin' });
    const reply = await t
      .call('get', '/api/paper-template', { host: other.host, token: theirs.token })
      .expect(200);
    expect(reply.body).toEqual({ template: null });
  });
});

describe('The archive of a session', () => {
  const archive = async (who: TestPerson) =>
    (await asBytes(call('get', `/api/lesson-plan-archive?academicYearId=${school.year}`, who)).expect(200))
      .body as Buffer;

  it('has a paper a week and a table of all, and nothing of anybody else', async () => {
    const [who, other] = [await makeTeacher(), await makeTeacher()];
    await makePlan(who, { topic: '=cmd' });
    await makePlan(who, { date: '2026-10-20' });
    await makePlan(other, { date: '2026-10-27', className: '1 Rahsia' });
    const files = filesOf(await archive(who));
    expect([...files.keys()]).toEqual(['minggu-2026-10-12.pdf', 'minggu-2026-10-19.pdf', 'indeks.csv']);
    const index = files.get('indeks.csv') ?? '';
    expect(index.trim().split('\r\n')).toHaveLength(3);
    expect(index).toContain('minggu-2026-10-19.pdf');
    expect(index).not.toMatch(/Rahsia|,=cmd/);
    await call('get', `/api/lesson-plan-archive?academicYearId=${school.year}`, await makeTeacher()).expect(
      404,
    );
    await call('get', `/api/lesson-plan-archive?academicYearId=${randomUUID()}`, who).expect(404);
  });

  it('holds a year of 43 weeks with 25 lessons each, without holding it in memory', async () => {
    const who = await makeTeacher();
    await makePlan(who, { date: '2026-01-12' });
    await rowsOf(
      t.database,
      `INSERT INTO lesson_plans (school_id, id, author_id, date, start_time, end_time, class_name, subject, objective,
         activities, reflection, created_at, updated_at)
       SELECT school_id, gen_random_uuid(), author_id, '2026-01-12'::date + 7 * week + day, make_time(7 + n, 30, 0),
         make_time(8 + n, 30, 0), '5 Bestari', 'Sains', repeat('Murid dapat mengelaskan bahan. ', 8),
         repeat(E'Langkah yang biasa dengan perbincangan (10 min)\\n', 6), 'Baik.', now(), now()
       FROM lesson_plans, generate_series(0, 42) AS week, generate_series(0, 4) AS day, generate_series(0, 4) AS n
       WHERE author_id = $1`,
      [who.userId],
    );
    const before = process.memoryUsage().rss;
    const begunAt = performance.now();
    const files = filesOf(await archive(who));
    expect([...files.keys()].filter((path) => path.endsWith('.pdf'))).toHaveLength(43);
    expect((files.get('indeks.csv') ?? '').trim().split('\r\n')).toHaveLength(1 + 1 + 43 * 25);
    const asked = { format: 'pdf', layout: 'lesson', from: '2026-01-01', to: '2026-12-31', subject: 'Sains' };
    const { body } = await asBytes(
      call('get', `/api/lesson-plan-papers?${new URLSearchParams(asked)}`, who),
    ).expect(200);
    expect(body.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(43 * 25 + 1);
    expect(performance.now() - begunAt).toBeLessThan(120_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  }, 180_000);
});
