import { randomUUID } from 'node:crypto';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'aminah' | 'bakar', TestPerson>;
let year: string;
let lesson: { id: string; timetableId: string };

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());
beforeEach(async () => {
  t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-01T08:00:00+08:00'));
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin'),
    aminah: await makeMember(t, school, 'teacher'),
    bakar: await makeMember(t, school, 'teacher'),
  };
  year = (await ask('admin', 'get', '/api/academic-years').expect(200)).body.currentId;
});

type Who = keyof typeof people;
const ask = (who: Who, method: 'get' | 'post' | 'put', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });

/** Mondays, from the eighth hour on; published from 5 October on. */
async function publishTimetable(): Promise<void> {
  const id = randomUUID();
  await ask('admin', 'post', '/api/timetables')
    .send({ id, academicYearId: year, name: 'Oktober' })
    .expect(201);
  const added = await ask('admin', 'post', '/api/timetable-lessons')
    .send({ id: randomUUID(), ...meeting(id) })
    .expect(201);
  lesson = added.body;
  await ask('admin', 'post', `/api/timetables/${id}/publication`)
    .send({ version: 1, startsOn: '2026-10-05', reason: null })
    .expect(200);
}
const meeting = (timetableId: string) => ({
  timetableId,
  kind: 'meeting',
  teachingSetId: null,
  title: 'Mesyuarat panitia',
  weekday: 1,
  cycleWeek: null,
  from: '08:10',
  to: '08:40',
  roomId: null,
  teacherIds: [people.aminah.userId],
  classIds: [],
  isPinned: false,
});
async function feedOf(who: Who, kind: 'person' | 'school'): Promise<string> {
  const { body } = await ask(who, 'put', `/api/calendar-feeds/${kind}`).expect(200);
  const { text } = await t.call('get', new URL(body.address).pathname, { host: school.host }).expect(200);
  return text;
}
/** Days in October on which the feed holds the meeting, in order. */
const meetingsIn = (text: string): string[] =>
  text
    .split('BEGIN:VEVENT')
    .filter((event) => event.includes('SUMMARY:Mesyuarat panitia'))
    .flatMap((event) => /DTSTART:(202610\d\d)T001000Z/.exec(event)?.[1] ?? []);
const keepEntry = (day: string, differing: object) =>
  ask('admin', 'post', '/api/calendar-entries')
    .send({
      ...{ id: randomUUID(), academicYearId: year, from: day, to: day },
      ...{ followsWeekday: null, cutFrom: null, hasLessons: false, bellScheduleId: null, classIds: null },
      ...differing,
    })
    .expect(201);

describe('a person’s calendar to subscribe to', () => {
  it('holds the own lessons of the timetable that is published, each on its day, and nobody else’s', async () => {
    await publishTimetable();
    expect(meetingsIn(await feedOf('aminah', 'person'))).toEqual([
      '20261005',
      '20261012',
      '20261019',
      '20261026',
    ]);
    expect(meetingsIn(await feedOf('bakar', 'person'))).toEqual([]);
    expect(meetingsIn(await feedOf('admin', 'school'))).toEqual([]);
  });

  it('leaves out the days that the school gives itself, and follows a hari ganti', async () => {
    await publishTimetable();
    await keepEntry('2026-10-12', { kind: 'school_event', name: 'Sambutan sekolah' });
    await keepEntry('2026-10-17', {
      ...{ kind: 'held', name: 'Ganti Isnin', hasLessons: true },
      followsWeekday: 1,
    });
    expect(meetingsIn(await feedOf('aminah', 'person'))).toEqual([
      '20261005',
      '20261017',
      '20261019',
      '20261026',
    ]);
  });

  it('tells of a lesson that moved as of the same, changed', async () => {
    await publishTimetable();
    await ask('admin', 'put', `/api/timetable-lessons/${lesson.id}`)
      .send({ ...meeting(lesson.timetableId), from: '09:10', to: '09:40', version: 1 })
      .expect(200);
    const text = await feedOf('aminah', 'person');
    expect(meetingsIn(text)).toEqual([]);
    const [moved] = text
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes(`UID:${lesson.id}-2026-10-05`));
    expect(moved).toContain('DTSTART:20261005T011000Z');
    expect(moved).toContain('SEQUENCE:1');
  });
});
