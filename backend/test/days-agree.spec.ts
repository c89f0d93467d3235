import { randomUUID } from 'node:crypto';
import { countsOf } from '../src/modules/calendar/domain/calendar-counts.js';
import { calendarOf } from '../src/modules/calendar/domain/calendar-of-parts.js';
import { dayPlan } from '../src/modules/calendar/domain/day-plan.js';
import { daysOfSession, isUsualSchoolDay, schoolDaysOf } from '../src/modules/calendar/domain/held-days.js';
import type { SchoolCalendar } from '../src/modules/calendar/domain/school-calendar.js';
import { toldDaysOf, unusualDay, weekOfSchool } from '../src/modules/calendar/domain/school-days.js';
import { weekAt } from '../src/modules/calendar/domain/school-weeks.js';
import { addDays } from '../src/platform/calendar/day.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

/** A Sunday in Kelantan, where school is held on it. */
const SUNDAY = '2026-11-22';
const KELANTAN = '03';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;
let year: string;
const ramadanBells = randomUUID();

beforeAll(async () => {
  t = await shareTestApp();
  t.app.get(BusinessClock).freezeAt(Date.parse(`${SUNDAY}T08:00:00+08:00`));
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
  const profile = { schoolType: 'sk', ppd: 'PPD Contoh', teacherCount: 24, state: KELANTAN };
  await ask('put', '/api/school-profile').send(profile).expect(200);
  year = (await ask('get', '/api/academic-years').expect(200)).body.currentId;
  const session = { version: 1, name: '2026', firstDay: '2026-01-11', lastDay: '2026-12-03' };
  await ask('put', `/api/academic-years/${year}`).send(session).expect(200);
  await keepBells(randomUUID(), 'Biasa', true, '08:10');
  await keepBells(ramadanBells, 'Ramadan', false, '08:05');
  const held = { kind: 'held', hasLessons: true };
  await keep({ ...held, name: 'Ganti Hari Sukan', from: '2026-11-28', followsWeekday: 1 });
  await keep({ kind: 'school_event', name: 'Sambutan sekolah', from: '2026-11-23' });
  await keep({ kind: 'examination', name: 'UASA', from: '2026-11-15', to: '2026-11-19' });
  const ramadan = { kind: 'ramadan', name: 'Ramadan', hasLessons: true, bellScheduleId: ramadanBells };
  await keep({ ...ramadan, from: '2026-02-22', to: '2026-03-15' });
});
afterAll(() => t?.close());

const ask = (method: 'get' | 'post' | 'put', path: string) =>
  t.call(method, path, { host: school.host, token: admin.token });

async function keepBells(id: string, name: string, isUsual: boolean, to: string): Promise<void> {
  const rows = [{ from: '07:40', to, kind: 'lesson' }];
  const days = [{ weekdays: [0, 1, 2, 3, 4], shift: 'morning', gradeLevels: null, rows }];
  await ask('post', '/api/bell-schedules')
    .send({ id, academicYearId: year, name, isUsual, days })
    .expect(201);
}

async function keep(entry: { from: string; to?: string; [field: string]: unknown }): Promise<void> {
  const rest = {
    followsWeekday: null,
    cutFrom: null,
    hasLessons: false,
    bellScheduleId: null,
    classIds: null,
  };
  await ask('post', '/api/calendar-entries')
    .send({ id: randomUUID(), academicYearId: year, to: entry.from, ...rest, ...entry })
    .expect(201);
}

async function readCalendar(): Promise<SchoolCalendar> {
  return calendarOf((await ask('get', `/api/calendar?academicYearId=${year}`).expect(200)).body);
}

/** What the feed of the school writes on each day. */
async function readFeed(): Promise<Map<string, { title: string; note: string }[]>> {
  const { body } = await ask('put', '/api/calendar-feeds/school').expect(200);
  const { text } = await t.call('get', new URL(body.address).pathname, { host: school.host }).expect(200);
  const told = new Map<string, { title: string; note: string }[]>();
  for (const event of text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)) {
    const of = (name: string) => new RegExp(`^${name}[^:\\r\\n]*:(.*?)\\r?$`, 'm').exec(event)?.[1] ?? '';
    const day = (name: string) => of(name).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    for (let each = day('DTSTART'); each < day('DTEND'); each = addDays(each, 1))
      told.set(each, [...(told.get(each) ?? []), { title: of('SUMMARY'), note: of('DESCRIPTION') }]);
  }
  return told;
}

describe('the days of a school in Kelantan', () => {
  it('are the same for the plan of a day and for the feed, on every day of the session', async () => {
    const calendar = await readCalendar();
    const feed = await readFeed();
    for (const day of daysOfSession(calendar)) {
      const reasons = dayPlan(calendar, null, day).reasons.flatMap((reason) => {
        if (reason.kind === 'holiday') return [reason.holiday.name];
        if (reason.kind === 'special') return [reason.period.name];
        return reason.kind === 'exception' ? [reason.exception.reason] : [];
      });
      const titles = (feed.get(day) ?? []).map(({ title }) => title);
      // A period is told on its days of rest too, on which it changes nothing.
      const onRest = dayPlan(calendar, null, day).isSchoolDay ? [] : ['UASA', 'Ramadan'];
      expect([day, titles.filter((title) => !onRest.includes(title)).toSorted()]).toEqual([
        day,
        reasons.toSorted(),
      ]);
    }
  });

  it('on which pupils are expected are those that the feed leaves to school, with the hari ganti', async () => {
    const calendar = await readCalendar();
    const feed = await readFeed();
    const expected = daysOfSession(calendar).filter((day) => {
      const titles = (feed.get(day) ?? []).map(({ title }) => title);
      if (titles.includes('Ganti Hari Sukan')) return true;
      const isFree = titles.some((title) => !['UASA', 'Ramadan'].includes(title));
      return isUsualSchoolDay(calendar, day) && !isFree;
    });
    expect(schoolDaysOf(calendar)).toEqual(expected);
    // 204 are published; one is a cuti peristiwa, one more replaces another.
    expect(countsOf(calendar)).toMatchObject({ schoolDays: 204, schoolEvents: 1 });
  });

  it('a hari ganti follows Monday, an examination has no lessons, Ramadan rings otherwise', async () => {
    const calendar = await readCalendar();
    const feed = await readFeed();
    const on = (day: string) => dayPlan(calendar, null, day);
    expect(on('2026-11-28')).toMatchObject({ isSchoolDay: true, teaches: true, weekday: 1 });
    expect(feed.get('2026-11-28')).toEqual([{ title: 'Ganti Hari Sukan', note: 'Ikut jadual Isnin.' }]);
    expect(on('2026-11-17')).toMatchObject({ isSchoolDay: true, teaches: false, weekday: null });
    expect(feed.get('2026-11-17')).toEqual([{ title: 'UASA', note: 'Tiada PdP.' }]);
    expect([on('2026-03-01').bell?.rows[0]?.to, on('2026-04-05').bell?.rows[0]?.to]).toEqual([
      '08:05',
      '08:10',
    ]);
    expect(feed.get('2026-03-01')).toEqual([{ title: 'Ramadan', note: '' }]);
  });

  it('make a Sunday the first day of one week, with the holiday and the hari ganti that lie in it', async () => {
    const calendar = await readCalendar();
    const { school: known } = (await ask('get', '/api/schools/current').expect(200)).body;
    expect([known.weekStart, weekOfSchool(calendar, SUNDAY)]).toEqual(['sunday', SUNDAY]);
    expect(weekAt(calendar, SUNDAY)).toMatchObject({ firstDay: SUNDAY, teaching: 42 });
    expect(toldDaysOf(calendar, SUNDAY)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-28',
    ]);
    expect([unusualDay(calendar, '2026-11-23'), unusualDay(calendar, '2026-11-28')]).toEqual([
      { isHeld: false, names: ['Sambutan sekolah'] },
      { isHeld: true, names: ['Ganti Hari Sukan'] },
    ]);
  });
});
