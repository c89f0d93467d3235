import { randomUUID } from 'node:crypto';
import { VerdictTelling } from '../src/modules/reviews/sendings/verdict-telling.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { Retention } from '../src/platform/retention/retention.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const WEEK = '2026-10-12';
const NEXT_WEEK = '2026-10-19';
const PLAN = {
  ...{
    date: WEEK,
    startTime: '08:00',
    endTime: '09:00',
    className: '5 Bestari',
    subject: 'Sains',
    topic: 'Haba',
  },
  ...{ objective: 'Murid dapat menyebut tiga bahan.', activities: 'Stesen (60 min)' },
};

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'aminah' | 'bakar' | 'lim', TestPerson>;
type Who = keyof typeof people;
/** Sealed; sent, of the same week; a draft; sent, of the week after; sent by a colleague. */
let plans: Record<'sealed' | 'sent' | 'draft' | 'later' | 'colleagues', string>;
let callers = 0;

beforeAll(async () => {
  t = await shareTestApp();
  await newSchool();
});
afterAll(() => t?.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  at('2026-10-13T09:00');
  callers += 1;
});

const at = (time: string) => t.app.get(BusinessClock).freezeAt(Date.parse(`${time}:00+08:00`));
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });
const add = async (who: Who, path: string, body: object): Promise<string> => {
  const id = randomUUID();
  await ask(who, 'post', path)
    .send({ id, ...body })
    .expect(201);
  return id;
};
const versionOf = async (who: Who, id: string) =>
  (await ask(who, 'get', `/api/lesson-plans/${id}`).expect(200)).body.version;
const send = async (who: Who, planId: string, day = WEEK) =>
  ask(who, 'post', '/api/my-week/sending')
    .send({
      id: randomUUID(),
      day,
      pressedAt: null,
      plans: [{ planId, version: await versionOf(who, planId) }],
    })
    .expect(200);
const judge = (id: string, verdict: 'verified' | 'returned') => {
  const comments = verdict === 'returned' ? [{ id: randomUUID(), section: 'objective', body: 'Lagi' }] : [];
  return ask('lim', 'post', `/api/school-plans/${id}/verdicts`).send({ id: randomUUID(), verdict, comments });
};
async function newSchool(): Promise<void> {
  at('2026-10-11T20:00');
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin', 'Puan Salmah'),
    aminah: await makeMember(t, school, 'teacher', 'Aminah'),
    bakar: await makeMember(t, school, 'teacher', 'Bakar'),
    lim: await makeMember(t, school, 'supervisor', 'Lim'),
  };
  const { currentId } = (await ask('admin', 'get', '/api/academic-years').expect(200)).body;
  for (const teacher of ['aminah', 'bakar'] as const)
    await add('admin', '/api/supervisions', {
      ...{ academicYearId: currentId, teacherId: people[teacher].userId, subjectId: null, step: 1 },
      ...{ supervisorId: people.lim.userId, from: '2026-10-01', to: null },
    });
  plans = {
    sealed: await add('aminah', '/api/lesson-plans', PLAN),
    sent: await add('aminah', '/api/lesson-plans', { ...PLAN, startTime: '10:00', endTime: '11:00' }),
    draft: await add('aminah', '/api/lesson-plans', {
      ...PLAN,
      date: '2026-10-13',
      objective: 'Draf rahsia',
    }),
    later: await add('aminah', '/api/lesson-plans', { ...PLAN, date: NEXT_WEEK }),
    colleagues: await add('bakar', '/api/lesson-plans', PLAN),
  };
  await send('aminah', plans.sealed);
  await judge(plans.sealed, 'verified').expect(200);
  at('2026-10-11T20:01');
  await t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
  await send('aminah', plans.sent);
  await send('aminah', plans.later, NEXT_WEEK);
  await send('bakar', plans.colleagues);
  at('2026-10-13T09:00');
}

/** Each test from a network of its own: what it opens is counted by itself. */
const visit = (secret: string, path = '', host = school.host) =>
  t.call('get', `/api/visits/${secret}${path}`, { host }).set('x-forwarded-for', `198.51.100.${callers}`);
const made = (body: object = {}, who: Who = 'admin') =>
  ask(who, 'post', '/api/visitor-links').send({
    ...{ id: randomUUID(), visitor: 'Puan Rohana, PPD Ujian', weeks: ['2026-10-14'] },
    ...{ teacherIds: [people.aminah.userId], ...body },
  });
const link = async (body: object = {}) => {
  const { body: told } = await made(body).expect(201);
  return { id: told.id as string, secret: new URL(told.address).pathname.replace('/lawatan/', '') };
};
const week = (teacher: Who = 'aminah', day = WEEK) => `/teachers/${people[teacher].userId}/weeks/${day}`;
const linkIn = async (id: string) => {
  const { items } = (await ask('admin', 'get', '/api/visitor-links').expect(200)).body;
  return items.find((each: { id: string }) => each.id === id);
};
const everyPath = () => [
  '',
  week(),
  `${week()}/paper`,
  `/plans/${plans.sealed}`,
  `/plans/${plans.sealed}/paper`,
];

/** Why nothing is shown is told to nobody: one answer. */
const refused = async (secret: string, paths: readonly string[] = everyPath(), host = school.host) => {
  const answers = await Promise.all(paths.map((path) => visit(secret, path, host)));
  for (const { status, body } of answers)
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'The visit was not found.' }]);
};

describe('a visitor’s link', () => {
  it('shows for whom it is and until when, and of the chosen teachers’ weeks what was sent and what is verified', async () => {
    const { secret } = await link();
    expect(secret.length).toBeGreaterThanOrEqual(22);
    const { body, headers } = await visit(secret).expect(200);
    expect(body).toEqual({
      ...{ schoolName: expect.any(String), schoolCode: school.code.toUpperCase() },
      ...{ visitor: 'Puan Rohana, PPD Ujian', endsAt: '2026-10-20T09:00:00.000+08:00' },
      weeks: [{ week: WEEK, number: expect.any(Number) }],
      teachers: [{ id: people.aminah.userId, name: 'Aminah', weeks: [{ week: WEEK, sent: 2, verified: 1 }] }],
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const { body: ofWeek } = await visit(secret, week()).expect(200);
    expect(ofWeek).toMatchObject({
      teacherName: 'Aminah',
      plans: [
        { id: plans.sealed, state: 'verified', checkCode: expect.stringMatching(/^([0-9A-Z]{5}-){5}/) },
        { id: plans.sent, state: 'sent', checkCode: null, topic: 'Haba' },
      ],
    });
    const { body: plan } = await visit(secret, `/plans/${plans.sealed}`).expect(200);
    expect(plan).toMatchObject({
      ...{ objective: PLAN.objective, teacherName: 'Aminah', state: 'verified', isAmendment: false },
      ...{ signed: [{ step: 1, name: 'Lim' }], checkCode: ofWeek.plans[0].checkCode },
    });
    expect(plan).not.toHaveProperty('reflection');
    await t.call('get', `/api/checks/${plan.checkCode}`).expect(200);
  });

  it('gives the plan, and the week, as paper: with the code once it is sealed, never as a draft, without what happened', async () => {
    await ask('aminah', 'post', '/api/reflections')
      .send({
        ...{ id: plans.sealed, status: 'taught', reason: '', present: 28, mastered: 25, result: 'partly' },
        text: 'Ali belum faham.',
      })
      .expect(201);
    const { secret } = await link();
    const { body: plan } = await visit(secret, `/plans/${plans.sealed}`).expect(200);
    const { words } = await readPdf((await visit(secret, `/plans/${plans.sealed}/paper`).expect(200)).body);
    for (const said of [plan.checkCode, PLAN.objective, 'Disahkan oleh', 'Aminah'])
      expect(words).toContain(said);
    for (const said of ['Refleksi', 'Ali', 'DRAF']) expect(words).not.toContain(said);
    const unsealed = await readPdf((await visit(secret, `/plans/${plans.sent}/paper`).expect(200)).body);
    expect(unsealed.words).toContain('BELUM DISAHKAN');
    const ofWeek = await readPdf((await visit(secret, `${week()}/paper`).expect(200)).body);
    expect(ofWeek.pages).toBe(2);
  });

  it('is written down at every opening, with when, what and from which network; nothing else is written', async () => {
    const { id, secret } = await link();
    for (const path of everyPath()) await visit(secret, path).expect(200);
    await visit(secret, `/plans/${plans.draft}`).expect(404);
    const { body } = await ask('admin', 'get', `/api/visitor-links/${id}/openings?limit=100`).expect(200);
    const line = {
      id: expect.any(String),
      at: '2026-10-13T09:00:00.000+08:00',
      address: `198.51.100.${callers}`,
    };
    expect(body.items).toHaveLength(5);
    expect(body.items).toEqual(
      expect.arrayContaining([
        { ...line, act: 'front', about: '', teacherName: null },
        { ...line, act: 'week', about: expect.stringMatching(/^Minggu \d+$/), teacherName: 'Aminah' },
        {
          ...{ ...line, act: 'plan', teacherName: 'Aminah' },
          about: expect.stringMatching(
            /^Sains · 5 Bestari · Isnin, 12 Oktober 2026, 8.00-9.00 · Minggu \d+$/,
          ),
        },
      ]),
    );
    expect(await linkIn(id)).toMatchObject({
      ...{ openings: 5, lastOpenedAt: '2026-10-13T09:00:00.000+08:00', state: 'open', madeBy: 'Puan Salmah' },
    });
    await ask('aminah', 'get', `/api/visitor-links/${id}/openings`).expect(403);
    for (const method of ['post', 'put', 'patch', 'delete'] as const)
      for (const path of everyPath())
        await t.call(method, `/api/visits/${secret}${path}`, { host: school.host }).expect(404);
  });

  it('is made, listed, renewed and withdrawn by administrators alone', async () => {
    for (const who of ['aminah', 'lim'] as const) {
      await made({}, who).expect(403);
      await ask(who, 'get', '/api/visitor-links').expect(403);
    }
    const { id, secret } = await link();
    for (const who of ['aminah', 'lim'] as const) {
      await ask(who, 'post', `/api/visitor-links/${id}/renewal`).expect(403);
      await ask(who, 'delete', `/api/visitor-links/${id}`).expect(403);
    }
    await visit(secret).expect(200);
  });

  it('refuses a teacher who is none of the school’s, and says by its name what else is wrong', async () => {
    const stranger = await makeMember(t, await makeTrialSchool(t), 'teacher');
    const wrong: [string, object][] = [
      ['teacherIds', { teacherIds: [stranger.userId] }],
      ['teacherIds', { teacherIds: [people.lim.userId] }],
      ['teacherIds', { teacherIds: [] }],
      ['weeks', { weeks: [] }],
      ['weeks', { weeks: ['2026-13-40'] }],
      ['weeks', { weeks: Array.from({ length: 61 }, (_, day) => `20${10 + day}-01-01`) }],
      ['visitor', { visitor: '  ' }],
      ['visitor', { visitor: 'a'.repeat(121) }],
      ['visitor', { visitor: 'a\nb' }],
      ['id', { id: 'x' }],
    ];
    for (const [field, body] of wrong)
      expect([field, (await made(body).expect(400)).body.details.fields]).toMatchObject([field, [{ field }]]);
  });

  it('told again under its id is one link, of which the last address alone leads anywhere', async () => {
    const id = randomUUID();
    const [first, second] = [await link({ id }), await link({ id, visitor: 'Orang lain' })];
    await visit(first.secret).expect(404);
    expect((await visit(second.secret).expect(200)).body.visitor).toBe('Puan Rohana, PPD Ujian');
    expect(await linkIn(id)).toMatchObject({ visitor: 'Puan Rohana, PPD Ujian' });
  });
});

describe('nothing is shown by a visitor’s link', () => {
  it('from its end on, which the clock decides', async () => {
    const { id, secret } = await link();
    at('2026-10-20T08:59');
    await visit(secret).expect(200);
    at('2026-10-20T09:00');
    await refused(secret);
    expect(await linkIn(id)).toMatchObject({ state: 'ended' });
  });

  it('once it is withdrawn, and by the address before a renewal', async () => {
    const { id, secret } = await link();
    await ask('admin', 'delete', `/api/visitor-links/${id}`).expect(204);
    await ask('admin', 'delete', `/api/visitor-links/${id}`).expect(204);
    await refused(secret);
    expect(await linkIn(id)).toMatchObject({ state: 'withdrawn' });
    at('2026-10-15T09:00');
    const { body } = await ask('admin', 'post', `/api/visitor-links/${id}/renewal`).expect(200);
    expect(body).toMatchObject({ state: 'open', endsAt: '2026-10-22T09:00:00.000+08:00' });
    await refused(secret);
    await visit(new URL(body.address).pathname.replace('/lawatan/', '')).expect(200);
  });

  it('on the host of another school, and on the main domain', async () => {
    const { secret } = await link();
    await refused(secret, undefined, (await makeTrialSchool(t)).host);
    await refused(secret, undefined, 'localhost');
    await refused(secret, undefined, 'tiada9999.localhost');
  });

  it('of a teacher, a week or a plan that was not chosen, whatever is added to the address', async () => {
    const { secret } = await link();
    const colleague = people.bakar.userId;
    await refused(secret, [
      ...[week('bakar'), `${week('bakar')}/paper`, week('aminah', NEXT_WEEK), week('aminah', '2026-10-13')],
      ...[`/plans/${plans.later}`, `/plans/${plans.later}/paper`, `/plans/${plans.colleagues}`],
      ...[
        `/plans/${randomUUID()}`,
        '/plans/x',
        '/plans/%00',
        `/teachers/x/weeks/${WEEK}`,
        '/teachers/x/weeks/y',
      ],
    ]);
    const more = `?teacherId=${colleague}&teacherIds=${colleague}&week=${NEXT_WEEK}&weeks=${NEXT_WEEK}&schoolCode=x`;
    const { status, body } = await visit(secret, more);
    if (status === 200) expect(body.teachers).toHaveLength(1);
    await refused(secret, [`/plans/${plans.colleagues}${more}`, `${week('bakar')}${more}`]);
  });

  it('while the school is locked; a limited one shows it and can withdraw it, and makes none', async () => {
    const { id, secret } = await link();
    entitledTo(t, 'dashboard', 'billing');
    await visit(secret).expect(200);
    expect((await made()).status).toBe(403);
    expect((await ask('admin', 'post', `/api/visitor-links/${id}/renewal`)).status).toBe(403);
    entitledTo(t, 'billing');
    await refused(secret);
    entitledTo(t, 'dashboard', 'billing');
    await ask('admin', 'delete', `/api/visitor-links/${id}`).expect(204);
    await refused(secret);
  });

  it('to whoever guesses: neither a secret, nor often', async () => {
    const { secret } = await link();
    await refused('x', ['', week()]);
    await refused(`${secret}x`, ['']);
    await refused('%00', ['']);
    const guesses = await Promise.all(Array.from({ length: 130 }, () => visit(randomUUID())));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(guesses.find(({ status }) => status === 429)?.body.code).toBe('RATE_LIMITED');
    await visit(secret).expect(429);
  });

  it('that hangs on a plan, nor by any other route: attachments and papers ask for an account', async () => {
    const { secret } = await link();
    const file = { planId: plans.sealed, title: 'Video', address: 'https://contoh.my/video' };
    const attachment = await add('aminah', '/api/plan-attachments/links', file);
    for (const path of [
      `/api/lesson-plans/${plans.sealed}/attachments`,
      `/api/plan-attachments/${attachment}/file`,
      `/api/lesson-plans/${plans.sealed}/paper?format=pdf`,
      `/api/school-plans/${plans.sealed}`,
      '/api/visitor-links',
    ])
      await t.call('get', path, { host: school.host, token: secret }).expect(401);
    await visit(secret, `/plans/${plans.sealed}/attachments`).expect(404);
    expect(JSON.stringify((await visit(secret, `/plans/${plans.sealed}`).expect(200)).body)).not.toContain(
      'Video',
    );
  });
});

describe('of what its teachers do meanwhile, a visitor’s link shows', () => {
  beforeEach(async () => {
    await newSchool();
    at('2026-10-13T09:00');
  });

  it('no draft, nothing that was taken back, and nothing that was returned', async () => {
    const { secret } = await link();
    await refused(secret, [`/plans/${plans.draft}`, `/plans/${plans.draft}/paper`]);
    await visit(secret, `/plans/${plans.sent}`).expect(200);
    await ask('aminah', 'post', '/api/my-week/sending/withdrawal').send({ day: WEEK }).expect(200);
    await refused(secret, [`/plans/${plans.sent}`, `/plans/${plans.sent}/paper`]);
    await send('aminah', plans.sent);
    await judge(plans.sent, 'returned').expect(200);
    await refused(secret, [`/plans/${plans.sent}`]);
    expect((await visit(secret, week()).expect(200)).body.plans).toHaveLength(1);
  });

  it('no amendment before it is sent, nor once it is returned: what was sealed stays', async () => {
    const { secret } = await link();
    const path = `/plans/${plans.sealed}`;
    const objective = async () => (await visit(secret, path).expect(200)).body.objective;
    const amendment = { id: randomUUID(), reason: 'Silap' };
    await ask('aminah', 'post', `/api/lesson-plans/${plans.sealed}/amendments`).send(amendment).expect(200);
    const version = await versionOf('aminah', plans.sealed);
    await ask('aminah', 'put', `/api/lesson-plans/${plans.sealed}`)
      .send({ ...PLAN, version, objective: 'Pindaan' })
      .expect(200);
    expect(await objective()).toBe(PLAN.objective);
    await send('aminah', plans.sealed);
    expect((await visit(secret, path).expect(200)).body).toMatchObject({
      ...{ objective: 'Pindaan', state: 'sent', isAmendment: true, checkCode: null },
    });
    await judge(plans.sealed, 'returned').expect(200);
    expect(await objective()).toBe(PLAN.objective);
  });

  it('a plan as sent, as long as its verdict can be taken back', async () => {
    const { secret } = await link();
    await judge(plans.sent, 'verified').expect(200);
    expect((await visit(secret, `/plans/${plans.sent}`).expect(200)).body.state).toBe('sent');
  });

  it('nothing of a teacher who has left the school', async () => {
    const { id, secret } = await link({ teacherIds: [people.aminah.userId, people.bakar.userId] });
    await ask('admin', 'delete', `/api/members/${people.aminah.userId}`).expect(204);
    await refused(secret, [week(), `/plans/${plans.sealed}`]);
    expect((await visit(secret).expect(200)).body.teachers).toMatchObject([{ name: 'Bakar' }]);
    expect((await linkIn(id)).teachers).toMatchObject([{ name: null }, { name: 'Bakar' }]);
  });
});

describe('what is kept of a visitor’s link', () => {
  beforeAll(newSchool);

  it('is a hash of its secret, and no page that it leads to tells its address on', async () => {
    const { secret } = await link();
    const kept = await rowsOf<{ row: string }>(
      t.database,
      'SELECT visitor_links::text AS row FROM visitor_links',
    );
    expect(JSON.stringify(kept)).not.toContain(secret);
    const { headers } = await t.call('get', `/lawatan/${secret}`, { host: school.host });
    expect(headers).toMatchObject({
      ...{ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
  });

  it('goes two years after its end, with its log', async () => {
    const { id, secret } = await link();
    await visit(secret).expect(200);
    const runOnceEnded = async (ago: string) => {
      await rowsOf(
        t.database,
        `UPDATE visitor_links SET made_at = now() - interval '3 years', ends_at = now() - $2::interval WHERE id = $1`,
        [id, ago],
      );
      await t.app.get(Retention).forgetExpired({}, { now: systemNow() });
    };
    const left = () => rowsOf(t.database, 'SELECT 1 FROM visitor_link_openings WHERE link_id = $1', [id]);
    await runOnceEnded('23 months');
    expect(await left()).toHaveLength(1);
    await runOnceEnded('2 years 1 minute');
    expect(await left()).toEqual([]);
    expect(await linkIn(id)).toBeUndefined();
  });
});
