import { randomUUID } from 'node:crypto';
import { SchoolsService } from '../src/modules/schools/index.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;
let teacher: TestPerson;

beforeAll(async () => {
  t = await shareTestApp();
});
beforeEach(async () => {
  t.app.get(BusinessClock).freezeAt(Date.parse('2026-11-23T08:00:00+08:00'));
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
  teacher = await makeMember(t, school, 'teacher');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => t?.close());

const search = (query: string, { token } = admin, { host } = school) =>
  t.call('get', `/api/search?query=${encodeURIComponent(query)}`, { host, token });
const found = async (query: string, person = admin) => (await search(query, person).expect(200)).body;

async function write(part: object, { token } = admin): Promise<string> {
  const id = randomUUID();
  const times = { date: '2026-11-23', startTime: '07:40', endTime: '08:40' };
  const texts = { className: '', subject: '', objective: '', activities: '', reflection: '' };
  await t
    .call('post', '/api/lesson-plans', { host: school.host, token })
    .send({ id, ...times, ...texts, ...part })
    .expect(201);
  return id;
}

function join(displayName: string, userId = randomUUID() as string): Promise<void> {
  const email = `${userId}@contoh.test`;
  return t.app.get(SchoolsService).saveMember(school.id, userId, { roles: ['teacher'], displayName, email });
}

describe('GET /api/search', () => {
  it('finds own plans by every word of subject, class and objective, the newest first', async () => {
    const early = await write({ subject: 'Sains', className: '4 Bestari' });
    const late = await write({
      subject: 'Reka bentuk',
      className: '5 Bestari',
      objective: 'SAINS air',
      date: '2026-11-24',
    });
    await write({ subject: 'Sains', className: '6 Dinamik' });
    const { plans } = await found('bestari sains');
    expect(plans.map(({ id }: { id: string }) => id)).toEqual([late, early]);
    const first = { id: early, date: '2026-11-23', className: '4 Bestari', subject: 'Sains' };
    expect(plans[1]).toEqual({ ...first, lesson: null });
  });

  it('finds nothing of a colleague, of another school, or of what was deleted', async () => {
    await write({ subject: 'Geografi' }, teacher);
    const gone = await write({ subject: 'Geografi' });
    await t
      .call('delete', `/api/lesson-plans/${gone}`, { host: school.host, token: admin.token })
      .expect(204);
    expect(await found('geografi')).toEqual({
      classes: [],
      events: [],
      people: [],
      plans: [],
      pupils: [],
    });
    const elsewhere = await makeTrialSchool(t);
    await search('geografi', admin, elsewhere).expect(403);
  });

  it('finds people for administrators only, and only where they may open the list of them', async () => {
    const userId = randomUUID();
    await join('Cikgu Zulaikha binti Contoh', userId);
    expect((await found('zulaikha cikgu')).people).toEqual([
      { userId, displayName: 'Cikgu Zulaikha binti Contoh', role: 'teacher' },
    ]);
    expect((await found('zulaikha', teacher)).people).toEqual([]);
    entitledTo(t, 'dashboard');
    expect((await found('zulaikha')).people).toEqual([]);
  });

  it('finds classes of the current session for who keeps pupils, else those looked after or taught', async () => {
    const make = async (path: string, body: object) =>
      t.call('post', path, { host: school.host, token: admin.token }).send({ id: randomUUID(), ...body });
    const years = await t.call('get', '/api/academic-years', { host: school.host, token: admin.token });
    const ofYear = { academicYearId: years.body.currentId };
    const classOf = async (name: string, classTeacherId: string | null = null) => {
      const content = { name, gradeLevels: ['T4'], shift: 'morning', stream: null, groups: [] };
      return (await make('/api/classes', { ...ofYear, ...content, classTeacherId }).then(made)).id;
    };
    const made = ({ status, body }: { status: number; body: { id: string } }) => {
      expect(status).toBe(201);
      return body;
    };
    const led = await classOf('4 Bestari', teacher.userId);
    const taught = await classOf('4 Cerita');
    const others = await classOf('4 Berani');
    const levels = [{ gradeLevel: 'T4', curriculum: 'KSSR', periodsAWeek: null }];
    const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels };
    const { id: subjectId } = await make('/api/subjects', subject).then(made);
    const lead = { userId: teacher.userId, isLead: true, fromDay: '2020-01-01', toDay: null };
    await make('/api/teaching-sets', {
      ...ofYear,
      subjectId,
      name: null,
      periodsAWeek: null,
      parts: [{ classId: taught, groupId: null }],
      teachers: [lead],
    }).then(made);
    const idsFor = async (person: TestPerson) =>
      (await found('r i', person)).classes.map(({ id }: { id: string }) => id);
    expect(await idsFor(admin)).toEqual([others, led, taught]);
    expect(await idsFor(teacher)).toEqual([led, taught]);
    expect((await found('CERITA 4')).classes).toEqual([{ id: taught, name: '4 Cerita' }]);
  });

  it('finds events of the current session for everybody, by title and place, what is held next first', async () => {
    const hold = async (title: string, from: string, differing: object = {}) => {
      const once = { fromTime: null, toTime: null, repeats: null, repeatsUntil: null, except: [] };
      const rest = {
        unit: 'curriculum',
        place: '',
        coordinatorId: null,
        effect: 'none',
        classIds: [],
        note: '',
      };
      const academicYearId = years.body.currentId;
      const { body } = await t
        .call('post', '/api/calendar-events', { host: school.host, token: admin.token })
        .send({ id: randomUUID(), academicYearId, title, from, to: from, ...once, ...rest, ...differing })
        .expect(201);
      return { id: body.id, title };
    };
    const years = await t.call('get', '/api/academic-years', { host: school.host, token: admin.token });
    const last = await hold('Hari Sukan Tahunan', '2026-08-12');
    const late = await hold('Saringan', '2026-11-30', { place: 'Padang SUKAN' });
    const weekly = { repeats: 'weekly', repeatsUntil: '2026-12-01', except: ['2026-11-24'] };
    const next = await hold('Latihan sukan', '2026-11-10', weekly);
    const gone = await hold('Kejohanan sukan', '2026-11-25');
    await t
      .call('delete', `/api/calendar-events/${gone.id}`, { host: school.host, token: admin.token })
      .expect(204);
    expect((await found('sukan', teacher)).events).toEqual([
      { ...late, from: '2026-11-30', to: '2026-11-30' },
      { ...next, from: '2026-12-01', to: '2026-12-01' },
      { ...last, from: '2026-08-12', to: '2026-08-12' },
    ]);
    expect((await found('sukan padang')).events).toMatchObject([late]);
    const elsewhere = await makeTrialSchool(t);
    const other = await makeMember(t, elsewhere, 'teacher');
    expect((await search('sukan', other, elsewhere).expect(200)).body.events).toEqual([]);
  });

  it('gives 20 findings at most, and a common name leaves room for plans', async () => {
    for (let one = 0; one < 12; one += 1) await join(`Cikgu Ramai ${one}`);
    for (let one = 0; one < 15; one += 1) await write({ subject: `Ramai ${one}` });
    const { people, plans } = await found('ramai');
    expect([people.length, plans.length]).toEqual([8, 12]);
  });

  it.each(['100%', 'a_c', "o'", '\\', '"; --'])('takes %j as it is written', async (text) => {
    const id = await write({ subject: `Topik ${text}.` });
    await write({ subject: 'Topik 100 abc o' });
    expect((await found(`${text}.`)).plans).toMatchObject([{ id }]);
  });

  it.each(['', '   ', ' a ', 'x'.repeat(101), 'a\0b'])('refuses %j and names the field', async (query) => {
    const { body } = await search(query).expect(400);
    expect(body.details.fields[0].field).toBe('query');
  });
});
