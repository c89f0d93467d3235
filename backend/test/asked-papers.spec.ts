import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { AskedPapersRepository } from '../src/modules/asked-papers/asked-papers.repository.js';
import { AskedPapersWorker } from '../src/modules/asked-papers/asked-papers.worker.js';
import { MADE_PAPERS, pathOf } from '../src/modules/asked-papers/made-papers.js';
import { PlanPapers } from '../src/modules/plan-papers/papers/plan-papers.service.js';
import { PLAN_PDF } from '../src/modules/plan-papers/printing/index.js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { Database } from '../src/platform/database/database.js';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { PDF } from '../src/platform/papers/media-types.js';
import { PaperPress } from '../src/platform/papers/paper-press.js';
import { toPrint } from '../src/platform/papers/printing.js';
import { Retention } from '../src/platform/retention/retention.js';
import { makeAccount } from './support/account.js';
import { asBytes } from './support/as-bytes.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const DATE = '2026-10-13';
/** As many letters as a text may have, one a line. */
const LETTERS = Array.from({ length: 5_000 }, (_, at) => 'abcdefgh'[at % 8]).join('\n');
const PLAN = {
  ...{ date: DATE, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  ...{ learningStandards: [], objective: LETTERS, activities: LETTERS },
};
const MB = 1024 * 1024;
const NOW = Date.parse(`${DATE}T08:00:00+08:00`);

let hosted: HostedBackendProcess;
let t: TestApp;
let school: TestSchool;
let other: TestSchool;

beforeAll(async () => {
  hosted = await startHostedBackend();
  // Turns come when a test says so.
  t = await startTestApp({ ROLE: 'api', SUPABASE_URL: hosted.url });
  await t.clockAt(`${DATE}T08:00:00+08:00`);
  [school, other] = [await makeTrialSchool(t), await makeTrialSchool(t)];
});
afterEach(() => rowsOf(t.database, 'DELETE FROM asked_papers'));
afterAll(async () => {
  await t?.close().finally(() => hosted?.close());
});

type Reader = Readonly<{ who: TestPerson & { email: string }; at: TestSchool }>;
const call = (method: 'get' | 'post' | 'delete', path: string, { who, at }: Reader) =>
  t.call(method, path, { host: at.host, token: who.token });
const turn = () => t.app.get(AskedPapersWorker).print({}, { now: NOW });
const ADDRESS = `/api/lesson-plan-papers?${new URLSearchParams({ format: 'docx', layout: 'lesson', from: DATE, to: DATE })}`;

/** Whose plans of a day are twice ten thousand letters, one a line: just more than is printed at once. */
async function makeReader(at = school, plans = 2): Promise<Reader> {
  const reader = { who: await makeAccount(t, { at, role: 'teacher' }), at };
  for (let made = 0; made < plans; made += 1)
    await call('post', '/api/lesson-plans', reader)
      .send({ id: randomUUID(), ...PLAN })
      .expect(201);
  return reader;
}

async function ask(reader: Reader) {
  const { body } = await call('get', ADDRESS, reader).set('prefer', 'respond-async').expect(202);
  return { ...body, path: `/api/papers/${body.id}` };
}

/** Resolves once it is answered, and reads nothing of it. */
async function beginTaking(path: string, { who, at }: Reader): Promise<ClientRequest> {
  const headers = { host: at.host, authorization: `Bearer ${who.token}` };
  const taking = get(new URL(path, await t.app.getUrl()), { headers });
  const [{ statusCode }] = await once(taking, 'response');
  expect(statusCode).toBe(200);
  return taking;
}

const stateOf = async (path: string, reader: Reader) => (await call('get', path, reader).expect(200)).body;

describe('A long paper', () => {
  it('is told its place, made beside everything else, told in the inbox and fetched with the token', async () => {
    const reader = await makeReader();
    const asked = await ask(reader);
    expect(asked).toMatchObject({ state: 'waiting', place: 1, isLarge: true, name: `rph-${DATE}.docx` });
    await call('get', `${asked.path}/file`, reader).expect(404);
    await turn();
    expect(await stateOf(asked.path, reader)).toMatchObject({ state: 'ready', place: null, problem: null });
    const { body, headers } = await asBytes(call('get', `${asked.path}/file`, reader)).expect(200);
    expect(body.subarray(0, 2).toString()).toBe('PK');
    expect(headers['content-disposition']).toContain(`rph-${DATE}.docx`);
    const { body: told } = await call('get', '/api/notifications', reader).expect(200);
    expect(told.items[0]).toMatchObject({ title: 'Dokumen anda sudah siap', link: `/dokumen/${asked.id}` });
  });

  it('is nothing to anybody else, of the school or of another', async () => {
    const reader = await makeReader();
    const asked = await ask(reader);
    await turn();
    for (const stranger of [await makeReader(school, 0), await makeReader(other, 0)]) {
      await call('get', asked.path, stranger).expect(404);
      await call('get', `${asked.path}/file`, stranger).expect(404);
      await call('delete', asked.path, stranger).expect(404);
    }
    expect(await stateOf(asked.path, reader)).toMatchObject({ state: 'ready' });
  });

  it('is kept for a day, and gone after', async () => {
    const reader = await makeReader();
    const asked = await ask(reader);
    await turn();
    const age = (hours: number) =>
      rowsOf(t.database, `UPDATE asked_papers SET asked_at = now() - interval '${hours} hours'`);
    await age(23);
    await call('get', `${asked.path}/file`, reader).expect(200);
    await age(25);
    await call('get', `${asked.path}/file`, reader).expect(404);
    await t.app.get(Retention).forgetExpired({}, { now: NOW });
    expect(await rowsOf(t.database, 'SELECT FROM asked_papers')).toEqual([]);
  });

  it('waits in the answer itself for whoever cannot come again', async () => {
    const reader = await makeReader();
    await call('get', ADDRESS, reader).expect(200);
  });

  it('that is left holds up nobody', async () => {
    const [first, second] = [await makeReader(), await makeReader()];
    const [left, waiting] = [await ask(first), await ask(second)];
    expect(waiting.place).toBe(2);
    await call('delete', left.path, first).expect(204);
    await call('get', left.path, first).expect(404);
    expect(await stateOf(waiting.path, second)).toMatchObject({ place: 1 });
  });

  it('is not lost with the process that printed it', async () => {
    const reader = await makeReader();
    const asked = await ask(reader);
    const database = t.app.get(Database);
    await database.systemTransaction(() => t.app.get(AskedPapersRepository).take(systemNow()));
    await turn();
    expect(await stateOf(asked.path, reader)).toMatchObject({ state: 'printing' });
    // Nobody has said for half a minute that it is still being printed.
    await rowsOf(t.database, `UPDATE asked_papers SET held_until = now() - interval '1 second'`);
    await turn();
    expect(await stateOf(asked.path, reader)).toMatchObject({ state: 'ready' });
  });

  it('is handed on as it comes: whoever is slow to take it makes the API hold none of it', async () => {
    const reader = await makeReader();
    const asked = await ask(reader);
    await turn();
    const path = pathOf(school.id, asked.id);
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(40 * MB)]);
    await t.app.get(HostedFiles).put(MADE_PAPERS, path, { bytes, type: PDF });
    const before = process.memoryUsage().arrayBuffers;
    const takers = await Promise.all(
      Array.from({ length: 4 }, () => beginTaking(`${asked.path}/file`, reader)),
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bytes.length);
    for (const taker of takers) taker.destroy();
    await t.app.get(HostedFiles).remove(MADE_PAPERS, path);
    await call('get', `${asked.path}/file`, reader).expect(404);
  });

  it('that cannot be made says why', async () => {
    const reader = await makeReader();
    const asked = await ask(reader);
    await rowsOf(t.database, `UPDATE asked_papers SET kind = 'of a later build'`);
    await turn();
    expect(await stateOf(asked.path, reader)).toMatchObject({
      state: 'refused',
      problem: { code: 'NOT_FOUND' },
    });
    await call('get', `${asked.path}/file`, reader).expect(404);
  });
});

it('Papers that many ask for at once are looked into two at a time, of a school one', async () => {
  const schools = [school, other, await makeTrialSchool(t)];
  const readers = await Promise.all([...schools, ...schools].map((at) => makeReader(at, 1)));
  const papers = t.app.get(PlanPapers);
  const prepare = papers.prepare.bind(papers);
  const begun: string[] = [];
  const most = { ofAll: 0, ofSchool: 0 };
  jest.spyOn(papers, 'prepare').mockImplementation(async (caller, asked) => {
    begun.push(caller.school.id);
    most.ofAll = Math.max(most.ofAll, begun.length);
    most.ofSchool = Math.max(most.ofSchool, begun.filter((id) => id === caller.school.id).length);
    await pause(20);
    begun.splice(begun.indexOf(caller.school.id), 1);
    return prepare(caller, asked);
  });
  await Promise.all(readers.map((reader) => call('get', ADDRESS, reader).expect(200)));
  expect(most).toEqual({ ofAll: 2, ofSchool: 1 });
});

describe('Whatever is printed for a school', () => {
  let reader: Reader;
  let paths: Readonly<Record<string, string>>;

  beforeAll(async () => {
    reader = { who: await makeAccount(t, { at: school, role: 'admin' }), at: school };
    const year = (await call('get', '/api/academic-years', reader).expect(200)).body.currentId;
    const add = async (path: string, body: object) => {
      const id = randomUUID();
      await call('post', path, reader)
        .send({ id, ...body })
        .expect(201);
      return id;
    };
    const named = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] };
    const ofYear = { academicYearId: year, subjectId: await add('/api/subjects', named) };
    const begun = { gradeLevel: 'T5', isOwn: false, startFrom: null, fromCurriculum: false };
    const yearly = await add('/api/yearly-plans', { ...ofYear, ...begun });
    const timetable = await add('/api/timetables', { academicYearId: year, name: 'Jadual' });
    const planId = await add('/api/lesson-plans', { ...PLAN, objective: 'Haba', activities: 'Lebur' });
    const sending = { day: DATE, id: randomUUID(), pressedAt: null, plans: [{ planId, version: 1 }] };
    await call('post', '/api/my-week/sending', reader).send(sending).expect(200);
    const span = `from=${DATE}&to=${DATE}`;
    paths = {
      'plans of some days': ADDRESS,
      'a plan': `/api/lesson-plans/${planId}/paper?format=pdf`,
      'the file of what was sent': `/api/lesson-plan-file?${span}`,
      'the archive of a session': `/api/lesson-plan-archive?academicYearId=${year}`,
      'the report of what was sent': `/api/submissions/paper?of=school&${span}`,
      'the file of a teacher': `/api/submissions/file?teacherId=${reader.who.userId}&${span}`,
      'a yearly plan as PDF': `/api/yearly-plans/${yearly}/paper`,
      'a yearly plan as DOCX': `/api/yearly-plans/${yearly}/document`,
      'a timetable': `/api/timetables/${timetable}/paper?of=teachers`,
    };
  });

  /** While something else of the school is printed. */
  async function whileBusy<Result>(work: () => PromiseLike<Result>): Promise<Result> {
    const over = new AbortController();
    const endless: AsyncIterable<never> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }),
    };
    const press = t.app.get(PaperPress);
    const whose = { school: school.id, person: randomUUID() };
    const of = { name: 'SK Seri Contoh', code: 'ABA1001', place: '', logo: null };
    const head = { title: '', head: { school: of, author: '', now: NOW }, layout: 'day' } as const;
    const printing = press.print(
      toPrint(PLAN_PDF, head, () => endless),
      whose,
      over.signal,
    );
    const ended = expect(printing).rejects.toThrow('over');
    try {
      return await work();
    } finally {
      over.abort(new Error('over'));
      await ended;
    }
  }

  it.each([
    ['plans of some days', 'PK'],
    ['a plan', '%PDF'],
    ['the file of what was sent', '%PDF'],
    ['the archive of a session', 'PK'],
    ['the report of what was sent', '%PDF'],
    ['the file of a teacher', '%PDF'],
    ['a yearly plan as PDF', '%PDF'],
    ['a yearly plan as DOCX', 'PK'],
    ['a timetable', '%PDF'],
  ])('has a place where it has to wait, and is fetched when it is made: %s', async (name, begin) => {
    const path = paths[name] ?? '';
    const { body: told } = await whileBusy(() =>
      call('get', path, reader).set('prefer', 'respond-async').expect(202),
    );
    expect(told).toMatchObject({ state: 'waiting', place: 1, isLarge: false });
    await turn();
    const { body } = await asBytes(call('get', `/api/papers/${told.id}/file`, reader)).expect(200);
    expect(body.subarray(0, begin.length).toString()).toBe(begin);
  });

  it('is made for nobody who has lost meanwhile what asking for it needs', async () => {
    const { body } = await whileBusy(() =>
      call('get', paths['the report of what was sent'] ?? '', reader)
        .set('prefer', 'respond-async')
        .expect(202),
    );
    const { userId, email } = reader.who;
    const withoutRole = { roles: [], displayName: 'Cikgu Contoh', email };
    await t.app.get(SchoolsService).saveMember(school.id, userId, withoutRole);
    await turn();
    expect(await stateOf(`/api/papers/${body.id}`, reader)).toMatchObject({
      ...{ state: 'refused', problem: { code: 'ROLE_REQUIRED' } },
    });
  });
});

it('however many ask where they wait, it is looked up once', async () => {
  const readers = [await makeReader(), await makeReader(), await makeReader(other)];
  const asked = await Promise.all(readers.map(ask));
  const looked = jest.spyOn(t.app.get(AskedPapersRepository), 'places');
  const told = await Promise.all(
    Array.from({ length: 4 }, () => asked.map(({ path }, at) => stateOf(path, readers[at] as Reader))).flat(),
  );
  expect(told.map(({ place }) => place).toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  expect(looked.mock.calls.length).toBeLessThanOrEqual(1);
  looked.mockRestore();
});

it('the next turn is the other school’s, then the other person’s; each is told its place by that', async () => {
  const [busy, colleague, elsewhere] = [await makeReader(), await makeReader(), await makeReader(other)];
  const own = [await ask(busy), await ask(busy), await ask(busy)];
  const [ofColleague, ofOther] = [await ask(colleague), await ask(elsewhere)];
  const places = async () => [
    ...(await Promise.all(own.map(({ path }) => stateOf(path, busy)))).map(({ place }) => place),
    (await stateOf(ofColleague.path, colleague)).place,
    (await stateOf(ofOther.path, elsewhere)).place,
  ];
  expect(await places()).toEqual([1, 4, 5, 3, 2]);
  await turn();
  expect(await places()).toEqual([null, 3, 4, 2, 1]);
  await turn();
  expect((await stateOf(ofOther.path, elsewhere)).state).toBe('ready');
});

it('a person waits for six papers, and for no seventh', async () => {
  const reader = await makeReader();
  for (let asked = 0; asked < 6; asked += 1) await ask(reader);
  const refused = await call('get', ADDRESS, reader).set('prefer', 'respond-async').expect(429);
  expect(refused.body.code).toBe('TOO_MANY_PAPERS');
  expect(refused.headers['retry-after']).toBe('20');
});

it('everybody else is answered while ten thousand letters, one a line, are printed', async () => {
  const reader = await makeReader();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const begun = performance.now();
  delay.enable();
  await call('get', ADDRESS.replace('docx', 'pdf'), reader).expect(200);
  delay.disable();
  // In nanoseconds. Where it is drawn on the loop, that stands for most of the time.
  expect(delay.max / 1e6).toBeLessThan((performance.now() - begun) / 3);
});
