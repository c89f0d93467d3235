import { randomUUID } from 'node:crypto';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const TEMPLATE = {
  ...{ name: 'Semua menguasai', category: 'achieved', language: 'ms' },
  ...{ text: '{bil} daripada {jumlah} murid {kelas} dapat {objektif}.', isDefault: true, isShared: false },
};

let t: TestApp;
let school: TestSchool;
let people: Record<'teacher' | 'colleague' | 'crowded' | 'stranger', TestPerson>;

beforeAll(async () => {
  t = await shareTestApp();
  school = await makeTrialSchool(t);
  people = {
    teacher: await makeMember(t, school, 'teacher'),
    colleague: await makeMember(t, school, 'teacher'),
    crowded: await makeMember(t, school, 'teacher'),
    stranger: await makeMember(t, await makeTrialSchool(t), 'teacher'),
  };
});
afterAll(() => t?.close());

const ask = (method: 'get' | 'post' | 'put' | 'delete', path = '', who: keyof typeof people = 'teacher') =>
  t.call(method, `/api/reflection-templates${path}`, { host: school.host, token: people[who].token });
const make = async (part: object, who: keyof typeof people = 'teacher') => {
  const id = randomUUID();
  await ask('post', '', who)
    .send({ ...TEMPLATE, id, ...part })
    .expect(201);
  return id;
};
type Listed = { id: string; name: string; isDefault: boolean; version: number; authorName: string | null };
const listed = async (who: keyof typeof people = 'teacher'): Promise<Listed[]> =>
  (await ask('get', '', who).expect(200)).body.items;

it('a template is its author’s until it is shared, and then everybody’s in the school to use', async () => {
  const id = await make({ name: '  Stesen ' }, 'colleague');
  expect(await listed()).toEqual([]);
  await ask('put', `/${id}`, 'colleague')
    .send({ ...TEMPLATE, version: 1, isShared: true })
    .expect(200);
  expect(await listed()).toMatchObject([
    { id, name: 'Semua menguasai', authorName: expect.stringMatching(/./u) },
  ]);
  await ask('put', `/${id}`)
    .send({ ...TEMPLATE, version: 2 })
    .expect(404);
  await ask('delete', `/${id}`).expect(404);
  await ask('get', '', 'stranger').expect(403);
  await ask('delete', `/${id}`, 'colleague').expect(204);
  expect(await listed()).toEqual([]);
});

it('of a category in a language one is the default: the one that was made it last', async () => {
  const first = await make({ name: 'A' });
  const english = await make({ name: 'B', language: 'en' });
  const second = await make({ name: 'C' });
  const defaults = async () =>
    (await listed()).filter(({ isDefault, authorName }) => isDefault && authorName === null);
  expect((await defaults()).map(({ id }) => id)).toEqual([english, second]);
  await ask('delete', `/${second}`).expect(204);
  await ask('put', `/${first}`)
    .send({ ...TEMPLATE, name: 'A', version: 2 })
    .expect(200);
  await ask('post', `/${second}/restoration`).expect(200);
  expect((await defaults()).map(({ id }) => id)).toEqual([english, second]);
  await Promise.all([make({ name: 'D' }), make({ name: 'E' }), make({ name: 'F' })]);
  expect(await defaults()).toHaveLength(2);
});

it.each([
  ['name', { name: ' ' }],
  ['name', { name: 'a'.repeat(101) }],
  ['category', { category: 'taught' }],
  ['language', { language: 'fr' }],
  ['text', { text: ' \n ' }],
  ['text', { text: 'a'.repeat(2001) }],
  ['text', { text: '{nama} menguasai.' }],
  ['isDefault', { isDefault: 'ya' }],
  ['isShared', { isShared: 1 }],
])('what is wrong with its %s is named', async (field, part) => {
  const { body } = await ask('post')
    .send({ ...TEMPLATE, id: randomUUID(), ...part })
    .expect(400);
  expect(body.details.fields.map((each: { field: string }) => each.field)).toEqual([field]);
});

it('a person has 200 at most, and a deleted one comes back only where there is room', async () => {
  const deleted = await make({}, 'crowded');
  await ask('delete', `/${deleted}`, 'crowded').expect(204);
  await rowsOf(
    t.database,
    `INSERT INTO reflection_templates
       (school_id, author_id, id, name, category, language, text, is_default, is_shared, created_at, updated_at)
     SELECT $1, $2, gen_random_uuid(), 'Ayat ' || n, 'partly', 'ms', 'Ayat', false, false, now(), now()
     FROM generate_series(1, 200) AS n`,
    [school.id, people.crowded.userId],
  );
  for (const asked of [
    ask('post', '', 'crowded').send({ ...TEMPLATE, id: randomUUID() }),
    ask('post', `/${deleted}/restoration`, 'crowded'),
  ])
    expect((await asked.expect(409)).body.code).toBe('TOO_MANY_TEMPLATES');
});
