import { randomUUID } from 'node:crypto';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask, setTime } = inSchool(
  {
    admin: 'admin',
    lim: ['teacher', 'supervisor'],
    hashim: 'supervisor',
    teacher: 'teacher',
    colleague: 'teacher',
  },
  { at: '2026-11-30' },
);
let subject: string;

beforeEach(async () => {
  subject = randomUUID();
  const science = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] };
  await ask('admin', 'post', '/api/subjects')
    .send({ id: subject, ...science })
    .expect(201);
});

type Who = keyof typeof people;

const content = (teacher: Who | null, supervisor: Who, differing: object = {}) => ({
  academicYearId: school.year,
  teacherId: teacher && people[teacher].userId,
  subjectId: null,
  supervisorId: people[supervisor].userId,
  step: 1,
  from: '2026-10-01',
  to: null,
  ...differing,
});
const add = (teacher: Who | null, supervisor: Who, differing: object = {}) =>
  ask('admin', 'post', '/api/supervisions').send({
    id: randomUUID(),
    ...content(teacher, supervisor, differing),
  });
async function kept(teacher: Who | null, supervisor: Who, differing: object = {}): Promise<string> {
  const { body } = await add(teacher, supervisor, differing).expect(201);
  return `/api/supervisions/${body.id}`;
}
const listed = async () =>
  (await ask('teacher', 'get', `/api/supervisions?academicYearId=${school.year}`).expect(200)).body;
const fieldsOf = (body: { details: { fields: { field: string }[] } }) =>
  body.details.fields.map(({ field }) => field);

describe('a supervision', () => {
  it('is kept by administrators and known to everybody of the school', async () => {
    const path = await kept('teacher', 'lim');
    expect((await listed()).items).toMatchObject([
      { teacherId: people.teacher.userId, supervisorId: people.lim.userId, step: 1, to: null },
    ]);
    for (const who of ['teacher', 'lim'] as const) {
      const again = content('colleague', 'hashim');
      await ask(who, 'post', '/api/supervisions')
        .send({ id: randomUUID(), ...again })
        .expect(403);
      await ask(who, 'put', path)
        .send({ ...again, version: 1 })
        .expect(403);
      await ask(who, 'delete', path).expect(403);
      await ask(who, 'get', `/api/supervisions/proposal?academicYearId=${school.year}`).expect(403);
      await ask(who, 'put', `/api/supervisors/${people.lim.userId}/deputy`)
        .send({ academicYearId: school.year, deputyId: null })
        .expect(403);
    }
  });

  it('is no business of another school', async () => {
    const path = await kept('teacher', 'lim');
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    const as = { host: other.host, token: stranger.token };
    await t.call('get', `/api/supervisions?academicYearId=${school.year}`, as).expect(404);
    const theirs = `/api/supervisions?academicYearId=${other.year}`;
    expect((await t.call('get', theirs, as).expect(200)).body).toEqual({
      items: [],
      deputies: [],
      steps: 1,
    });
    await t.call('delete', path, as).expect(404);
    const ids = [path.slice(-36)];
    await t.call('post', '/api/supervisions/removal', as).send({ ids }).expect(204);
    expect((await listed()).items).toHaveLength(1);
  });

  it.each([
    ['nobody and nothing', 'teacherId', () => content(null, 'lim')],
    ['a teacher by themselves', 'supervisorId', () => content('lim', 'lim')],
    ['by somebody who is no supervisor', 'supervisorId', () => content('teacher', 'colleague')],
    ['somebody of nowhere', 'teacherId', () => content('teacher', 'lim', { teacherId: randomUUID() })],
    ['a subject of nowhere', 'subjectId', () => content(null, 'lim', { subjectId: randomUUID() })],
    ['in a third step', 'step', () => content('teacher', 'lim', { step: 3 })],
    ['before the session', 'from', () => content('teacher', 'lim', { from: '2025-01-01' })],
    ['beyond the session', 'to', () => content('teacher', 'lim', { to: '2027-06-01' })],
    ['backwards', 'to', () => content('teacher', 'lim', { to: '2026-09-01' })],
  ])('of %s is refused at %s', async (_what, field, sent) => {
    const { body } = await ask('admin', 'post', '/api/supervisions')
      .send({ id: randomUUID(), ...sent() })
      .expect(400);
    expect(fieldsOf(body)).toContain(field);
  });

  it('stands once for the same plans, step and day, also when several are made at once, and by SQL', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => add('teacher', 'lim')));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
    await add('teacher', 'hashim', { step: 2 }).expect(201);
    await add('teacher', 'hashim', { subjectId: subject }).expect(201);
    await add(null, 'hashim', { subjectId: subject }).expect(201);
    await expect(
      rowsOf(
        t.database,
        `INSERT INTO supervisions (school_id, id, academic_year_id, teacher_id, supervisor_id, step, from_day, created_at, updated_at)
         SELECT school_id, gen_random_uuid(), academic_year_id, teacher_id, supervisor_id, step, '2026-11-01', now(), now()
         FROM supervisions WHERE school_id = $1 AND step = 2`,
        [school.id],
      ),
    ).rejects.toThrow('supervisions_one_at_a_time');
  });

  it('goes on with somebody else from a day on, and the days before stay as they were', async () => {
    const path = await kept('teacher', 'lim');
    const next = { id: randomUUID(), version: 1, supervisorId: people.hashim.userId, from: '2026-10-20' };
    await ask('admin', 'post', `${path}/succession`)
      .send({ ...next, from: '2026-10-01' })
      .expect(400);
    await ask('admin', 'post', `${path}/succession`).send(next).expect(201);
    expect((await ask('admin', 'post', `${path}/succession`).send(next).expect(400)).body.code).toBe(
      'VALIDATION_FAILED',
    );
    expect((await listed()).items).toMatchObject([
      { supervisorId: people.lim.userId, from: '2026-10-01', to: '2026-10-19' },
      { supervisorId: people.hashim.userId, from: '2026-10-20', to: null },
    ]);
  });

  it('is changed in the version that was read, deleted, and brought back where its place is free', async () => {
    const path = await kept('teacher', 'lim');
    const change = { ...content('teacher', 'hashim'), version: 1 };
    await ask('admin', 'put', path).send(change).expect(200);
    expect((await ask('admin', 'put', path).send(change).expect(409)).body.code).toBe('SUPERVISION_CONFLICT');
    await ask('admin', 'delete', path).expect(204);
    await kept('teacher', 'lim');
    const { body } = await ask('admin', 'post', `${path}/restoration`).expect(400);
    expect(fieldsOf(body)).toEqual(['from']);
  });

  it('of a closed academic year can only be read, by SQL too', async () => {
    const path = await kept('teacher', 'lim');
    setTime('2026-12-05');
    await ask('admin', 'put', `/api/academic-years/${school.year}/closure`)
      .send({ reason: 'Tamat' })
      .expect(200);
    expect((await ask('admin', 'delete', path).expect(409)).body.code).toBe('ACADEMIC_YEAR_CLOSED');
    await ask('admin', 'post', '/api/supervisions/removal')
      .send({ ids: [path.slice(-36)] })
      .expect(409);
    await expect(
      rowsOf(t.database, 'DELETE FROM supervisions WHERE academic_year_id = $1', [school.year]),
    ).rejects.toThrow('is closed');
  });
});

it('how many steps there are is decided by administrators, from a day on', async () => {
  const path = '/api/school-settings/verificationSteps';
  await ask('admin', 'put', path).send({ value: 3, from: '2026-11-30' }).expect(400);
  await ask('admin', 'put', path).send({ value: 2, from: '2026-12-01' }).expect(204);
  expect((await listed()).steps).toBe(1);
  setTime('2026-12-01');
  expect((await listed()).steps).toBe(2);
});

describe('a proposal', () => {
  it('names whom nobody supervises, is kept all at once, and taken back all at once', async () => {
    await kept('teacher', 'lim');
    const path = `/api/supervisions/proposal?academicYearId=${school.year}`;
    const { items } = (await ask('admin', 'get', path).expect(200)).body;
    expect(items).toHaveLength(2);
    expect(items).toContainEqual({
      ...{ teacherId: people.lim.userId, periods: 0, supervisorId: people.hashim.userId },
    });
    const supervisions = items.map(({ teacherId, supervisorId }: Record<string, string>) => ({
      ...content(null, 'lim'),
      ...{ id: randomUUID(), teacherId, supervisorId },
    }));
    const own = { ...content('hashim', 'hashim'), id: randomUUID() };
    const { body } = await ask('admin', 'post', '/api/supervisions/batch')
      .send({ supervisions: [...supervisions, own] })
      .expect(400);
    expect(fieldsOf(body)).toEqual(['supervisions.2.supervisorId']);
    expect((await listed()).items).toHaveLength(1);
    await ask('admin', 'post', '/api/supervisions/batch').send({ supervisions }).expect(201);
    expect((await ask('admin', 'get', path).expect(200)).body.items).toEqual([]);
    const ids = supervisions.map(({ id }: { id: string }) => id);
    await ask('admin', 'post', '/api/supervisions/removal').send({ ids }).expect(204);
    expect((await listed()).items).toHaveLength(1);
  });
});

describe('a deputy', () => {
  const name = (supervisor: Who, deputy: Who | null) =>
    ask('admin', 'put', `/api/supervisors/${people[supervisor].userId}/deputy`).send({
      academicYearId: school.year,
      deputyId: deputy && people[deputy].userId,
    });

  it('is another supervisor, until nobody is', async () => {
    await name('lim', 'hashim').expect(204);
    expect((await listed()).deputies).toEqual([
      { supervisorId: people.lim.userId, deputyId: people.hashim.userId },
    ]);
    for (const wrong of ['lim', 'teacher'] as const)
      expect(fieldsOf((await name('lim', wrong).expect(400)).body)).toEqual(['deputyId']);
    await name('lim', null).expect(204);
    expect((await listed()).deputies).toEqual([]);
  });

  it('and supervisions end with whoever leaves the school, but the days before stay', async () => {
    await kept('teacher', 'lim');
    await kept('colleague', 'lim', { from: '2026-12-02' });
    await name('lim', 'hashim').expect(204);
    await ask('admin', 'delete', `/api/members/${people.lim.userId}`).expect(204);
    expect(await listed()).toMatchObject({ items: [{ to: '2026-11-29' }], deputies: [] });
  });
});
