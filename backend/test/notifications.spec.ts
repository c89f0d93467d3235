import { randomUUID } from 'node:crypto';
import { type Notice, Notifications } from '../src/modules/notifications/index.js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { Database } from '../src/platform/database/database.js';
import { makeMember, type TestPerson } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { rowsOf } from './support/rows-of.js';

const { t, school, people } = inSchool(
  { teacher: 'teacher', mainAdmin: 'main_admin' },
  { standing: 'locked' },
);
const { teacher, mainAdmin } = people;

const NOW = Date.parse('2026-11-20T09:00:00+08:00');
const EVERYONE = { roles: ['teacher', 'supervisor', 'admin', 'main_admin'] } as const;

function notice(fields: Partial<Notice> = {}): Notice {
  const dedupeKey = randomUUID();
  const text = { type: 'info', title: 'Makluman', message: 'Selamat sejahtera.' } as const;
  return { schoolId: school.id, recipients: EVERYONE, kind: 'subscription', dedupeKey, ...text, ...fields };
}
const notify = (told: Notice, now = NOW) =>
  t.app.get(Database).systemTransaction(() => t.app.get(Notifications).notify(told, now));
const api = (method: 'get' | 'post' | 'put', person: TestPerson, path = '') =>
  t.call(method, `/api/notifications${path}`, { host: school.host, token: person.token });
const listOf = async (person: TestPerson, query = '') => (await api('get', person, query).expect(200)).body;
const mailsOf = ({ userId }: TestPerson) =>
  rowsOf(t.database, 'SELECT subject, body_text FROM mail_outbox WHERE recipient = $1', [
    `${userId}@contoh.test`,
  ]);

describe('A notification', () => {
  it('reaches every recipient once, however often it is given', async () => {
    const told = notice({ link: '/school-management/x/billing', actionRequired: true });
    await Promise.all([notify(told), notify(told), notify(told)]);
    expect(await listOf(teacher)).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: 'subscription',
          type: 'info',
          title: 'Makluman',
          message: 'Selamat sejahtera.',
          link: '/school-management/x/billing',
          actionRequired: true,
          createdAt: '2026-11-20T09:00:00.000+08:00',
          readAt: null,
        },
      ],
      nextCursor: null,
      unread: 1,
    });
    expect((await listOf(mainAdmin)).unread).toBe(1);
  });

  it('reaches those it is for and nobody else', async () => {
    await notify(notice({ recipients: { roles: ['main_admin'] } }));
    await notify(notice({ recipients: { userIds: [mainAdmin.userId] } }));
    expect((await listOf(teacher)).items).toEqual([]);
    expect((await listOf(mainAdmin)).items).toHaveLength(2);
  });

  it('is not told when its transaction rolls back', async () => {
    const failed = t.app.get(Database).systemTransaction(async () => {
      await t.app.get(Notifications).notify(notice({ mail: {} }), NOW);
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    expect((await listOf(teacher)).items).toEqual([]);
    expect(await mailsOf(teacher)).toEqual([]);
  });

  it('goes out as mail once to each, and to an address outside the school', async () => {
    const copy = `bendahari-${randomUUID()}@contoh.test`;
    const told = notice({ mail: { copies: [copy, `${teacher.userId}@contoh.test`] } });
    await notify(told);
    await notify(told);
    const recipients = await rowsOf<{ recipient: string }>(
      t.database,
      'SELECT recipient FROM mail_outbox WHERE school_id = $1 ORDER BY recipient',
      [school.id],
    );
    const expected = [copy, `${teacher.userId}@contoh.test`, `${mainAdmin.userId}@contoh.test`].sort();
    expect(recipients.map(({ recipient }) => recipient)).toEqual(expected);
    expect((await mailsOf(teacher))[0]?.subject).toMatch(/^Makluman: SK Contoh/);
  });

  it('goes with the membership', async () => {
    await notify(notice());
    await t.app.get(SchoolsService).removeMember(school.id, teacher.userId);
    expect(
      await rowsOf(t.database, 'SELECT FROM notifications WHERE user_id = $1', [teacher.userId]),
    ).toEqual([]);
  });
});

describe('GET /api/notifications', () => {
  it('gives the newest first, page by page, without gap or repeat', async () => {
    for (const minute of [1, 2, 2, 2, 3])
      await notify(notice({ message: `Minit ${minute}` }), NOW + minute * 60_000);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listOf(teacher, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    const all = (await listOf(teacher)).items;
    expect(seen).toEqual(all.map(({ id }: { id: string }) => id));
    expect(all.map(({ message }: { message: string }) => message)).toEqual(
      [3, 2, 2, 2, 1].map((minute) => `Minit ${minute}`),
    );
  });

  it('gives one kind alone, page by page, read or not', async () => {
    for (const minute of [1, 2, 3])
      for (const kind of ['payment', 'subscription'] as const)
        await notify(notice({ kind, message: `${kind} ${minute}` }), NOW + minute * 60_000);
    const messages = ({ items }: { items: { message: string }[] }) => items.map(({ message }) => message);
    const first = await listOf(teacher, '?kind=payment&limit=2');
    expect(messages(first)).toEqual(['payment 3', 'payment 2']);
    const rest = await listOf(teacher, `?kind=payment&limit=2&cursor=${first.nextCursor}`);
    expect([messages(rest), rest.nextCursor]).toEqual([['payment 1'], null]);
    await api('post', teacher, `/${first.items[0].id}/reading`).expect(200);
    expect(messages(await listOf(teacher, '?kind=payment&unread=true'))).toEqual(['payment 2', 'payment 1']);
  });

  it.each(['?limit=0', '?limit=x', '?cursor=x', '?unread=mungkin', '?kind=lain', '?lain=1'])(
    'refuses %s',
    async (query) => {
      const { body } = await api('get', teacher, query).expect(400);
      expect(body.details.fields).toHaveLength(1);
    },
  );
});

describe('Reading', () => {
  it('counts down, keeps the first time, and lets the read ones be left out', async () => {
    await t.clockAt('2026-11-20T10:00:00+08:00');
    await notify(notice());
    await notify(notice());
    const [first] = (await listOf(teacher)).items;
    expect((await api('post', teacher, `/${first.id}/reading`).expect(200)).body).toEqual({ unread: 1 });
    await t.clockAt('2026-11-20T11:00:00+08:00');
    await api('post', teacher, `/${first.id}/reading`).expect(200);
    const { items } = await listOf(teacher);
    expect(items[0].readAt).toBe('2026-11-20T10:00:00.000+08:00');
    expect((await listOf(teacher, '?unread=true')).items).toHaveLength(1);
    await t.clockAt(null);
  });

  it('of everything leaves others alone', async () => {
    await notify(notice());
    await notify(notice());
    expect((await api('post', teacher, '/readings').expect(200)).body).toEqual({ unread: 0 });
    expect((await listOf(mainAdmin)).unread).toBe(2);
  });

  it('of another person’s notification finds nothing', async () => {
    await notify(notice({ recipients: { userIds: [mainAdmin.userId] } }));
    const [{ id }] = (await listOf(mainAdmin)).items;
    await api('post', teacher, `/${id}/reading`).expect(404);
    await api('post', teacher, '/bukan-uuid/reading').expect(404);
    expect((await listOf(mainAdmin)).unread).toBe(1);
  });
});

describe('Preferences', () => {
  const put = (preferences: object[]) => api('put', teacher, '/preferences').send({ preferences });

  it('are everything unless said, and are kept', async () => {
    const all = [
      { kind: 'subscription', app: true, mail: true },
      { kind: 'payment', app: true, mail: true },
      { kind: 'people', app: true, mail: true },
      { kind: 'teaching', app: true, mail: true },
    ];
    const untold = { preferences: all, alwaysWarnedBy: [] };
    expect((await api('get', teacher, '/preferences').expect(200)).body).toEqual(untold);
    const wished = [{ kind: 'subscription', app: true, mail: false }, ...all.slice(1)];
    const kept = { preferences: wished, alwaysWarnedBy: [] };
    expect((await put(wished).expect(200)).body).toEqual(kept);
    expect((await api('get', teacher, '/preferences').expect(200)).body).toEqual(kept);
  });

  it('let the last Admin Utama who hears them mute no last warning, from the moment of being the last', async () => {
    const second = await makeMember(t, school, 'main_admin');
    const nothing = ['subscription', 'payment'].map((kind) => ({ kind, app: false, mail: false }));
    const muteAll = (person: TestPerson) =>
      api('put', person, '/preferences').send({ preferences: nothing }).expect(200);
    const warnedBy = async (person: TestPerson) =>
      (await api('get', person, '/preferences').expect(200)).body.alwaysWarnedBy;
    const warn = () => notify(notice({ isLastWarning: true, mail: {} }));

    expect((await muteAll(mainAdmin)).body.alwaysWarnedBy).toEqual([]);
    expect(await warnedBy(second)).toEqual(['app', 'mail']);
    await warn();
    expect((await listOf(mainAdmin)).items).toEqual([]);
    await t.app.get(SchoolsService).removeMember(school.id, second.userId);
    expect(await warnedBy(mainAdmin)).toEqual(['app', 'mail']);
    await warn();
    await notify(notice({ mail: {} }));
    expect((await listOf(mainAdmin)).items).toHaveLength(1);
    expect(await mailsOf(mainAdmin)).toHaveLength(1);
    await makeMember(t, school, 'main_admin');
    expect(await warnedBy(mainAdmin)).toEqual([]);
    await warn();
    expect((await listOf(mainAdmin)).items).toHaveLength(1);
  });

  it('are honoured on each channel', async () => {
    await put([{ kind: 'subscription', app: true, mail: false }]).expect(200);
    await notify(notice({ mail: {} }));
    expect((await listOf(teacher)).items).toHaveLength(1);
    expect(await mailsOf(teacher)).toEqual([]);
    await put([{ kind: 'subscription', app: false, mail: true }]).expect(200);
    await notify(notice({ mail: {} }));
    expect((await listOf(teacher)).items).toHaveLength(1);
    expect(await mailsOf(teacher)).toHaveLength(1);
    expect(await mailsOf(mainAdmin)).toHaveLength(2);
  });

  it.each([
    [{ kind: 'lain', app: true, mail: true }],
    [{ kind: 'subscription', app: 'ya', mail: true }],
    [{ kind: 'subscription', app: true }],
    [null],
  ])('refuse %j', async (preference) => {
    const { body } = await put([preference as object]).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });
});
