import { randomUUID } from 'node:crypto';
import { makeMember, makeTrialSchool, type TestPerson } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const PATH = '/api/lesson-plan-matches';

const { t, school, people } = inSchool({ admin: 'admin', teacher: 'teacher', colleague: 'teacher' });
const { admin, teacher, colleague } = people;
let setId: string;

type Method = 'get' | 'post' | 'put' | 'delete';
const ask = (person: TestPerson, method: Method, path: string) =>
  t.call(method, path, { host: school.host, token: person.token });

/** A teacher of mathematics in 4 Bestari and 4 Cemerlang. */
beforeEach(async () => {
  const academicYearId = (await ask(admin, 'get', '/api/academic-years').expect(200)).body.currentId;
  const [bestari, cemerlang] = [randomUUID(), randomUUID()];
  const common = {
    ...{ academicYearId, gradeLevels: ['T4'], shift: 'morning', stream: null },
    ...{ classTeacherId: null, groups: [] },
  };
  const classes = [
    { ...common, id: bestari, name: '4 Bestari' },
    { ...common, id: cemerlang, name: '4 Cemerlang' },
  ];
  await ask(admin, 'post', '/api/classes/batch').send({ classes }).expect(201);
  const subjectId = randomUUID();
  const subject = {
    id: subjectId,
    name: 'Matematik',
    code: 'MT',
    language: 'ms',
    religion: null,
    levels: [],
  };
  await ask(admin, 'post', '/api/subjects').send(subject).expect(201);
  const setOf = (classId: string) => ({
    ...{ id: randomUUID(), academicYearId, subjectId, name: null, periodsAWeek: 6 },
    parts: [{ classId, groupId: null }],
    teachers: [{ userId: teacher.userId, isLead: true, fromDay: '2026-10-12', toDay: null }],
  });
  const teachingSets = [setOf(bestari), setOf(cemerlang)];
  setId = teachingSets[0]?.id ?? '';
  await ask(admin, 'post', '/api/teaching-sets/batch').send({ teachingSets }).expect(201);
});

async function plan(className: string, part: object = {}, person = teacher) {
  const content = {
    ...{ id: randomUUID(), date: '2026-03-02', startTime: '07:40', endTime: '08:40' },
    ...{ className, subject: 'Matematik', objective: 'Asal', activities: '', reflection: '' },
    ...part,
  };
  return (await ask(person, 'post', '/api/lesson-plans').send(content).expect(201)).body;
}

const proposedTo = async (person: TestPerson) => (await ask(person, 'get', PATH).expect(200)).body.items;
const wordsOf = (items: { className: string; plans: number }[]) =>
  items.map(({ className, plans }) => `${className} ${plans}`);
const join = (matches: object[], person = teacher) => ask(person, 'post', PATH).send({ matches });
const setOfPlan = async ({ id }: { id: string }) =>
  (await ask(teacher, 'get', `/api/lesson-plans/${id}`).expect(200)).body.teachingSetId;

it('plans of old are proposed to the sets that their words mean, by words, and by nobody else’s plans', async () => {
  for (const className of ['4 Bestari', '4 Bestari', '4B', '4 cemerlang', '4', '6 Bestari'])
    await plan(className);
  await plan('4 Bestari', { date: '2024-03-04' });
  await plan('4 Bestari', {}, colleague);
  const items = await proposedTo(teacher);
  expect(wordsOf(items).toSorted()).toEqual(['4 Bestari 2', '4 cemerlang 1', '4B 1']);
  expect(items[0]).toEqual({
    ...{ className: '4 Bestari', subject: 'Matematik', plans: 2 },
    ...{ teachingSetId: setId, setName: '4 Bestari', subjectName: 'Matematik' },
  });
  expect(await proposedTo(colleague)).toEqual([]);
});

it('nothing is joined before its author says so; then the plans are what they were, and can be parted again', async () => {
  const [first, second, other] = [await plan('4 Bestari'), await plan('4 Bestari'), await plan('4B')];
  await proposedTo(teacher);
  expect(await setOfPlan(first)).toBeNull();
  const match = { className: '4 Bestari', subject: 'Matematik', teachingSetId: setId };
  const { body } = await join([match]).expect(200);
  expect(body.planIds.toSorted()).toEqual([first.id, second.id].toSorted());
  const joined = await ask(teacher, 'get', `/api/lesson-plans/${first.id}`).expect(200);
  expect(joined.body).toEqual({ ...first, teachingSetId: setId });
  expect(await setOfPlan(other)).toBeNull();
  expect(wordsOf(await proposedTo(teacher))).toEqual(['4B 1']);
  expect((await join([match]).expect(200)).body.planIds).toEqual([]);

  await ask(colleague, 'post', `${PATH}/undoing`).send(body).expect(204);
  expect(await setOfPlan(first)).toBe(setId);
  await ask(teacher, 'post', `${PATH}/undoing`).send(body).expect(204);
  expect(await setOfPlan(first)).toBeNull();
  expect(wordsOf(await proposedTo(teacher)).toSorted()).toEqual(['4 Bestari 2', '4B 1']);
});

it('a plan whose words are changed is of no set, one whose text is changed stays', async () => {
  const made = await plan('4 Bestari');
  await join([{ className: '4 Bestari', subject: 'Matematik', teachingSetId: setId }]).expect(200);
  const {
    id,
    isComplete,
    isSample,
    isUnseen,
    isSealed,
    teachingSetId,
    attachments,
    updatedAt,
    deletedAt,
    ...content
  } = made;
  const save = (part: object) => ask(teacher, 'put', `/api/lesson-plans/${id}`).send({ ...content, ...part });
  expect((await save({ objective: 'Baharu' }).expect(200)).body.teachingSetId).toBe(setId);
  const moved = { version: 2, className: '4 Cemerlang' };
  expect((await save(moved).expect(200)).body.teachingSetId).toBeNull();
});

it('is refused for sets that the caller never taught, to who has no role, and of words that are none', async () => {
  await plan('4 Bestari', {}, colleague);
  const match = { className: '4 Bestari', subject: 'Matematik', teachingSetId: setId };
  const { body } = await join([match], colleague).expect(400);
  expect(body.details.fields[0].field).toBe('matches.0.teachingSetId');
  const clerk = await makeMember(t, school, []);
  await ask(clerk, 'get', PATH).expect(403);
  await join([match], clerk).expect(403);
  await join([{ ...match, className: 'A'.repeat(101) }]).expect(400);
  await join([{ ...match, className: '4\0' }]).expect(400);
  await ask(teacher, 'post', `${PATH}/undoing`)
    .send({ planIds: ['x'] })
    .expect(400);
});

it('a set of another school cannot be given to a plan, by SQL neither', async () => {
  const mine = await plan('4 Bestari');
  const elsewhere = await makeTrialSchool(t);
  await expect(
    rowsOf(t.database, 'UPDATE lesson_plans SET teaching_set_id = $1 WHERE id = $2', [randomUUID(), mine.id]),
  ).rejects.toThrow('lesson_plans_set');
  const stranger = await makeMember(t, elsewhere, 'teacher');
  const call = t.call('post', PATH, { host: elsewhere.host, token: stranger.token });
  const match = { className: '4 Bestari', subject: 'Matematik', teachingSetId: setId };
  expect((await call.send({ matches: [match] }).expect(400)).body.code).toBe('VALIDATION_FAILED');
});
