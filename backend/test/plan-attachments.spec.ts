import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { forgetAccount } from '../src/forget-account.js';
import { PLAN_FILES } from '../src/modules/lesson-plans/attachments/plan-files.js';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { AccountErasure } from '../src/platform/erasure/account-erasure.js';
import { HostedFiles } from '../src/platform/hosted-backend/hosted-files.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { LeftFiles } from '../src/platform/hosted-backend/left-files.js';
import { makeAccount } from './support/account.js';
import { asBytes } from './support/as-bytes.js';
import { makeTrialSchool, type TestSchool } from './support/builders.js';
import { filesOf } from './support/read-zip.js';
import { rowsOf } from './support/rows-of.js';
import { type HostedTestApp, shareHostedApp } from './support/share-test-app.js';
import { zipped } from './support/workbook.js';

const PDF: Buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const GIF: Buffer = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64');
const SVG: Buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const PLAN = {
  ...{ date: '2026-10-05', startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  ...{ objective: 'Murid dapat meramal.', activities: 'Meramal (60 min)' },
};
const LINK = { title: 'Video haba', address: 'https://www.youtube.com/watch?v=abc' };

type Account = Awaited<ReturnType<typeof makeAccount>>;
type Who = 'teacher' | 'colleague' | 'stranger';
let t: HostedTestApp;
let school: TestSchool;
let people: Record<Who, Account>;
let plan: string;

beforeAll(async () => {
  t = await shareHostedApp();
  await t.clockAt('2026-10-05T10:00:00+08:00');
  school = await makeTrialSchool(t);
  people = {
    teacher: await makeAccount(t, { at: school, role: 'teacher' }),
    colleague: await makeAccount(t, { at: school, role: 'teacher' }),
    stranger: await makeAccount(t, { at: await makeTrialSchool(t), role: 'teacher' }),
  };
});
afterAll(() => t?.close());
beforeEach(async () => {
  plan = await planned();
});

const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string, who: Who = 'teacher') =>
  t.call(method, `/api/${path}`, { host: school.host, token: people[who].token });
async function planned(content: object = PLAN, who: Who = 'teacher'): Promise<string> {
  const id = randomUUID();
  await ask('post', 'lesson-plans', who)
    .send({ id, reflection: '', ...content })
    .expect(201);
  return id;
}
const link = (body: object, who: Who = 'teacher') =>
  ask('post', 'plan-attachments/links', who).send({ id: randomUUID(), planId: plan, ...LINK, ...body });
const attach = (body: object, who: Who = 'teacher') =>
  ask('post', 'plan-attachments/files', who).send({
    ...{ id: randomUUID(), planId: plan, title: 'Lembaran.pdf' },
    ...body,
  });
const titlesOf = async (planId = plan) =>
  (await ask('get', `lesson-plans/${planId}/attachments`).expect(200)).body.items.map(
    ({ title }: { title: string }) => title,
  );
const fieldsOf = ({ body }: { body: { details: { fields: { field: string }[] } } }) =>
  body.details.fields.map(({ field }) => field);

/** As a browser does it, which may lie about size and type. */
async function brought(
  file: Buffer = PDF,
  contentType = 'application/pdf',
  said = file.length,
): Promise<string> {
  const { body } = await ask('post', 'plan-attachments/uploads').send({ bytes: said }).expect(201);
  const storage = createClient(t.hosted.url, 'sb_publishable_test').storage.from(body.bucket);
  const { error } = await storage.uploadToSignedUrl(body.path, body.signature, file, { contentType });
  expect(error).toBeNull();
  return body.name;
}
function document(): Promise<Buffer> {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipped({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });
}

describe('a link of a plan', () => {
  it('is told with the plan, changed, deleted and brought back by its author', async () => {
    const id = randomUUID();
    for (const _again of [1, 2]) await link({ id }).expect(201);
    expect(await titlesOf()).toEqual(['Video haba']);
    expect((await ask('get', `lesson-plans/${plan}`).expect(200)).body.attachments).toBe(1);
    const { body } = await ask('put', `plan-attachments/${id}`)
      .send({ ...LINK, title: 'Haba', version: 1 })
      .expect(200);
    expect(body).toMatchObject({ title: 'Haba', version: 2, bytes: null, mediaType: null });
    await ask('delete', `plan-attachments/${id}`).expect(204);
    expect(await titlesOf()).toEqual([]);
    await ask('post', `plan-attachments/${id}/restoration`).expect(200);
    expect(await titlesOf()).toEqual(['Haba']);
  });

  it('may come before its plan, which was written without a network, and never to a plan of a colleague', async () => {
    const coming = randomUUID();
    await link({ planId: coming }).expect(201);
    await ask('get', `lesson-plans/${coming}/attachments`).expect(404);
    await ask('post', 'lesson-plans').send({ id: coming, reflection: '', ...PLAN });
    expect(await titlesOf(coming)).toEqual(['Video haba']);
    await link({}, 'colleague').expect(404);
    await ask('get', `lesson-plans/${plan}/attachments`, 'colleague').expect(404);
    await ask('get', `lesson-plans/${plan}/attachments`, 'stranger').expect(403);
  });

  it.each([
    ['address', { address: 'http://contoh.my/' }],
    ['address', { address: 'javascript:alert(1)' }],
    ['address', { address: 'https://bank.my@jahat.my/' }],
    ['title', { title: ' ' }],
    ['title', { title: 'a\nb' }],
    ['title', { title: `Laporan‮fdp.exe` }],
    ['planId', { planId: 'satu' }],
  ])('is refused with its %s named: %j', async (field, part) => {
    expect(fieldsOf(await link(part).expect(400))).toContain(field);
  });

  it('is refused where it is longer than 2,000 characters', async () => {
    const address = `https://contoh.my/${'a'.repeat(2_000)}`;
    expect(fieldsOf(await link({ address }).expect(400))).toEqual(['address']);
  });

  it('is one of twenty at most', async () => {
    for (let at = 0; at < 20; at++) await link({ title: `Pautan ${at}` }).expect(201);
    expect((await link({}).expect(409)).body.code).toBe('TOO_MANY_ATTACHMENTS');
  });
});

describe('a file of a plan', () => {
  it('is opened for five minutes by an address that saves it under its own name', async () => {
    const id = randomUUID();
    const name = await brought();
    for (const _again of [1, 2]) await attach({ id, name, title: 'Lembaran "satu"' }).expect(201);
    const { url } = (await ask('get', `plan-attachments/${id}/file`).expect(200)).body;
    const reply = await fetch(url);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(PDF);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment;.*Lembaran/);
    const { exp } = JSON.parse(
      Buffer.from(new URL(url).searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(exp - systemNow() / 1000).toBeLessThanOrEqual(301);
    await ask('get', `plan-attachments/${id}/file`, 'colleague').expect(404);
    await ask('get', `plan-attachments/${id}/file`, 'stranger').expect(403);
    await ask('delete', `plan-attachments/${id}`).expect(204);
    await ask('get', `plan-attachments/${id}/file`).expect(404);
  });

  it('may be a picture or a document of an office program, whatever its name says', async () => {
    const square = { width: 4, height: 4, channels: 3, background: 'red' } as const;
    const png = await sharp({ create: square }).png().toBuffer();
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const types = [
      (await attach({ name: await brought(png, 'image/jpeg'), title: 'a.html' }).expect(201)).body,
      (await attach({ name: await brought(await document(), word), title: 'a.docx' }).expect(201)).body,
    ].map(({ mediaType }) => mediaType);
    expect(types).toEqual(['image/png', word]);
  });

  it('is refused and removed where its bytes are of no such kind, or of another size than was said', async () => {
    for (const name of [await brought(GIF, 'image/png'), await brought(PDF, 'application/pdf', 5)]) {
      expect((await attach({ name }).expect(400)).body.code).toBe('ATTACHMENT_REFUSED');
      expect(fieldsOf(await attach({ name }).expect(400))).toEqual(['name']);
      const left = await t.app.get(HostedFiles).filesIn(PLAN_FILES, school.id);
      expect(left.map((file) => file.name)).not.toContain(name);
    }
  });

  it('of 100 MB is refused before it is sent, and storage takes no more than 10 MB and no page', async () => {
    const begin = (bytes: unknown) => ask('post', 'plan-attachments/uploads').send({ bytes });
    for (const bytes of [100_000_000, 10_000_001, 0, -1, '5', 1.5])
      expect(fieldsOf(await begin(bytes).expect(400))).toEqual(['bytes']);
    const { body } = await begin(5).expect(201);
    const storage = createClient(t.hosted.url, 'sb_publishable_test').storage.from(body.bucket);
    const put = async (file: Buffer, contentType: string) =>
      (await storage.uploadToSignedUrl(body.path, body.signature, file, { contentType })).error?.message;
    expect(await put(Buffer.alloc(10_000_001), 'application/pdf')).toMatch(/size/i);
    for (const type of ['image/svg+xml', 'image/png', 'application/pdf'])
      expect(await put(SVG, type)).toMatch(/mime type/i);
    expect(await put(SVG, 'text/html')).toMatch(/mime type/i);
  });

  it('that somebody else has brought, or nobody, is not attached', async () => {
    const name = await brought();
    const own = await planned(PLAN, 'colleague');
    expect(fieldsOf(await attach({ name, planId: own }, 'colleague').expect(400))).toEqual(['name']);
    expect(fieldsOf(await attach({ name: name.replace(/.$/, '9') }).expect(400))).toEqual(['name']);
    expect(fieldsOf(await attach({ name: '../../lain' }).expect(400))).toEqual(['name']);
    await attach({ name }, 'colleague').expect(400);
    await attach({ name }).expect(201);
  });

  it('counts once towards what a person may keep, in however many plans it is', async () => {
    const name = await brought();
    await attach({ name }).expect(201);
    await rowsOf(
      t.database,
      `UPDATE plan_attachments SET bytes = 499999990 WHERE school_id = $1 AND file_name = $2`,
      [school.id, name],
    );
    const another = await planned();
    const more = await brought();
    expect((await attach({ name: more, planId: another }).expect(409)).body.code).toBe('ATTACHMENTS_FULL');
    await rowsOf(t.database, 'UPDATE plan_attachments SET bytes = 20 WHERE file_name = $1', [name]);
    await attach({ name: more, planId: another }).expect(201);
  });

  it('goes with a copy of its plan, comes back with it, and lies in storage as long as any plan has it', async () => {
    const setDay = (day: string) => t.app.get(BusinessClock).freezeAt(Date.parse(`${day}T10:00:00+08:00`));
    const deletedLongAgo = () =>
      rowsOf(
        t.database,
        `UPDATE plan_attachments SET deleted_at = deleted_at - interval '31 days' WHERE school_id = $1`,
        [school.id],
      );
    const files = async () =>
      (await t.app.get(HostedFiles).filesIn(PLAN_FILES, school.id)).map((file) => file.name);
    for (const table of ['lesson_plans', 'plan_attachments'])
      await rowsOf(t.database, `DELETE FROM ${table} WHERE school_id = $1`, [school.id]);
    plan = await planned();
    const id = randomUUID();
    const name = await brought();
    await attach({ id, name }).expect(201);
    await link({}).expect(201);
    setDay('2026-10-12');
    const copyWeek = { day: '2026-10-12', from: 'last_week' };
    const { copied } = (await ask('post', 'my-week/copies').send(copyWeek).expect(200)).body;
    expect((await titlesOf(copied[0].id)).toSorted()).toEqual(['Lembaran.pdf', 'Video haba']);
    const again = (await ask('post', 'my-week/copies').send(copyWeek).expect(200)).body.copied;
    expect(await titlesOf(again[0].id)).toHaveLength(2);
    await ask('delete', `plan-attachments/${id}`).expect(204);
    await deletedLongAgo();
    await t.app.get(LeftFiles).removeAt(systemNow() + 2 * DAY_MS);
    expect(await files()).toEqual([name]);
    await ask('post', `plan-attachments/${id}/restoration`).expect(404);
    await ask('post', 'my-week/copies/taking-back').send({ copies: again }).expect(204);
    const left = (await ask('get', `lesson-plans/${copied[0].id}/attachments`).expect(200)).body.items;
    expect(left).toHaveLength(2);
    for (const each of left) await ask('delete', `plan-attachments/${each.id}`).expect(204);
    await deletedLongAgo();
    await t.app.get(LeftFiles).removeAt(systemNow() + 2 * DAY_MS);
    expect(await files()).toEqual([]);
    setDay('2026-10-05');
  });

  it('leaves with its author, and is gone with them', async () => {
    await attach({ name: await brought(), title: 'Peta haba' }).expect(201);
    await link({ title: 'Pautan saya' }).expect(201);
    const { body } = await asBytes(ask('get', 'own-data/mine')).expect(200);
    const archive = filesOf(body);
    expect(archive.get('json/plan_attachments.json')).toContain('Pautan saya');
    const path = [...archive.keys()].find((each) => /^lampiran\/[0-9a-f-]{36}-Peta haba\.pdf$/.test(each));
    expect(archive.get(path ?? '')).toBe(PDF.toString());
    await forgetAccount(
      { users: t.app.get(HostedUsers), accounts: t.app.get(AccountErasure) },
      people.teacher.email,
    );
    expect(await t.app.get(HostedFiles).filesIn(PLAN_FILES, school.id)).toEqual([]);
    expect(
      await rowsOf(t.database, 'SELECT id FROM plan_attachments WHERE author_id = $1', [
        people.teacher.userId,
      ]),
    ).toEqual([]);
  });
});
