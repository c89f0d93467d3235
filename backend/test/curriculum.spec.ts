import { randomUUID } from 'node:crypto';
import { Curriculum } from '../src/modules/curriculum/index.js';
import type { SchoolCaller } from '../src/platform/access/caller.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import {
  makeMember,
  makeStranger,
  makeTrialSchool,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const EDITIONS = '/api/curriculum/editions';
const NODES = '/api/curriculum/nodes';

let t: TestApp;
let school: TestSchool;
let people: Record<'admin' | 'clerk' | 'teacher' | 'head', TestPerson>;
let year: string;
let science: string;

beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api' });
});
afterAll(() => t?.close());
beforeEach(async () => {
  t.app.get(BusinessClock).freezeAt(Date.parse('2026-10-13T08:00:00+08:00'));
  school = await makeTrialSchool(t);
  people = {
    admin: await makeMember(t, school, 'admin'),
    clerk: await makeMember(t, school, []),
    teacher: await makeMember(t, school, 'teacher'),
    head: await makeMember(t, school, 'teacher'),
  };
  year = (await ask('admin', 'get', '/api/academic-years').expect(200)).body.currentId;
  science = randomUUID();
  const subject = { name: 'Sains', code: 'SN', language: 'ms', religion: null, levels: [] };
  await ask('admin', 'post', '/api/subjects')
    .send({ id: science, ...subject })
    .expect(201);
});

type Who = keyof typeof people;
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  t.call(method, path, { host: school.host, token: people[who].token });

const editionOf = (differing: object = {}) => ({
  curriculum: 'KSSR',
  subjectName: 'Sains',
  subjectId: science,
  language: 'ms',
  gradeLevel: 'T4',
  year: 2026,
  source: 'Panitia Sains',
  right: 'own',
  ...differing,
});
async function keptEdition(differing: object = {}): Promise<string> {
  const id = randomUUID();
  await ask('admin', 'post', EDITIONS)
    .send({ id, ...editionOf(differing) })
    .expect(201);
  return id;
}

const nodeOf = (editionId: string, parentId: string | null, code: string | null, text: string) => ({
  editionId,
  parentId,
  code,
  text,
  descriptors: [],
});
async function keptNode(...content: Parameters<typeof nodeOf>): Promise<string> {
  const id = randomUUID();
  await ask('admin', 'post', NODES)
    .send({ id, ...nodeOf(...content) })
    .expect(201);
  return id;
}
const treeOf = async (who: Who, id: string) => (await ask(who, 'get', `${EDITIONS}/${id}`).expect(200)).body;
const found = async (q: string, more: object = {}) =>
  (await ask('teacher', 'get', `/api/curriculum/search?${new URLSearchParams({ q, ...more })}`).expect(200))
    .body.items;
const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);

async function headPanel(): Promise<void> {
  const { userId } = people.head;
  const panel = { academicYearId: year, subjectId: science, headId: userId, memberIds: [userId] };
  await ask('admin', 'post', '/api/panels')
    .send({ id: randomUUID(), ...panel })
    .expect(201);
}

describe('an edition', () => {
  it('is kept by administrators and read by every member of its school alone', async () => {
    const id = await keptEdition();
    for (const who of ['admin', 'clerk', 'teacher'] as const) {
      const { body } = await ask(who, 'get', EDITIONS).expect(200);
      expect(body.items).toMatchObject([{ id, isFictional: false, learningStandards: 0 }]);
      expect(await treeOf(who, id)).toMatchObject({ id, source: 'Panitia Sains', nodes: [] });
    }
    for (const who of ['clerk', 'teacher'] as const) {
      await ask(who, 'post', EDITIONS)
        .send({ id: randomUUID(), ...editionOf({ year: 2027 }) })
        .expect(403);
      await ask(who, 'put', `${EDITIONS}/${id}`)
        .send({ ...editionOf(), version: 1 })
        .expect(403);
      await ask(who, 'delete', `${EDITIONS}/${id}`).expect(403);
      await ask(who, 'post', `${EDITIONS}/sample`).expect(403);
    }
    const other = await makeTrialSchool(t);
    const outsider = await makeMember(t, other, 'admin');
    const there = { host: other.host, token: outsider.token };
    expect((await t.call('get', EDITIONS, there).expect(200)).body.items).toEqual([]);
    await t.call('get', `${EDITIONS}/${id}`, there).expect(404);
    for (const { token } of [outsider, await makeStranger(t)])
      for (const path of [EDITIONS, `${EDITIONS}/${id}`, '/api/curriculum/search?q=air'])
        await t.call('get', path, { host: school.host, token }).expect(403);
    await t.call('get', EDITIONS, { host: school.host }).expect(401);
  });

  it('says its source and the right to its text, and stands once for a subject, level and year', async () => {
    const id = await keptEdition();
    const refused = async (differing: object) => {
      const { body } = await ask('admin', 'post', EDITIONS)
        .send({ id: randomUUID(), ...editionOf(differing) })
        .expect(400);
      return body.details.fields[0].field;
    };
    expect(await refused({ subjectName: 'SAINS' })).toBe('year');
    expect(await refused({ year: 2027, source: '' })).toBe('source');
    expect(await refused({ year: 2027, right: 'found' })).toBe('right');
    expect(await refused({ year: 2027, gradeLevel: 'T9' })).toBe('gradeLevel');
    expect(await refused({ year: 2027, subjectId: randomUUID() })).toBe('subjectId');
    await ask('admin', 'delete', `${EDITIONS}/${id}`).expect(204);
    await keptEdition();
    await ask('admin', 'post', `${EDITIONS}/${id}/restoration`).expect(400);
  });
});

describe('a school’s own addition', () => {
  it('is made by administrators and by whoever heads the panel of the subject', async () => {
    const id = await keptEdition();
    await headPanel();
    const strand = randomUUID();
    const content = nodeOf(id, null, '1.0', 'Kebun');
    for (const who of ['clerk', 'teacher'] as const)
      await ask(who, 'post', NODES)
        .send({ id: randomUUID(), ...content })
        .expect(403);
    await ask('head', 'post', NODES)
      .send({ id: strand, ...content })
      .expect(201);
    const path = `${NODES}/${strand}`;
    const change = { ...content, text: 'Kebun sekolah', version: 1 };
    await ask('teacher', 'put', path).send(change).expect(403);
    const { body } = await ask('head', 'put', path).send(change).expect(200);
    expect(body).toMatchObject({ text: 'Kebun sekolah', kind: 'strand', isOwn: true, version: 2 });
    const late = await ask('head', 'put', path).send(change).expect(409);
    expect(late.body.code).toBe('CURRICULUM_NODE_CONFLICT');
    await ask('teacher', 'delete', path).expect(403);
    await ask('head', 'delete', path).expect(204);
    expect((await treeOf('teacher', id)).nodes).toEqual([]);
    await ask('head', 'post', `${path}/restoration`).expect(200);
    await keptEdition({ subjectName: 'Sejarah', subjectId: null });
    const elsewhere = await keptEdition({ subjectName: 'Moral', subjectId: null });
    await ask('head', 'post', NODES)
      .send({ id: randomUUID(), ...nodeOf(elsewhere, null, null, 'Nilai') })
      .expect(403);
  });

  it('has a code that fits where it stands, and goes after what stands under it', async () => {
    const id = await keptEdition();
    const strand = await keptNode(id, null, null, 'Kebun');
    const standard = await keptNode(id, strand, '1.1', 'Tanah');
    const learned = await keptNode(id, standard, '1.1.10', 'Menyiram');
    const refused = async (...content: Parameters<typeof nodeOf>) => {
      const { body } = await ask('admin', 'post', NODES)
        .send({ id: randomUUID(), ...nodeOf(...content) })
        .expect(400);
      return body.details.fields[0].field;
    };
    expect(await refused(id, strand, '1', 'x')).toBe('code');
    expect(await refused(id, strand, '1.1', 'x')).toBe('code');
    expect(await refused(id, standard, '2.1.1', 'x')).toBe('code');
    expect(await refused(id, learned, '1.1.10.1', 'x')).toBe('parentId');
    expect(await refused(id, strand, '1.2', '')).toBe('text');
    await ask('admin', 'delete', `${NODES}/${standard}`).expect(409);
    const { nodes } = await treeOf('clerk', id);
    expect(textsOf(nodes)).toEqual(['Kebun', 'Tanah', 'Menyiram']);
  });
});

describe('the fictional sample', () => {
  it('holds three subjects complete with the levels TP1 to TP6, once, and is never changed', async () => {
    for (let times = 0; times < 2; times += 1) await ask('admin', 'post', `${EDITIONS}/sample`).expect(200);
    const { body } = await ask('teacher', 'get', EDITIONS).expect(200);
    expect(body.items).toMatchObject(
      ['Bahasa Melayu', 'Matematik', 'Sains'].map((subjectName) => ({
        subjectName,
        isFictional: true,
        contentStandards: 6,
        learningStandards: 18,
        ownAdditions: 0,
      })),
    );
    expect(body.items[2].subjectId).toBe(science);
    const { nodes } = await treeOf('teacher', body.items[2].id);
    const standards = nodes.filter(({ kind }: { kind: string }) => kind === 'content_standard');
    expect(standards.every(({ descriptors }: { descriptors: string[] }) => descriptors.every(Boolean))).toBe(
      true,
    );
    const { id, editionId, parentId, code, text, descriptors } = standards[0];
    const change = { editionId, parentId, code, text, descriptors, version: 1 };
    const refusal = await ask('admin', 'put', `${NODES}/${id}`).send(change).expect(409);
    expect(refusal.body.code).toBe('CURRICULUM_NODE_IMPORTED');
    await ask('admin', 'delete', `${NODES}/${id}`).expect(409);
  });
});

describe('the search', () => {
  it('finds by code with all below it, and by words, within a subject and a level', async () => {
    await ask('admin', 'post', `${EDITIONS}/sample`).expect(200);
    expect(textsOf(await found('1.2', { subject: 'sains' }))).toEqual([
      'Tanah dan air',
      'Menyatakan keperluan air bagi biji benih yang bercambah.',
      'Merekod kelembapan tanah selama seminggu dalam jadual.',
      'Menyiasat jenis tanah yang paling lambat kering.',
    ]);
    const [hit, ...others] = await found('TANAH kelembapan');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      code: '1.2.2',
      above: [{ code: '1.0', text: 'Kebun sekolah' }, { code: '1.2' }],
    });
    expect(await found('tanah', { level: 'T5' })).toEqual([]);
    expect(await found('tiada perkataan ini')).toEqual([]);
    for (const wrong of ['q=', 'q=air&level=T9', `q=${'x'.repeat(101)}`])
      await ask('teacher', 'get', `/api/curriculum/search?${wrong}`).expect(400);
  });

  it.each([
    ['Chinese', '记录植物的生长过程。', '植物 生长'],
    ['Tamil', 'தாவரத்தின் வளர்ச்சியைப் பதிவு செய்தல்.', 'வளர்ச்சியைப்'],
    ['Jawi', 'منچاتتكن ڤرتومبوهن تومبوهن', 'تومبوهن'],
  ])('finds %s', async (_, text, query) => {
    const id = await keptEdition();
    await keptNode(id, null, '99999999999.10', text);
    await keptNode(id, null, null, 'Lain');
    expect(textsOf(await found(query))).toEqual([text]);
  });
});

it('is KSSR, KSSM or KP2027 by the level and the session that is planned', async () => {
  const curriculum = t.app.get(Curriculum);
  const caller = { school, now: t.app.get(BusinessClock).now() } as unknown as SchoolCaller;
  const next = { id: randomUUID(), name: '2027', firstDay: '2027-01-11', lastDay: '2027-12-03' };
  await ask('admin', 'post', '/api/academic-years').send(next).expect(201);
  await keptEdition({ gradeLevel: 'T1' });
  await keptEdition({ gradeLevel: 'T1', curriculum: 'KP2027', year: 2027 });
  await keptEdition({ gradeLevel: 'F1', curriculum: 'KSSM' });
  await keptEdition({ gradeLevel: 'F1', curriculum: 'KP2027', year: 2027 });
  await keptEdition({ gradeLevel: 'F2', curriculum: 'KSSM' });
  const inForce = (gradeLevel: string, academicYearId: string) =>
    curriculum.editionFor(caller, { subjectId: science, gradeLevel, academicYearId });
  for (const [level, now, then] of [
    ['T1', 'KSSR', 'KP2027'],
    ['F1', 'KSSM', 'KP2027'],
    ['F2', 'KSSM', 'KSSM'],
  ] as const) {
    expect(await inForce(level, year)).toMatchObject({ curriculum: now });
    expect(await inForce(level, next.id)).toMatchObject({ curriculum: then });
  }
});

it('is asked by plans for what is in force, and names standards after they are deleted', async () => {
  const id = await keptEdition();
  await keptEdition({ year: 2027 });
  const strand = await keptNode(id, null, '1.0', 'Kebun');
  const standard = await keptNode(id, strand, '1.1', 'Tanah');
  const learned = await keptNode(id, standard, '1.1.1', 'Menyiram');
  const curriculum = t.app.get(Curriculum);
  const caller = { school, now: t.app.get(BusinessClock).now() } as unknown as SchoolCaller;
  const inForce = await curriculum.editionFor(caller, {
    subjectId: science,
    gradeLevel: 'T4',
    academicYearId: year,
  });
  expect(inForce?.id).toBe(id);
  const expected = {
    id: learned,
    editionId: id,
    code: '1.1.1',
    text: 'Menyiram',
    contentStandard: { id: standard, code: '1.1', text: 'Tanah' },
    strand: { id: strand, code: '1.0', text: 'Kebun' },
    position: 0,
    isOwn: true,
  };
  expect(await curriculum.learningStandards(school.id, id)).toEqual([expected]);
  await ask('admin', 'delete', `${NODES}/${learned}`).expect(204);
  expect(await curriculum.learningStandards(school.id, id)).toEqual([]);
  expect(await curriculum.findLearningStandards(school.id, [learned, randomUUID()])).toEqual([expected]);
});
