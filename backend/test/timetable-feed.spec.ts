import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { inSchool } from './support/in-school.js';

const { t, school, people, ask } = inSchool(
  { admin: 'admin', aminah: 'teacher', bakar: 'teacher' },
  { at: '2026-10-01' },
);
let lesson: { id: string; timetableId: string };

type Who = keyof typeof people;

/** Mondays, from the eighth hour on; published from 5 October on. */
async function publishTimetable(): Promise<void> {
  const id = randomUUID();
  await ask('admin', 'post', '/api/timetables')
    .send({ id, academicYearId: school.year, name: 'Oktober' })
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
    .filter((event) => event.includes('SUMMARY:Mesyuarat panitia') && !event.includes('CANCELLED'))
    .flatMap((event) => /DTSTART:(202610\d\d)T001000Z/.exec(event)?.[1] ?? []);
const keepEntry = (day: string, differing: object) =>
  ask('admin', 'post', '/api/calendar-entries')
    .send({
      ...{ id: randomUUID(), academicYearId: school.year, from: day, to: day },
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

  it('holds what is taught as the week of its teacher does: what is stopped is not, and a leave is said', async () => {
    const add = async (path: string, body: object) => {
      const id = randomUUID();
      await ask('admin', 'post', path)
        .send({ id, academicYearId: school.year, ...body })
        .expect(201);
      return id;
    };
    const classId = await add('/api/classes', {
      ...{ gradeLevels: ['T5'], shift: 'morning', stream: null, name: '5 Cerdas' },
      ...{ classTeacherId: null, groups: [] },
    });
    const subjectId = randomUUID();
    await ask('admin', 'post', '/api/subjects')
      .send({ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] })
      .expect(201);
    const teachingSetId = await add('/api/teaching-sets', {
      ...{ subjectId, name: null, periodsAWeek: 1, parts: [{ classId, groupId: null }] },
      teachers: [{ userId: people.aminah.userId, isLead: true, fromDay: '2026-01-12', toDay: null }],
    });
    const timetableId = await add('/api/timetables', { name: 'Oktober' });
    const { academicYearId: _, ...taught } = {
      ...{ ...meeting(timetableId), academicYearId: undefined, kind: 'lesson', teachingSetId, title: null },
    };
    await ask('admin', 'post', '/api/timetable-lessons')
      .send({ id: randomUUID(), ...taught })
      .expect(201);
    await ask('admin', 'post', `/api/timetables/${timetableId}/publication`)
      .send({ version: 1, startsOn: '2026-10-05', reason: null })
      .expect(200);
    await ask('admin', 'post', '/api/absences')
      .send({
        ...{ id: randomUUID(), personId: people.aminah.userId, from: '2026-10-12', to: '2026-10-12' },
        ...{ fromPeriod: null, toPeriod: null, kind: 'sick', reason: 'Demam' },
      })
      .expect(201);
    await keepEntry('2026-10-19', { kind: 'school_event', name: 'Sambutan sekolah' });
    const text = await feedOf('aminah', 'person');
    const told = text
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes('SUMMARY:5 Cerdas') && !event.includes('CANCELLED'))
      .map((event) => [/DTSTART:(\d{8})/.exec(event)?.[1], event.includes('Anda tidak hadir')]);
    expect(told.filter(([day]) => `${day}`.startsWith('202610'))).toEqual([
      ['20261005', false],
      ['20261012', true],
      ['20261026', false],
    ]);
    expect(text).not.toContain('Demam');
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

  it('cancels what a new holiday or the end of a hari ganti takes away, and gives it back changed again', async () => {
    await publishTimetable();
    const monday = '2026-10-12';
    const { body: holiday } = await keepEntry(monday, { kind: 'school_event', name: 'Sambutan sekolah' });
    const saturday = { kind: 'held', name: 'Ganti Isnin', hasLessons: true, followsWeekday: 1 };
    const { body: held } = await keepEntry('2026-10-17', saturday);
    const seen = async (day: string) => seenByAll(await feedOf('aminah', 'person'), `${lesson.id}-${day}`);
    const gone = await seen(monday);
    expect(gone).toMatchObject({ isCancelled: true });
    expect(await seen('2026-10-17')).toMatchObject({ isCancelled: false });
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-02T08:00:00+08:00'));
    for (const { id } of [holiday, held])
      await ask('admin', 'delete', `/api/calendar-entries/${id}`).expect(204);
    expect(await seen('2026-10-17')).toMatchObject({ isCancelled: true });
    const back = await seen(monday);
    expect(back.isCancelled).toBe(false);
    expect(back.sequence).toBeGreaterThan(gone.sequence);
    expect(back.changedAt).toBeGreaterThanOrEqual(gone.changedAt);
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-11-02T08:00:00+08:00'));
    expect(await feedOf('aminah', 'person')).not.toContain('20261017T001000Z');
  });
});

type Seen = Readonly<{ isCancelled: boolean; sequence: number; changedAt: number }>;

/** What three readers that know nothing of each other make of one item; they agree. */
function seenByAll(text: string, uid: string): Seen {
  const strict = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .find((event) => `${event.getFirstPropertyValue('uid')}`.startsWith(uid));
  const common = Object.values(nodeIcal.sync.parseICS(text)).find(
    (part) => part?.type === 'VEVENT' && part.uid.startsWith(uid),
  );
  const typed = convertIcsCalendar(undefined, text).events?.find((event) => event.uid.startsWith(uid));
  if (!strict || common?.type !== 'VEVENT' || !typed) throw new Error(`not told: ${uid}`);
  const seen: Seen[] = [
    {
      isCancelled: strict.getFirstPropertyValue('status') === 'CANCELLED',
      sequence: Number(strict.getFirstPropertyValue('sequence')),
      changedAt: Date.parse(`${strict.getFirstPropertyValue('last-modified')}`),
    },
    {
      isCancelled: common.status === 'CANCELLED',
      sequence: Number(common.sequence),
      changedAt: Number(common.lastmodified),
    },
    {
      isCancelled: typed.status === 'CANCELLED',
      sequence: typed.sequence ?? -1,
      changedAt: Number(typed.lastModified?.date),
    },
  ];
  const [first] = seen;
  if (!first) throw new Error('nobody read it');
  expect(seen).toEqual([first, first, first]);
  return first;
}
