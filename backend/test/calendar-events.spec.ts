import { randomUUID } from 'node:crypto';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask, setTime } = inSchool(
  { admin: 'admin', clerk: [], teacher: 'teacher' },
  { at: '2026-11-18' },
);

type Who = keyof typeof people;

const eventOf = (differing: object = {}) => ({
  academicYearId: school.year,
  title: 'Majlis Graduasi Prasekolah',
  unit: 'administration',
  from: '2026-11-19',
  to: '2026-11-19',
  fromTime: '08:00',
  toTime: '10:00',
  repeats: null,
  repeatsUntil: null,
  except: [],
  place: 'Dewan Seri Contoh',
  coordinatorId: people.teacher.userId,
  effect: 'none',
  classIds: [],
  note: '',
  ...differing,
});
const send = (who: Who, differing: object = {}) =>
  ask(who, 'post', '/api/calendar-events').send({ id: randomUUID(), ...eventOf(differing) });
const listedFor = async (who: Who) =>
  (await ask(who, 'get', `/api/calendar-events?academicYearId=${school.year}`).expect(200)).body.items;
async function kept(differing: object = {}): Promise<string> {
  const { body } = await send('admin', differing).expect(201);
  return `/api/calendar-events/${body.id}`;
}
async function addClass(): Promise<string> {
  const id = randomUUID();
  const content = {
    name: '1 Bestari',
    gradeLevels: ['T1'],
    shift: 'morning',
    stream: null,
    classTeacherId: null,
  };
  await ask('admin', 'post', '/api/classes')
    .send({ id, academicYearId: school.year, groups: [], ...content })
    .expect(201);
  return id;
}

describe('an event of the school calendar', () => {
  it('is kept by administrators and the duty of the calendar, and known to everybody of the school', async () => {
    const path = await kept();
    for (const who of ['admin', 'clerk', 'teacher'] as const)
      expect(await listedFor(who)).toMatchObject([
        { title: 'Majlis Graduasi Prasekolah', from: '2026-11-19' },
      ]);
    for (const who of ['clerk', 'teacher'] as const) {
      await send(who).expect(403);
      await ask(who, 'put', path)
        .send({ ...eventOf(), version: 1 })
        .expect(403);
      await ask(who, 'delete', path).expect(403);
      await ask(who, 'post', `${path}/restoration`).expect(403);
    }
    await ask('admin', 'put', `/api/members/${people.clerk.userId}/duties/calendar`)
      .send({ from: '2026-11-18', to: null })
      .expect(200);
    await send('clerk', { from: '2026-11-20', to: '2026-11-20' }).expect(201);
  });

  it('is no business of another school', async () => {
    await kept();
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    const as = { host: other.host, token: stranger.token };
    await t.call('get', `/api/calendar-events?academicYearId=${school.year}`, as).expect(404);
    await t
      .call('get', `/api/calendar-events?academicYearId=${school.year}`, {
        host: school.host,
        token: stranger.token,
      })
      .expect(403);
  });

  it('answers with everything that was sent, its classes and the days left out among it', async () => {
    const classId = await addClass();
    const sent = {
      ...eventOf({
        from: '2026-10-01',
        to: '2026-10-01',
        effect: 'some',
        classIds: [classId],
        note: '成绩 தேர்வு',
      }),
      repeats: 'weekly',
      repeatsUntil: '2026-11-26',
      except: ['2026-10-15', '2026-10-08'],
    };
    const { body } = await send('admin', sent).expect(201);
    expect(body).toMatchObject({ ...sent, except: ['2026-10-08', '2026-10-15'], version: 1 });
    expect(await listedFor('teacher')).toEqual([body]);
  });

  it('is changed in the version that was read, deleted, and brought back as it was', async () => {
    const path = await kept();
    const change = { ...eventOf({ title: 'Majlis Graduasi', fromTime: null, toTime: null }), version: 1 };
    expect((await ask('admin', 'put', path).send(change).expect(200)).body).toMatchObject({ version: 2 });
    expect((await ask('admin', 'put', path).send(change).expect(409)).body.code).toBe(
      'CALENDAR_EVENT_CONFLICT',
    );
    await ask('admin', 'delete', path).expect(204);
    expect(await listedFor('teacher')).toEqual([]);
    await ask('admin', 'post', `${path}/restoration`).expect(200);
    expect(await listedFor('teacher')).toMatchObject([{ title: 'Majlis Graduasi', fromTime: null }]);
  });

  it('has its place to itself when several ask for it at once, and is not brought back into one that is taken', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => send('admin')));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(400)]);
    expect(made.find(({ status }) => status === 400)?.body.details.fields).toEqual([
      { field: 'place', message: 'is taken on 2026-11-19' },
    ]);
    const [first] = await listedFor('admin');
    await ask('admin', 'delete', `/api/calendar-events/${first.id}`).expect(204);
    await kept();
    await ask('admin', 'post', `/api/calendar-events/${first.id}/restoration`).expect(400);
  });

  it.each([
    ['days that are none', { from: '2026-02-30' }, 'from'],
    ['an end before the beginning', { to: '2026-11-18' }, 'to'],
    ['a time that is none', { fromTime: '25:00' }, 'fromTime'],
    ['an hour without an end', { toTime: null }, 'toTime'],
    ['an empty title', { title: '  ' }, 'title'],
    ['a title with a NUL', { title: 'a\0b' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['a unit that is none', { unit: 'x' }, 'unit'],
    ['a day left out that is none', { except: ['x'] }, 'except'],
    ['classes that are none', { effect: 'some', classIds: [randomUUID()] }, 'classIds.0'],
    ['a coordinator of nowhere', { coordinatorId: randomUUID() }, 'coordinatorId'],
    ['a far day', { from: '2031-01-01', to: '2031-01-01' }, 'from'],
  ])('with %s is refused at its field', async (_, differing, field) => {
    const { body } = await send('admin', differing).expect(400);
    expect(body.details.fields.map((each: { field: string }) => each.field)).toContain(field);
    expect(await listedFor('admin')).toEqual([]);
  });

  it('goes on without whoever coordinated it and left', async () => {
    const path = await kept();
    const removal = await ask('admin', 'post', `/api/members/${people.teacher.userId}/removal`).send({
      successors: [],
    });
    expect(removal.status).toBe(204);
    expect(await listedFor('admin')).toMatchObject([{ coordinatorId: null, version: 2 }]);
    await ask('admin', 'put', path)
      .send({ ...eventOf({ coordinatorId: null }), version: 2 })
      .expect(200);
  });

  it('is taken away as a table, by everybody who reads it', async () => {
    await kept();
    const { text } = await ask(
      'teacher',
      'get',
      `/api/calendar-events/table?academicYearId=${school.year}&format=csv`,
    ).expect(200);
    expect(text).toContain('Tajuk,Unit,Mula,Tamat,Masa mula');
    expect(text.trim().split('\n')).toHaveLength(2);
    await ask(
      'teacher',
      'get',
      `/api/calendar-events/table?academicYearId=${school.year}&format=xlsx`,
    ).expect(200);
  });

  it('of a closed session is read and not changed, by SQL neither', async () => {
    const path = await kept({ effect: 'some', classIds: [await addClass()] });
    setTime('2026-12-20');
    await ask('admin', 'put', `/api/academic-years/${school.year}/closure`)
      .send({ reason: 'Tamat' })
      .expect(200);
    const years = `/api/calendar-events?academicYearId=${school.year}`;
    expect((await ask('teacher', 'get', years).expect(200)).body.items).toHaveLength(1);
    await ask('admin', 'put', path)
      .send({ ...eventOf(), version: 1 })
      .expect(409);
    await ask('admin', 'delete', path).expect(409);
    for (const table of ['calendar_events', 'calendar_event_classes'])
      await expect(
        rowsOf(t.database, `DELETE FROM ${table} WHERE academic_year_id = $1`, [school.year]),
      ).rejects.toThrow('is closed');
  });
});
