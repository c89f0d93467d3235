import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../src/platform/calendar/day.js';
import { makeAccount, PASSWORD, signIn } from './support/account.js';
import { makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { entitledInTransactionTo } from './support/entitled-to.js';
import { invite, mailedLink, tokenIn } from './support/invitations.js';
import { later } from './support/later.js';
import { rowsOf } from './support/rows-of.js';
import { shareHostedApp } from './support/share-test-app.js';
import { limitTeachers } from './support/teacher-limit.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let other: TestSchool;
let admin: TestPerson;
let mainAdmin: TestPerson;

beforeAll(async () => {
  t = await shareHostedApp();
  school = await makeTrialSchool(t);
  other = await makeTrialSchool(t);
  admin = await makeAccount(t, { at: school, role: 'admin' });
  mainAdmin = await makeAccount(t, { at: school, role: 'main_admin' });
});
afterAll(() => t?.close());
afterEach(() => jest.restoreAllMocks());

const newAddress = () => `${randomUUID()}@contoh.test`;
const asAdmin = (method: 'get' | 'post' | 'delete', path: string, by = admin) =>
  t.call(method, path, { host: school.host, token: by.token });
const offer = (token: string, host = school.host) =>
  t.call('post', '/api/invitations/offer', { host }).send({ token });
const register = (token: string, fields: object = {}, host = school.host) =>
  t
    .call('post', '/api/invitations/registration', { host })
    .send({ token, displayName: 'Cikgu Aminah', password: PASSWORD, ...fields });
const accept = (token: string, person: TestPerson, host = school.host) =>
  t
    .call('post', '/api/invitations/acceptance', { host, token: person.token })
    .send({ token, displayName: 'Cikgu Aminah' });
const roleOf = async ({ token }: TestPerson) =>
  (await t.call('get', '/api/schools/current', { host: school.host, token })).body.membership?.role;

describe('an invitation', () => {
  it('is mailed with its role, and its link is built from what is stored', async () => {
    const email = newAddress();
    await t
      .call('post', '/api/invitations', { host: school.host, token: admin.token })
      .set('x-forwarded-host', 'jahat.test')
      .send({ email: ` ${email.toUpperCase()} `, role: 'supervisor', displayName: 'Puan Siti' })
      .expect(201);
    const link = await mailedLink(t, email);
    expect([link.origin, link.pathname]).toEqual([`http://${school.host}`, '/auth/daftar']);
    expect(link.hash).toMatch(/^#jemputan=[\w-]{43}$/);
    const { body } = await offer(tokenIn(link)).expect(200);
    expect(body).toEqual({
      state: 'waiting',
      school: { code: school.code, name: expect.any(String) },
      role: 'supervisor',
      roles: ['supervisor'],
      email,
      displayName: 'Puan Siti',
    });
  });

  it('for several roles makes the person all of them, and for none takes no place of the plan', async () => {
    const [several, none] = [newAddress(), newAddress()];
    limitTeachers(t, 0);
    for (const [email, roles] of [
      [several, ['supervisor', 'admin']],
      [none, []],
    ]) {
      const { body } = await asAdmin('post', '/api/invitations').send({ email, roles }).expect(201);
      await register(tokenIn(await mailedLink(t, body.email))).expect(204);
    }
    const placeOf = async (email: string) => {
      const { token } = await signIn(t, email);
      return (await t.call('get', '/api/schools/current', { host: school.host, token })).body.membership;
    };
    expect(await placeOf(several)).toMatchObject({ role: 'admin', roles: ['supervisor', 'admin'] });
    expect(await placeOf(none)).toMatchObject({ role: 'teacher', roles: [] });
  });

  it('on the main domain leads to the host of the school it is for', async () => {
    const email = newAddress();
    const body = { email, role: 'teacher', schoolCode: school.code.toUpperCase() };
    await t.call('post', '/api/invitations', { token: admin.token }).send(body).expect(201);
    expect((await mailedLink(t, email)).host).toBe(school.host);
  });

  it('keeps only the hash of its token', async () => {
    const { token, id } = await invite(t, school, admin, newAddress());
    const [row] = await rowsOf(t.database, 'SELECT * FROM invitations WHERE id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.token_hash).toHaveLength(32);
  });

  it('waits in the list until it is accepted or withdrawn', async () => {
    const email = newAddress();
    const { id, token } = await invite(t, school, admin, email);
    const { body } = await asAdmin('get', '/api/invitations').expect(200);
    expect(body.invitations[0]).toMatchObject({ id, email, role: 'teacher', state: 'waiting' });
    await register(token).expect(204);
    const { body: after } = await asAdmin('get', '/api/invitations').expect(200);
    expect(after.invitations.map((invitation: { id: string }) => invitation.id)).not.toContain(id);
  });

  it('goes once to an address: another is refused while it waits', async () => {
    const email = newAddress();
    await invite(t, school, admin, email);
    const { body } = await asAdmin('post', '/api/invitations').send({ email, role: 'teacher' }).expect(409);
    expect(body.code).toBe('INVITATION_WAITING');
    const fromOther = await makeAccount(t, { at: other, role: 'admin' });
    await invite(t, other, fromOther, email);
  });

  it('to somebody of the school is refused', async () => {
    const member = await makeAccount(t, { at: school, role: 'teacher' });
    const { body } = await asAdmin('post', '/api/invitations')
      .send({ email: member.email, role: 'teacher' })
      .expect(409);
    expect(body.code).toBe('ALREADY_A_MEMBER');
  });

  it('as main administrator is written by a main administrator alone', async () => {
    const body = { email: newAddress(), role: 'main_admin' };
    expect((await asAdmin('post', '/api/invitations').send(body).expect(403)).body.code).toBe(
      'ROLE_REQUIRED',
    );
    await asAdmin('post', '/api/invitations', mainAdmin).send(body).expect(201);
  });

  it.each([
    [{ role: 'teacher' }, 'email'],
    [{ email: 'bukan alamat', role: 'teacher' }, 'email'],
    [{ email: ['a@b.test'], role: 'teacher' }, 'email'],
    [{ email: 'a@b.test' }, 'role'],
    [{ email: 'a@b.test', role: 'operator' }, 'role'],
    [{ email: 'a@b.test', roles: ['operator'] }, 'roles'],
    [{ email: 'a@b.test', role: 'teacher', displayName: 'x'.repeat(201) }, 'displayName'],
    [{ email: 'a@b.test', role: 'teacher', displayName: null }, 'displayName'],
    [{ email: 'a@b.test', role: 'teacher', displayName: '\0' }, 'displayName'],
  ])('of %j is refused by its field', async (body, field) => {
    const { body: error } = await asAdmin('post', '/api/invitations').send(body).expect(400);
    expect(error.details.fields[0].field).toBe(field);
  });

  it('is not written by a teacher, nor where people may not be managed', async () => {
    const teacher = await makeAccount(t, { at: school, role: 'teacher' });
    const body = { email: newAddress(), role: 'teacher' };
    await asAdmin('post', '/api/invitations', teacher).send(body).expect(403);
    entitledInTransactionTo(t, 'dashboard', 'billing');
    const { body: error } = await asAdmin('post', '/api/invitations').send(body).expect(403);
    expect(error.code).toBe('ACCESS_RESTRICTED');
  });
});

describe('an invitation that is sent again', () => {
  it('has a new link, good for another seven days; the one before ends', async () => {
    const email = newAddress();
    const { id, token } = await invite(t, school, admin, email);
    later(61_000);
    await asAdmin('post', `/api/invitations/${id}/renewal`).expect(200);
    await offer(token).expect(404);
    const { body } = await offer(tokenIn(await mailedLink(t, email))).expect(200);
    expect(body.state).toBe('waiting');
  });

  it('leaves a minute between two mails', async () => {
    const { id } = await invite(t, school, admin, newAddress());
    const reply = await asAdmin('post', `/api/invitations/${id}/renewal`).expect(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('of another school, accepted, withdrawn or unknown is not', async () => {
    const theirs = await invite(t, other, await makeAccount(t, { at: other, role: 'admin' }), newAddress());
    const used = await invite(t, school, admin, newAddress());
    await register(used.token).expect(204);
    const withdrawn = await invite(t, school, admin, newAddress());
    await asAdmin('delete', `/api/invitations/${withdrawn.id}`).expect(204);
    for (const [id, status] of [
      [theirs.id, 404],
      [randomUUID(), 404],
      ['satu', 404],
      [used.id, 410],
      [withdrawn.id, 410],
    ] as const) {
      await asAdmin('post', `/api/invitations/${id}/renewal`).expect(status);
      await asAdmin('delete', `/api/invitations/${id}`).expect(status);
    }
  });
});

describe('somebody new who was invited', () => {
  it('joins with a name and a password, and signs in with them', async () => {
    const email = newAddress();
    const { token } = await invite(t, school, admin, email, 'supervisor');
    await register(token, { displayName: '  Aminah binti Hassan ' }).expect(204);
    const person = await signIn(t, email);
    const { body } = await t
      .call('get', '/api/schools/current', { host: school.host, token: person.token })
      .expect(200);
    expect(body.membership).toMatchObject({ role: 'supervisor', displayName: 'Aminah binti Hassan' });
  });

  it('uses the link once', async () => {
    const { token } = await invite(t, school, admin, newAddress());
    await register(token).expect(204);
    expect((await register(token).expect(410)).body.code).toBe('INVITATION_USED');
    expect((await offer(token).expect(200)).body.state).toBe('accepted');
  });

  it.each([
    [{ password: 'pendek' }, 'password'],
    [{ password: undefined }, 'password'],
    [{ displayName: '   ' }, 'displayName'],
    [{ displayName: 7 }, 'displayName'],
  ])('is told what is wrong with %j', async (fields, field) => {
    const { token } = await invite(t, school, admin, newAddress());
    const { body } = await register(token, fields).expect(400);
    expect(body.details.fields[0].field).toBe(field);
    await register(token).expect(204);
  });
});

describe('somebody with an account who was invited', () => {
  it('is asked to sign in, and accepts', async () => {
    const person = await makeAccount(t, { at: other, role: 'teacher' });
    const { token } = await invite(t, school, admin, person.email, 'admin');
    expect((await register(token).expect(409)).body.code).toBe('ACCOUNT_EXISTS');
    await accept(token, person).expect(204);
    expect(await roleOf(person)).toBe('admin');
    const { body } = await t.call('get', '/api/schools/user-schools', { token: person.token });
    expect(body.schools).toHaveLength(2);
  });

  it('is the one who was invited, not another', async () => {
    const { token } = await invite(t, school, admin, newAddress());
    const another = await makeAccount(t, { at: other, role: 'teacher' });
    const { body } = await accept(token, another).expect(403);
    expect(body.code).toBe('INVITATION_FOR_ANOTHER_ADDRESS');
    expect(await roleOf(another)).toBeUndefined();
  });
});

describe('a link', () => {
  it('is dead after seven days, until it is sent again', async () => {
    const email = newAddress();
    const { token } = await invite(t, school, admin, email);
    later(7 * DAY_MS + 1_000);
    expect((await offer(token).expect(200)).body.state).toBe('expired');
    expect((await register(token).expect(410)).body.code).toBe('INVITATION_EXPIRED');
  });

  it('that was withdrawn says so, and who was invited is told', async () => {
    const email = newAddress();
    const { id, token } = await invite(t, school, admin, email);
    await asAdmin('delete', `/api/invitations/${id}`).expect(204);
    expect((await offer(token).expect(200)).body.state).toBe('revoked');
    const mails = await rowsOf<{ subject: string }>(
      t.database,
      'SELECT subject FROM mail_outbox WHERE recipient = $1 ORDER BY created_at',
      [email],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Jemputan menyertai'),
      expect.stringMatching(/^Jemputan menyertai .+ ditarik balik$/),
    ]);
    expect((await register(token).expect(410)).body.code).toBe('INVITATION_REVOKED');
  });

  it('is not found on the host of another school, nor on the main domain', async () => {
    const { token } = await invite(t, school, admin, newAddress());
    for (const host of [other.host, 'localhost', 'zzz9999.localhost', 'jahat.test']) {
      await offer(token, host).expect(404);
      await register(token, {}, host).expect(404);
    }
  });

  it.each(['', 'a', 'a'.repeat(43), 7, null])('that nobody was sent is no link: %j', async (token) => {
    const reply = await t.call('post', '/api/invitations/offer', { host: school.host }).send({ token });
    expect([400, 404]).toContain(reply.status);
  });
});

describe('the teacher limit of the plan', () => {
  const used = async () => (await asAdmin('get', '/api/members').expect(200)).body.seats.used as number;

  it('refuses one teacher more and nobody else', async () => {
    const teacher = await invite(t, school, admin, newAddress());
    const supervisor = await invite(t, school, admin, newAddress(), 'supervisor');
    const full = await used();
    limitTeachers(t, full);
    const { body } = await register(teacher.token).expect(409);
    expect(body).toMatchObject({ code: 'TEACHER_LIMIT_REACHED', details: { used: full, limit: full } });
    await register(supervisor.token).expect(204);
    limitTeachers(t, full + 1);
    await register(teacher.token).expect(204);
  });

  it('lets three of fifty in who accept the last three places at once', async () => {
    const full = await makeTrialSchool(t);
    const head = await makeAccount(t, { at: full, role: 'main_admin' });
    const as = { host: full.host, token: head.token };
    const addresses = Array.from({ length: 50 }, newAddress);
    limitTeachers(t, 500);
    const invitees = addresses.map((email) => ({ email }));
    await t.call('post', '/api/invitations/batch', as).send({ role: 'teacher', invitees }).expect(200);
    const links = await Promise.all(addresses.map(async (email) => tokenIn(await mailedLink(t, email))));
    limitTeachers(t, 3);
    const replies = await Promise.all(links.map((token) => register(token, {}, full.host)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(3);
    const refused = replies.filter(({ body }) => body.code === 'TEACHER_LIMIT_REACHED');
    expect(refused.map(({ status }) => status)).toEqual(Array(47).fill(409));
    expect((await t.call('get', '/api/members', as)).body.seats).toEqual({ used: 3, limit: 3 });
  });
});

describe('many invitations at once', () => {
  const inviteMany = (emails: readonly string[], fields: object = {}, by = admin) =>
    asAdmin('post', '/api/invitations/batch', by).send({
      role: 'teacher',
      invitees: emails.map((email) => ({ email })),
      ...fields,
    });
  const refusals = async (emails: readonly string[], fields?: object) => {
    const { body } = await inviteMany(emails, fields).expect(200);
    return body.results.map(({ refusal }: { refusal: string | null }) => refusal);
  };

  it('are sent to sixty teachers, each with a link of its own', async () => {
    const fresh = await makeTrialSchool(t);
    const { token } = await makeAccount(t, { at: fresh, role: 'admin' });
    const emails = Array.from({ length: 60 }, newAddress);
    const invitees = emails.map((email) => ({ email }));
    const { body } = await t
      .call('post', '/api/invitations/batch', { host: fresh.host, token })
      .send({ role: 'teacher', invitees })
      .expect(200);
    expect(body.results).toEqual(emails.map((email) => ({ email, refusal: null })));
    const links = await Promise.all(emails.map((email) => mailedLink(t, email)));
    expect(new Set(links.map(tokenIn)).size).toBe(60);
  });

  it('say of each address what became of it, and what is refused holds nothing up', async () => {
    limitTeachers(t, 500);
    const member = await makeAccount(t, { at: school, role: 'teacher' });
    const waiting = newAddress();
    await invite(t, school, admin, waiting);
    const fresh = newAddress();
    const { body } = await inviteMany(
      [member.email, waiting, 'bukan alamat', ` ${fresh.toUpperCase()} `, fresh],
      {},
    ).expect(200);
    expect(body.results).toEqual([
      { email: member.email, refusal: 'ALREADY_A_MEMBER' },
      { email: waiting, refusal: 'INVITATION_WAITING' },
      { email: 'bukan alamat', refusal: 'NOT_AN_ADDRESS' },
      { email: fresh, refusal: null },
      { email: fresh, refusal: 'INVITATION_WAITING' },
    ]);
  });

  it('promise no more places than the plan has, sent twice at once too', async () => {
    const { body } = await asAdmin('get', '/api/members').expect(200);
    const open = await asAdmin('get', '/api/invitations').expect(200);
    const waiting = open.body.invitations.filter(({ role }: { role: string }) => role === 'teacher').length;
    limitTeachers(t, body.seats.used + waiting + 3);
    const batches = [1, 2].map(() => Array.from({ length: 3 }, newAddress));
    const told = (await Promise.all(batches.map((emails) => refusals(emails)))).flat();
    expect(told.filter((refusal) => refusal === null)).toHaveLength(3);
    expect(told.filter((refusal) => refusal === 'TEACHER_LIMIT_REACHED')).toHaveLength(3);
    const notSent = batches.flat().filter((_email, place) => told[place] !== null);
    for (const email of notSent) await expect(mailedLink(t, email)).rejects.toThrow();
    expect(await refusals([newAddress()], { role: 'supervisor' })).toEqual([null]);
  });

  it('as main administrator are written by a main administrator alone', async () => {
    await inviteMany([newAddress()], { role: 'main_admin' }).expect(403);
    await inviteMany([newAddress()], { role: 'main_admin' }, mainAdmin).expect(200);
  });

  it.each([
    [{ invitees: [] }, 'invitees'],
    [{ invitees: Array.from({ length: 101 }, () => ({ email: 'a@b.test' })) }, 'invitees'],
    [{ invitees: [{ email: 'a@b.test' }, { email: 7 }] }, 'invitees.1.email'],
    [{ invitees: [{ email: 'x'.repeat(255) }] }, 'invitees.0.email'],
    [{ invitees: [{ email: 'a@b.test', displayName: '\0' }] }, 'invitees.0.displayName'],
    [{ role: 'operator' }, 'role'],
  ])('of %j are refused by the field', async (fields, field) => {
    const { body } = await inviteMany([newAddress()], fields).expect(400);
    expect(body.details.fields[0].field).toBe(field);
  });
});

it('who invited, withdrew and joined is kept', async () => {
  const email = newAddress();
  const { token } = await invite(t, school, admin, email);
  await register(token).expect(204);
  const { userId } = await signIn(t, email);
  const rows = await rowsOf(
    t.database,
    'SELECT action, actor_id, role FROM membership_log WHERE email = $1 ORDER BY at',
    [email],
  );
  expect(rows).toEqual([
    { action: 'invited', actor_id: admin.userId, role: 'teacher' },
    { action: 'joined', actor_id: userId, role: 'teacher' },
  ]);
});
