import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ImportsWorker } from '../src/modules/imports/index.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { makeMember } from './support/builders.js';
import { importCalls } from './support/import-calls.js';
import { inSchool } from './support/in-school.js';
import { rowsOf as allRows } from './support/rows-of.js';
import { waitUntil } from './support/wait-until.js';
import { workbook } from './support/workbook.js';

const { t, school, people } = inSchool({ admin: 'admin' });
const { admin } = people;

type Column = Readonly<{ index: number; field: string | null }>;

const { ask, begin, begun, matched, rowsOf, run } = importCalls(() => ({ t, school, person: admin }));
const pupils = async () => (await ask('get', `/pupils?academicYearId=${school.year}`).expect(200)).body.items;

const LIST = [
  'NAMA MURID,NO KP / MYKID,JANTINA,TARIKH LAHIR,KAUM',
  'Adam Haris bin Khairul,160214-08-1235,LELAKI,14/02/2016,Melayu',
  'Lim Jia Hui,160921101288,P,42634,Cina',
].join('\n');

describe('a file to be filled in', () => {
  it.each(['pupils', 'sets', 'teachers', 'curriculum'])('of %s matches itself', async (kind) => {
    const template = `/import-templates?kind=${kind}&format`;
    const { text } = await ask('get', `${template}=csv`).expect(200);
    const heads = text.trim();
    const line = Array.from(heads.split(','), () => 'x').join(',');
    const { columns, fields } = await begun(`${heads}\n${line}`, kind);
    expect(columns.map(({ field }: Column) => field)).toEqual(
      fields.map(({ name }: { name: string }) => name),
    );
    await ask('get', `${template}=xlsx`).expect(200);
  });

  it('is for who imports the kind', async () => {
    const teacher = await makeMember(t, school, 'teacher');
    await ask('get', '/import-templates?kind=pupils&format=csv', teacher).expect(403);
    await ask('get', '/import-templates?kind=pupils&format=pdf').expect(400);
  });
});

describe('a list of pupils', () => {
  it('says what its columns mean, without what is not kept and without whole numbers', async () => {
    const { columns, ...begunImport } = await begun(LIST);
    expect(begunImport).toMatchObject({ kind: 'pupils', rowCount: 2, state: 'read', counts: null });
    expect(columns).toMatchObject([
      { letter: 'A', field: 'name', match: 'recognised' },
      { letter: 'B', field: 'identityNumber', samples: ['••••••-••-••35', '••••••••••88'] },
      { letter: 'C', field: 'sex', remark: 'LELAKI → L, P → P' },
      { letter: 'D', field: 'birthDate', remark: '2 bentuk tarikh dibaca' },
      { letter: 'E', field: null, isSensitive: true },
    ]);
  });

  it('is imported whole, and taken back whole', async () => {
    const { id, counts } = await matched(LIST);
    expect(counts).toMatchObject({ total: 2, new: 2, bad: 0 });
    expect(await pupils()).toEqual([]);
    const { body } = await run(id).expect(200);
    expect(body).toMatchObject({ state: 'done', canUndo: true, result: { new: 2 } });
    expect(await pupils()).toMatchObject([{ name: 'Adam Haris bin Khairul' }, { name: 'Lim Jia Hui' }]);
    const undone = await ask('post', `/imports/${id}/undo`).expect(200);
    expect(undone.body.result).toMatchObject({ undone: 2, kept: 0 });
    expect(await pupils()).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    await run((await matched(LIST)).id).expect(200);
    const { id, counts } = await matched(LIST);
    expect(counts).toMatchObject({ total: 2, new: 0, changed: 0, same: 2 });
    expect((await run(id).expect(200)).body.result).toMatchObject({ new: 0, changed: 0, same: 2 });
  });

  it('is matched as it was the last time', async () => {
    await matched(LIST);
    const { columns } = await begun(LIST);
    expect(columns.map(({ match }: { match: string }) => match)).toEqual(Array(5).fill('remembered'));
  });

  it('names the cell in which something is wrong, and is imported without such rows where that is asked', async () => {
    const { id } = await matched(`${LIST}\nSarvesh a/l Nathan,160921-10-12,X,31/02/2016,India`);
    const [, , bad] = await rowsOf(id);
    expect(bad).toMatchObject({
      number: 4,
      outcome: 'bad',
      findings: [
        { cell: 'C4', message: 'Gunakan L atau P.' },
        { cell: 'B4', message: 'Kurang 2 angka.' },
        { cell: 'D4', message: 'Tarikh ini tidak wujud.' },
      ],
    });
    expect((await run(id).expect(409)).body.code).toBe('IMPORT_HAS_BAD_ROWS');
    expect(await pupils()).toEqual([]);
    expect((await run(id, true).expect(200)).body.result).toMatchObject({ new: 2, skipped: 1 });
  });

  it('is mended row by row', async () => {
    const { id } = await matched(`${LIST}\nSarvesh,,X,,`);
    const values = [{ field: 'sex', value: 'L' }];
    const { body } = await ask('patch', `/imports/${id}/rows/4`).send({ values }).expect(200);
    expect(body).toMatchObject({ outcome: 'new', findings: [{ field: 'className', isWarning: true }] });
    await run(id).expect(200);
    expect(await pupils()).toHaveLength(3);
  });
});

it('who may not keep pupils imports none', async () => {
  const teacher = await makeMember(t, school, 'teacher');
  await begin(LIST, 'pupils', teacher).expect(403);
  const { id } = await begun(LIST);
  await ask('get', `/imports/${id}`, teacher).expect(403);
});

const columnsOf = (body: { columns: { head: string; field: string | null }[] }) =>
  body.columns.map(({ head, field }) => [head, field]);

it('a list as the ministry’s systems write it maps itself, under title lines and merged heads', async () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const line = (number: number, ...texts: string[]) => {
    const cells = texts.map((text, at) => (text ? cell(`${'ABCDEFGH'[at]}${number}`, text) : ''));
    return `<row r="${number}">${cells.join('')}</row>`;
  };
  const file = await workbook({
    rows: [
      line(1, 'KEMENTERIAN PENDIDIKAN MALAYSIA'),
      line(2, 'SENARAI MURID MENGIKUT KELAS: 4 BESTARI'),
      line(4, 'BIL.', 'NAMA MURID', 'NO. PENGENALAN', 'JANTINA', 'AGAMA', 'PENJAGA'),
      line(5, '', '', '', '', '', 'NAMA', 'TELEFON'),
      line(
        6,
        '1',
        'SITI AISYAH BINTI OMAR',
        '160305060012',
        'PEREMPUAN',
        'ISLAM',
        'OMAR BIN ALI',
        '123456789',
      ),
      line(8, 'BIL.', 'NAMA MURID', 'NO. PENGENALAN', 'JANTINA'),
      line(9, '2', 'LIM JIA HUI', '160921101288', 'PEREMPUAN', 'BUDDHA'),
    ].join(''),
    after:
      '<mergeCells><mergeCell ref="A1:G1"/><mergeCell ref="B4:B5"/><mergeCell ref="F4:G4"/></mergeCells>',
  });
  const bestari = await makeClass('4 Bestari');
  const read = await begun(file);
  expect(read).toMatchObject({ sheet: 'Senarai' });
  expect(columnsOf(read)).toEqual([
    ['BIL.', null],
    ['NAMA MURID', 'name'],
    ['NO. PENGENALAN', 'identityNumber'],
    ['JANTINA', 'sex'],
    ['AGAMA', null],
    ['PENJAGA NAMA', 'guardianName'],
    ['PENJAGA TELEFON', 'guardianPhone'],
    ['Kelas (tajuk)', 'className'],
  ]);
  const { id, counts } = await matched(file);
  expect(counts).toMatchObject({ total: 2, new: 2, warning: 1 });
  await run(id).expect(200);
  expect(await pupils()).toMatchObject([{ classId: bestari.id }, { classId: bestari.id }]);
  const siti = (await pupils()).find(({ name }: { name: string }) => name.startsWith('SITI'));
  const { body } = await ask('post', `/pupils/${siti.id}/guardian-openings`).expect(200);
  expect(body.guardians).toMatchObject([{ name: 'OMAR BIN ALI', relation: 'guardian', phone: '0123456789' }]);
});

const findingOf = async (id: string, at: number) => (await rowsOf(id))[at].findings[0];
const take = (id: string, number: number, mend: { question: string; answer: string }) =>
  ask('patch', `/imports/${id}/rows/${number}`).send({
    answers: [{ question: mend.question, answer: mend.answer }],
  });

describe('who stands twice', () => {
  it('by number in one file is bad the second time, and may be left out', async () => {
    const { id } = await matched('Nama,Jantina,No KP\nLim,P,160921101288\nLim J H,P,160921-10-1288');
    const finding = await findingOf(id, 1);
    expect(finding).toMatchObject({ message: 'Sama dengan baris 2.', mends: [{ act: 'skip' }] });
    const { body } = await ask('patch', `/imports/${id}/rows/3`).send({ isSkipped: true }).expect(200);
    expect(body.outcome).toBe('skipped');
    expect((await run(id).expect(200)).body.result).toMatchObject({ new: 1, skipped: 1 });
  });

  it('by name and sex alone is asked about, in the file and in the school, and never merged', async () => {
    await run((await matched('Nama,Jantina\nLim Jia Hui,P')).id).expect(200);
    const { id, counts } = await matched('Nama,Jantina\nLim Jia Hui,P\nAli,L\nALI,L');
    expect(counts).toMatchObject({ bad: 3, new: 0 });
    const alike = await findingOf(id, 0);
    expect(alike.mends.map(({ label }: { label: string }) => label)).toEqual([
      'Murid yang sama',
      'Murid lain',
    ]);
    expect((await take(id, 2, alike.mends[0]).expect(200)).body.outcome).toBe('same');
    expect((await take(id, 2, alike.mends[1]).expect(200)).body.outcome).toBe('new');
    const twin = await findingOf(id, 2);
    expect((await take(id, 4, twin.mends[1]).expect(200)).body.outcome).toBe('new');
    await run(id).expect(200);
    expect(await pupils()).toHaveLength(4);
  });

  it('without a number is found by the school’s own together with the name', async () => {
    await run((await matched('Nama,Jantina,No Daftar\nLim Jia Hui,P,A17')).id).expect(200);
    const named = await matched('Nama,Jantina,No Daftar,Tarikh lahir\nLIM JIA HUI,P,a17,5/3/2016');
    expect(named.counts).toMatchObject({ changed: 1, new: 0, bad: 0 });
    const { id, counts } = await matched('Nama,Jantina,No Daftar,Tarikh lahir\nLim J. Hui,P,a17,5/3/2016');
    expect(counts).toMatchObject({ bad: 1 });
    const finding = await findingOf(id, 0);
    expect(finding.message).toBe('No. daftar A17 milik Lim Jia Hui.');
    expect((await take(id, 2, finding.mends[0]).expect(200)).body.outcome).toBe('changed');
    await run(id).expect(200);
    expect(await pupils()).toMatchObject([{ name: 'Lim J. Hui', registerNumber: 'A17' }]);
    await ask('post', `/imports/${id}/undo`).expect(200);
    expect(await pupils()).toMatchObject([{ name: 'Lim Jia Hui', registerNumber: 'A17' }]);
  });
});

describe('another number of identity under a known register number', () => {
  const HEADS = 'Nama,Jantina,No KP,No Daftar';
  const cardOf = async (name: string) => {
    const { id } = (await pupils()).find((pupil: { name: string }) => pupil.name === name);
    return (await ask('get', `/pupils/${id}`).expect(200)).body;
  };

  beforeEach(async () => {
    await run((await matched(`${HEADS}\nLim Jia Hui,P,160921101288,A17`)).id).expect(200);
  });

  it('is another person where the name is another: refused in the preview, and left out of the run', async () => {
    const { id, counts } = await matched(`${HEADS}\nTan Mei Ling,P,151203070452,A17`);
    expect(counts).toMatchObject({ bad: 1, changed: 0, new: 0 });
    const [row] = await rowsOf(id);
    expect(row.findings).toMatchObject([
      { field: 'registerNumber', isWarning: false, message: 'No. daftar ini milik murid lain.', mends: [] },
    ]);
    expect((await run(id).expect(409)).body.code).toBe('IMPORT_HAS_BAD_ROWS');
    expect((await run(id, true).expect(200)).body.result).toMatchObject({ new: 0, changed: 0, skipped: 1 });
    expect(await pupils()).toMatchObject([{ name: 'Lim Jia Hui', registerNumber: 'A17' }]);
    expect(await cardOf('Lim Jia Hui')).toMatchObject({ numberEnding: '1288' });
  });

  it('is a corrected number where the name agrees: shown old beside new, taken only when somebody says so', async () => {
    const { id, counts } = await matched(`${HEADS}\nLIM JIA HUI,P,160912101264,A17`);
    expect(counts).toMatchObject({ bad: 1, same: 0, changed: 0 });
    const [{ findings }] = await rowsOf(id);
    expect(findings).toMatchObject([
      {
        field: 'identityNumber',
        isWarning: false,
        message: 'Lim Jia Hui disimpan dengan no. pengenalan lain: berakhir 88, dalam senarai 64.',
      },
    ]);
    expect((await run(id, true).expect(200)).body.result).toMatchObject({ changed: 0, skipped: 1 });
    expect(await cardOf('Lim Jia Hui')).toMatchObject({ numberEnding: '1288' });

    const again = await matched(`${HEADS}\nLIM JIA HUI,P,160912101264,A17`);
    const { question, answer } = findings[0].mends[0];
    const { body } = await ask('patch', `/imports/${again.id}/rows/2`).send({
      answers: [{ question, answer }],
    });
    expect(body).toMatchObject({
      outcome: 'changed',
      findings: [
        { isWarning: true, message: 'No. pengenalan berakhir 88 akan diganti dengan yang berakhir 64.' },
      ],
    });
    await run(again.id).expect(200);
    expect(await cardOf('Lim Jia Hui')).toMatchObject({ numberEnding: '1264' });
    const { body: taken } = await ask('post', `/imports/${again.id}/undo`).expect(200);
    expect(taken.result).toMatchObject({ undone: 1, kept: 0 });
    expect(await cardOf('Lim Jia Hui')).toMatchObject({ numberEnding: '1288' });
  });

  it('is never overwritten by a whole list of other children, however many there are', async () => {
    const others = Array.from(
      { length: 40 },
      (_, at) => `Murid ${at},L,1601${10 + (at % 18)}10${1001 + at * 2},A${at}`,
    );
    const { id, counts } = await matched([HEADS, ...others].join('\n'));
    expect(counts).toMatchObject({ bad: 1, new: 39, changed: 0 });
    await run(id, true).expect(200);
    expect(await cardOf('Lim Jia Hui')).toMatchObject({
      numberEnding: '1288',
      registerNumber: 'A17',
    });
  });
});

it('a number of identity that was not kept yet is told before it is added', async () => {
  await run((await matched('Nama,Jantina,No Daftar\nLim Jia Hui,P,A17')).id).expect(200);
  const { id, counts } = await matched('Nama,Jantina,No Daftar,No KP\nLim Jia Hui,P,A17,160921101288');
  expect(counts).toMatchObject({ changed: 1, warning: 1 });
  const [{ findings }] = await rowsOf(id);
  expect(findings).toMatchObject([{ message: 'No. pengenalan berakhir 88 akan ditambah.' }]);
});

const makeClass = async (name: string, groups: string[] = []) => {
  const { body: years } = await ask('get', '/academic-years').expect(200);
  const content = {
    id: randomUUID(),
    academicYearId: years.items[0].id,
    name,
    gradeLevels: ['T4'],
    shift: 'morning',
    stream: null,
    classTeacherId: null,
    groups: groups.map((group) => ({ id: randomUUID(), name: group })),
  };
  return (await ask('post', '/classes').send(content).expect(201)).body;
};

describe('teaching sets', () => {
  const LIST_OF_SETS =
    'Subjek,Kelas,Guru,Waktu seminggu\nSN,4 BESTARI,CIKGU ROS,4\nSains,4 Cemerlang + 4 Delima,,3\nSains,4 Bestari,,2\nSeni,4 Delima,Tiada Dia,99';

  it('are made of subjects, classes and teachers by their names, and the same list changes nothing', async () => {
    const teacher = await makeMember(t, school, 'teacher', 'Cikgu Ros');
    for (const name of ['4 Bestari', '4 Cemerlang', '4 Delima']) await makeClass(name);
    const subject = {
      id: randomUUID(),
      name: 'Sains',
      code: 'SN',
      language: 'ms',
      religion: null,
      levels: [],
    };
    await ask('post', '/subjects').send(subject).expect(201);
    const { id, counts } = await matched(LIST_OF_SETS, 'sets');
    expect(counts).toMatchObject({ total: 4, new: 2, bad: 2 });
    const messages = (await rowsOf(id)).map(({ findings }: { findings: { message: string }[] }) =>
      findings.map(({ message }) => message),
    );
    expect(messages.slice(2)).toEqual([
      ['Subjek dan kelas sama dengan baris 2.'],
      [
        'Subjek ini tiada.',
        'Tiada guru dengan nama atau e-mel ini.',
        'Waktu seminggu ialah nombor dari 1 hingga 40.',
      ],
    ]);
    await run(id, true).expect(200);
    const made = (await ask('get', `/teaching-sets?academicYearId=${school.year}`).expect(200)).body.items;
    const byPeriods = (one: { periodsAWeek: number }, other: { periodsAWeek: number }) =>
      other.periodsAWeek - one.periodsAWeek;
    expect(made.toSorted(byPeriods)).toMatchObject([
      { periodsAWeek: 4, teachers: [{ userId: teacher.userId, isLead: true }] },
      { periodsAWeek: 3, parts: [{}, {}], teachers: [] },
    ]);
    expect((await matched(LIST_OF_SETS, 'sets')).counts).toMatchObject({ same: 2, new: 0, bad: 2 });
    expect((await ask('post', `/imports/${id}/undo`).expect(200)).body.result).toMatchObject({ undone: 2 });
    expect((await ask('get', `/teaching-sets?academicYearId=${school.year}`).expect(200)).body.items).toEqual(
      [],
    );
  });

  it('are imported by administrators alone', async () => {
    const keeper = await makeMember(t, school, 'teacher');
    await ask('put', `/members/${keeper.userId}/duties/pupils`)
      .send({ from: '2020-01-01', to: null })
      .expect(200);
    await begin(LIST_OF_SETS, 'sets', keeper).expect(403);
    await begin(LIST, 'pupils', keeper).expect(201);
  });
});

describe('the class of a pupil', () => {
  const classNames = async () =>
    (await ask('get', `/classes?academicYearId=${school.year}`).expect(200)).body.items.map(
      ({ name }: { name: string }) => name,
    );
  const answer = (
    id: string,
    number: number,
    { question, answer: given }: { question: string; answer: string },
  ) =>
    ask('patch', `/imports/${id}/rows/${number}`)
      .send({ answers: [{ question, answer: given }] })
      .expect(200);

  it('is found however it is written, with the group of it', async () => {
    const bestari = await makeClass('4 Bestari', ['A', 'B']);
    const { id } = await matched('Nama,Jantina,Kelas,Kumpulan\nAli,L,TAHUN 4 BESTARI,b\nSiti,P,4bestari,');
    await run(id).expect(200);
    const [ali, siti] = await pupils();
    expect(ali).toMatchObject({ classId: bestari.id, groupIds: [bestari.groups[1].id] });
    expect(siti).toMatchObject({ classId: bestari.id, groupIds: [] });
  });

  it('that is not there is asked about: the one like it in all rows, or a new one', async () => {
    await makeClass('4 Bestari');
    const { id } = await matched('Nama,Jantina,Kelas\nAli,L,4 BESTRI\nSiti,P,4 BESTRI\nLim,P,4 Zamrud');
    const [ali, , lim] = await rowsOf(id);
    expect(ali.findings[0]).toMatchObject({ cell: 'C2', message: 'Kelas ini tiada. Maksud anda 4 Bestari?' });
    const { field, value, everywhere } = ali.findings[0].mends[0];
    await ask('patch', `/imports/${id}/rows/2`)
      .send({ values: [{ field, value, everywhere }] })
      .expect(200);
    expect(lim.findings[0].mends).toMatchObject([{ label: 'Buat kelas 4 Zamrud' }]);
    await answer(id, 4, lim.findings[0].mends[0]);
    expect((await run(id).expect(200)).body.result).toMatchObject({ new: 3 });
    expect(await classNames()).toEqual(['4 Bestari', '4 Zamrud']);
    await ask('post', `/imports/${id}/undo`).expect(200);
    expect(await classNames()).toEqual(['4 Bestari']);
  });

  it('is left for another only where somebody says so, and taken back with the import', async () => {
    const [bestari, cemerlang] = [await makeClass('4 Bestari'), await makeClass('4 Cemerlang')];
    await run((await matched('Nama,Jantina,Kelas\nAli,L,4 Bestari')).id).expect(200);
    expect((await matched('Nama,Jantina,Kelas\nAli,L,4 Bestari')).counts).toMatchObject({
      same: 1,
    });
    const list = 'Nama,Jantina,Kelas,No Daftar\nAli,L,4 Cemerlang,A1';
    const [asked] = await rowsOf((await matched(list)).id);
    expect(asked.findings[0].message).toBe('Sudah ada murid dengan nama dan jantina ini.');
    const { id } = await matched(list);
    await answer(id, 2, asked.findings[0].mends[0]);
    const [row] = await rowsOf(id);
    expect(row.findings[0].message).toMatch(/^Sudah ada di 4 Bestari sejak /);
    await answer(id, 2, row.findings[0].mends[0]);
    await run(id).expect(200);
    expect(await pupils()).toMatchObject([{ classId: cemerlang.id, registerNumber: 'A1' }]);
    await ask('post', `/imports/${id}/undo`).expect(200);
    expect(await pupils()).toMatchObject([{ classId: bestari.id, registerNumber: null }]);
  });
});

it('a list that waits for another’s save is compared with what that has left', async () => {
  const { id, counts } = await matched('NAMA MURID,JANTINA,NO DAFTAR\nAlya,P,D1\nBala,L,D2');
  expect(counts).toMatchObject({ new: 2 });
  const office = new pg.Client({ connectionString: t.database.superuserUrl });
  await office.connect();
  await office.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('pupils ${school.id}', 0))`);
  const running = Promise.resolve(run(id).expect(200));
  await waitUntil(async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()`;
    return (await allRows(t.database, waiting)).length > 0;
  });
  await office.query(
    `INSERT INTO app.pupils (school_id, id, name, sort_name, sex, register_number, created_at, updated_at)
     VALUES ($1, $2, 'Alya', 'alya', 'F', 'D1', now(), now())`,
    [school.id, randomUUID()],
  );
  await office.query('COMMIT');
  await office.end();
  expect((await running).body.result).toMatchObject({ new: 1, changed: 0, same: 1 });
  expect((await pupils()).map(({ name }: { name: string }) => name)).toEqual(['Alya', 'Bala']);
});

it('what somebody has changed since is not taken back', async () => {
  const { id } = await matched(LIST);
  await run(id).expect(200);
  const [adam] = await pupils();
  const changed = { name: 'Adam', sex: 'M', registerNumber: null, birthDate: null, version: 1 };
  await ask('put', `/pupils/${adam.id}`).send(changed).expect(200);
  const { body } = await ask('post', `/imports/${id}/undo`).expect(200);
  expect(body.result).toMatchObject({ undone: 1, kept: 1 });
  expect((await ask('post', `/imports/${id}/undo`).expect(409)).body.code).toBe('IMPORT_NOT_UNDOABLE');
});

it('5,000 pupils with 40 bad rows are looked through and imported, and the same file again changes nothing', async () => {
  const file = listOf(5_000, 40);
  const { id, counts } = await matched(file);
  expect(counts).toMatchObject({ total: 5_000, bad: 40, new: 4_960 });
  const { body } = await ask('get', `/imports/${id}/rows?state=bad&limit=100`).expect(200);
  expect(body.items).toHaveLength(40);
  expect((await run(id, true).expect(200)).body.result).toMatchObject({ new: 4_960, skipped: 40 });
  const again = await matched(file);
  expect(again.counts).toMatchObject({ bad: 40, new: 0, changed: 0, same: 4_960 });
  expect((await run(again.id, true).expect(200)).body.result).toMatchObject({ new: 0, same: 4_960 });
});

it('a file is kept in no readable form, and not at all once it is imported or forgotten', async () => {
  const told = async () =>
    JSON.stringify(
      await allRows(
        t.database,
        `SELECT to_jsonb(imports) - 'content' - 'made' - 'edits', encode(content, 'escape'), encode(edits, 'escape')
           FROM imports WHERE school_id = $1`,
        [school.id],
      ),
    );
  const { id } = await matched(LIST);
  expect(await told()).not.toMatch(/Adam|160214/);
  await run(id).expect(200);
  const { id: waiting } = await matched(LIST);
  const [adam] = await pupils();
  await ask('post', `/pupils/${adam.id}/erasure`).send({ name: adam.name }).expect(200);
  const rows = await allRows(t.database, 'SELECT id, content, made FROM imports WHERE school_id = $1', [
    school.id,
  ]);
  expect(rows).toEqual([{ id, content: null, made: null }]);
  await ask('get', `/imports/${waiting}`).expect(404);
});

it('a file that waited for a week is gone', async () => {
  const { id } = await begun(LIST);
  const now = systemNow() + 8 * 86_400_000;
  await t.app.get(ImportsWorker).forgetExpired({}, { now });
  await ask('get', `/imports/${id}`).expect(404);
});

/** Names that are all different, numbers that could be, and bad rows spread over the list. */
function listOf(count: number, bad: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const number = `1602${String(1 + (at % 28)).padStart(2, '0')}10${String(1_000 + Math.floor(at / 28)).padStart(4, '0')}`;
    const isBad = at % (count / bad) === 7;
    return `Murid ${at} bin Contoh,${isBad ? 'X' : 'L'},${number},Bapa ${at},012-345${String(at).padStart(4, '0')}`;
  });
  return ['Nama,Jantina,No KP,Nama bapa,Tel bapa', ...rows].join('\n');
}
