import { randomUUID } from 'node:crypto';
import { addDays } from '../src/platform/calendar/day.js';
import { makeTrialSchool } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask } = inSchool({ admin: 'admin', teacher: 'teacher' });

afterEach(() => jest.restoreAllMocks());

type Who = keyof typeof people;
type Kind = 'person' | 'school';
const read = (path: string, host = school.host) => t.call('get', path, { host });
const feedPath = (kind: Kind) => `/api/calendar-feeds/${kind}`;

async function made(who: Who, kind: Kind): Promise<string> {
  const { body } = await ask(who, 'put', feedPath(kind)).expect(200);
  return new URL(body.address).pathname;
}

async function keptEvent(): Promise<string> {
  const { body: years } = await ask('admin', 'get', '/api/academic-years').expect(200);
  const { firstDay } = years.items.find(({ id }: { id: string }) => id === school.year);
  const event = {
    academicYearId: school.year,
    title: 'Perhimpunan pagi',
    unit: 'administration',
    from: firstDay,
    to: firstDay,
    fromTime: '07:40',
    toTime: '08:10',
    repeats: null,
    repeatsUntil: null,
    except: [],
    place: '',
    coordinatorId: people.teacher.userId,
    effect: 'none',
    classIds: [],
    note: '',
  };
  const id = randomUUID();
  await ask('admin', 'post', '/api/calendar-events')
    .send({ id, ...event })
    .expect(201);
  return `/api/calendar-events/${id}`;
}

describe('a calendar to subscribe to', () => {
  it('is read without a sign-in by its address, and kept by nobody on the way', async () => {
    await keptEvent();
    const { text, headers } = await read(await made('teacher', 'person')).expect(200);
    expect(text).toContain('SUMMARY:Perhimpunan pagi (anda penyelaras)');
    expect(text).toMatch(/DTSTART:\d{8}T234000Z/);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const { text: ofSchool } = await read(await made('admin', 'school')).expect(200);
    expect(ofSchool).toContain('SUMMARY:Perhimpunan pagi\r\n');
  });

  it('is answered again only after a change, and tells of a deletion as cancelled', async () => {
    const event = await keptEvent();
    const path = await made('teacher', 'person');
    const { headers } = await read(path).expect(200);
    const again = () => read(path).set('if-none-match', `${headers.etag}`);
    await again().expect(304);
    await ask('admin', 'delete', event).expect(204);
    const { text } = await again().expect(200);
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('SEQUENCE:2');
  });

  it('tells of an event on another day as the same, changed', async () => {
    const event = await keptEvent();
    const path = await made('teacher', 'person');
    const itemIn = (text: string) =>
      text.split('BEGIN:VEVENT').find((item) => item.includes('SUMMARY:Perhimpunan pagi')) ?? '';
    const of = (item: string, name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(item)?.[1] ?? '';
    const before = itemIn((await read(path).expect(200)).text);
    const { body } = await ask('admin', 'get', `/api/calendar-events?academicYearId=${school.year}`).expect(
      200,
    );
    const [{ id: _id, updatedAt: _when, deletedAt: _gone, ...standing }] = body.items;
    const later = addDays(standing.from, 3);
    await ask('admin', 'put', event)
      .send({ ...standing, from: later, to: later })
      .expect(200);
    const after = itemIn((await read(path).expect(200)).text);
    expect(of(after, 'UID')).toBe(of(before, 'UID'));
    expect(Number(of(after, 'SEQUENCE'))).toBeGreaterThan(Number(of(before, 'SEQUENCE')));
    expect(of(after, 'DTSTART')).toBe(`${addDays(later, -1).replaceAll('-', '')}T234000Z`);
    expect(of(after, 'LAST-MODIFIED') >= of(before, 'LAST-MODIFIED')).toBe(true);
  });

  it('tells as cancelled what a series or an event has no more, and as held what it has again', async () => {
    const event = await keptEvent();
    const { body } = await ask('admin', 'get', `/api/calendar-events?academicYearId=${school.year}`).expect(
      200,
    );
    const [{ id: _id, updatedAt: _when, deletedAt: _gone, version: _version, ...standing }] = body.items;
    const path = await made('teacher', 'person');
    const change = async (times: object) => {
      const { version } = (
        await ask('admin', 'get', `/api/calendar-events?academicYearId=${school.year}`).expect(200)
      ).body.items[0];
      await ask('admin', 'put', event)
        .send({ ...standing, version, ...times })
        .expect(200);
    };
    const states = async () => {
      const items = (await read(path).expect(200)).text.split('BEGIN:VEVENT').slice(1);
      return items
        .filter((item) => item.includes('SUMMARY:Perhimpunan pagi'))
        .map((item) => /STATUS:(\w+)/.exec(item)?.[1]);
    };
    const weekly = { repeats: 'weekly', repeatsUntil: addDays(standing.from, 21) };
    await change(weekly);
    expect(await states()).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    await change({ repeats: 'weekly', repeatsUntil: addDays(standing.from, 7) });
    expect(await states()).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CANCELLED']);
    await change(weekly);
    expect(await states()).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    await change({ to: addDays(standing.from, 2) });
    expect((await states()).toSorted()).toEqual([
      ...['CANCELLED', 'CANCELLED', 'CANCELLED'],
      ...['CONFIRMED', 'CONFIRMED', 'CONFIRMED'],
    ]);
    await change({});
    expect((await states()).filter((state) => state === 'CONFIRMED')).toHaveLength(1);
  });

  it('tells as cancelled a holiday that the school has taken out of its days', async () => {
    const { body } = await ask('admin', 'get', `/api/calendar?academicYearId=${school.year}`).expect(200);
    const { terms } = body.days;
    const holidays = [{ kind: 'term_break', name: 'Cuti Penggal 1', from: '2026-03-21', to: '2026-03-29' }];
    const setDays = async (kept: typeof holidays) => {
      const { version } = (
        await ask('admin', 'get', `/api/calendar?academicYearId=${school.year}`).expect(200)
      ).body;
      await ask('admin', 'put', '/api/calendar/days')
        .send({ academicYearId: school.year, version, days: { terms, holidays: kept } })
        .expect(200);
    };
    const path = await made('admin', 'school');
    const item = async () =>
      (await read(path).expect(200)).text
        .split('BEGIN:VEVENT')
        .filter((each) => each.includes('SUMMARY:Cuti Penggal 1') && each.includes('20260321'))
        .join();
    await setDays(holidays);
    const told = await item();
    expect(told).toContain('STATUS:CONFIRMED');
    await setDays([]);
    const gone = await item();
    expect(gone).toContain('STATUS:CANCELLED');
    const numberIn = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(numberIn(gone)).toBeGreaterThan(numberIn(told));
    await setDays(holidays);
    expect(await item()).toContain('STATUS:CONFIRMED');
  });

  it('says whether it is made and when it was read, and never its address again', async () => {
    const state = async () => (await ask('teacher', 'get', feedPath('person')).expect(200)).body;
    expect(await state()).toEqual({ isMade: false, madeAt: null, lastReadOn: null });
    const path = await made('teacher', 'person');
    expect(await state()).toMatchObject({ isMade: true, lastReadOn: null });
    await read(path).expect(200);
    expect((await state()).lastReadOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("lets administrators alone make the school's", async () => {
    for (const method of ['get', 'put', 'delete'] as const)
      await ask('teacher', method, feedPath('school')).expect(403);
  });

  it('answers one and the same to whatever leads to none', async () => {
    const other = await makeTrialSchool(t);
    const renewed = await made('teacher', 'person');
    const path = await made('teacher', 'person');
    const ofSchool = await made('admin', 'school');
    await ask('admin', 'delete', feedPath('school')).expect(204);
    const none = async (address: string, host = school.host) =>
      (await read(address, host).expect(404).expect('cache-control', 'no-store')).body;
    const unknown = await none('/kalendar/unknown.ics');
    expect(await none(renewed)).toEqual(unknown);
    expect(await none(ofSchool)).toEqual(unknown);
    expect(await none(path, other.host)).toEqual(unknown);
    expect(await none(path, 'localhost')).toEqual(unknown);
    expect(await none(path.replace('.ics', ''))).toEqual(unknown);
    expect(await none('/kalendar/%00.ics')).toEqual(unknown);
    await read(path).expect(200);
    await ask('admin', 'delete', `/api/members/${people.teacher.userId}`).expect(204);
    expect(await none(path)).toEqual(unknown);
    const left = await rowsOf(t.database, 'SELECT 1 FROM calendar_feeds WHERE school_id = $1', [school.id]);
    expect(left).toEqual([]);
  });

  it('leads to nothing while the person is suspended or the school locked', async () => {
    const path = await made('teacher', 'person');
    await ask('admin', 'put', `/api/members/${people.teacher.userId}/suspension`)
      .send({ from: '2026-01-01', to: null, reason: 'Cuti bersalin' })
      .expect(200);
    await read(path).expect(404);
    const ofSchool = await made('admin', 'school');
    await read(ofSchool).expect(200);
    entitledTo(t, 'billing');
    await read(ofSchool).expect(404);
  });
});
