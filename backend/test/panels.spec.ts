import { randomUUID } from 'node:crypto';
import { Panels } from '../src/modules/staff/index.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask, setTime } = inSchool(
  { admin: 'admin', clerk: [], teacher: 'teacher', colleague: 'teacher' },
  { at: '2026-11-30' },
);
let subject: string;

beforeEach(async () => {
  subject = await addSubject('BM');
});

type Who = keyof typeof people;

async function addSubject(code: string): Promise<string> {
  const id = randomUUID();
  const content = { name: code, code, language: 'ms', religion: null, levels: [] };
  await ask('admin', 'post', '/api/subjects')
    .send({ id, ...content })
    .expect(201);
  return id;
}

const panelOf = (head: Who | null, members: readonly Who[], differing: object = {}) => ({
  academicYearId: school.year,
  subjectId: subject,
  headId: head && people[head].userId,
  memberIds: members.map((who) => people[who].userId),
  ...differing,
});
async function kept(head: Who | null, members: readonly Who[]): Promise<string> {
  const id = randomUUID();
  await ask('admin', 'post', '/api/panels')
    .send({ id, ...panelOf(head, members) })
    .expect(201);
  return `/api/panels/${id}`;
}
const listedFor = async (who: Who) =>
  (await ask(who, 'get', `/api/panels?academicYearId=${school.year}`).expect(200)).body.items;

describe('a panel', () => {
  it('is kept by administrators and known to everybody of the school', async () => {
    const path = await kept('teacher', ['teacher', 'colleague']);
    for (const who of ['admin', 'clerk', 'teacher'] as const)
      expect(await listedFor(who)).toMatchObject([{ subjectId: subject, headId: people.teacher.userId }]);
    for (const who of ['clerk', 'teacher'] as const) {
      const content = panelOf(null, []);
      await ask(who, 'post', '/api/panels')
        .send({ id: randomUUID(), ...content })
        .expect(403);
      await ask(who, 'put', path)
        .send({ ...content, version: 1 })
        .expect(403);
      await ask(who, 'delete', path).expect(403);
      await ask(who, 'post', `${path}/restoration`).expect(403);
    }
  });

  it('is no business of another school', async () => {
    await kept('teacher', ['teacher']);
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    const as = { host: other.host, token: stranger.token };
    await t.call('get', `/api/panels?academicYearId=${school.year}`, as).expect(404);
    await t
      .call('get', `/api/panels?academicYearId=${school.year}`, { host: school.host, token: stranger.token })
      .expect(403);
  });

  it('is headed by one of its members, whatever their role', async () => {
    await kept('clerk', ['clerk', 'teacher']);
    const of = { schoolId: school.id, academicYearId: school.year, subjectId: subject };
    const panels = t.app.get(Panels);
    expect(await panels.headOf(of)).toBe(people.clerk.userId);
    expect(await panels.isMember(of, people.teacher.userId)).toBe(true);
    expect(await panels.isMember(of, people.colleague.userId)).toBe(false);
    expect(await panels.headOf({ ...of, subjectId: randomUUID() })).toBeNull();
  });

  it('is changed in the version that was read, deleted, and brought back as it was', async () => {
    const path = await kept('teacher', ['teacher']);
    const change = { ...panelOf('colleague', ['teacher', 'colleague']), version: 1 };
    expect((await ask('admin', 'put', path).send(change).expect(200)).body).toMatchObject({ version: 2 });
    expect((await ask('admin', 'put', path).send(change).expect(409)).body.code).toBe('PANEL_CONFLICT');
    await ask('admin', 'delete', path).expect(204);
    expect(await listedFor('teacher')).toEqual([]);
    await ask('admin', 'post', `${path}/restoration`).expect(200);
    expect(await listedFor('teacher')).toMatchObject([{ headId: people.colleague.userId }]);
  });

  it('is taken away as a table with the names of its people, by administrators', async () => {
    await kept('teacher', ['teacher', 'clerk']);
    const { text } = await ask(
      'admin',
      'get',
      `/api/panels/table?academicYearId=${school.year}&format=csv`,
    ).expect(200);
    expect(text).toContain('Subjek,Ketua panitia,Ahli,Bilangan ahli');
    expect(text.trim().split('\n')).toHaveLength(2);
    await ask('admin', 'get', `/api/panels/table?academicYearId=${school.year}&format=xlsx`).expect(200);
    await ask('admin', 'get', `/api/panels/table?academicYearId=${school.year}&format=doc`).expect(400);
    await ask('teacher', 'get', `/api/panels/table?academicYearId=${school.year}&format=csv`).expect(403);
  });

  it('stands once for a subject when several are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask('admin', 'post', '/api/panels').send({ id: randomUUID(), ...panelOf(null, []) }),
      ),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  it.each([
    ['subjectId', () => ({ subjectId: randomUUID() })],
    ['subjectId', () => ({ subjectId: 'x\u0000' })],
    ['headId', () => ({ headId: people.colleague.userId })],
    ['memberIds.1', () => ({ memberIds: [people.teacher.userId, randomUUID()] })],
    ['memberIds.1', () => ({ memberIds: [people.teacher.userId, people.teacher.userId] })],
    ['memberIds', () => ({ memberIds: 'semua' })],
    ['memberIds', () => ({ memberIds: Array.from({ length: 201 }, () => randomUUID()) })],
  ])('that does not fit names %s', async (field, differing) => {
    const panel = { id: randomUUID(), ...panelOf('teacher', ['teacher'], differing()) };
    const { body } = await ask('admin', 'post', '/api/panels').send(panel).expect(400);
    expect(body.details.fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  it('goes on without whoever leaves the school, deleted or not', async () => {
    const path = await kept('teacher', ['teacher', 'colleague']);
    await ask('admin', 'delete', path).expect(204);
    await ask('admin', 'delete', `/api/members/${people.teacher.userId}`).expect(204);
    await ask('admin', 'post', `${path}/restoration`).expect(200);
    expect(await listedFor('colleague')).toMatchObject([
      { headId: null, memberIds: [people.colleague.userId] },
    ]);
  });

  it('of a closed academic year can only be read, by SQL too', async () => {
    const path = await kept('teacher', ['teacher']);
    setTime('2026-12-05');
    await ask('admin', 'put', `/api/academic-years/${school.year}/closure`)
      .send({ reason: 'Tamat' })
      .expect(200);
    const change = { ...panelOf(null, []), version: 1 };
    expect((await ask('admin', 'put', path).send(change).expect(409)).body.code).toBe('ACADEMIC_YEAR_CLOSED');
    await ask('admin', 'delete', path).expect(409);
    for (const table of ['panels', 'panel_members'])
      await expect(
        rowsOf(t.database, `DELETE FROM ${table} WHERE academic_year_id = $1`, [school.year]),
      ).rejects.toThrow('is closed');
  });
});
