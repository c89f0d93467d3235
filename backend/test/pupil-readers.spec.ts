import { randomUUID } from 'node:crypto';
import { makeMember, type TestPerson } from './support/builders.js';
import { inSchool } from './support/in-school.js';

const FIRST_DAY = '2026-01-12';

const { t, school, people } = inSchool(
  { admin: 'admin', classTeacher: 'teacher', setTeacher: 'teacher', others: ['teacher', 'supervisor'] },
  { once: true },
);
const { admin, classTeacher, setTeacher, others } = people;
let led: string;
let taught: string;
let group: string;
let taughtSet: string;
/** Of the class that is looked after, of the group that is taught, of the rest of its class, and of no class. */
let pupils: Record<'aina' | 'bala' | 'chong' | 'dayang', string>;

beforeAll(async () => {
  await setUp();
});

const ask = (person: TestPerson, method: 'get' | 'post' | 'put', path: string) =>
  t.call(method, path, { host: school.host, token: person.token });
async function make(path: string, body: object): Promise<string> {
  const reply = await ask(admin, 'post', path).send({ id: randomUUID(), ...body });
  expect([path, reply.status]).toEqual([path, 201]);
  return reply.body.id;
}

async function setUp(): Promise<void> {
  const { body } = await ask(admin, 'get', '/api/academic-years').expect(200);
  const academicYearId: string = body.currentId;
  const common = { academicYearId, gradeLevels: ['T4'], shift: 'morning', stream: null };
  led = await make('/api/classes', {
    ...common,
    name: '4 Bestari',
    classTeacherId: classTeacher.userId,
    groups: [],
  });
  group = randomUUID();
  taught = await make('/api/classes', {
    ...common,
    name: '4 Cerdas',
    classTeacherId: null,
    groups: [{ id: group, name: 'Kumpulan 1' }],
  });
  const levels = [{ gradeLevel: 'T4', curriculum: 'KSSR', periodsAWeek: null }];
  const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels };
  const subjectId = await make('/api/subjects', subject);
  const lead = { userId: setTeacher.userId, isLead: true, fromDay: FIRST_DAY, toDay: null };
  const set = { academicYearId, subjectId, name: null, periodsAWeek: null, teachers: [lead] };
  taughtSet = await make('/api/teaching-sets', { ...set, parts: [{ classId: taught, groupId: group }] });
  const enrol = (name: string, classId: string | null, groupIds: string[] = []) =>
    make('/api/pupils', {
      ...{ name, sex: 'F', registerNumber: null, birthDate: null },
      ...(name.startsWith('Aina') && { identityNumber: '120315-10-0982' }),
      ...(classId && { placing: { academicYearId, classId, groupIds, day: FIRST_DAY } }),
    });
  pupils = {
    aina: await enrol('Aina Murni', led),
    bala: await enrol('Bala Murni', taught, [group]),
    chong: await enrol('Chong Murni', taught),
    dayang: await enrol('Dayang Murni', null),
  };
}

const listed = async (person: TestPerson, query = '') =>
  (await ask(person, 'get', `/api/pupils?academicYearId=${school.year}${query}`).expect(200)).body.items.map(
    ({ name }: { name: string }) => name.split(' ')[0],
  );
const found = async (person: TestPerson) =>
  (await ask(person, 'get', '/api/search?query=murni').expect(200)).body.pupils.map(
    ({ name }: { name: string }) => name.split(' ')[0],
  );
const keeper = async () => {
  const person = await makeMember(t, school, 'teacher');
  await ask(admin, 'put', `/api/members/${person.userId}/duties/pupils`)
    .send({ from: FIRST_DAY, to: null })
    .expect(200);
  return person;
};

describe('who sees whom in lists, and in what is found', () => {
  it('administrators and holders of the duty see everybody', async () => {
    for (const person of [admin, await keeper()]) {
      expect(await listed(person)).toEqual(['Aina', 'Bala', 'Chong', 'Dayang']);
      expect(await found(person)).toEqual(['Aina', 'Bala', 'Chong', 'Dayang']);
    }
  });

  it('a class teacher the class, a teacher whom they teach today, anybody else nobody', async () => {
    for (const seen of [listed, found])
      expect([await seen(classTeacher), await seen(setTeacher), await seen(others)]).toEqual([
        ['Aina'],
        ['Bala'],
        [],
      ]);
  });

  it('asking for another class, for a set or for those without a class shows nobody more', async () => {
    expect(await listed(setTeacher, `&classId=${taught}`)).toEqual(['Bala']);
    expect(await listed(setTeacher, `&classId=${led}`)).toEqual([]);
    expect(await listed(setTeacher, '&state=unplaced')).toEqual([]);
    expect(await listed(classTeacher, `&groupId=${group}`)).toEqual([]);
  });

  it('a duty of other things opens no list', async () => {
    const clerk = await makeMember(t, school, []);
    await ask(admin, 'put', `/api/members/${clerk.userId}/duties/calendar`)
      .send({ from: FIRST_DAY, to: null })
      .expect(200);
    await ask(clerk, 'get', `/api/pupils?academicYearId=${school.year}`).expect(403);
  });

  it('nobody is found by the words that stand between names alone', async () => {
    const { body } = await ask(admin, 'get', '/api/search?query=binti').expect(200);
    expect(body.pupils).toEqual([]);
  });
});

describe('how many pupils are where', () => {
  const counted = async (person: TestPerson) =>
    (await ask(person, 'get', `/api/pupil-counts?academicYearId=${school.year}`).expect(200)).body;
  const places = { led: { id: '', pupils: 1 }, taught: { id: '', pupils: 2 }, set: { id: '', pupils: 1 } };
  beforeAll(() => {
    places.led.id = led;
    places.taught.id = taught;
    places.set.id = taughtSet;
  });

  it('is told of the whole school to who keeps pupils, with those who are in no class', async () => {
    const whole = { pupils: 4, unplaced: 1, taught: 0, teachingSets: [places.set] };
    for (const person of [admin, await keeper()]) {
      const { classes, ...rest } = await counted(person);
      expect(rest).toEqual(whole);
      expect(classes).toHaveLength(2);
      expect(classes).toEqual(expect.arrayContaining([places.led, places.taught]));
    }
  });

  it('is told to a teacher of the class they look after and the sets they teach alone', async () => {
    const none = { unplaced: null, taught: 0, classes: [], teachingSets: [] };
    expect(await counted(classTeacher)).toEqual({ ...none, pupils: 1, classes: [places.led] });
    expect(await counted(setTeacher)).toEqual({ ...none, pupils: 1, taught: 1, teachingSets: [places.set] });
    expect(await counted(others)).toEqual({ ...none, pupils: 0 });
  });

  it('is told to no holder of another duty, and of no session of another school', async () => {
    const clerk = await makeMember(t, school, []);
    await ask(admin, 'put', `/api/members/${clerk.userId}/duties/timetable`)
      .send({ from: FIRST_DAY, to: null })
      .expect(200);
    await ask(clerk, 'get', `/api/pupil-counts?academicYearId=${school.year}`).expect(403);
    await ask(admin, 'get', `/api/pupil-counts?academicYearId=${randomUUID()}`).expect(404);
  });
});

describe('who opens a card, its history and its guardians', () => {
  const openings = async (person: TestPerson, id: string) => [
    (await ask(person, 'get', `/api/pupils/${id}`)).status,
    (await ask(person, 'get', `/api/pupils/${id}/history`)).status,
    (await ask(person, 'post', `/api/pupils/${id}/guardian-openings`)).status,
  ];

  it('the class teacher of the pupil, and no other teacher, does', async () => {
    expect(await openings(classTeacher, pupils.aina)).toEqual([200, 200, 200]);
    expect(await openings(classTeacher, pupils.bala)).toEqual([404, 404, 404]);
    for (const person of [setTeacher, others])
      expect(await openings(person, pupils.bala)).toEqual([404, 404, 404]);
  });

  it('the last four of the number are for who edits the card', async () => {
    const endingFor = async (person: TestPerson) =>
      (await ask(person, 'get', `/api/pupils/${pupils.aina}`).expect(200)).body.numberEnding;
    expect([await endingFor(admin), await endingFor(classTeacher)]).toEqual(['0982', '82']);
  });

  it('a class teacher changes nothing', async () => {
    const change = { name: 'Lain', sex: 'F', registerNumber: null, birthDate: null, version: 1 };
    await ask(classTeacher, 'put', `/api/pupils/${pupils.aina}`).send(change).expect(403);
    await ask(classTeacher, 'put', `/api/pupils/${pupils.aina}/guardians`)
      .send({ guardians: [] })
      .expect(403);
  });
});
