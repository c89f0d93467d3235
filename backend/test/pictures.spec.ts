import sharp from 'sharp';
import { makeAccount } from './support/account.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let hosted: HostedBackendProcess;
let t: TestApp;
let school: TestSchool;
let other: TestSchool;
let teacher: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  hosted = await startHostedBackend();
  t = await startTestApp({ SUPABASE_URL: hosted.url });
  school = await makeTrialSchool(t, 'aba1001');
  other = await makeTrialSchool(t, 'bbb2002');
  teacher = await makeAccount(t, { at: school, role: 'teacher' });
  admin = await makeAccount(t, { at: school, role: 'admin' });
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
});

const drawing = (format: 'jpeg' | 'png', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } })
    .withExif({ IFD0: { Copyright: 'rahsia' } })
    .toFormat(format)
    .toBuffer();

const put = (what: string, person: TestPerson, file: Buffer, at = school) =>
  t
    .call('put', `/api/pictures/${what}`, { host: at.host, token: person.token })
    .attach('file', file, 'foto.jpg');

const get = (what: string, person: TestPerson) =>
  t.call('get', `/api/pictures/${what}`, { host: school.host, token: person.token });

async function shown(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

it('a photo becomes a square of its own making, which holds nothing of the camera', async () => {
  const { body } = await put('photo', teacher, await drawing('jpeg')).expect(200);
  const bytes = await shown(body.url);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(bytes.includes('rahsia')).toBe(false);
  expect(body.url.startsWith(hosted.url)).toBe(true);
  expect((await get('photo', teacher).expect(200)).body.url).toContain('/object/sign/profile-photos/');
});

it('a photo is its owner’s: another member has none of it, and it can be taken back', async () => {
  await put('photo', teacher, await drawing('png')).expect(200);
  expect((await get('photo', admin).expect(200)).body).toEqual({ url: null });
  await t.call('delete', '/api/pictures/photo', { host: school.host, token: teacher.token }).expect(204);
  expect((await get('photo', teacher).expect(200)).body).toEqual({ url: null });
});

it('everybody in a school sees the photos of those who are in it, and no other school’s', async () => {
  const leaver = await makeAccount(t, { at: school, role: 'teacher' });
  const stranger = await makeAccount(t, { at: other, role: 'teacher' });
  for (const [person, at] of [
    [teacher, school],
    [leaver, school],
    [stranger, other],
  ] as const)
    await put('photo', person, await drawing('jpeg'), at).expect(200);
  await t
    .call('delete', `/api/members/${leaver.userId}`, { host: school.host, token: admin.token })
    .expect(204);
  const { body } = await get('photos', admin).expect(200);
  expect(body.photos).toEqual([{ userId: teacher.userId, url: expect.stringContaining(teacher.userId) }]);
  expect(await sharp(await shown(body.photos[0].url)).metadata()).toMatchObject({ format: 'webp' });
});

it('a logo is changed by administrators and seen by everybody in the school', async () => {
  await put('logo', teacher, await drawing('png')).expect(403);
  const { body } = await put('logo', admin, await drawing('png', 300, 100)).expect(200);
  expect(await sharp(await shown(body.url)).metadata()).toMatchObject({
    format: 'png',
    width: 300,
    height: 100,
  });
  expect((await get('logo', teacher).expect(200)).body.url).toContain('school-logos');
  await put('logo', admin, await drawing('png'), other).expect(403);
});

it.each([
  ['a page that says it is a picture', Buffer.from('<html><script>alert(1)</script></html>')],
  ['nothing', Buffer.alloc(0)],
  ['half a picture', undefined],
])('%s is no picture', async (_name, file) => {
  const { body } = await put('photo', teacher, file ?? (await drawing('png')).subarray(0, 60)).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', details: { fields: [{ field: 'file' }] } });
});

it('a file beyond the limit is refused', async () => {
  const { body } = await put('photo', teacher, Buffer.alloc(10_000_001)).expect(413);
  expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limitBytes: 10_000_000 } });
});

it('a body that is no form, and a form without the file, name what is missing', async () => {
  const options = { host: school.host, token: teacher.token };
  for (const send of [
    t.call('put', '/api/pictures/photo', options).send({ file: 'x' }),
    t.call('put', '/api/pictures/photo', options).field('file', 'teks'),
    t.call('put', '/api/pictures/photo', options).attach('lain', Buffer.from('x'), 'x.png'),
    t.call('put', '/api/pictures/photo', options).set('content-type', 'multipart/form-data').send('x'),
  ]) {
    expect((await send).status).toBe(400);
  }
});

it('without the hosted backend a picture cannot be had, and says so', async () => {
  const alone = await startTestApp({ SUPABASE_INTERNAL_URL: 'http://127.0.0.1:9' });
  const at = await makeTrialSchool(alone, 'cba3003');
  const person = await makeMember(alone, at, 'teacher');
  const { body } = await alone
    .call('get', '/api/pictures/photo', { host: at.host, token: person.token })
    .expect(503);
  expect(body.code).toBe('SERVICE_UNAVAILABLE');
  await alone.close();
});
