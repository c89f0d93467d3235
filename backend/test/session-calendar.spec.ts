import { randomUUID } from 'node:crypto';
import type { SessionCalendarDto } from '../src/modules/calendar/days/session-calendars.dto.js';
import { countsOf } from '../src/modules/calendar/domain/calendar-counts.js';
import { calendarOf } from '../src/modules/calendar/domain/calendar-of-parts.js';
import { dayPlan } from '../src/modules/calendar/domain/day-plan.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask, setTime } = inSchool(
  { admin: 'admin', clerk: [], teacher: 'teacher' },
  { at: '2026-11-18' },
);

type Who = keyof typeof people;
const read = async (
  who: Who = 'teacher',
  of = `?academicYearId=${school.year}`,
): Promise<SessionCalendarDto> => (await ask(who, 'get', `/api/calendar${of}`).expect(200)).body;
const countsFor = async (who: Who = 'teacher') => countsOf(calendarOf(await read(who)));
const setState = (state: string) =>
  ask('admin', 'put', '/api/school-profile')
    .send({ schoolType: 'sk', ppd: 'PPD Contoh', teacherCount: 24, state })
    .expect(200);

const entryOf = (differing: object = {}) => ({
  academicYearId: school.year,
  kind: 'school_event',
  name: 'Sambutan ulang tahun sekolah',
  from: '2026-11-23',
  to: '2026-11-23',
  followsWeekday: null,
  cutFrom: null,
  hasLessons: false,
  bellScheduleId: null,
  classIds: null,
  ...differing,
});
const send = (who: Who, differing: object = {}) =>
  ask(who, 'post', '/api/calendar-entries').send({ id: randomUUID(), ...entryOf(differing) });
async function kept(differing: object = {}): Promise<string> {
  const { body } = await send('admin', differing).expect(201);
  return `/api/calendar-entries/${body.id}`;
}
const bellsOf = (differing: object = {}) => ({
  academicYearId: school.year,
  name: 'Biasa',
  isUsual: true,
  days: [
    {
      weekdays: [1, 2, 3, 4],
      shift: 'morning',
      gradeLevels: null,
      rows: [
        { from: '07:40', to: '08:10', kind: 'lesson' },
        { from: '10:10', to: '10:30', kind: 'recess' },
      ],
    },
  ],
  ...differing,
});
async function nextYear(): Promise<string> {
  const id = randomUUID();
  await ask('admin', 'post', '/api/academic-years')
    .send({ id, name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' })
    .expect(201);
  return id;
}

describe('the calendar of a session', () => {
  it.each([
    ['03', 204],
    ['10', 202],
    ['13', 203],
  ])('in the state %s has the %d school days of 2026 that are published', async (state, days) => {
    await setState(state);
    const { body } = await ask('admin', 'put', `/api/academic-years/${school.year}`).send({
      version: 1,
      name: '2026',
      firstDay: state === '03' ? '2026-01-11' : '2026-01-12',
      lastDay: state === '03' ? '2026-12-03' : '2026-12-04',
    });
    expect(body.name).toBe('2026');
    expect(await countsFor()).toMatchObject({ schoolDays: days, teachingWeeks: 43 });
    expect(await read()).toMatchObject({
      isConfirmed: true,
      differences: [],
      version: 0,
      numbering: 'teaching',
    });
  });

  it('is read by every member, and changed by administrators and the duty of the calendar', async () => {
    const path = await kept();
    for (const who of ['clerk', 'teacher'] as const) {
      expect((await read(who)).entries).toHaveLength(1);
      await send(who).expect(403);
      await ask(who, 'put', path)
        .send({ ...entryOf(), version: 1 })
        .expect(403);
      await ask(who, 'delete', path).expect(403);
      await ask(who, 'post', '/api/bell-schedules')
        .send({ id: randomUUID(), ...bellsOf() })
        .expect(403);
      const of = { academicYearId: school.year, version: 0 };
      await ask(who, 'put', '/api/calendar/days')
        .send({ ...of, days: null })
        .expect(403);
      await ask(who, 'post', '/api/calendar/decided-differences')
        .send({ ...of, accepted: [], declined: [] })
        .expect(403);
      await ask(who, 'get', `/api/calendar/copied-days?academicYearId=${school.year}`).expect(403);
    }
    await ask('admin', 'put', `/api/members/${people.clerk.userId}/duties/calendar`)
      .send({ from: '2026-11-18', to: null })
      .expect(200);
    await send('clerk', { from: '2026-11-24', to: '2026-11-24' }).expect(201);
  });

  it('is no business of another school', async () => {
    await kept();
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    const as = { host: other.host, token: stranger.token };
    expect((await t.call('get', '/api/calendar/of-day?day=2026-11-24', as).expect(200)).body.entries).toEqual(
      [],
    );
    await t.call('get', `/api/calendar?academicYearId=${school.year}`, as).expect(404);
    await ask('teacher', 'get', '/api/calendar').expect(400);
    expect((await ask('teacher', 'get', '/api/calendar/of-day?day=2026-11-24').expect(200)).body.name).toBe(
      '2026',
    );
    await t
      .call('get', `/api/calendar?academicYearId=${school.year}`, {
        host: school.host,
        token: stranger.token,
      })
      .expect(403);
  });

  it('has four days of cuti peristiwa and no fifth, and no hari ganti on a holiday that the school named', async () => {
    const on = (from: string, to = from) => ({ name: `Cuti ${from}`, from, to });
    const fieldOf = async (differing: object) =>
      (await send('admin', differing).expect(400)).body.details.fields[0].field;
    await kept(on('2026-11-23', '2026-11-26'));
    expect(await fieldOf(on('2026-11-27'))).toBe('kind');
    expect(await countsFor()).toMatchObject({ schoolEvents: 4 });
    const saturday = on('2026-11-28');
    await kept({ ...saturday, kind: 'state' });
    expect(await fieldOf({ ...saturday, kind: 'held', hasLessons: true, followsWeekday: 1 })).toBe('from');
  });

  it('loses a school day by a cuti peristiwa, and has it again when that is taken back', async () => {
    const path = await kept();
    expect(await countsFor()).toMatchObject({ schoolDays: 201, schoolEvents: 1, overLeast: 11 });
    await ask('admin', 'delete', path).expect(204);
    expect(await countsFor()).toMatchObject({ schoolDays: 202, schoolEvents: 0 });
    await ask('admin', 'post', `${path}/restoration`).expect(200);
    expect(await countsFor()).toMatchObject({ schoolDays: 201 });
  });

  it('says of each day what it is: a hari ganti, a half day, an examination, an event of some classes', async () => {
    const bells = randomUUID();
    await ask('admin', 'post', '/api/bell-schedules')
      .send({ id: bells, ...bellsOf() })
      .expect(201);
    const classId = randomUUID();
    const content = { gradeLevels: ['T1'], shift: 'morning', stream: null, classTeacherId: null, groups: [] };
    await ask('admin', 'post', '/api/classes')
      .send({ id: classId, academicYearId: school.year, name: '1 Bestari', ...content })
      .expect(201);
    const held = { kind: 'held', hasLessons: true };
    await kept({ ...held, name: 'Ganti', from: '2026-11-21', to: '2026-11-21', followsWeekday: 1 });
    await kept({ ...held, name: 'Mesyuarat', from: '2026-11-24', to: '2026-11-24', cutFrom: '10:30' });
    await kept({
      kind: 'examination',
      name: 'UASA',
      from: '2026-11-25',
      to: '2026-11-26',
      classIds: [classId],
    });
    await ask('admin', 'post', '/api/calendar-events')
      .send({
        id: randomUUID(),
        academicYearId: school.year,
        title: 'Graduasi',
        unit: 'administration',
        from: '2026-11-30',
        to: '2026-11-30',
        fromTime: '08:00',
        toTime: '10:00',
        repeats: null,
        repeatsUntil: null,
        except: [],
        place: '',
        coordinatorId: null,
        effect: 'some',
        classIds: [classId],
        note: '',
      })
      .expect(201);
    const calendar = calendarOf(await read());
    const asking = { id: classId, gradeLevels: ['T1'], shift: 'morning' } as const;
    const on = (day: string) => dayPlan(calendar, asking, day);
    expect(on('2026-11-21')).toMatchObject({ teaches: true, weekday: 1, bell: { weekdays: [1, 2, 3, 4] } });
    expect(on('2026-11-24')).toMatchObject({ teaches: true, weekday: 2, cutFrom: '10:30' });
    expect(on('2026-11-25')).toMatchObject({ isSchoolDay: true, teaches: false });
    expect(dayPlan(calendar, { ...asking, id: 'x' }, '2026-11-25')).toMatchObject({
      teaches: true,
      weekday: 3,
    });
    expect(on('2026-11-30')).toMatchObject({
      teaches: true,
      stops: [{ name: 'Graduasi', time: { from: '08:00' } }],
    });
  });

  it.each([
    ['a kind that is none', { kind: 'x' }, 'kind'],
    ['no name', { name: ' ' }, 'name'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
    ['an end before the beginning', { to: '2026-11-22' }, 'to'],
    ['a far day', { from: '2030-01-01', to: '2030-01-01' }, 'from'],
    ['a weekday that is none', { kind: 'held', hasLessons: true, followsWeekday: 7 }, 'followsWeekday'],
    ['a class of nowhere', { kind: 'sports', classIds: [randomUUID()] }, 'classIds.0'],
    [
      'bells of nowhere',
      { kind: 'ramadan', hasLessons: true, bellScheduleId: randomUUID() },
      'bellScheduleId',
    ],
    ['an hour on a holiday', { cutFrom: '10:00' }, 'cutFrom'],
    ['a NUL', { name: 'a\0b' }, 'name'],
  ])('refuses an entry with %s at its field', async (_, differing, field) => {
    const { body } = await send('admin', differing).expect(400);
    expect(body.details.fields.map((each: { field: string }) => each.field)).toContain(field);
    expect((await read()).entries).toEqual([]);
  });

  it('takes one of several entries that are sent at once for the same day', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => send('admin')));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(400)]);
    expect(await countsFor()).toMatchObject({ schoolDays: 201 });
  });

  it('is changed in the version that was read', async () => {
    const path = await kept();
    const change = { ...entryOf({ name: 'Sukan' }), version: 1 };
    await ask('admin', 'put', path).send(change).expect(200);
    const { body } = await ask('admin', 'put', path).send(change).expect(409);
    expect(body).toMatchObject({ code: 'CALENDAR_ENTRY_CONFLICT', details: { current: { name: 'Sukan' } } });
    const cycle = { weeks: 2, anchor: '2026-01-12', skipsHolidayWeeks: true };
    const of = { academicYearId: school.year, version: 0 };
    await ask('admin', 'put', '/api/calendar/cycle')
      .send({ ...of, cycle })
      .expect(200);
    expect(await read()).toMatchObject({ version: 1, cycle });
    const second = await ask('admin', 'put', '/api/calendar/cycle')
      .send({ ...of, cycle })
      .expect(409);
    expect(second.body).toMatchObject({ code: 'CALENDAR_CONFLICT', details: { current: 1 } });
  });

  it('rings by one usual bell schedule, and keeps one by which a special period rings', async () => {
    const id = randomUUID();
    await ask('admin', 'post', '/api/bell-schedules')
      .send({ id, ...bellsOf() })
      .expect(201);
    const more = { ...bellsOf({ name: 'Lain' }), id: randomUUID() };
    const { body } = await ask('admin', 'post', '/api/bell-schedules').send(more).expect(400);
    expect(body.details.fields).toMatchObject([{ field: 'isUsual' }]);
    const period = { kind: 'ramadan', hasLessons: true, bellScheduleId: id };
    await kept({ ...period, from: '2026-02-23', to: '2026-03-13' });
    const refused = await ask('admin', 'delete', `/api/bell-schedules/${id}`).expect(409);
    expect(refused.body.code).toBe('BELL_SCHEDULE_IN_USE');
    const rows = [
      { from: '07:30', to: '08:00', kind: 'lesson' },
      { from: '07:50', to: '08:30', kind: 'x' },
    ];
    const [day] = bellsOf().days;
    for (const days of [[{ ...day, rows }], [{ ...day, weekdays: [9] }], 'x'])
      await ask('admin', 'put', `/api/bell-schedules/${id}`)
        .send({ ...bellsOf({ days }), version: 1 })
        .expect(400);
    expect((await read()).bellSchedules).toMatchObject([{ id, name: 'Biasa', days: bellsOf().days }]);
  });
});

describe('a session that nobody has published', () => {
  it('is taught on its weekdays until the school enters or copies its own, and says that it is not confirmed', async () => {
    const next = await nextYear();
    const of = `?academicYearId=${next}`;
    expect(await read('teacher', of)).toMatchObject({
      isConfirmed: false,
      days: { terms: [], holidays: [] },
    });
    const { body: days } = await ask('admin', 'get', `/api/calendar/copied-days${of}`).expect(200);
    expect(days.terms).toHaveLength(4);
    expect(days.terms[0]).toEqual({ term: 1, from: '2027-01-11', to: '2027-03-19' });
    await ask('admin', 'put', '/api/calendar/days')
      .send({ academicYearId: next, version: 0, days })
      .expect(200);
    expect(await read('teacher', of)).toMatchObject({
      isConfirmed: false,
      hasOwnDays: true,
      days,
      version: 1,
    });
    const late = { ...days, terms: [{ term: 1, from: '2027-01-04', to: '2027-03-19' }] };
    const { body } = await ask('admin', 'put', '/api/calendar/days')
      .send({ academicYearId: next, version: 1, days: late })
      .expect(400);
    expect(body.details.fields).toMatchObject([{ field: 'days.terms.0.from' }]);
  });
});

describe('what was published otherwise than the school has it', () => {
  it('is taken over line by line, and not asked about again where it was declined', async () => {
    const { days } = await read();
    const holidays = days.holidays.filter(({ name }) => !['Deepavali', 'Hari Malaysia'].includes(name));
    await ask('admin', 'put', '/api/calendar/days')
      .send({ academicYearId: school.year, version: 0, days: { ...days, holidays } })
      .expect(200);
    const { differences } = await read();
    expect(differences).toMatchObject([
      { act: 'add', holiday: { name: 'Hari Malaysia' } },
      { act: 'add', holiday: { name: 'Deepavali' } },
    ]);
    const [malaysia, deepavali] = differences.map(({ key }) => key);
    const decide = (version: number, decided: object) =>
      ask('admin', 'post', '/api/calendar/decided-differences').send({
        academicYearId: school.year,
        version,
        ...decided,
      });
    await decide(1, { accepted: ['x'], declined: [] }).expect(400);
    await decide(1, { accepted: [malaysia], declined: [deepavali] }).expect(200);
    expect(await read()).toMatchObject({ differences: [], version: 2 });
    expect((await read()).days.holidays.map(({ name }) => name)).toContain('Hari Malaysia');
    await ask('admin', 'put', '/api/calendar/days')
      .send({ academicYearId: school.year, version: 2, days: null })
      .expect(200);
    expect((await read()).days).toEqual(days);
  });
});

describe('the holidays of a state', () => {
  const decide = (version: number, decided: object) =>
    ask('admin', 'post', '/api/calendar/decided-holidays').send({
      ...{ academicYearId: school.year, version, confirmed: [], dismissed: [], reopened: [] },
      ...decided,
    });

  it('are suggested to its schools on days of school, confirmed or put aside, and suggested again', async () => {
    await setState('10');
    expect((await read()).suggestions).toEqual([
      { day: '2026-02-02', name: 'Cuti Hari Thaipusam', kind: 'state' },
    ]);
    await setState('13');
    const days = (await read()).suggestions.map(({ day }) => day);
    expect(days).toEqual(['2026-04-03', '2026-07-22']);
    const before = (await countsFor()).schoolDays;
    const { body } = await decide(0, { confirmed: ['2026-04-03'], dismissed: ['2026-07-22'] }).expect(200);
    expect(body).toMatchObject({
      suggestions: [],
      entries: [{ kind: 'state', name: 'Jumaat Agung', from: '2026-04-03' }],
    });
    expect((await countsFor()).schoolDays).toBe(before - 1);
    await decide(1, { confirmed: ['2026-04-03'] }).expect(400);
    await decide(1, { reopened: ['2026-04-03'] }).expect(400);
    await decide(0, { reopened: ['2026-07-22'] }).expect(409);
    await decide(1, { reopened: ['2026-07-22'] }).expect(200);
    await ask('admin', 'delete', `/api/calendar-entries/${body.entries[0].id}`).expect(204);
    expect((await read()).suggestions.map(({ day }) => day)).toEqual(days);
    await ask('teacher', 'post', '/api/calendar/decided-holidays').send({}).expect(403);
  });

  it('are suggested with the federal ones where nobody has published the year', async () => {
    await setState('13');
    const of = `?academicYearId=${await nextYear()}`;
    expect((await read('teacher', of)).suggestions).toContainEqual({
      ...{ day: '2027-08-31', name: 'Hari Kebangsaan', kind: 'federal' },
    });
  });
});

describe('the calendar of a closed session', () => {
  it('is read and not changed, by SQL neither', async () => {
    const path = await kept();
    await ask('admin', 'put', '/api/calendar/days')
      .send({ academicYearId: school.year, version: 0, days: null })
      .expect(200);
    const bells = randomUUID();
    await ask('admin', 'post', '/api/bell-schedules')
      .send({ id: bells, ...bellsOf() })
      .expect(201);
    setTime('2026-12-20');
    await ask('admin', 'put', `/api/academic-years/${school.year}/closure`)
      .send({ reason: 'Tamat' })
      .expect(200);
    expect((await read('teacher', `?academicYearId=${school.year}`)).entries).toHaveLength(1);
    await ask('admin', 'put', path)
      .send({ ...entryOf(), version: 1 })
      .expect(409);
    await ask('admin', 'delete', path).expect(409);
    await ask('admin', 'delete', `/api/bell-schedules/${bells}`).expect(409);
    const of = { academicYearId: school.year, version: 1 };
    await ask('admin', 'put', '/api/calendar/days')
      .send({ ...of, days: null })
      .expect(409);
    for (const table of ['calendar_entries', 'bell_schedules', 'session_calendars'])
      await expect(
        rowsOf(t.database, `DELETE FROM ${table} WHERE academic_year_id = $1`, [school.year]),
      ).rejects.toThrow('is closed');
  });
});
