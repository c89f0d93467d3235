import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { VerdictTelling } from '../src/modules/reviews/sendings/verdict-telling.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { Database } from '../src/platform/database/database.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { readPages } from './support/read-pages.js';
import { readPdf } from './support/read-pdf.js';
import { qrOf } from './support/read-qr.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'aminah' | 'bakar' | 'lim' | 'hashim', TestPerson>;

const WEEK = '2026-10-12';
const PLAN = {
  ...{ date: WEEK, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  ...{ objective: 'Murid dapat menyebut tiga bahan.', activities: 'Stesen (60 min)' },
};
const REFLECTION = {
  ...{ status: 'taught', reason: '', present: 28, mastered: 25, result: 'partly', text: '25 daripada 28.' },
};

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  at('2026-10-11T20:00');
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin'),
    aminah: await makeMember(t, school, 'teacher', 'Aminah'),
    bakar: await makeMember(t, school, 'teacher', 'Bakar'),
    lim: await makeMember(t, school, 'supervisor', 'Lim'),
    hashim: await makeMember(t, school, 'supervisor', 'Hashim'),
  };
  const years = await ask('admin', 'get', '/api/academic-years').expect(200);
  await add('/api/supervisions', {
    ...{ academicYearId: years.body.currentId, teacherId: people.aminah.userId, subjectId: null, step: 1 },
    ...{ supervisorId: people.lim.userId, from: '2026-10-01', to: null },
  });
});

type Who = keyof typeof people;
const at = (time: string) => t.app.get(BusinessClock).freezeAt(Date.parse(`${time}:00+08:00`));
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });
const add = async (path: string, body: object, who: Who = 'admin'): Promise<string> => {
  const id = randomUUID();
  await ask(who, 'post', path)
    .send({ id, ...body })
    .expect(201);
  return id;
};
const plan = async (id: string) => (await ask('aminah', 'get', `/api/lesson-plans/${id}`).expect(200)).body;
const edit = async (id: string, differing: object) =>
  ask('aminah', 'put', `/api/lesson-plans/${id}`).send({
    ...{ ...PLAN, version: (await plan(id)).version, ...differing },
  });
const send = async (id: string) =>
  ask('aminah', 'post', '/api/my-week/sending').send({
    ...{ id: randomUUID(), day: WEEK, pressedAt: null },
    plans: [{ planId: id, version: (await plan(id)).version }],
  });
const verify = (id: string, who: Who = 'lim') =>
  ask(who, 'post', `/api/school-plans/${id}/verdicts`).send({
    ...{ id: randomUUID(), verdict: 'verified', comments: [] },
  });
const settle = (time: string) => {
  at(time);
  return t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
};
const sentPlan = async (id: string) => {
  const { plans } = (await ask('aminah', 'get', `/api/my-week/sending?day=${WEEK}`).expect(200)).body;
  return plans.find(({ planId }: { planId: string }) => planId === id);
};
const check = (code: string) => t.call('get', `/api/checks/${code}`, { host: 'localhost' });
const amend = (id: string, who: Who = 'aminah') =>
  ask(who, 'post', `/api/lesson-plans/${id}/amendments`).send({ id: randomUUID(), reason: 'Salah kelas' });
const seals = () =>
  rowsOf<{ content: string; hash: Buffer }>(
    t.database,
    'SELECT content, digest AS hash FROM seals WHERE school_id = $1',
    [school.id],
  );
const asRole = (role: 'tenant' | 'system', statement: string) => {
  const database = t.app.get(Database);
  const work = () => sql.raw(statement).execute(database.tables());
  return role === 'system' ? database.systemTransaction(work) : database.tenantTransaction(school.id, work);
};
/** Sent on Sunday evening, verified at once, sealed a minute later. */
async function sealedPlan(): Promise<Readonly<{ id: string; code: string }>> {
  const id = await add('/api/lesson-plans', PLAN, 'aminah');
  await send(id);
  await verify(id).expect(200);
  await settle('2026-10-11T20:01');
  return { id, code: (await sentPlan(id)).checkCode };
}

describe('a plan that is verified', () => {
  it('is sealed once nobody can take that back: what it said, its hash, and a code on nobody’s guess', async () => {
    const id = await add('/api/lesson-plans', PLAN, 'aminah');
    expect((await send(id)).status).toBe(200);
    await verify(id).expect(200);
    await settle('2026-10-11T20:00');
    expect(await seals()).toEqual([]);
    await settle('2026-10-11T20:01');
    await settle('2026-10-11T20:02');
    const [{ content, hash } = { content: '{}', hash: Buffer.of() }, ...others] = await seals();
    expect(others).toEqual([]);
    expect(JSON.parse(content)).toMatchObject({
      ...{ form: 1, kind: 'lesson_plan', school: school.code.toUpperCase(), teacher: 'Aminah' },
      content: { objective: PLAN.objective, className: '5 Bestari', targetLevel: null },
    });
    expect(JSON.parse(content).content).not.toHaveProperty('reflection');
    expect(createHash('sha256').update(content).digest().equals(hash)).toBe(true);
    expect(await sentPlan(id)).toMatchObject({
      ...{
        state: 'verified',
        isSealed: true,
        checkCode: expect.stringMatching(/^([0-9A-Z]{5}-){5}[0-9A-Z]$/),
      },
    });
    expect(await plan(id)).toMatchObject({ isSealed: true });
  });

  it('is sealed by a process that knows nothing of the school yet', async () => {
    const id = await add('/api/lesson-plans', PLAN, 'aminah');
    await send(id);
    await verify(id).expect(200);
    // What is decided anew is forgotten: it has to be read again.
    await ask('admin', 'put', '/api/school-settings/verificationSteps')
      .send({ value: 1, from: '2026-10-11' })
      .expect(204);
    await settle('2026-10-11T20:01');
    expect(await seals()).toHaveLength(1);
  });

  it('is verified for good, however many steps the school asks for afterwards', async () => {
    const { id } = await sealedPlan();
    await ask('admin', 'put', '/api/school-settings/verificationSteps')
      .send({ value: 2, from: '2026-10-12' })
      .expect(204);
    at('2026-10-13T08:00');
    expect(await sentPlan(id)).toMatchObject({ state: 'verified' });
  });

  it('is sealed in its second step alone, where there are two', async () => {
    await ask('admin', 'put', '/api/school-settings/verificationSteps')
      .send({ value: 2, from: '2026-10-11' })
      .expect(204);
    const years = await ask('admin', 'get', '/api/academic-years').expect(200);
    await add('/api/supervisions', {
      ...{ academicYearId: years.body.currentId, teacherId: people.aminah.userId, subjectId: null, step: 2 },
      ...{ supervisorId: people.hashim.userId, from: '2026-10-01', to: null },
    });
    const id = await add('/api/lesson-plans', PLAN, 'aminah');
    await send(id);
    await verify(id).expect(200);
    await settle('2026-10-11T20:02');
    expect(await seals()).toEqual([]);
    await verify(id, 'hashim').expect(200);
    await settle('2026-10-11T20:04');
    const { signed } = (await check((await sentPlan(id)).checkCode).expect(200)).body;
    expect(signed).toMatchObject([
      { step: 1, name: 'Lim' },
      { step: 2, name: 'Hashim' },
    ]);
  });

  it('is not changed by its author, an old page or the outbox: each is told to begin an amendment', async () => {
    const { id } = await sealedPlan();
    expect((await edit(id, { objective: 'Lain' })).body).toMatchObject({ code: 'LESSON_PLAN_SEALED' });
    expect((await edit(id, { date: '2026-10-13' })).status).toBe(409);
    // Yesterday's page knows five parts, and the version from before it was sealed.
    const old = await ask('aminah', 'put', `/api/lesson-plans/${id}`).send({
      ...PLAN,
      version: 1,
      objective: 'Lain',
    });
    expect(old.status).toBe(409);
    expect((await ask('aminah', 'delete', `/api/lesson-plans/${id}`)).body).toMatchObject({
      code: 'LESSON_PLAN_SEALED',
    });
    // A first creation that arrives once more changes nothing either.
    await ask('aminah', 'post', '/api/lesson-plans')
      .send({ id, ...PLAN, objective: 'Lain' })
      .expect(201);
    expect(await plan(id)).toMatchObject({ objective: PLAN.objective, deletedAt: null });
  });

  it.each([
    [`UPDATE lesson_plans SET objective = 'Lain'`, 'a sealed row of lesson_plans keeps its objective'],
    ['UPDATE lesson_plans SET deleted_at = now()', 'a sealed row of lesson_plans keeps its deleted_at'],
    [`UPDATE seals SET content = ''`, 'permission denied'],
    [`UPDATE seals SET digest = sha256('x'), signed = '[]'`, 'permission denied'],
    ['DELETE FROM seals', 'permission denied'],
    [`UPDATE submitted_records SET content = '{}'`, 'permission denied'],
  ])('is not changed by SQL, in whichever role: %s', async (statement, refusal) => {
    await sealedPlan();
    for (const role of ['tenant', 'system'] as const)
      await expect(asRole(role, `${statement} WHERE school_id = '${school.id}'`)).rejects.toThrow(
        new RegExp(refusal),
      );
  });

  it('takes a reflection, and a postponement, and stays valid', async () => {
    const { id, code } = await sealedPlan();
    at('2026-10-12T10:00');
    await ask('aminah', 'post', '/api/reflections')
      .send({ id, ...REFLECTION })
      .expect(201);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'valid' });
    await ask('aminah', 'put', `/api/reflections/${id}`)
      .send({
        ...{ version: 1, status: 'postponed', reason: 'Sukan', present: null, mastered: null, result: null },
        text: '',
      })
      .expect(200);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'valid', amendedAt: null });
    // Yesterday's page writes what happened into the plan.
    expect((await edit(id, { reflection: 'Ditulis di halaman lama' })).status).toBe(200);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'valid' });
    expect(await sentPlan(id)).toMatchObject({ state: 'verified', isChanged: false, isSealed: true });
  });

  it('is written on by an amendment with its reason, which is sent again; then its seal says amended', async () => {
    const { id, code } = await sealedPlan();
    expect((await amend(id, 'bakar')).status).toBe(404);
    await amend(id).expect(200);
    await amend(id).expect(200);
    expect((await edit(id, { className: '5 Cerdas' })).status).toBe(200);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'valid' });
    at('2026-10-12T08:00');
    expect((await send(id)).status).toBe(200);
    expect((await check(code).expect(200)).body).toMatchObject({
      ...{ state: 'amended', amendedAt: '2026-10-12T08:00:00.000+08:00' },
      words: 'Sains · 5 Bestari · Isnin, 12 Oktober 2026, 8.00-9.00',
    });
    const seen = await ask('lim', 'get', `/api/school-plans/${id}`).expect(200);
    expect(seen.body).toMatchObject({ className: '5 Cerdas', state: 'sent', amendmentReason: 'Salah kelas' });
    await verify(id).expect(200);
    await settle('2026-10-12T08:01');
    const { checkCode } = await sentPlan(id);
    expect(checkCode).not.toBe(code);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'amendment_verified' });
    expect((await check(checkCode).expect(200)).body).toMatchObject({ state: 'valid' });
  });

  it('is valid again once an amendment is withdrawn that nobody has read', async () => {
    const { id, code } = await sealedPlan();
    await amend(id).expect(200);
    await edit(id, { className: '5 Cerdas' });
    at('2026-10-12T08:00');
    await send(id);
    await ask('aminah', 'post', '/api/my-week/sending/withdrawal').send({ day: WEEK }).expect(200);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'valid' });
  });

  it('is amended by nobody while it is not verified', async () => {
    const id = await add('/api/lesson-plans', PLAN, 'aminah');
    expect((await amend(id)).body.details.fields).toMatchObject([{ field: 'id' }]);
    await send(id);
    expect((await amend(id)).status).toBe(400);
  });

  it('stays where it is when a week is prepared', async () => {
    const { id } = await sealedPlan();
    const before = await plan(id);
    await ask('aminah', 'post', '/api/my-week/preparation').send({ day: WEEK }).expect(200);
    expect(await plan(id)).toEqual(before);
  });
});

describe('what happened in its lesson', () => {
  it('is read by its verifier, who takes note of it once; from then on it is only added to', async () => {
    const { id } = await sealedPlan();
    at('2026-10-12T10:00');
    const note = (who: Who) => ask(who, 'post', `/api/school-plans/${id}/reflection-note`);
    expect((await ask('lim', 'get', `/api/school-plans/${id}`).expect(200)).body.happened).toBeNull();
    await note('lim').expect(404);
    await ask('aminah', 'post', '/api/reflections')
      .send({ id, ...REFLECTION })
      .expect(201);
    const more = { id: randomUUID(), text: 'Tiga murid dipulihkan.' };
    expect((await ask('aminah', 'post', `/api/reflections/${id}/additions`).send(more)).status).toBe(400);
    const seen = await ask('lim', 'get', `/api/school-plans/${id}`).expect(200);
    expect(seen.body.happened).toMatchObject({ text: REFLECTION.text, notMastered: 3, isNotable: true });
    await note('admin').expect(403);
    await note('hashim').expect(404);
    const noted = { notedBy: 'Lim', notedAt: '2026-10-12T10:00:00.000+08:00', isNotable: false };
    expect((await note('lim').expect(200)).body.happened).toMatchObject(noted);
    at('2026-10-12T11:00');
    expect((await note('lim').expect(200)).body.happened).toMatchObject(noted);
    const change = { ...REFLECTION, version: 1, text: 'Lain' };
    for (const refused of [
      await ask('aminah', 'put', `/api/reflections/${id}`).send(change),
      await ask('aminah', 'delete', `/api/reflections/${id}`),
      await edit(id, { reflection: 'Ditulis di halaman lama' }),
    ])
      expect(refused.body).toMatchObject({ code: 'REFLECTION_NOTED' });
    await expect(
      rowsOf(t.database, `UPDATE lesson_reflections SET text = 'x' WHERE id = $1`, [id]),
    ).rejects.toThrow('a sealed row of lesson_reflections keeps its text');
    for (let time = 0; time < 2; time++)
      await ask('aminah', 'post', `/api/reflections/${id}/additions`).send(more).expect(200);
    expect((await ask('lim', 'get', `/api/school-plans/${id}`).expect(200)).body.happened).toMatchObject({
      text: REFLECTION.text,
      additions: [{ text: more.text, writtenAt: '2026-10-12T11:00:00.000+08:00' }],
    });
    await ask('bakar', 'post', `/api/reflections/${id}/additions`)
      .send({ ...more, id: randomUUID() })
      .expect(404);
  });
});

describe('the check of a code', () => {
  it('tells anybody of what it is and who stands for it, nothing that stands in it, and is kept by nobody', async () => {
    const { code } = await sealedPlan();
    const { body, headers } = await check(code).expect(200);
    expect(body).toEqual({
      ...{ state: 'valid', code, noun: 'RPH', schoolCode: school.code.toUpperCase(), authorName: 'Aminah' },
      ...{ words: 'Sains · 5 Bestari · Isnin, 12 Oktober 2026, 8.00-9.00', schoolName: expect.any(String) },
      ...{ sentAt: '2026-10-11T20:00:00.000+08:00', sealedAt: '2026-10-11T20:01:00.000+08:00' },
      signed: [{ step: 1, name: 'Lim', at: '2026-10-11T20:00:00.000+08:00' }],
      ...{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), amendedAt: null, became: null },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(JSON.stringify(body)).not.toContain(PLAN.objective);
    await check(code.toLowerCase().replaceAll('-', '')).expect(200);
  });

  it('gives one answer for whatever is no code of ours', async () => {
    const { code } = await sealedPlan();
    const other = `${code[0] === 'A' ? 'B' : 'A'}${code.slice(1)}`;
    const answers = await Promise.all(
      [other, 'abc', '%00', 'x'.repeat(5000), randomUUID(), '..%2f..'].map((each) => check(each)),
    );
    const told = answers.map(({ status, body: { code: said } }) => [status, said]);
    expect(new Set(told.map((each) => each.join(' ')))).toEqual(new Set(['404 NOT_FOUND']));
  });

  it('is asked for sixty times a minute by one address, guesses among them, and no more', async () => {
    const { code } = await sealedPlan();
    const from = (address: string, typed: string) => check(typed).set('x-forwarded-for', address);
    const guesses = await Promise.all(Array.from({ length: 60 }, () => from('203.0.113.9', randomUUID())));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]));
    const refused = await from('203.0.113.9', code).expect(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await from('203.0.113.10', code).expect(200);
  });

  it('answers at every level of the subscription', async () => {
    const { code } = await sealedPlan();
    for (const time of ['2026-12-20T10:00', '2027-06-01T10:00', '2029-01-01T10:00']) {
      at(time);
      await check(code).expect(200);
    }
    expect((await ask('aminah', 'get', '/api/lesson-plans')).status).toBe(403);
  });
});

describe('the paper of a plan', () => {
  const pdfOf = async (id: string): Promise<Buffer> =>
    (await ask('aminah', 'get', `/api/lesson-plans/${id}/paper?format=pdf`).expect(200)).body;
  const paperOf = async (id: string) => readPdf(await pdfOf(id));

  it('carries a QR code that a telephone reads, and that leads to the check of this very plan', async () => {
    const { id, code } = await sealedPlan();
    const address = new URL((await qrOf(await pdfOf(id))) ?? '');
    expect(address.pathname).toMatch(/^\/semak\/[^/]+$/);
    const [scanned = ''] = address.pathname.split('/').slice(2);
    const [byScan, byHand] = [await check(scanned).expect(200), await check(code).expect(200)];
    expect(byScan.body).toEqual(byHand.body);
    const draft = await add('/api/lesson-plans', { ...PLAN, startTime: '11:00', endTime: '12:00' }, 'aminah');
    expect(await qrOf(await pdfOf(draft))).toBeUndefined();
  });

  it('carries the code, the hash and who has signed once it is verified, and DRAF before and while it is amended', async () => {
    const draft = await add('/api/lesson-plans', { ...PLAN, startTime: '10:00', endTime: '11:00' }, 'aminah');
    const before = await paperOf(draft);
    expect(before.words).toContain('DRAF');
    expect(before.words).not.toContain('Kod semakan');
    const { id, code } = await sealedPlan();
    const { words } = await paperOf(id);
    const [seal] = await seals();
    for (const said of [code, seal?.hash.toString('hex'), 'Disahkan oleh', 'Lim, 11 Oktober 2026, 20.00'])
      expect(words).toContain(said);
    expect(words).not.toContain('DRAF');
    await amend(id).expect(200);
    await edit(id, { className: '5 Cerdas' });
    expect((await paperOf(id)).words).not.toContain(code);
  });

  it('says where it stands as its screen does: sent, written on since, returned, and counted where plans differ', async () => {
    const id = await add('/api/lesson-plans', PLAN, 'aminah');
    const days = `from=${WEEK}&to=${WEEK}`;
    const asked = `/api/lesson-plan-papers?layout=day&${days}`;
    const said = async (path = `${asked}&format=pdf`) =>
      (await readPdf((await asBytes(ask('aminah', 'get', path)).expect(200)).body)).words;
    const inWord = async (path = asked) => {
      const { body } = await asBytes(ask('aminah', 'get', `${path}&format=docx`)).expect(200);
      return [...filesOf(body).values()].join().replaceAll(/<[^>]+>/g, ' ');
    };
    expect(await said()).toMatch(/DRAF.*Status\s*Draf/su);
    await send(id);
    const sent = await said();
    expect(sent).toMatch(/BELUM DISAHKAN.*Status\s*Dihantar/su);
    expect(sent).not.toContain('Dihantar, diubah');
    expect(await inWord()).toMatch(/Dihantar/u);
    const { body } = await asBytes(ask('aminah', 'get', `/api/lesson-plan-file?${days}`)).expect(200);
    const file = (await readPages(body)).join();
    for (const words of [sent, await inWord(), file]) {
      expect(words).toMatch(/BELUM ?DISAHKAN/u);
      expect(words).not.toMatch(/DRAF|Draf/u);
    }
    await edit(id, { objective: 'Murid dapat menyebut empat bahan.' });
    expect(await said()).toMatch(/DRAF.*Status\s*Dihantar,\s*diubah\s*kemudian/su);
    await send(id);
    const later = { ...PLAN, startTime: '10:00', endTime: '11:00' };
    await add('/api/lesson-plans', later, 'aminah');
    expect(await said()).toMatch(/DRAF.*Status\s*1 dihantar ·\s*1\s*draf/su);
    // A page of its own each, and each says where it stands.
    expect(
      (await inWord(asked.replace('layout=day', 'layout=lesson'))).match(/DRAF|BELUM DISAHKAN/gu),
    ).toEqual([...['BELUM DISAHKAN', 'DRAF']]);
    const remark = { id: randomUUID(), section: 'objective', body: 'Berapa orang murid?' };
    await ask('lim', 'post', `/api/school-plans/${id}/verdicts`)
      .send({ id: randomUUID(), verdict: 'returned', comments: [remark] })
      .expect(200);
    await settle('2026-10-11T20:01');
    expect(await said()).toMatch(/DRAF.*Status\s*1 dipulangkan ·\s*1\s*draf/su);
    await edit(id, { objective: '25 murid dapat menyebut empat bahan.' });
    await send(id);
    expect(await said()).toMatch(/DRAF.*Status\s*1 dihantar\s*semula ·\s*1\s*draf/su);
  });
});
