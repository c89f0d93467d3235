import { randomUUID } from 'node:crypto';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const BLOCK = { name: 'Stesen', steps: 'Stesen 1 (15 min)\nStesen 2 (15 min)', isShared: false };

let t: TestApp;
let school: TestSchool;
let people: Record<'teacher' | 'colleague' | 'stranger', TestPerson>;

beforeAll(async () => {
  t = await shareTestApp();
  school = await makeTrialSchool(t);
  people = {
    teacher: await makeMember(t, school, 'teacher'),
    colleague: await makeMember(t, school, 'teacher'),
    stranger: await makeMember(t, await makeTrialSchool(t), 'teacher'),
  };
});
afterAll(() => t?.close());

const ask = (method: 'get' | 'post' | 'put' | 'delete', path = '', who: keyof typeof people = 'teacher') =>
  t.call(method, `/api/plan-blocks${path}`, { host: school.host, token: people[who].token });
const namesOf = async (who: keyof typeof people) =>
  (await ask('get', '', who).expect(200)).body.items.map(
    ({ name, authorName }: { name: string; authorName: string | null }) =>
      authorName === null ? name : `${name} of another`,
  );

it('a block is its author’s until it is shared, and then everybody’s in the school to use', async () => {
  const id = randomUUID();
  await ask('post')
    .send({ id, ...BLOCK, name: '  Stesen ' })
    .expect(201);
  expect([await namesOf('teacher'), await namesOf('colleague')]).toEqual([['Stesen'], []]);
  const shared = { ...BLOCK, version: 1, isShared: true };
  await ask('put', `/${id}`).send(shared).expect(200);
  expect(await namesOf('colleague')).toEqual(['Stesen of another']);
  await ask('put', `/${id}`, 'colleague')
    .send({ ...shared, version: 2 })
    .expect(404);
  await ask('delete', `/${id}`, 'colleague').expect(404);
  await ask('get', '', 'stranger').expect(403);
  await ask('delete', `/${id}`).expect(204);
  expect([await namesOf('teacher'), await namesOf('colleague')]).toEqual([[], []]);
  await ask('post', `/${id}/restoration`).expect(200);
  expect(await namesOf('teacher')).toEqual(['Stesen']);
});

it.each([
  ['name', { name: ' ' }],
  ['name', { name: 'a'.repeat(101) }],
  ['steps', { steps: ' \n ' }],
  ['steps', { steps: 'a'.repeat(2001) }],
  ['isShared', { isShared: 'ya' }],
])('what is wrong with its %s is named', async (field, part) => {
  const { body } = await ask('post')
    .send({ id: randomUUID(), ...BLOCK, ...part })
    .expect(400);
  expect(body.details.fields.map((each: { field: string }) => each.field)).toEqual([field]);
});

it('a person has 200 at most, and a deleted one comes back only where there is room', async () => {
  const deleted = randomUUID();
  await ask('post', '', 'colleague')
    .send({ id: deleted, ...BLOCK })
    .expect(201);
  await ask('delete', `/${deleted}`, 'colleague').expect(204);
  await rowsOf(
    t.database,
    `INSERT INTO plan_blocks (school_id, author_id, id, name, steps, is_shared, created_at, updated_at)
     SELECT $1, $2, gen_random_uuid(), 'Blok ' || n, 'Langkah', false, now(), now() FROM generate_series(1, 200) AS n`,
    [school.id, people.colleague.userId],
  );
  for (const asked of [
    ask('post', '', 'colleague').send({ id: randomUUID(), ...BLOCK }),
    ask('post', `/${deleted}/restoration`, 'colleague'),
  ])
    expect((await asked.expect(409)).body.code).toBe('TOO_MANY_BLOCKS');
});
