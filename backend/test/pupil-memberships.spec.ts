import { randomUUID } from 'node:crypto';
import { Database } from '../src/platform/database/database.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const FIRST_DAY = '2026-01-12';
const MOVED_ON = '2026-06-08';

const { t, school, people } = inSchool({ admin: 'admin' });
const { admin } = people;
let year: string;
let bestari: Awaited<ReturnType<typeof makeClass>>;
let cemerlang: Awaited<ReturnType<typeof makeClass>>;

beforeEach(async () => {
  year = (await ask('get', '/api/academic-years').expect(200)).body.currentId;
  bestari = await makeClass('4 Bestari');
  cemerlang = await makeClass('4 Cemerlang');
});

const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string, person = admin) =>
  t.call(method, path, { host: school.host, token: person.token });

async function makeClass(name: string) {
  const sent = {
    id: randomUUID(),
    academicYearId: year,
    name,
    gradeLevels: ['T4'],
    shift: 'morning',
    stream: null,
    classTeacherId: null,
    groups: [{ id: randomUUID(), name: 'Kumpulan 1' }],
  };
  const { body } = await ask('post', '/api/classes').send(sent).expect(201);
  return { ...sent, version: body.version, group: sent.groups[0]?.id ?? '' };
}

const placingIn = (classId: string | null, day = FIRST_DAY, groupIds: string[] = []) => ({
  academicYearId: year,
  classId,
  groupIds,
  day,
});
async function enrol(name: string, placing?: object): Promise<string> {
  const sent = { id: randomUUID(), name, sex: 'F', registerNumber: null, birthDate: null, placing };
  return (await ask('post', '/api/pupils').send(sent).expect(201)).body.id;
}
const place = (id: string, placing: object) => ask('post', `/api/pupils/${id}/moves`).send({ placing });
async function listed(query: string): Promise<{ name: string; classId: string; groupIds: string[] }[]> {
  const { body } = await ask('get', `/api/pupils?academicYearId=${year}&${query}`).expect(200);
  return body.items;
}
const namesFor = async (query: string) => (await listed(query)).map(({ name }) => name);
const fieldsOf = ({ body }: { body: { details: { fields: { field: string }[] } } }) =>
  body.details.fields.map(({ field }) => field);

describe('pupils of a class', () => {
  it('are listed by class, by group, and apart from those who are in none', async () => {
    await enrol('Aina', placingIn(bestari.id, FIRST_DAY, [bestari.group]));
    await enrol('Bala', placingIn(bestari.id));
    await enrol('Chong', placingIn(cemerlang.id));
    await enrol('Dayang');
    expect(await namesFor(`classId=${bestari.id}`)).toEqual(['Aina', 'Bala']);
    expect(await namesFor(`groupId=${bestari.group}`)).toEqual(['Aina']);
    expect(await namesFor('state=unplaced')).toEqual(['Dayang']);
    expect(await listed('search=aina')).toEqual([
      expect.objectContaining({ classId: bestari.id, groupIds: [bestari.group] }),
    ]);
    expect(await listed('search=dayang')).toEqual([expect.objectContaining({ classId: null, groupIds: [] })]);
  });

  it('are those of a teaching set, whole classes and groups of others', async () => {
    await enrol('Aina', placingIn(bestari.id, FIRST_DAY, [bestari.group]));
    await enrol('Bala', placingIn(bestari.id));
    await enrol('Chong', placingIn(cemerlang.id));
    const subject = {
      id: randomUUID(),
      name: 'Pendidikan Moral',
      code: 'PM',
      language: 'ms',
      religion: 'moral',
      levels: [{ gradeLevel: 'T4', curriculum: 'KSSR', periodsAWeek: 4 }],
    };
    await ask('post', '/api/subjects').send(subject).expect(201);
    const set = {
      id: randomUUID(),
      academicYearId: year,
      subjectId: subject.id,
      name: null,
      periodsAWeek: 4,
      parts: [
        { classId: bestari.id, groupId: bestari.group },
        { classId: cemerlang.id, groupId: null },
      ],
      teachers: [],
    };
    await ask('post', '/api/teaching-sets').send(set).expect(201);
    expect(await namesFor(`teachingSetId=${set.id}`)).toEqual(['Aina', 'Chong']);
    await ask('get', `/api/pupils?academicYearId=${year}&teachingSetId=${randomUUID()}`).expect(404);
  });
});

describe('a pupil who moves', () => {
  it('was in the earlier class until the day before, and is back as before when the move is taken back', async () => {
    const id = await enrol('Aina', placingIn(bestari.id, FIRST_DAY, [bestari.group]));
    const { body: moved } = await place(id, placingIn(cemerlang.id, MOVED_ON)).expect(200);
    const stay = { academicYearId: year, fromDay: FIRST_DAY, toDay: '2026-06-07' };
    expect(moved).toEqual({
      classes: [
        { ...stay, classId: bestari.id },
        { academicYearId: year, classId: cemerlang.id, fromDay: MOVED_ON, toDay: null },
      ],
      groups: [{ ...stay, classId: bestari.id, groupId: bestari.group }],
    });
    expect(await namesFor(`classId=${cemerlang.id}`)).toEqual(['Aina']);
    expect(await namesFor(`groupId=${bestari.group}`)).toEqual([]);

    const { body: back } = await place(id, placingIn(bestari.id, MOVED_ON, [bestari.group])).expect(200);
    expect(back).toEqual({
      classes: [{ ...stay, classId: bestari.id, toDay: null }],
      groups: [{ ...stay, classId: bestari.id, groupId: bestari.group, toDay: null }],
    });
  });

  it('goes to a class of the session, to its own groups, on a day of the session', async () => {
    const id = await enrol('Aina');
    const refusals = [
      [placingIn(randomUUID()), 'classId'],
      [placingIn(bestari.id, FIRST_DAY, [cemerlang.group]), 'groupIds'],
      [placingIn(null, FIRST_DAY, [bestari.group]), 'groupIds'],
      [placingIn(bestari.id, '2027-01-04'), 'day'],
    ] as const;
    for (const [placing, field] of refusals)
      expect(fieldsOf(await place(id, placing).expect(400))).toEqual([field]);
    await place(id, { ...placingIn(bestari.id), academicYearId: randomUUID() }).expect(404);
    expect(await namesFor('state=unplaced')).toEqual(['Aina']);
  });

  it('is kept with their class or not at all', async () => {
    const sent = { id: randomUUID(), name: 'Aina', sex: 'F', registerNumber: null, birthDate: null };
    const refused = await ask('post', '/api/pupils')
      .send({ ...sent, placing: placingIn(randomUUID()) })
      .expect(400);
    expect(fieldsOf(refused)).toEqual(['placing.classId']);
    await ask('get', `/api/pupils/${sent.id}`).expect(404);
  });

  it('is in one class at a time, however many move them at once', async () => {
    const id = await enrol('Aina');
    const days = [0, 1, 2, 3, 4, 5].map((n) => `2026-03-0${n + 1}`);
    const answers = await Promise.all(
      days.map((day, n) => place(id, placingIn(n % 2 ? bestari.id : cemerlang.id, day))),
    );
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    const { body } = await ask('get', `/api/pupils/${id}/history`).expect(200);
    const open = body.classes.filter(({ toDay }: { toDay: string | null }) => toDay === null);
    expect(open).toHaveLength(1);
  });

  it('is moved by administrators and holders of the duty alone, in their own school alone', async () => {
    const id = await enrol('Aina', placingIn(bestari.id));
    const teacher = await makeMember(t, school, 'teacher');
    await ask('post', `/api/pupils/${id}/moves`, teacher)
      .send({ placing: placingIn(null) })
      .expect(403);
    await ask('get', `/api/pupils/${id}/history`, teacher).expect(404);
    const elsewhere = await makeTrialSchool(t);
    const stranger = await makeMember(t, elsewhere, 'admin');
    const there = { host: elsewhere.host, token: stranger.token };
    await t
      .call('post', `/api/pupils/${id}/moves`, there)
      .send({ placing: placingIn(null) })
      .expect(404);
    await t.call('get', `/api/pupils/${id}/history`, there).expect(404);
  });
});

describe('a pupil who comes back', () => {
  it('was away in between, and is in the class from that day on', async () => {
    const id = await enrol('Aina', placingIn(bestari.id));
    await ask('put', `/api/pupils/${id}/leaving`).send({ leftOn: '2026-03-31' }).expect(200);
    expect(await namesFor(`classId=${bestari.id}`)).toEqual([]);
    const placing = placingIn(bestari.id, '2026-08-03');
    const { body } = await ask('post', `/api/pupils/${id}/return`).send({ placing }).expect(200);
    expect(
      body.classes.map(({ fromDay, toDay }: { fromDay: string; toDay: string }) => [fromDay, toDay]),
    ).toEqual([
      [FIRST_DAY, '2026-03-31'],
      ['2026-08-03', null],
    ]);
    expect(await namesFor(`classId=${bestari.id}`)).toEqual(['Aina']);
  });

  it('comes back after the last day, and only who has left', async () => {
    const id = await enrol('Aina', placingIn(bestari.id));
    const back = () =>
      ask('post', `/api/pupils/${id}/return`).send({ placing: placingIn(bestari.id, '2026-03-02') });
    expect(fieldsOf(await back().expect(400))).toEqual(['placing.day']);
    await ask('put', `/api/pupils/${id}/leaving`).send({ leftOn: '2026-03-31' }).expect(200);
    expect(fieldsOf(await back().expect(400))).toEqual(['placing.day']);
  });
});

it('a class that pupils are or were in stays, and so does its group', async () => {
  const id = await enrol('Aina', placingIn(bestari.id, FIRST_DAY, [bestari.group]));
  const refused = await ask('delete', `/api/classes/${bestari.id}`).expect(409);
  expect(refused.body).toMatchObject({ code: 'CLASS_HAS_PUPILS', details: { pupils: 1 } });
  const { group: _, id: bestariId, ...sent } = bestari;
  await ask('put', `/api/classes/${bestariId}`)
    .send({ ...sent, groups: [] })
    .expect(409);
  await place(id, placingIn(null)).expect(200);
  await ask('delete', `/api/classes/${bestari.id}`).expect(204);
});

it('in a closed session nobody is moved, through no role of the database', async () => {
  const id = await enrol('Aina', placingIn(bestari.id));
  await rowsOf(
    t.database,
    `UPDATE academic_years SET opened_at = now(), closed_at = now(), closed_by = $2, close_reason = 'x' WHERE id = $1`,
    [year, admin.userId],
  );
  expect((await place(id, placingIn(cemerlang.id, MOVED_ON))).status).toBe(409);
  const database = t.app.get(Database);
  const moved = () => rowsOf(t.database, 'DELETE FROM class_memberships WHERE pupil_id = $1', [id]);
  await expect(moved()).rejects.toThrow(/closed/);
  const tables = database.tables<{ class_memberships: { pupil_id: string } }>();
  for (const run of [
    database.tenantTransaction.bind(database, school.id),
    database.systemTransaction.bind(database),
  ])
    await expect(
      run(() => tables.deleteFrom('class_memberships').where('pupil_id', '=', id).execute()),
    ).rejects.toThrow(/closed/);
});
