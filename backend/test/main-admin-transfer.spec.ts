import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { rowsOf } from './support/rows-of.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const NOW = Date.parse('2026-11-22T08:00:00+08:00');
const DAY_MS = 86_400_000;

let t: TestApp;
let school: TestSchool;
let people: Record<'holder' | 'receiver' | 'admin' | 'teacher', TestPerson>;

beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  t.app.get(BusinessClock).freezeAt(NOW);
  school = await makeTrialSchool(t);
  people = {
    holder: await makeMember(t, school, ['teacher', 'main_admin'], 'Puan Rosnah'),
    receiver: await makeMember(t, school, 'teacher', 'Encik Azman'),
    admin: await makeMember(t, school, 'admin'),
    teacher: await makeMember(t, school, 'teacher'),
  };
});

type Who = keyof typeof people;
const ask = (who: Who, method: 'get' | 'post' | 'put' | 'delete', path = '') =>
  t.call(method, `/api/main-admin-transfer${path}`, { host: school.host, token: people[who].token });
const offer = (by: Who, to: Who) => ask(by, 'put').send({ receiverId: people[to].userId });
const accept = (who: Who) => ask(who, 'post', '/acceptance');
const shownTo = async (who: Who) => (await ask(who, 'get').expect(200)).body.transfer;
const rolesOf = async (who: Who) => {
  const [row] = await rowsOf<{ roles: string[] }>(
    t.database,
    'SELECT roles FROM school_members WHERE school_id = $1 AND user_id = $2',
    [school.id, people[who].userId],
  );
  return row?.roles;
};
const mails = async () => {
  const rows = await rowsOf<{ recipient: string; subject: string }>(
    t.database,
    'SELECT recipient, subject FROM mail_outbox WHERE school_id = $1',
    [school.id],
  );
  return rows.map(({ recipient, subject }) => [recipient.split('@')[0], subject.split(': ')[1]]);
};
const noticesOf = async (who: Who) => {
  const { body } = await t
    .call('get', '/api/notifications', { host: school.host, token: people[who].token })
    .expect(200);
  return body.items.map(({ title, link }: Record<'title' | 'link', string>) => [title.split(': ')[1], link]);
};
const toBoth = (subject: string) =>
  expect.arrayContaining([
    [people.holder.userId, subject],
    [people.receiver.userId, subject],
  ]);

describe('the role of the Admin Utama', () => {
  it('goes to another when both have said so, and the giver stays an administrator', async () => {
    await offer('holder', 'receiver').expect(200);
    expect([await rolesOf('holder'), await rolesOf('receiver')]).toEqual([
      ['teacher', 'main_admin'],
      ['teacher'],
    ]);
    await accept('receiver').expect(204);
    expect([await rolesOf('holder'), await rolesOf('receiver')]).toEqual([
      ['teacher', 'admin'],
      ['teacher', 'main_admin'],
    ]);
    await ask('receiver', 'get').expect(200);
    await offer('receiver', 'teacher').expect(200);
    expect((await offer('holder', 'teacher').expect(403)).body.code).toBe('ROLE_REQUIRED');
    const told = await mails();
    expect(told).toEqual(toBoth('tawaran menjadi Admin Utama'));
    expect(told).toEqual(toBoth('Admin Utama telah bertukar'));
  });

  it('is held by somebody whatever happens at once to giver and receiver', async () => {
    const [founder] = await rowsOf<{ user_id: string }>(
      t.database,
      "SELECT user_id FROM school_members WHERE school_id = $1 AND display_name = 'Pengasas'",
      [school.id],
    );
    const as = (who: Who) => ({ host: school.host, token: people[who].token });
    await t.call('delete', `/api/members/${founder?.user_id}`, as('holder')).expect(204);
    await offer('holder', 'receiver').expect(200);
    await Promise.all([
      accept('receiver'),
      ask('holder', 'delete'),
      t.call('delete', `/api/members/${people.receiver.userId}`, as('holder')),
      t.call('put', `/api/members/${people.holder.userId}/roles`, as('holder')).send({ roles: ['teacher'] }),
    ]);
    const holders = await rowsOf<{ user_id: string }>(
      t.database,
      "SELECT user_id FROM school_members WHERE school_id = $1 AND 'main_admin' = ANY (roles)",
      [school.id],
    );
    expect(holders).toHaveLength(1);
    const last = holders[0]?.user_id === people.holder.userId ? 'holder' : 'receiver';
    for (const [method, path, body] of [
      ['delete', '', undefined],
      ['put', '/roles', { roles: ['admin'] }],
    ] as const) {
      const refusal = await t
        .call(method, `/api/members/${people[last].userId}${path}`, as(last))
        .send(body)
        .expect(409);
      expect(refusal.body.code).toBe('LAST_MAIN_ADMIN');
    }
  });

  it('is told to both in the product too, where the offer stands', async () => {
    await offer('holder', 'receiver').expect(200);
    for (const who of ['holder', 'receiver'] as const)
      expect(await noticesOf(who)).toEqual([['tawaran menjadi Admin Utama', '/tawaran-admin-utama']]);
    expect(await noticesOf('admin')).toEqual([]);
  });

  it('is offered by who has it, and taken by whom it was offered to', async () => {
    for (const who of ['admin', 'teacher'] as const)
      expect((await offer(who, 'receiver').expect(403)).body.code).toBe('ROLE_REQUIRED');
    await offer('holder', 'receiver').expect(200);
    for (const who of ['holder', 'admin', 'teacher'] as const) await accept(who).expect(404);
    for (const who of ['admin', 'teacher'] as const) {
      expect(await shownTo(who)).toBeNull();
      await ask(who, 'delete').expect(404);
    }
    for (const who of ['holder', 'receiver'] as const)
      expect(await shownTo(who)).toMatchObject({ receiverId: people.receiver.userId });
  });

  it('is taken once by two presses at once', async () => {
    await offer('holder', 'receiver').expect(200);
    const presses = await Promise.all([accept('receiver'), accept('receiver'), accept('receiver')]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  });

  it.each([
    ['withdrawn', 'holder', 'tawaran Admin Utama ditarik balik'],
    ['declined', 'receiver', 'tawaran Admin Utama ditolak'],
  ] as const)('stays where it was when the offer is %s, which both learn', async (_end, who, subject) => {
    await offer('holder', 'receiver').expect(200);
    await ask(who, 'delete').expect(204);
    await accept('receiver').expect(404);
    expect(await mails()).toEqual(toBoth(subject));
    expect(await rolesOf('receiver')).toEqual(['teacher']);
  });

  it('stays where it was when the offer has waited for seven days', async () => {
    await offer('holder', 'receiver').expect(200);
    t.app.get(BusinessClock).freezeAt(NOW + 7 * DAY_MS);
    await accept('receiver').expect(404);
    expect(await shownTo('receiver')).toBeNull();
  });

  it('is offered to one at a time', async () => {
    await offer('holder', 'receiver').expect(200);
    await offer('holder', 'teacher').expect(200);
    await accept('receiver').expect(404);
    expect(await mails()).toEqual(toBoth('tawaran Admin Utama ditarik balik'));
    await accept('teacher').expect(204);
  });

  it('is not taken from somebody who has lost it meanwhile, nor by who may not enter', async () => {
    await offer('holder', 'receiver').expect(200);
    const members = (who: Who, path: string) => `/api/members/${people[who].userId}/${path}`;
    const as = (who: Who) => ({ host: school.host, token: people[who].token });
    const [founder] = await rowsOf<{ user_id: string }>(
      t.database,
      "SELECT user_id FROM school_members WHERE school_id = $1 AND display_name = 'Pengasas'",
      [school.id],
    );
    const founderAs = { host: school.host, token: await t.issuer.token(founder?.user_id ?? '') };
    const away = { from: '2026-11-22', to: null, reason: 'Cuti' };
    await t.call('put', members('receiver', 'suspension'), as('holder')).send(away).expect(200);
    expect((await accept('receiver').expect(403)).body.code).toBe('MEMBER_SUSPENDED');
    await t.call('delete', members('receiver', 'suspension'), as('holder')).expect(204);
    await t
      .call('put', members('holder', 'roles'), founderAs)
      .send({ roles: ['teacher'] })
      .expect(200);
    await accept('receiver').expect(404);
  });

  it.each([
    ['oneself', () => people.holder.userId],
    ['nobody of the school', () => '00000000-0000-4000-8000-000000000000'],
    ['no id', () => 'x\u0000'],
  ])('cannot be offered to %s', async (_whom, receiverId) => {
    const { body } = await ask('holder', 'put').send({ receiverId: receiverId() }).expect(400);
    expect(body.details.fields[0].field).toBe('receiverId');
  });
});
