import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { VerdictTelling } from '../src/modules/reviews/sendings/verdict-telling.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { Database } from '../src/platform/database/database.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { readPdf } from './support/read-pdf.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people, ask, add, setTime } = inSchool(
  {
    admin: 'admin',
    head: { roles: 'teacher', name: 'Ketua' },
    aminah: { roles: 'teacher', name: 'Aminah' },
    bakar: { roles: 'teacher', name: 'Bakar' },
    lim: { roles: ['teacher', 'supervisor'], name: 'Lim' },
    hashim: { roles: 'supervisor', name: 'Hashim' },
  },
  { at: '2026-01-12T08:00' },
);
let subject: string;

beforeEach(async () => {
  const levels = [{ gradeLevel: 'T5', curriculum: 'KSSR', periodsAWeek: 4 }];
  subject = await add('/api/subjects', { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels });
  const memberIds = [people.head.userId, people.aminah.userId];
  const panel = { academicYearId: school.year, subjectId: subject, headId: people.head.userId, memberIds };
  await add('/api/panels', panel);
  await supervise('lim', 'head');
  await supervise('lim', 'aminah');
});

type Who = keyof typeof people;
const supervise = (supervisor: Who, teacher: Who | null, differing: object = {}) =>
  add('/api/supervisions', {
    ...{
      academicYearId: school.year,
      teacherId: teacher && people[teacher].userId,
      subjectId: null,
      step: 1,
    },
    ...{ supervisorId: people[supervisor].userId, from: '2026-01-12', to: null, ...differing },
  });
const decide = (key: string, value: number) =>
  ask('admin', 'put', `/api/school-settings/${key}`).send({ value, from: '2026-01-12' }).expect(204);

const ROW = {
  ...{ week: 1, rank: 0, theme: 'Tenaga', topic: 'Haba', contentStandards: ['9.2 Haba'] },
  ...{ learningStandards: ['9.2.1 Menerangkan haba'], objective: 'Murid menerangkan haba.' },
  ...{ crossCurricular: '', resources: '', notes: '' },
};
const addRow = (who: Who, planId: string, differing: object = {}) =>
  ask(who, 'post', '/api/yearly-plan-rows').send({ id: randomUUID(), planId, ...ROW, ...differing });
/** Of the school, or of one's own, with a row for the first week. */
async function begin(who: Who, isOwn = false): Promise<string> {
  const planId = await add(
    '/api/yearly-plans',
    {
      ...{ academicYearId: school.year, subjectId: subject, gradeLevel: 'T5', isOwn },
      ...{ startFrom: null, fromCurriculum: false },
    },
    who,
  );
  await addRow(who, planId).expect(201);
  return planId;
}
const rowIn = async (who: Who, planId: string) =>
  (await ask(who, 'get', `/api/yearly-plans/${planId}/rows`).expect(200)).body.items[0];
const edit = async (who: Who, planId: string, differing: object) => {
  const { id, version, academicYearId, authorId, originId, updatedAt, deletedAt, ...row } = await rowIn(
    who,
    planId,
  );
  return ask(who, 'put', `/api/yearly-plan-rows/${id}`).send({ ...row, version, ...differing });
};
const sending = async (who: Who, planId: string) =>
  (await ask(who, 'get', `/api/yearly-plans/${planId}/sending`).expect(200)).body;
const send = async (who: Who, planId: string, differing: object = {}) =>
  ask(who, 'post', `/api/yearly-plans/${planId}/sending`).send({
    ...{ id: randomUUID(), version: (await sending(who, planId)).version, ...differing },
  });
const withdraw = (who: Who, planId: string) =>
  ask(who, 'post', `/api/yearly-plans/${planId}/sending/withdrawal`);
const amend = (who: Who, planId: string) =>
  ask(who, 'post', `/api/yearly-plans/${planId}/amendments`).send({
    id: randomUUID(),
    reason: 'DSKP baharu',
  });
const seen = (who: Who, planId: string) => ask(who, 'get', `/api/sent-yearly-plans/${planId}`);
const queue = async (who: Who) => (await ask(who, 'get', '/api/sent-yearly-plans').expect(200)).body.items;
const judge = async (who: Who, planId: string, differing: object = {}) =>
  ask(who, 'post', `/api/sent-yearly-plans/${planId}/verdicts`).send({
    ...{ id: randomUUID(), verdict: 'verified', comments: [] },
    version: (await seen('admin', planId).expect(200)).body.version,
    ...differing,
  });
const settle = (time: string) => {
  setTime(time);
  return t.app.get(VerdictTelling).run({}, { now: t.app.get(BusinessClock).now() });
};
const check = (code: string) => t.call('get', `/api/checks/${code}`, { host: 'localhost' });
const notices = async (who: Who) => (await ask(who, 'get', '/api/notifications').expect(200)).body.items;
/** Sent by the head of the panel, verified at once, sealed a minute later. */
async function sealedPlan(): Promise<Readonly<{ id: string; code: string }>> {
  const id = await begin('head');
  expect((await send('head', id)).status).toBe(200);
  expect((await judge('lim', id)).status).toBe(200);
  await settle('2026-01-12T08:01');
  return { id, code: (await sending('head', id)).checkCode };
}

describe('a yearly plan that is sent', () => {
  it('goes as it stands to whoever verifies its sender, who is told once; what is written afterwards is not seen', async () => {
    const id = await begin('head');
    const draft = await sending('head', id);
    expect(draft).toMatchObject({ state: 'draft', checkCode: null, verifiers: [{ step: 1, name: 'Lim' }] });
    const press = { id: randomUUID(), version: draft.version };
    for (const _ of [1, 2]) expect((await send('head', id, press)).status).toBe(200);
    expect(await sending('head', id)).toMatchObject({ state: 'sent', isUnread: true, sentBy: 'Ketua' });
    expect(await queue('lim')).toMatchObject([
      { id, authorName: 'Ketua', subject: 'Sains', gradeLevel: 'T5', isOwn: false, isAgain: false },
    ]);
    expect((await notices('lim')).map(({ message }: { message: string }) => message)).toEqual([
      'Ketua menghantar RPT Sains Tahun 5.',
    ]);
    expect((await edit('head', id, { topic: 'Cahaya' })).status).toBe(200);
    expect((await seen('lim', id).expect(200)).body).toMatchObject({
      ...{ state: 'sent', isCallersTurn: true, before: null, rows: [{ week: 1, topic: 'Haba' }] },
    });
    expect(await sending('head', id)).toMatchObject({ state: 'sent', isChanged: true });
  });

  it('is refused where it has no row, is not what was looked at, or is kept by somebody else', async () => {
    const id = await begin('head');
    const before = (await sending('head', id)).version;
    await edit('head', id, { topic: 'Cahaya' });
    const stale = await send('head', id, { version: before });
    expect(stale.body.details.fields).toMatchObject([{ field: 'version' }]);
    expect((await send('bakar', id)).status).toBe(403);
    await ask('head', 'delete', `/api/yearly-plan-rows/${(await rowIn('head', id)).id}`).expect(204);
    expect((await send('head', id)).body.details.fields).toMatchObject([{ message: 'the plan has no rows' }]);
    expect(await queue('lim')).toEqual([]);
  });

  it('is withdrawn while nobody has read it; what was read stays', async () => {
    const id = await begin('head');
    await send('head', id);
    expect((await withdraw('bakar', id)).status).toBe(403);
    expect((await withdraw('head', id).expect(200)).body).toMatchObject({ state: 'draft' });
    await seen('lim', id).expect(404);
    await send('head', id);
    await ask('lim', 'post', `/api/sent-yearly-plans/${id}/reading`).expect(200);
    expect((await withdraw('head', id).expect(200)).body).toMatchObject({ state: 'sent', isUnread: false });
  });

  it('comes back with what was said of a week, is answered, sent again beside what it was, and verified', async () => {
    const id = await begin('head');
    await send('head', id);
    const remark = { id: randomUUID(), section: 'week-1', body: 'Tambah BBM.' };
    const without = await judge('lim', id, { verdict: 'returned' });
    expect(without.body.details.fields).toMatchObject([{ field: 'comments' }]);
    const elsewhere = { ...remark, section: 'week-61' };
    expect((await judge('lim', id, { verdict: 'returned', comments: [elsewhere] })).status).toBe(400);
    expect((await judge('lim', id, { verdict: 'returned', comments: [remark] })).status).toBe(200);
    expect(await sending('head', id)).toMatchObject({ state: 'sent', comments: [] });
    await settle('2026-01-12T08:01');
    expect(await sending('head', id)).toMatchObject({
      ...{ state: 'returned', comments: [{ section: 'week-1', body: 'Tambah BBM.', writtenBy: 'Lim' }] },
    });
    // Somebody who only reads the plan hears that it was returned, and not why.
    expect(await sending('bakar', id)).toMatchObject({ state: 'returned', comments: [], verifiers: [] });
    expect(await notices('head')).toMatchObject([
      { title: 'Semakan RPT', message: '1 RPT dipulangkan dengan ulasan.', link: '/rpt' },
    ]);
    const answer = { id: randomUUID(), section: 'week-1', body: 'Sudah ditambah.' };
    await ask('bakar', 'post', `/api/yearly-plans/${id}/answers`).send(answer).expect(403);
    await ask('head', 'post', `/api/yearly-plans/${id}/answers`).send(answer).expect(200);
    await edit('head', id, { resources: 'Termometer' });
    expect((await send('head', id)).body).toMatchObject({ state: 'sent' });
    expect((await seen('lim', id).expect(200)).body).toMatchObject({
      ...{ rows: [{ resources: 'Termometer' }], before: [{ resources: '' }] },
      comments: [{ isAuthors: false }, { isAuthors: true, body: 'Sudah ditambah.' }],
    });
    expect((await judge('lim', id)).body).toMatchObject({ state: 'verified', isCallersTurn: false });
  });

  it('is judged once under an id and in the version that was looked at; the verdict is taken back within a minute', async () => {
    const id = await begin('head');
    await send('head', id);
    const { version } = (await seen('lim', id).expect(200)).body;
    await edit('head', id, { topic: 'Cahaya' });
    await send('head', id);
    expect((await judge('lim', id, { version })).body.details.fields).toMatchObject([{ field: 'version' }]);
    const verdict = { id: randomUUID() };
    for (const _ of [1, 2]) expect((await judge('lim', id, verdict)).status).toBe(200);
    const path = `/api/sent-yearly-plans/${id}/verdicts/${verdict.id}`;
    expect((await ask('admin', 'delete', path)).status).toBe(400);
    expect((await ask('lim', 'delete', path).expect(200)).body).toMatchObject({ state: 'sent' });
    await judge('lim', id);
    await settle('2026-01-12T08:02');
    const [told] = (await seen('lim', id).expect(200)).body.verdicts;
    expect((await ask('lim', 'delete', `/api/sent-yearly-plans/${id}/verdicts/${told.id}`)).status).toBe(400);
  });
});

describe('whose yearly plan is whose to verify', () => {
  it('is the one’s who verifies its sender, or the subject; a draft, a colleague’s own and another school’s do not exist', async () => {
    const draft = await begin('aminah', true);
    await seen('lim', draft).expect(404);
    await seen('admin', draft).expect(404);
    await ask('bakar', 'get', `/api/yearly-plans/${draft}/sending`).expect(404);
    expect((await send('aminah', draft)).status).toBe(200);
    await seen('hashim', draft).expect(404);
    await seen('bakar', draft).expect(404);
    await ask('bakar', 'get', '/api/sent-yearly-plans').expect(403);
    expect(await queue('hashim')).toEqual([]);
    expect((await judge('hashim', draft)).status).toBe(404);
    expect((await judge('admin', draft)).status).toBe(403);
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'admin');
    for (const path of [`sent-yearly-plans/${draft}`, `yearly-plans/${draft}/sending`])
      expect((await t.call('get', `/api/${path}`, { host: other.host, token: stranger.token })).status).toBe(
        404,
      );
    // Of one subject whoever verifies that, whoever verifies the rest.
    await supervise('hashim', 'aminah', { subjectId: subject });
    expect(await queue('hashim')).toMatchObject([{ id: draft, isOwn: true }]);
    expect(await queue('lim')).toEqual([]);
    await seen('lim', draft).expect(404);
  });

  it('is no more read by a former supervisor, and by a deputy only while the supervisor is away', async () => {
    const id = await begin('head');
    await send('head', id);
    await ask('admin', 'put', `/api/supervisors/${people.lim.userId}/deputy`)
      .send({ academicYearId: school.year, deputyId: people.hashim.userId })
      .expect(204);
    await seen('hashim', id).expect(404);
    setTime('2026-01-13T08:00');
    const day = { from: '2026-01-13', to: '2026-01-13', fromPeriod: null, toPeriod: null };
    await add('/api/absences', { personId: people.lim.userId, ...day, kind: 'course', reason: '' });
    expect(await queue('hashim')).toMatchObject([{ id }]);
    setTime('2026-01-14T08:00');
    await seen('hashim', id).expect(404);
    const { items } = (
      await ask('admin', 'get', `/api/supervisions?academicYearId=${school.year}`).expect(200)
    ).body;
    const own = items.find(({ teacherId }: { teacherId: string }) => teacherId === people.head.userId);
    await ask('admin', 'delete', `/api/supervisions/${own.id}`).expect(204);
    await seen('lim', id).expect(404);
    expect((await judge('lim', id)).status).toBe(404);
  });

  it('passes two steps, the second only after the first', async () => {
    await decide('verificationSteps', 2);
    await supervise('hashim', 'head', { step: 2 });
    const id = await begin('head');
    await send('head', id);
    await seen('hashim', id).expect(404);
    expect((await judge('hashim', id)).status).toBe(404);
    expect((await seen('lim', id).expect(200)).body.thenName).toBe('Hashim');
    await judge('lim', id);
    await settle('2026-01-12T08:02');
    expect(await sending('head', id)).toMatchObject({ state: 'sent', checkCode: null });
    expect(await queue('hashim')).toMatchObject([{ id }]);
    expect((await judge('hashim', id)).status).toBe(200);
    await settle('2026-01-12T08:04');
    expect(await sending('head', id)).toMatchObject({ state: 'verified', isSealed: true });
  });
});

describe('a yearly plan that is verified', () => {
  it('is sealed as a version; its code tells of what it is, and its paper carries it', async () => {
    const { id, code } = await sealedPlan();
    expect(await sending('bakar', id)).toMatchObject({ state: 'verified', isSealed: true, checkCode: code });
    expect((await check(code).expect(200)).body).toMatchObject({
      ...{ state: 'valid', noun: 'RPT', words: 'Sains · Tahun 5 · Sesi 2026', authorName: 'Ketua' },
      signed: [{ step: 1, name: 'Lim' }],
    });
    const [seal] = await rowsOf<{ content: string; hash: Buffer }>(
      t.database,
      'SELECT content, digest AS hash FROM seals WHERE school_id = $1',
      [school.id],
    );
    expect(JSON.parse(seal?.content ?? '{}')).toMatchObject({
      ...{ form: 1, kind: 'yearly_plan', school: school.code.toUpperCase(), teacher: 'Ketua' },
      content: { subject: 'Sains', gradeLevel: 'T5', session: '2026', rows: [{ week: 1, topic: 'Haba' }] },
    });
    const paper = await ask('bakar', 'get', `/api/yearly-plans/${id}/paper`).expect(200);
    expect(paper.headers['content-disposition']).toContain('rpt-sains-tahun-5.pdf');
    const { words, texts } = await readPdf(paper.body);
    for (const said of ['Rancangan Pengajaran Tahunan', 'Sains Tahun 5 · Sesi 2026', 'Haba', 'Minggu 1'])
      expect(words).toContain(said);
    expect(words).not.toContain('DRAF');
    // A4 across: what stands at the right edge lies beyond the width of an upright sheet.
    expect(Math.max(...texts.map(({ right }) => right))).toBeGreaterThan(620);
  });

  it('is not changed by its keepers, an old page, an import or a take-over until an amendment is begun', async () => {
    const { id } = await sealedPlan();
    const row = await rowIn('head', id);
    const own = await begin('aminah', true);
    const refused = [
      await edit('head', id, { topic: 'Cahaya' }),
      await addRow('admin', id, { week: 2 }),
      await ask('head', 'delete', `/api/yearly-plan-rows/${row.id}`),
      await ask('head', 'post', `/api/yearly-plans/${id}/moves`).send({
        moves: [{ id: row.id, version: row.version, week: 2, rank: 0 }],
      }),
      await ask('head', 'delete', `/api/yearly-plans/${id}`),
      await ask('head', 'post', `/api/yearly-plans/${id}/take-over`).send({
        ...{ from: own, differences: [{ key: `remove:${row.id}`, fromVersion: 1, toVersion: 1 }] },
      }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(6).fill('YEARLY_PLAN_SEALED'));
    expect(await rowIn('head', id)).toEqual(row);
  });

  it('is not changed by SQL, in whichever role', async () => {
    await sealedPlan();
    const database = t.app.get(Database);
    for (const [statement, refusal] of [
      ['UPDATE yearly_plan_rows SET topic = $$Lain$$', 'kept by its sealed plan'],
      ['UPDATE yearly_plan_rows SET week = 9', 'kept by its sealed plan'],
      ['UPDATE yearly_plan_rows SET deleted_at = now()', 'kept by its sealed plan'],
      ['DELETE FROM yearly_plan_rows', 'permission denied'],
      ['UPDATE yearly_plans SET grade_level = $$T6$$', 'a sealed row of yearly_plans keeps its grade_level'],
      ['UPDATE yearly_plans SET deleted_at = now()', 'a sealed row of yearly_plans keeps its deleted_at'],
      [`UPDATE submitted_records SET content = '{}'`, 'permission denied'],
      [`UPDATE seals SET content = ''`, 'permission denied'],
    ] as const) {
      const work = () => sql.raw(`${statement} WHERE school_id = '${school.id}'`).execute(database.tables());
      await expect(database.tenantTransaction(school.id, work)).rejects.toThrow(new RegExp(refusal));
      await expect(database.systemTransaction(work)).rejects.toThrow(new RegExp(refusal));
    }
  });

  it('is written on by an amendment with its reason, which is sent again; then its seal says amended', async () => {
    const { id, code } = await sealedPlan();
    expect((await amend('bakar', id)).status).toBe(403);
    for (const _ of [1, 2])
      expect((await amend('head', id).expect(200)).body).toMatchObject({ isSealed: false });
    expect((await edit('head', id, { topic: 'Cahaya' })).status).toBe(200);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'valid' });
    const draft = await readPdf((await ask('head', 'get', `/api/yearly-plans/${id}/paper`).expect(200)).body);
    expect(draft.words).toContain('DRAF');
    setTime('2026-01-13T08:00');
    await send('head', id);
    const waiting = await readPdf(
      (await ask('head', 'get', `/api/yearly-plans/${id}/paper`).expect(200)).body,
    );
    expect(waiting.words).toContain('BELUM DISAHKAN');
    const { body } = await asBytes(ask('head', 'get', `/api/yearly-plans/${id}/document`)).expect(200);
    expect(filesOf(body).get('word/document.xml')).toMatch(/>Dihantar</u);
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'amended' });
    expect((await seen('lim', id).expect(200)).body).toMatchObject({
      ...{ amendmentReason: 'DSKP baharu', before: [{ topic: 'Haba' }], rows: [{ topic: 'Cahaya' }] },
    });
    await judge('lim', id);
    await settle('2026-01-13T08:01');
    const after = await sending('head', id);
    expect(after).toMatchObject({ state: 'verified', isSealed: true, amendmentReason: 'DSKP baharu' });
    expect((await check(code).expect(200)).body).toMatchObject({ state: 'amendment_verified' });
    expect((await check(after.checkCode).expect(200)).body).toMatchObject({ state: 'valid' });
  });

  it('goes on being written on where that was begun before it was sealed, and is amended by nobody before', async () => {
    const id = await begin('head');
    expect((await amend('head', id)).body.details.fields).toMatchObject([{ field: 'id' }]);
    await send('head', id);
    await judge('lim', id);
    await edit('head', id, { topic: 'Cahaya' });
    await settle('2026-01-12T08:01');
    expect(await sending('head', id)).toMatchObject({ state: 'verified', isSealed: false, isChanged: true });
    expect((await edit('head', id, { topic: 'Bunyi' })).status).toBe(200);
  });

  it('is sealed in a session that was closed meanwhile, and its sender is told', async () => {
    const id = await begin('head');
    await send('head', id);
    await judge('lim', id);
    await rowsOf(
      t.database,
      `UPDATE academic_years SET closed_at = now(), closed_by = $2, close_reason = 'Selesai' WHERE school_id = $1`,
      [school.id, people.admin.userId],
    );
    await settle('2026-01-12T08:01');
    const { checkCode } = await sending('head', id);
    expect((await check(checkCode).expect(200)).body).toMatchObject({ state: 'valid' });
  });
});
