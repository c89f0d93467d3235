import { randomUUID } from 'node:crypto';
import { asBytes } from './support/as-bytes.js';
import { inSchool } from './support/in-school.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask } = inSchool({
  admin: 'admin',
  head: 'teacher',
  aminah: 'teacher',
  bakar: 'teacher',
});
let subject: string;

beforeEach(async () => {
  subject = await addSubject('SN');
  const panel = { academicYearId: school.year, subjectId: subject, headId: people.head.userId };
  await ask('admin', 'post', '/api/panels')
    .send({ ...panel, id: randomUUID(), memberIds: [people.head.userId, people.aminah.userId] })
    .expect(201);
});

type Who = keyof typeof people;

async function addSubject(code: string): Promise<string> {
  const id = randomUUID();
  const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 4 }];
  await ask('admin', 'post', '/api/subjects')
    .send({ id, name: code, code, language: 'ms', religion: null, levels })
    .expect(201);
  return id;
}

const beginning = (differing: object = {}) => ({
  ...{ id: randomUUID(), academicYearId: school.year, subjectId: subject, gradeLevel: 'T5' },
  ...{ isOwn: false, startFrom: null, fromCurriculum: false },
  ...differing,
});
const begin = async (who: Who, differing: object = {}) =>
  (await ask(who, 'post', '/api/yearly-plans').send(beginning(differing)).expect(201)).body;
const rowOf = (planId: string, differing: object = {}) => ({
  ...{ planId, week: 1, rank: 0, theme: 'Tenaga', topic: 'Haba', contentStandards: ['9.2 Haba'] },
  ...{ learningStandards: ['9.2.1 Menerangkan haba'], objective: 'Murid menerangkan haba.' },
  ...{ crossCurricular: '', resources: '', notes: '' },
  ...differing,
});
const sendRow = (who: Who, planId: string, differing: object = {}) =>
  ask(who, 'post', '/api/yearly-plan-rows').send({ id: randomUUID(), ...rowOf(planId, differing) });
const addRow = async (who: Who, planId: string, differing: object = {}) =>
  (await sendRow(who, planId, differing).expect(201)).body;
const rowsIn = async (who: Who, planId: string) =>
  (await ask(who, 'get', `/api/yearly-plans/${planId}/rows`).expect(200)).body.items;
const listed = async (who: Who) =>
  (await ask(who, 'get', `/api/yearly-plans?academicYearId=${school.year}`).expect(200)).body.items;
const fieldsOf = ({ body }: { body: { details: { fields: { field: string }[] } } }) =>
  body.details.fields.map(({ field }) => field);
const takeOver = (who: Who, planId: string, from: string, differences: object[]) =>
  ask(who, 'post', `/api/yearly-plans/${planId}/take-over`).send({ from, differences });

describe('the yearly plan of the school', () => {
  it('is kept by administrators and the head of the panel, and read by everybody', async () => {
    await ask('bakar', 'post', '/api/yearly-plans').send(beginning()).expect(403);
    const { id } = await begin('head');
    await sendRow('bakar', id).expect(403);
    await addRow('admin', id);
    expect(await listed('bakar')).toMatchObject([{ id, authorId: null, rowCount: 1, mayEdit: false }]);
    expect(await listed('head')).toMatchObject([{ mayEdit: true }]);
    expect(await rowsIn('bakar', id)).toMatchObject([{ week: 1, topic: 'Haba' }]);
  });

  it('is begun by whom the list names a keeper of its subject', async () => {
    const other = await addSubject('MT');
    const keptBy = async (who: Who) =>
      (await ask(who, 'get', `/api/yearly-plans?academicYearId=${school.year}`).expect(200)).body
        .keptSubjectIds;
    expect((await keptBy('admin')).toSorted()).toEqual([subject, other].toSorted());
    expect(await keptBy('head')).toEqual([subject]);
    expect(await keptBy('aminah')).toEqual([]);
    await begin('head');
    await ask('head', 'post', '/api/yearly-plans')
      .send(beginning({ subjectId: other }))
      .expect(403);
  });

  it('is one for a subject and a level of the session', async () => {
    await begin('admin');
    const twice = await ask('admin', 'post', '/api/yearly-plans').send(beginning()).expect(400);
    expect(fieldsOf(twice)).toEqual(['gradeLevel']);
    const elsewhere = await ask('admin', 'post', '/api/yearly-plans')
      .send(beginning({ gradeLevel: 'T4' }))
      .expect(400);
    expect(fieldsOf(elsewhere)).toEqual(['gradeLevel']);
    const nowhere = await ask('admin', 'post', '/api/yearly-plans')
      .send(beginning({ subjectId: randomUUID() }))
      .expect(400);
    expect(fieldsOf(nowhere)).toEqual(['subjectId']);
  });

  it('is begun once however often it is sent, and taken back from its deletion with its rows', async () => {
    const plan = beginning();
    for (const _ of [1, 2]) await ask('admin', 'post', '/api/yearly-plans').send(plan).expect(201);
    await addRow('admin', plan.id);
    await ask('head', 'delete', `/api/yearly-plans/${plan.id}`).expect(204);
    await ask('admin', 'get', `/api/yearly-plans/${plan.id}/rows`).expect(404);
    await ask('head', 'post', `/api/yearly-plans/${plan.id}/restoration`).expect(200);
    expect(await rowsIn('admin', plan.id)).toHaveLength(1);
  });

  it('keeps texts in any script as they were written', async () => {
    const { id } = await begin('admin');
    const texts = {
      topic: '热能 வெப்பம் حَرَارَة',
      learningStandards: ['9.2.1 说明热能', 'வெப்பத்தை விளக்குதல்', 'يشرح الحرارة'],
      objective: 'Q = mcΔθ, x² ≥ 0\nBaris dua 🧪',
    };
    await addRow('admin', id, texts);
    expect(await rowsIn('aminah', id)).toMatchObject([texts]);
  });

  it('says which field of a row is wrong', async () => {
    const { id } = await begin('admin');
    const wrong = [
      ['week', { week: 0 }],
      ['week', { week: 61 }],
      ['topic', { topic: 'x'.repeat(301) }],
      ['learningStandards', { learningStandards: Array.from({ length: 21 }, () => '1.1.1 x') }],
      ['learningStandards', { learningStandards: [''] }],
      ['objective', { objective: 'a\0b' }],
      ['planId', { planId: randomUUID() }],
    ] as const;
    for (const [field, differing] of wrong)
      expect(fieldsOf(await sendRow('admin', id, differing).expect(400))[0]).toMatch(new RegExp(`^${field}`));
  });
});

describe('two people in one plan', () => {
  it('write different rows, and the same row one after the other', async () => {
    const { id } = await begin('admin');
    const [one, two] = [await addRow('admin', id), await addRow('head', id, { week: 2 })];
    const change = (who: Who, row: typeof one, differing: object) =>
      ask(who, 'put', `/api/yearly-plan-rows/${row.id}`).send({
        ...rowOf(id, { week: row.week, ...differing }),
        version: row.version,
      });
    const [first, second] = await Promise.all([
      change('admin', one, { topic: 'Cahaya' }),
      change('head', two, { topic: 'Bunyi' }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const late = await change('head', one, { topic: 'Daya' }).expect(409);
    expect(late.body).toMatchObject({
      code: 'YEARLY_PLAN_ROW_CONFLICT',
      details: { current: { topic: 'Cahaya', version: 2 } },
    });
  });

  it('move rows all or not at all: one that was changed meanwhile keeps every one where it stands', async () => {
    const { id } = await begin('admin');
    const [one, two] = [await addRow('admin', id), await addRow('admin', id, { week: 2 })];
    const move = (who: Who, version: number) =>
      ask(who, 'post', `/api/yearly-plans/${id}/moves`).send({
        moves: [
          { id: one.id, version: 1, week: 2, rank: 0 },
          { id: two.id, version, week: 3, rank: 0 },
        ],
      });
    const { body } = await move('admin', 2).expect(409);
    expect(body).toMatchObject({ code: 'PLAN_ROWS_CHANGED', details: { rowIds: [two.id] } });
    expect((await rowsIn('admin', id)).map(({ week }: { week: number }) => week)).toEqual([1, 2]);
    await move('bakar', 1).expect(403);
    await move('head', 1).expect(200);
    expect(await rowsIn('admin', id)).toMatchObject([
      { id: one.id, week: 2, version: 2 },
      { id: two.id, week: 3, version: 2 },
    ]);
  });

  it('at once: of many moves of the same rows each is whole', async () => {
    const { id } = await begin('admin');
    const rows = [await addRow('admin', id), await addRow('admin', id, { week: 2 })];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        ask(at % 2 ? 'admin' : 'head', 'post', `/api/yearly-plans/${id}/moves`).send({
          moves: rows.map((row) => ({ id: row.id, version: 1, week: at + 10, rank: 0 })),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
    const weeks = (await rowsIn('admin', id)).map(({ week }: { week: number }) => week);
    expect(new Set(weeks).size).toBe(1);
  });
});

describe('a plan of one’s own', () => {
  it('begins as a copy of the school’s, and exists for nobody else', async () => {
    const { id } = await begin('admin');
    const row = await addRow('admin', id);
    const own = await begin('bakar', { isOwn: true, startFrom: id });
    expect(own).toMatchObject({ authorId: people.bakar.userId, copiedFrom: id, rowCount: 1, mayEdit: true });
    expect(await rowsIn('bakar', own.id)).toMatchObject([{ topic: 'Haba', originId: row.id, version: 1 }]);
    for (const who of ['aminah', 'head', 'admin'] as const) {
      await ask(who, 'get', `/api/yearly-plans/${own.id}`).expect(404);
      await ask(who, 'get', `/api/yearly-plans/${own.id}/rows`).expect(404);
      await ask(who, 'post', '/api/yearly-plans')
        .send(beginning({ id: own.id }))
        .expect(409);
    }
    const [copied] = await rowsIn('bakar', own.id);
    await ask('admin', 'get', `/api/yearly-plan-rows/${copied.id}`).expect(404);
    const stolen = await ask('aminah', 'post', '/api/yearly-plans')
      .send(beginning({ isOwn: true, startFrom: own.id }))
      .expect(400);
    expect(fieldsOf(stolen)).toEqual(['startFrom']);
  });

  it('takes over what the panel changes since, row by row', async () => {
    const { id } = await begin('admin');
    const row = await addRow('admin', id);
    const own = await begin('bakar', { isOwn: true, startFrom: id });
    await ask('head', 'put', `/api/yearly-plan-rows/${row.id}`)
      .send({ ...rowOf(id, { topic: 'Haba dan suhu' }), version: 1 })
      .expect(200);
    const added = await addRow('head', id, { week: 2, topic: 'Bunyi' });
    const [copied] = await rowsIn('bakar', own.id);
    expect(copied.topic).toBe('Haba');
    const change = { key: `change:${row.id}:${copied.id}`, fromVersion: 2, toVersion: 1 };
    await takeOver('bakar', own.id, id, [{ ...change, fromVersion: 1 }]).expect(409);
    const add = { key: `add:${added.id}`, fromVersion: 1, toVersion: null };
    await takeOver('bakar', own.id, id, [change, add]).expect(200);
    expect(await rowsIn('bakar', own.id)).toMatchObject([
      { id: copied.id, topic: 'Haba dan suhu', version: 2 },
      { topic: 'Bunyi', originId: added.id },
    ]);
    await takeOver('bakar', id, own.id, [add]).expect(403);
  });

  it('is proposed to the panel, whose head takes over what is better; copies that follow have it at once', async () => {
    const { id } = await begin('admin');
    const row = await addRow('admin', id);
    const own = await begin('aminah', { isOwn: true, startFrom: id });
    const [copied] = await rowsIn('aminah', own.id);
    await ask('aminah', 'put', `/api/yearly-plan-rows/${copied.id}`)
      .send({ ...rowOf(own.id, { objective: 'Murid mengukur suhu.' }), version: 1 })
      .expect(200);
    const more = await addRow('aminah', own.id, { week: 3, topic: 'Termometer' });
    await ask('head', 'put', `/api/yearly-plans/${own.id}/answer`)
      .send({ answer: 'accepted', note: '' })
      .expect(404);
    await ask('aminah', 'put', `/api/yearly-plans/${own.id}/proposal`)
      .send({ note: 'Lebih jelas.' })
      .expect(200);
    expect((await listed('head')).find((plan: { id: string }) => plan.id === own.id)).toMatchObject({
      proposalNote: 'Lebih jelas.',
      mayEdit: false,
    });
    await ask('bakar', 'get', `/api/yearly-plans/${own.id}`).expect(404);
    await takeOver('head', id, own.id, [
      { key: `change:${copied.id}:${row.id}`, fromVersion: 2, toVersion: 1 },
      { key: `add:${more.id}`, fromVersion: 1, toVersion: null },
    ]).expect(200);
    const declined = { answer: 'declined', note: '' };
    expect(
      fieldsOf(await ask('head', 'put', `/api/yearly-plans/${own.id}/answer`).send(declined).expect(400)),
    ).toEqual(['note']);
    await ask('head', 'put', `/api/yearly-plans/${own.id}/answer`)
      .send({ answer: 'accepted', note: 'Terima kasih.' })
      .expect(200);
    await ask('head', 'get', `/api/yearly-plans/${own.id}`).expect(404);
    expect(await rowsIn('bakar', id)).toMatchObject([
      { objective: 'Murid mengukur suhu.' },
      { topic: 'Termometer' },
    ]);
    const mine = (await listed('aminah')).find((plan: { id: string }) => plan.id === own.id);
    expect(mine).toMatchObject({ answer: 'accepted', answerNote: 'Terima kasih.' });
    await ask('aminah', 'delete', `/api/yearly-plans/${own.id}/proposal`).expect(409);
  });
});

it('is taken away for spreadsheets and word processors, every week of the calendar with its dates', async () => {
  const { id } = await begin('admin');
  await addRow('admin', id, { week: 2, topic: 'Haba 热能', objective: 'Satu\nدua \u0001', notes: '=1+1' });
  const csv = await ask('bakar', 'get', `/api/yearly-plans/${id}/table?format=csv`).expect(200);
  const lines = csv.text.split('\r\n').length > 2 ? csv.text.split('\r\n') : csv.text.split('\n');
  expect(lines[0]).toContain('Minggu,Dari,Hingga,Tema,Topik');
  expect(lines[1]).toBe('1,2026-01-12,2026-01-16,,,,,,,,');
  expect(csv.text).toContain('2,2026-01-19,2026-01-23,Tenaga,Haba 热能');
  expect(csv.text).toContain("'=1+1");
  const { body } = await asBytes(ask('bakar', 'get', `/api/yearly-plans/${id}/document`)).expect(200);
  const xml = filesOf(body).get('word/document.xml') ?? '';
  expect(xml).toContain('w:orient="landscape"');
  expect(xml).toContain('<w:tblHeader/>');
  for (const words of ['Haba 热能', 'Minggu 43', 'Cuti tambahan KPM']) expect(xml).toContain(words);
  expect(xml).not.toContain('\u0001');
});

it.each([
  ['Chinese', '说明热能'],
  ['Tamil', 'வெப்பத்தை விளக்குதல்'],
  ['Jawi', 'منرڠكن هاب دڠن تيݢ چونتوه'],
  ['Arabic', 'يشرح الحرارة'],
])('is taken away in %s as it was written, from right to left where it is read so', async (name, words) => {
  const { id } = await begin('admin');
  await addRow('admin', id, { topic: words, learningStandards: [`9.2.1 ${words}`], objective: words });
  const csv = await ask('bakar', 'get', `/api/yearly-plans/${id}/table?format=csv`).expect(200);
  expect(csv.text).toContain(`${words},9.2 Haba,9.2.1 ${words},${words}`);
  const sheet = await asBytes(ask('bakar', 'get', `/api/yearly-plans/${id}/table?format=xlsx`)).expect(200);
  expect([...filesOf(sheet.body).values()].join('')).toContain(`9.2.1 ${words}`);
  const paper = await asBytes(ask('bakar', 'get', `/api/yearly-plans/${id}/document`)).expect(200);
  const xml = filesOf(paper.body).get('word/document.xml') ?? '';
  expect(xml).toContain(`9.2.1 ${words}`);
  expect(xml.includes('<w:bidi/>')).toBe(name === 'Jawi' || name === 'Arabic');
});

describe('last year’s plan', () => {
  it('is the start of this year’s, in the weeks that there are', async () => {
    const { id } = await begin('admin');
    await addRow('admin', id);
    await addRow('admin', id, { week: 60, topic: 'Ulang kaji' });
    const next = { id: randomUUID(), name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' };
    await ask('admin', 'post', '/api/academic-years').send(next).expect(201);
    const made = await begin('head', { isOwn: true, academicYearId: next.id, startFrom: id });
    const rows = await rowsIn('head', made.id);
    expect(rows).toMatchObject([{ week: 1 }, { topic: 'Ulang kaji' }]);
    expect(rows[1].week).toBeLessThan(60);
  });
});

describe('what a class was taught', () => {
  async function addSet(): Promise<string> {
    const classId = randomUUID();
    const content = { name: '5 Bestari', gradeLevels: ['T5'], shift: 'morning', stream: null };
    await ask('admin', 'post', '/api/classes')
      .send({ id: classId, academicYearId: school.year, groups: [], classTeacherId: null, ...content })
      .expect(201);
    const id = randomUUID();
    const teacher = { userId: people.aminah.userId, isLead: true, fromDay: '2026-01-12', toDay: null };
    await ask('admin', 'post', '/api/teaching-sets')
      .send({
        ...{ id, academicYearId: school.year, subjectId: subject, name: null, periodsAWeek: 4 },
        ...{ parts: [{ classId, groupId: null }], teachers: [teacher] },
      })
      .expect(201);
    return id;
  }

  it('is marked by who teaches it, seen by them and those who keep the plan, and taken back', async () => {
    const { id } = await begin('admin');
    const teachingSetId = await addSet();
    const marks = { teachingSetId, standards: ['9.2.1 Menerangkan haba'], taughtOn: '2026-10-12' };
    const mark = (who: Who, differing: object = {}) =>
      ask(who, 'put', '/api/taught-standards').send({ ...marks, ...differing });
    await mark('bakar').expect(404);
    await mark('admin').expect(404);
    expect(fieldsOf(await mark('aminah', { taughtOn: '2026-10-14' }).expect(400))).toEqual(['taughtOn']);
    expect(fieldsOf(await mark('aminah', { standards: [' '] }).expect(400))).toEqual(['standards']);
    for (const _ of [1, 2]) await mark('aminah').expect(200);
    const taught = async (who: Who) =>
      (await ask(who, 'get', `/api/yearly-plans/${id}/taught`).expect(200)).body.items;
    const expected = [{ teachingSetId, standard: '9.2.1', taughtOn: '2026-10-12' }];
    for (const who of ['aminah', 'head', 'admin'] as const) expect(await taught(who)).toEqual(expected);
    expect(await taught('bakar')).toEqual([]);
    // A letter that becomes two when it is small.
    const longest = { standards: ['\u0130'.repeat(500)] };
    await mark('aminah', longest).expect(200);
    await mark('aminah', { ...longest, taughtOn: null }).expect(200);
    await mark('aminah', { standards: ['9.2.1 Menerangkan HABA'], taughtOn: null }).expect(200);
    expect(await taught('admin')).toEqual([]);
  });
});

it('a closed session takes no change of its plans, by SQL neither', async () => {
  const { id } = await begin('admin');
  await addRow('admin', id);
  await rowsOf(
    t.database,
    `UPDATE academic_years SET opened_at = now(), closed_at = now(), closed_by = $2, close_reason = 'x' WHERE id = $1`,
    [school.year, people.admin.userId],
  );
  await sendRow('admin', id).expect(409);
  await expect(
    rowsOf(t.database, `UPDATE yearly_plan_rows SET topic = 'x' WHERE plan_id = $1`, [id]),
  ).rejects.toThrow(/closed/);
});
