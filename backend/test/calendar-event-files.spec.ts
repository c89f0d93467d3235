import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { definedBuckets } from '../src/platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { LeftFiles } from '../src/platform/hosted-backend/left-files.js';
import { makeAccount } from './support/account.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareHostedApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'teacher', TestPerson>;
let year: string;

beforeAll(async () => {
  t = await shareHostedApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  setDay('2026-11-18');
  school = await makeTrialSchool(t);
  const [admin, teacher] = await Promise.all([
    makeAccount(t, { at: school, role: 'admin' }),
    makeAccount(t, { at: school, role: 'teacher' }),
  ]);
  people = { admin, teacher };
  year = (await ask('admin', 'get', '/api/academic-years').expect(200)).body.currentId;
});

const setDay = (day: string) => t.app.get(BusinessClock).freezeAt(Date.parse(`${day}T08:00:00+08:00`));
type Who = keyof typeof people;
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });

/** The address of the files of a new event. */
async function ofEvent(): Promise<string> {
  const id = randomUUID();
  const days = { from: '2026-11-19', to: '2026-11-19', fromTime: null, toTime: null };
  const once = { repeats: null, repeatsUntil: null, except: [] };
  const rest = { place: '', coordinatorId: null, effect: 'none', classIds: [], note: '' };
  await ask('admin', 'post', '/api/calendar-events')
    .send({ id, academicYearId: year, title: 'Graduasi', unit: 'administration', ...days, ...once, ...rest })
    .expect(201);
  return `/api/calendar-events/${id}/files`;
}
const attach = (files: string, who: Who = 'admin', id = randomUUID(), bytes = PDF, name = 'Atur cara.pdf') =>
  ask(who, 'put', `${files}/${id}`).attach('file', bytes, name);
const listed = async (files: string, who: Who = 'teacher') =>
  (await ask(who, 'get', files).expect(200)).body.items;
const inStore = async () => {
  const bucket = definedBuckets().find(({ name }) => name === 'event-files');
  if (!bucket) throw new Error('Nobody keeps files of events.');
  return (await t.app.get(HostedFiles).filesIn(bucket, school.id)).map(({ name }) => name);
};

describe('what is attached to an event of the school', () => {
  it('is added by who keeps the calendar, and opened by everybody of the school under its own name', async () => {
    const files = await ofEvent();
    await attach(files, 'teacher').expect(403);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b7a75' } })
      .png()
      .toBuffer();
    const { body } = await attach(files, 'admin', randomUUID(), PDF, 'Atur cara 成绩.pdf').expect(200);
    await attach(files, 'admin', randomUUID(), picture, 'pelan.png').expect(200);
    expect(await listed(files)).toEqual([
      expect.objectContaining({ name: 'Atur cara 成绩.pdf', type: 'application/pdf', bytes: PDF.length }),
      expect.objectContaining({ name: 'pelan.png', type: 'image/png' }),
    ]);
    const { url } = (await ask('teacher', 'get', `${files}/${body.id}`).expect(200)).body;
    const fetched = await fetch(url);
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(PDF);
    expect(decodeURIComponent(fetched.headers.get('content-disposition') ?? '')).toContain(
      'Atur cara 成绩.pdf',
    );
    expect((await fetch(url.replace(/token=[^&]+/, 'token=x'))).ok).toBe(false);
  });

  it('is attached once however often it is sent, and not beside five others', async () => {
    const files = await ofEvent();
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => attach(files, 'admin', id)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listed(files)).toHaveLength(1);
    for (const _ of [1, 2, 3, 4]) await attach(files).expect(200);
    const { body } = await attach(files).expect(400);
    expect(body.details.fields).toEqual([{ field: 'file', message: 'an event has at most 5 files' }]);
    const other = await ofEvent();
    expect((await attach(other, 'admin', id).expect(409)).body.code).toBe('CALENDAR_EVENT_FILE_ID_TAKEN');
    expect((await ask('teacher', 'get', `${files}/${id}`).expect(200)).body.url).toContain('event-files');
  });

  it.each([
    ['a page that a browser would run', Buffer.from('<html><script>alert(1)</script></html>'), 'a.pdf'],
    ['a drawing that a browser would run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'],
    ['nothing', Buffer.alloc(0), 'a.pdf'],
  ])('is refused where it is %s, whatever it is called', async (_, bytes, name) => {
    const files = await ofEvent();
    const { body } = await attach(files, 'admin', randomUUID(), bytes, name).expect(400);
    expect(body.details.fields).toMatchObject([{ field: 'file' }]);
    expect(await listed(files)).toEqual([]);
  });

  it('is refused where it is larger than 5 MB', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(5_000_001)]);
    await attach(await ofEvent(), 'admin', randomUUID(), large).expect(413);
    expect(await inStore()).toEqual([]);
  });

  it('is deleted softly, comes back, and leaves the store a day later', async () => {
    const files = await ofEvent();
    const { body } = await attach(files).expect(200);
    const path = `${files}/${body.id}`;
    await ask('teacher', 'delete', path).expect(403);
    await ask('admin', 'delete', path).expect(204);
    await ask('admin', 'delete', path).expect(404);
    expect(await listed(files)).toEqual([]);
    await ask('teacher', 'get', path).expect(404);
    await ask('admin', 'post', `${path}/restoration`).expect(204);
    expect(await listed(files)).toHaveLength(1);
    await ask('admin', 'delete', path).expect(204);
    await rowsOf(
      t.database,
      `UPDATE calendar_event_files SET deleted_at = now() - interval '2 days' WHERE id = $1`,
      [body.id],
    );
    await t.app.get(LeftFiles).removeAt(systemNow() + 2 * DAY_MS);
    expect(await inStore()).toEqual([]);
  });

  it('is no business of another school', async () => {
    const files = await ofEvent();
    const { body } = await attach(files).expect(200);
    const other = await makeTrialSchool(t);
    const stranger = await makeAccount(t, { at: other, role: 'admin' });
    const as = { host: other.host, token: stranger.token };
    for (const path of [files, `${files}/${body.id}`]) await t.call('get', path, as).expect(404);
    await t.call('delete', `${files}/${body.id}`, as).expect(404);
    await t.call('put', `${files}/${randomUUID()}`, as).attach('file', PDF, 'a.pdf').expect(404);
  });

  it('of a closed session is read and not changed, by SQL neither', async () => {
    const files = await ofEvent();
    const { body } = await attach(files).expect(200);
    setDay('2026-12-20');
    await ask('admin', 'put', `/api/academic-years/${year}/closure`).send({ reason: 'Tamat' }).expect(200);
    expect(await listed(files)).toHaveLength(1);
    await attach(files).expect(409);
    await ask('admin', 'delete', `${files}/${body.id}`).expect(409);
    await expect(
      rowsOf(t.database, 'DELETE FROM calendar_event_files WHERE id = $1', [body.id]),
    ).rejects.toThrow('is closed');
  });
});
