import { randomUUID } from 'node:crypto';
import { inSchool } from './support/in-school.js';

const { people, ask } = inSchool({
  admin: 'admin',
  office: [],
  teacher: 'teacher',
  colleague: 'teacher',
  supervisor: ['teacher', 'supervisor'],
});

beforeEach(async () => {
  await ask('admin', 'put', `/api/members/${people.office.userId}/duties/absences`)
    .send({ from: '2020-01-01', to: null })
    .expect(200);
});

type Who = keyof typeof people;
const away = (who: Who, differing: object = {}) => ({
  id: randomUUID(),
  personId: people[who].userId,
  from: '2026-11-23',
  to: '2026-11-24',
  fromPeriod: null,
  toPeriod: null,
  kind: 'sick',
  reason: 'Demam denggi',
  ...differing,
});
const withoutId = ({ id: _id, ...content }: ReturnType<typeof away>) => content;
const enter = (who: Who, absence: object) => ask(who, 'post', '/api/absences').send(absence);
const seenBy = async (who: Who, days = 'from=2026-11-20&to=2026-11-30') =>
  (await ask(who, 'get', `/api/absences?${days}`).expect(200)).body.items;

describe('an absence', () => {
  it('is known to everybody, its kind and reason to the person, the office and administrators alone', async () => {
    await enter('teacher', away('teacher')).expect(201);
    const known = { personId: people.teacher.userId, from: '2026-11-23', to: '2026-11-24' };
    const whole = { ...known, kind: 'sick', reason: 'Demam denggi', enteredBy: people.teacher.userId };
    const bare = { ...known, kind: null, reason: null, enteredBy: null };
    for (const who of ['teacher', 'office', 'admin'] as const)
      expect(await seenBy(who)).toMatchObject([whole]);
    for (const who of ['colleague', 'supervisor'] as const) expect(await seenBy(who)).toMatchObject([bare]);
  });

  it('is taken away in a table, its kind and reason by whoever may know them alone', async () => {
    await enter('teacher', away('teacher', { to: '2026-11-23', fromPeriod: 2, toPeriod: 3 })).expect(201);
    const table = async (who: Who) => {
      const path = '/api/absences/table?from=2026-11-20&to=2026-11-30&format=csv';
      return (await ask(who, 'get', path).expect(200)).text.split('\r\n')[1];
    };
    expect(await table('office')).toMatch(/,2026-11-23,2026-11-23,2-3,Cuti sakit,Demam denggi$/);
    expect(await table('colleague')).toMatch(/,2026-11-23,2026-11-23,2-3,,$/);
    await ask('office', 'get', '/api/absences/table?from=2026-11-20&to=2026-11-30&format=pdf').expect(400);
  });

  it.each(['office', 'admin'] as const)(
    'is entered for somebody by the %s, and says by whom',
    async (who) => {
      await enter(who, away('teacher', { kind: 'official' })).expect(201);
      expect(await seenBy('teacher')).toMatchObject([{ kind: 'official', enteredBy: people[who].userId }]);
    },
  );

  it.each(['colleague', 'supervisor'] as const)('is no business of a %s', async (who) => {
    expect((await enter(who, away('teacher')).expect(403)).body.code).toBe('ROLE_REQUIRED');
    const mine = away('teacher');
    await enter('teacher', mine).expect(201);
    const path = `/api/absences/${mine.id}`;
    await ask(who, 'put', path)
      .send({ ...withoutId(mine), version: 1, reason: 'Lain' })
      .expect(403);
    await ask(who, 'put', path)
      .send({ ...withoutId(away(who)), version: 1 })
      .expect(400);
    await ask(who, 'post', '/api/absences')
      .send(away(who, { id: mine.id }))
      .expect(400);
    await ask(who, 'delete', path).expect(403);
    await ask('teacher', 'delete', path).expect(204);
    await ask(who, 'post', `${path}/restoration`).expect(403);
    expect(await seenBy('teacher')).toEqual([]);
  });

  it('stops being the business of whose duty has been taken', async () => {
    await ask('admin', 'delete', `/api/members/${people.office.userId}/duties/absences`).expect(204);
    await enter('office', away('teacher')).expect(403);
  });

  it('is changed in the version that was read, deleted, and brought back', async () => {
    const mine = away('teacher');
    await enter('teacher', mine).expect(201);
    await enter('teacher', mine).expect(201);
    const path = `/api/absences/${mine.id}`;
    const change = { ...withoutId(mine), version: 1, to: '2026-11-25' };
    expect((await ask('teacher', 'put', path).send(change).expect(200)).body).toMatchObject({ version: 2 });
    expect((await ask('teacher', 'put', path).send(change).expect(409)).body.code).toBe('ABSENCE_CONFLICT');
    await ask('teacher', 'delete', path).expect(204);
    await ask('teacher', 'put', path)
      .send({ ...change, version: 2 })
      .expect(404);
    await ask('teacher', 'post', `${path}/restoration`).expect(200);
    expect(await seenBy('teacher')).toMatchObject([{ id: mine.id, to: '2026-11-25' }]);
  });

  it('takes some periods of a day beside others', async () => {
    const day = { from: '2026-11-23', to: '2026-11-23' };
    await enter('teacher', away('teacher', { ...day, fromPeriod: 1, toPeriod: 2 })).expect(201);
    await enter('teacher', away('teacher', { ...day, fromPeriod: 3, toPeriod: 4 })).expect(201);
    const { body } = await enter('teacher', away('teacher', day)).expect(400);
    expect(body.details.fields).toEqual([{ field: 'from', message: 'the person is away then already' }]);
  });

  it('stands once when the person and the office enter it at once', async () => {
    const entered = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => enter(turn % 2 ? 'office' : 'teacher', away('teacher'))),
    );
    expect(entered.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  it.each([
    ['personId', { personId: randomUUID() }],
    ['personId', { personId: 'x' }],
    ['to', { to: '2026-11-22' }],
    ['to', { to: '9999-12-31' }],
    ['from', { from: '2026-02-30' }],
    ['fromPeriod', { fromPeriod: 1, toPeriod: 2 }],
    ['toPeriod', { to: '2026-11-23', fromPeriod: 1 }],
    ['fromPeriod', { to: '2026-11-23', fromPeriod: 1.5, toPeriod: 2 }],
    ['kind', { kind: 'tired' }],
    ['reason', { reason: 'x\u0000' }],
    ['reason', { reason: 'x'.repeat(10_000) }],
  ])('that does not fit names %s of %j', async (field, differing) => {
    const { body } = await enter('admin', away('teacher', differing)).expect(400);
    expect(body.details.fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  it('stays with the school when the person leaves it', async () => {
    await enter('teacher', away('teacher')).expect(201);
    await ask('admin', 'delete', `/api/members/${people.teacher.userId}`).expect(204);
    expect(await seenBy('admin')).toMatchObject([{ personId: people.teacher.userId }]);
  });

  it('is listed on the days that it touches', async () => {
    await enter('teacher', away('teacher')).expect(201);
    const touching = ['from=2026-11-24&to=2026-11-24', 'from=2026-11-01&to=2026-11-23'];
    for (const days of touching) expect(await seenBy('colleague', days)).toHaveLength(1);
    expect(await seenBy('colleague', 'from=2026-11-25&to=2026-12-31')).toEqual([]);
    await ask('colleague', 'get', '/api/absences?from=x&to=2026-11-24').expect(400);
  });
});
