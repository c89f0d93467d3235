import { randomUUID } from 'node:crypto';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PATH = '/api/lesson-plans';
const CONTENT = {
  date: '2026-11-23',
  startTime: '07:40',
  endTime: '08:40',
  className: '4 Bestari',
  subject: 'Matematik',
  objective: 'Pada akhir PdP, murid dapat menambah pecahan.',
  activities: 'Set induksi; langkah 1; penutup.',
  reflection: '',
};

/** What yesterday's page does not send. */
const NOTHING_MORE = {
  topic: '',
  contentStandards: [],
  learningStandards: [],
  successCriteria: '',
  pedagogy: '',
  thinking: '',
  crossCurricular: '',
  moralValues: '',
  resources: '',
  assessment: '',
  targetLevel: null,
  enrichment: '',
  remediation: '',
};
const MORE = {
  topic: 'Menambah pecahan',
  contentStandards: ['2.1 Pecahan'],
  learningStandards: ['2.1.1 Menambah dua pecahan', '加分数'],
  successCriteria: '8 daripada 10 betul',
  pedagogy: 'Kumpulan ahli',
  thinking: 'Mengaplikasi',
  crossCurricular: 'Keusahawanan',
  moralValues: 'Rajin',
  resources: 'Jalur pecahan',
  assessment: 'Tiket keluar',
  targetLevel: 4,
  enrichment: 'Soalan beraras tinggi',
  remediation: 'Jalur pecahan sekali lagi',
};

let t: TestApp;
let school: TestSchool;
let other: TestSchool;
let teacher: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
  school = await makeTrialSchool(t, 'aba1001');
  other = await makeTrialSchool(t, 'bbb2002');
  teacher = await makeMember(t, school, 'teacher');
  colleague = await makeMember(t, school, 'teacher');
});
afterAll(() => t?.close());

type Person = Readonly<{ token: string }>;

const newPlan = (part: object = {}) => ({ id: randomUUID(), ...CONTENT, ...part });
const call = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  person: Person = teacher,
  { host } = school,
) => t.call(method, `${PATH}${path}`, { host, token: person.token });
const create = (plan: object, person?: Person, at?: TestSchool) => call('post', '', person, at).send(plan);
const made = async (part: object = {}, person?: Person, at?: TestSchool) =>
  (await create(newPlan(part), person, at).expect(201)).body;
const refusedFields = (body: { code: string; details: { fields: { field: string }[] } }) => {
  expect(body.code).toBe('VALIDATION_FAILED');
  return body.details.fields.map(({ field }) => field);
};

describe('POST /api/lesson-plans', () => {
  it('keeps a plan as it was written', async () => {
    const plan = newPlan();
    const { body } = await create(plan).expect(201);
    expect(body).toEqual({
      ...plan,
      ...NOTHING_MORE,
      attachments: 0,
      version: 1,
      isComplete: false,
      isSample: false,
      teachingSetId: null,
      isUnseen: false,
      isSealed: false,
      updatedAt: expect.stringMatching(/\+08:00$/),
      deletedAt: null,
    });
    await call('get', `/${plan.id}`).expect(200, body);
  });

  it('keeps a draft without any text', async () => {
    const texts = { className: '', subject: '', objective: '', activities: '', reflection: '' };
    expect(await made(texts)).toMatchObject({ ...texts, isComplete: false });
  });

  it('is complete with objective, activities and reflection', async () => {
    expect(await made({ reflection: '28 daripada 30.' })).toMatchObject({ isComplete: true });
    expect(await made({ reflection: ' \n ' })).toMatchObject({ isComplete: false });
  });

  it('keeps every kind of writing unchanged', async () => {
    const objective = "  '; DROP TABLE app.lesson_plans; --\n<script>alert(1)</script> 数学 رياضيات 👩‍🏫\t ";
    const { id } = await made({ objective });
    const { body } = await call('get', `/${id}`).expect(200);
    expect(body.objective).toBe(objective);
  });

  it('holds the longest legal plan', async () => {
    const text = '数'.repeat(10_000);
    const name = '数'.repeat(100);
    const plan = { className: name, subject: name, objective: text, activities: text, reflection: text };
    expect(await made(plan)).toMatchObject(plan);
  });

  it('creates one plan when the same creation is repeated', async () => {
    const plan = newPlan();
    const [first, ...repeated] = await Promise.all([1, 2, 3, 4].map(() => create(plan).expect(201)));
    for (const { body } of repeated) expect(body).toEqual(first?.body);
    const { body } = await call('get', '?limit=100').expect(200);
    expect(body.items.filter(({ id }: { id: string }) => id === plan.id)).toHaveLength(1);
  });

  it('answers a repeated creation with the plan as it is by now', async () => {
    const plan = newPlan();
    await create(plan).expect(201);
    await call('put', `/${plan.id}`)
      .send({ ...CONTENT, version: 1, subject: 'Sains' })
      .expect(200);
    const { body } = await create(plan).expect(201);
    expect(body).toMatchObject({ version: 2, subject: 'Sains' });
  });

  it('refuses the id of somebody else’s plan and tells nothing of that plan', async () => {
    const theirs = await made({ objective: 'Rahsia' }, colleague);
    const { body } = await create(newPlan({ id: theirs.id })).expect(409);
    expect(body).toEqual({ code: 'LESSON_PLAN_ID_TAKEN', message: expect.any(String) });
    await call('get', `/${theirs.id}`, colleague).expect(200, theirs);
  });

  it('lets the same id live in two schools without either hearing of the other', async () => {
    const member = await makeMember(t, other, 'teacher');
    const plan = newPlan();
    await create(plan).expect(201);
    await create({ ...plan, subject: 'Sains' }, member, other).expect(201);
    expect((await call('get', `/${plan.id}`)).body.subject).toBe('Matematik');
  });

  it('takes the school from schoolCode on the main domain', async () => {
    const main = { ...school, host: 'localhost' };
    const plan = newPlan();
    await create({ ...plan, schoolCode: 'ABA1001' }, teacher, main).expect(201);
    expect((await create(newPlan(), teacher, main).expect(400)).body.code).toBe('SCHOOL_REQUIRED');
    await call('get', `/${plan.id}?schoolCode=aba1001`, teacher, main).expect(200);
    await call('delete', `/${plan.id}?schoolCode=aba1001`, teacher, main).expect(204);
    await call('post', `/${plan.id}/restoration`, teacher, main).send({ schoolCode: 'aba1001' }).expect(200);
  });

  it.each<[string, object]>([
    ['date', { date: '2026-02-30' }],
    ['date', { date: '23-11-2026' }],
    ['date', { date: '0000-01-01' }],
    ['date', { date: '2026-11-23T00:00:00Z' }],
    ['date', { date: 20261123 }],
    ['date', { date: undefined }],
    ['startTime', { startTime: '24:00' }],
    ['startTime', { startTime: '7:40' }],
    ['startTime', { startTime: null }],
    ['endTime', { endTime: '08:60' }],
    ['endTime', { endTime: '07:40' }],
    ['endTime', { endTime: '07:39' }],
    ['className', { className: 'a'.repeat(101) }],
    ['subject', { subject: 'a'.repeat(101) }],
    ['subject', { subject: 7 }],
    ['objective', { objective: 'a'.repeat(10_001) }],
    ['objective', { objective: undefined }],
    ['objective', { objective: 'a\0b' }],
    ['activities', { activities: '\ud83d' }],
    ['activities', { activities: ['a'] }],
    ['reflection', { reflection: { toString: 'a' } }],
    ['topic', { topic: 'a'.repeat(301) }],
    ['topic', { topic: null }],
    ['learningStandards', { learningStandards: '2.1.1' }],
    ['learningStandards', { learningStandards: null }],
    ['learningStandards', { learningStandards: ['2.1.1', ' '] }],
    ['contentStandards', { contentStandards: Array.from({ length: 21 }, (_, at) => `2.${at}`) }],
    ['targetLevel', { targetLevel: 7 }],
    ['targetLevel', { targetLevel: '4' }],
    ['remediation', { remediation: 'a'.repeat(2_001) }],
    ['id', { id: 'x' }],
    ['id', { id: undefined }],
    ['authorId', { authorId: randomUUID() }],
    ['version', { version: 1 }],
  ])('names the field %s of %j', async (field, part) => {
    const { body } = await create(newPlan(part)).expect(400);
    expect(refusedFields(body)).toEqual([field]);
  });

  it('names every field that is wrong, at once', async () => {
    const { body } = await create({}).expect(400);
    const { reflection: _keptBeside, ...needed } = CONTENT;
    expect(refusedFields(body).sort()).toEqual(['id', ...Object.keys(needed)].sort());
  });
});

describe('PUT /api/lesson-plans/{id}', () => {
  it("keeps the parts beside the three that are mandatory, and what yesterday's page does not know of them", async () => {
    const { id, ...plan } = await made(MORE);
    expect(plan).toMatchObject(MORE);
    const { body } = await call('put', `/${id}`)
      .send({ ...CONTENT, objective: 'Lain', version: 1 })
      .expect(200);
    expect(body).toMatchObject({ ...MORE, objective: 'Lain', version: 2 });
  });

  it('replaces the content and counts the version', async () => {
    const { id } = await made();
    const change = { ...CONTENT, date: '2026-12-01', endTime: '09:10', reflection: 'Tercapai.' };
    const { body } = await call('put', `/${id}`)
      .send({ ...change, version: 1 })
      .expect(200);
    expect(body).toMatchObject({ ...change, id, version: 2, isComplete: true });
    await call('get', `/${id}`).expect(200, body);
  });

  it('is a conflict for an old version, and hands over the current text', async () => {
    const { id } = await made();
    const { body: current } = await call('put', `/${id}`).send({ ...CONTENT, version: 1, subject: 'Sains' });
    const { body } = await call('put', `/${id}`)
      .send({ ...CONTENT, version: 1, subject: 'Seni' })
      .expect(409);
    expect(body).toMatchObject({ code: 'LESSON_PLAN_CONFLICT', details: { current } });
    await call('get', `/${id}`).expect(200, current);
  });

  it('lets one of many changes of one version win', async () => {
    const { id } = await made();
    const changes = ['A', 'B', 'C', 'D', 'E'].map((subject) =>
      call('put', `/${id}`).send({ ...CONTENT, version: 1, subject }),
    );
    const replies = await Promise.all(changes);
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    await call('get', `/${id}`).expect(200, won[0]?.body);
  });

  it.each<[string, object]>([
    ['version', { version: 0 }],
    ['version', { version: 1.5 }],
    ['version', { version: '1' }],
    ['version', { version: 2_147_483_648 }],
    ['version', {}],
    ['endTime', { version: 1, endTime: '07:00' }],
    ['id', { version: 1, id: randomUUID() }],
  ])('names the field %s of %j', async (field, part) => {
    const { id } = await made();
    const { body } = await call('put', `/${id}`)
      .send({ ...CONTENT, ...part })
      .expect(400);
    expect(refusedFields(body)).toEqual([field]);
  });
});

describe('DELETE and restoration', () => {
  it('takes the plan away until it is restored', async () => {
    const plan = await made();
    await call('delete', `/${plan.id}`).expect(204, {});
    await call('get', `/${plan.id}`).expect(404);
    await call('put', `/${plan.id}`)
      .send({ ...CONTENT, version: 1 })
      .expect(404);
    const { body: list } = await call('get', '?limit=100');
    expect(list.items.map(({ id }: { id: string }) => id)).not.toContain(plan.id);
    await call('post', `/${plan.id}/restoration`).expect(200, plan);
    await call('get', `/${plan.id}`).expect(200, plan);
  });

  it('answers a repeated deletion or restoration as the first one', async () => {
    const plan = await made();
    await call('post', `/${plan.id}/restoration`).expect(200, plan);
    await call('delete', `/${plan.id}`).expect(204);
    await call('delete', `/${plan.id}`).expect(204);
    await call('post', `/${plan.id}/restoration`).expect(200, plan);
  });

  it('tells a repeated creation that the plan was deleted since', async () => {
    const plan = newPlan();
    await create(plan).expect(201);
    await call('delete', `/${plan.id}`).expect(204);
    const { body } = await create(plan).expect(201);
    expect(body.deletedAt).toEqual(expect.any(String));
  });
});

describe('the time of a plan', () => {
  afterEach(() => t.clockAt(null));

  it('is the business time of the change', async () => {
    await t.clockAt('2026-12-01T09:00:00+08:00');
    const { id, updatedAt } = await made();
    expect(updatedAt).toBe('2026-12-01T09:00:00.000+08:00');
    await t.clockAt('2026-12-02T10:30:00+08:00');
    const { body } = await call('put', `/${id}`).send({ ...CONTENT, version: 1 });
    expect(body.updatedAt).toBe('2026-12-02T10:30:00.000+08:00');
    await call('delete', `/${id}`).expect(204);
    const { body: deleted } = await create({ ...CONTENT, id });
    expect(deleted.deletedAt).toBe('2026-12-02T10:30:00.000+08:00');
  });
});

describe('whose plan it is', () => {
  const operations = [
    ['get', '', undefined],
    ['put', '', { ...CONTENT, version: 1 }],
    ['delete', '', undefined],
    ['post', '/restoration', {}],
  ] as const;

  const expectUntouched = async (id: string, owner: TestPerson) => {
    const { body } = await call('get', `/${id}`, owner).expect(200);
    expect(body).toMatchObject({ version: 1, deletedAt: null });
  };

  it.each(operations)('%s%s of a colleague’s plan is 404', async (method, action, body) => {
    const { id } = await made();
    const { body: error } = await call(method, `/${id}${action}`, colleague).send(body).expect(404);
    expect(error.code).toBe('NOT_FOUND');
    await expectUntouched(id, teacher);
  });

  it.each(operations)(
    '%s%s of a teacher’s plan is 404 for every other role',
    async (method, action, body) => {
      const { id } = await made();
      for (const role of ['supervisor', 'admin', 'main_admin'] as const) {
        const person = await makeMember(t, school, role);
        await call(method, `/${id}${action}`, person).send(body).expect(404);
      }
      await expectUntouched(id, teacher);
    },
  );

  it.each(operations)(
    '%s%s of another school’s plan is 404 under the own host',
    async (method, action, body) => {
      const { id } = await made();
      const stranger = await makeMember(t, other, 'main_admin');
      await call(method, `/${id}${action}`, stranger, other).send(body).expect(404);
      await expectUntouched(id, teacher);
    },
  );

  it.each(operations)('%s%s is refused on the host of another school', async (method, action, body) => {
    const { id } = await made();
    const { body: error } = await call(method, `/${id}${action}`, teacher, other).send(body).expect(403);
    expect(error.code).toBe('NOT_A_MEMBER');
  });

  it.each(operations)('%s%s of an id that is none, or no plan’s, is 404', async (method, action, body) => {
    await call(method, `/${randomUUID()}${action}`).send(body).expect(404);
    await call(method, `/bukan-id${action}`).send(body).expect(404);
    await call(method, `/%00${action}`).send(body).expect(404);
  });

  it('a forged schoolCode is 403', async () => {
    const { body } = await create({ ...newPlan(), schoolCode: other.code }).expect(403);
    expect(body.code).toBe('SCHOOL_MISMATCH');
    await call('get', `?schoolCode=${other.code}`).expect(403);
  });

  it('the same person writes apart in two schools', async () => {
    const { SchoolsService } = await import('../src/modules/schools/index.js');
    const membership = { roles: ['teacher'], displayName: 'Cikgu', email: 'cikgu@contoh.test' } as const;
    const person = await makeMember(t, school, 'teacher');
    await t.app.get(SchoolsService).saveMember(other.id, person.userId, membership);
    const here = await made({}, person, school);
    await call('get', `/${here.id}`, person, other).expect(404);
    expect((await call('get', '', person, other)).body.items).toEqual([]);
  });

  it('needs a bearer token', async () => {
    await t.call('get', PATH, { host: school.host }).expect(401);
    await t.call('post', PATH, { host: school.host }).send(newPlan()).expect(401);
  });
});

describe('what the subscription allows', () => {
  let plan: { id: string };
  const read = () => call('get', `/${plan.id}`);
  const list = () => call('get', '');
  const add = () => create(newPlan());
  const change = () => call('put', `/${plan.id}`).send({ ...CONTENT, version: 1 });
  const remove = () => call('delete', `/${plan.id}`);
  const restore = () => call('post', `/${plan.id}/restoration`);

  beforeEach(async () => {
    plan = await made();
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['dashboard', [read, list], [add, change, remove, restore]],
    ['createContent', [add], [read, list, change, remove, restore]],
    ['editContent', [change, remove, restore], [read, list, add]],
    ['billing', [], [read, list, add, change, remove, restore]],
  ] as const)('with %s alone the rest is refused', async (access, open, closed) => {
    entitledTo(t, access);
    for (const operation of open) expect((await operation()).status).toBeLessThan(300);
    for (const operation of closed) {
      const { body } = await operation().expect(403);
      expect(body).toMatchObject({ code: 'ACCESS_RESTRICTED', details: { restrictionLevel: 'limited' } });
    }
  });
});

describe('GET /api/lesson-plans', () => {
  let writer: TestPerson;

  // The later of two on one date comes first; the id decides between equals.
  const inOrder = [
    newPlan({ date: '2027-01-05', startTime: '10:00', endTime: '11:00' }),
    newPlan({ date: '2027-01-05', id: 'ffffffff-0000-4000-8000-000000000000' }),
    newPlan({ date: '2027-01-05', id: '0fffffff-0000-4000-8000-000000000000' }),
    newPlan({ date: '2027-01-04', startTime: '06:00' }),
    newPlan({ date: '2026-12-31' }),
    newPlan({ date: '2026-01-01' }),
    newPlan({ date: '1999-12-31' }),
  ];
  const ids = inOrder.map(({ id }) => id);
  const list = async (query = '') => {
    const { body } = await call('get', query, writer).expect(200);
    return { ids: body.items.map(({ id }: { id: string }) => id), next: body.nextCursor };
  };
  const refused = async (query: string) => refusedFields((await call('get', query, writer).expect(400)).body);

  beforeAll(async () => {
    writer = await makeMember(t, school, 'teacher');
    for (const plan of inOrder.toReversed()) await create(plan, writer).expect(201);
  });

  it('lists the own plans, newest date first', async () => {
    expect(await list()).toEqual({ ids, next: null });
  });

  it.each([1, 2, 3, 6, 7])('pages by %d and misses or repeats nothing', async (limit) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
      );
      expect(page.ids.length).toBeLessThanOrEqual(limit);
      seen.push(...page.ids);
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  it('goes on where it was although a plan was added or deleted before that place', async () => {
    const person = await makeMember(t, school, 'teacher');
    const dates = ['2026-03-03', '2026-03-02', '2026-03-01'];
    const plans = [];
    for (const date of dates) plans.push(await made({ date }, person));
    const { body: first } = await call('get', '?limit=2', person);
    await made({ date: '2026-03-04' }, person);
    await call('delete', `/${plans[1]?.id}`, person).expect(204);
    const { body: second } = await call('get', `?limit=2&cursor=${first.nextCursor}`, person);
    expect(second.items.map(({ date }: { date: string }) => date)).toEqual(['2026-03-01']);
  });

  it.each([
    ['?from=2026-12-31', ids.slice(0, 5)],
    ['?to=2026-12-31', ids.slice(4)],
    ['?from=2026-01-01&to=2027-01-04', ids.slice(3, 6)],
    ['?from=2026-01-01&to=2026-01-01', ids.slice(5, 6)],
    ['?from=2026-01-02&to=2026-01-01', []],
  ])('%s includes both days', async (query, expected) => {
    expect((await list(query)).ids).toEqual(expected);
  });

  it('keeps the days while paging', async () => {
    const days = 'from=2026-01-01&to=2027-01-05&limit=5';
    const { next } = await list(`?${days}`);
    expect(await list(`?${days}&cursor=${next}`)).toEqual({ ids: ids.slice(5, 6), next: null });
  });

  it('lists 50 plans unless told otherwise', async () => {
    const person = await makeMember(t, school, 'teacher');
    for (let n = 0; n < 51; n += 1) await made({}, person);
    const { body } = await call('get', '', person).expect(200);
    expect(body.items).toHaveLength(50);
    expect(body.nextCursor).toEqual(expect.any(String));
  });

  it.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=101'],
    ['limit', '?limit=-1'],
    ['limit', '?limit=1.5'],
    ['limit', '?limit=abc'],
    ['limit', '?limit='],
    ['limit', '?limit=1&limit=2'],
    ['from', '?from=2026-02-30'],
    ['from', '?from=semalam'],
    ['to', '?to=2026-13-01'],
    ['to', '?to=2026-01-01&to=2026-01-02'],
    ['cursor', '?cursor=kursor'],
    ['cursor', '?cursor='],
    ['cursor', '?cursor=a&cursor=b'],
    ['cursor', '?cursor=%00'],
    ['author', '?author=semua'],
  ])('names the field %s of %s', async (field, query) => {
    expect(await refused(query)).toEqual([field]);
  });

  it('refuses a cursor with a day that does not exist', async () => {
    const cursor = Buffer.from(`2026-02-30 07:40 ${randomUUID()}`).toString('base64url');
    expect(await refused(`?cursor=${cursor}`)).toEqual(['cursor']);
  });
});

it.each(['supervisor', 'admin', 'main_admin'] as const)(
  'a draft does not exist for a %s: what was sent alone is read',
  async (role) => {
    const { id } = await made();
    const { token } = await makeMember(t, school, role);
    await t.call('get', `/api/school-plans/${id}`, { host: school.host, token }).expect(404);
    await t.call('get', '/api/school-plans/bukan-uuid', { host: school.host, token }).expect(404);
  },
);
