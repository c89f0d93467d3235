import { randomUUID } from 'node:crypto';
import { BillingService } from '../src/modules/billing/index.js';
import { asBytes } from './support/as-bytes.js';
import { makeSchool } from './support/builders.js';
import { NOW, named, tellFinanceSchools } from './support/finance-schools.js';
import { readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { type Happening, local, pay, tell } from './support/subscription-story.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const BROKE = 'Dana tidak mencukupi';
/** `npm run exports`: 10,000. */
const MANY = Number(process.env.EXPORTED_SCHOOLS ?? 1_000);

let t: TestApp;
let finance: string;

const at = (text: string) => t.clockAt(new Date(local(text)).toISOString());
const ask = (path: string) => t.call('get', `/api/operations/finance${path}`, { token: finance });
const codes = async (query: string): Promise<string[]> =>
  (await ask(`/schools?limit=100&sort=name&order=asc&view=all&${query}`).expect(200)).body.schools
    .map(({ code }: { code: string }) => code)
    .toSorted();

const remind: Happening = async ({ school }, instant) => {
  await t.clockAt(new Date(instant).toISOString());
  await t
    .call('post', '/api/operations/finance/reminders', { token: finance })
    .send({ id: randomUUID(), reason: 'Ingatkan', schools: [school.code] })
    .expect(200);
};
const failed =
  (said: { bankMessage?: string; bankName?: string } = {}): Happening =>
  async ({ paid: { provider, paymentId } }, instant) => {
    const fact = {
      kind: 'payment-failed',
      paymentId,
      at: instant,
      ...said,
    } as const;
    await t.app.get(BillingService).recordFacts(provider, [fact], instant);
  };

beforeAll(async () => {
  t = await startTestApp();
  finance = (await makeStaff(t, 'finance')).token;
  await tellFinanceSchools(t);
});
afterAll(() => t?.close());

const csvOf = async (query: string) => (await ask(`/schools.csv?${query}`).expect(200)).text;
const pdfOf = (query: string) => asBytes(ask(`/schools.pdf?${query}`));

describe('what is owed by the week in which coverage ended', () => {
  it('is worked out by hand, and is all that is owed', async () => {
    const { weeks } = (await ask('/charts/aged-weeks').expect(200)).body;
    const owed = weeks.filter(({ schools }: { schools: number }) => schools > 0);
    expect(weeks).toHaveLength(13);
    expect(owed).toEqual([
      { from: '2026-02-09', to: '2026-02-15', schools: 1, graceSen: 0, limitedSen: 0, lockedSen: 38_000 },
      {
        from: '2026-02-23',
        to: '2026-03-01',
        schools: 2,
        graceSen: 15_000,
        limitedSen: 15_000,
        lockedSen: 0,
      },
      {
        from: '2026-03-09',
        to: '2026-03-15',
        schools: 3,
        graceSen: 226_000,
        limitedSen: 0,
        lockedSen: 6_000,
      },
      { from: '2026-03-16', to: '2026-03-22', schools: 1, graceSen: 15_000, limitedSen: 0, lockedSen: 0 },
    ]);
  });

  it('leads to its rows', async () => {
    const within = 'view=owed&endedFrom=2026-03-09&endedTo=2026-03-15';
    const { body } = await ask(`/schools?${within}`).expect(200);
    expect(body.schools.map(({ code }: { code: string }) => code).toSorted()).toEqual(named(2, 3, 16));
  });
});

describe('exports', () => {
  const exported = async () =>
    (await t.call('get', '/api/operations/audit?action=finance.export', { token: finance }).expect(200)).body
      .items;

  it('hold the schools of the filter, and stand in the audit with filter and count', async () => {
    const reply = await ask('/schools.csv?age=8-14&sort=name&order=asc').expect(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="kewangan-2026-03-20.csv"',
    });
    const [head = '', ...lines] = reply.text.trimEnd().split('\r\n');
    expect(head.startsWith('\uFEFFKod,Sekolah,Keadaan,')).toBe(true);
    expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual(['AAA0003', 'AAA0006']);
    expect(lines.find((line) => line.startsWith('AAA0006'))).toContain(
      ',Tempoh ihsan,20,2026-02-28,2026-04-03,Sederhana,150.00,Sederhana,1,150.00,Berjaya,manual,',
    );
    const [entry] = await exported();
    expect(entry).toMatchObject({ targetKind: 'finance', targetId: 'schools' });
    expect(entry.result).toEqual(
      expect.arrayContaining([
        { name: 'format', value: 'csv' },
        { name: 'schools', value: '2' },
        { name: 'age', value: '8-14' },
      ]),
    );
  });

  it.each(['=HYPERLINK("http://x.test")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
    'hold no formula: a school called %j',
    async (name) => {
      await rowsOf(t.database, "UPDATE schools SET name = $1 WHERE code = 'aaa0003'", [name]);
      const cell = `'${name}`;
      const written = /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
      expect(await csvOf('view=all&text=aaa0003')).toContain(`\r\nAAA0003,${written},`);
    },
  );

  it('keep quotes, commas, lines and tags of a name as text', async () => {
    const name = '<script>alert("a, b")</script>\nSK';
    await rowsOf(t.database, "UPDATE schools SET name = $1 WHERE code = 'aaa0003'", [name]);
    expect(await csvOf('view=all&text=aaa0003')).toContain(`"${name.replaceAll('"', '""')}"`);
    const { headers, body } = await pdfOf('view=all&text=aaa0003').expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(body.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|alert/);
  });

  it.each([
    'SJK(C) 中华国民型华文小学（雪兰莪州八打灵再也第十四区百乐镇）',
    'SJK(T) சரஸ்வதி தமிழ்ப்பள்ளி, கோலாலம்பூர்',
  ])('name a school in its own script, within its column: %s', async (name) => {
    await rowsOf(t.database, "UPDATE schools SET name = $1 WHERE code = 'aaa0003'", [name]);
    expect(await csvOf('view=all&text=aaa0003')).toContain(name);
    const { body } = await pdfOf('view=all&text=aaa0003').expect(200);
    const { texts, words, hasUnknown } = await readPdf(body);
    expect(words).toContain(name.slice(7, 13));
    expect(hasUnknown).toBe(false);
    const [head, next] = ['Sekolah', 'Keadaan'].map((header) => texts.find(({ text }) => text === header));
    if (!head || !next) throw new Error('The table has no head.');
    const named = texts.filter(({ left, bottom }) => left < next.left && bottom < head.bottom);
    expect(Math.max(...named.map(({ right }) => right))).toBeLessThan(next.left);
  });

  it('refuse a wrong filter before anything leaves', async () => {
    const before = (await exported()).length;
    for (const path of ['/schools.csv', '/schools.pdf'])
      expect((await ask(`${path}?view=x`).expect(400)).body.details.fields[0].field).toBe('view');
    expect(await exported()).toHaveLength(before);
  });
});

describe('the funnel of asking to be paid, and why payments failed', () => {
  beforeAll(async () => {
    const asked = [
      ['2026-02-01', pay('t60')],
      ['2026-03-05 10:00', remind],
    ] as const;
    const story = {
      bbb0001: [
        ...asked,
        ['2026-03-06', failed({ bankMessage: BROKE, bankName: 'Maybank' })],
        ['2026-03-07', pay('t60')],
      ],
      bbb0002: [
        ...asked,
        ['2026-03-06', failed({ bankMessage: BROKE })],
        ['2026-03-07', failed({ bankName: 'BSN' })],
      ],
    } as const;
    for (const [code, happenings] of Object.entries(story))
      await tell(t, await makeSchool(t, code), happenings);
    await at(NOW);
    await t.call('post', '/api/test/run-due').expect((reply) => expect(reply.status).toBeLessThan(300));
  });

  it('are worked out by hand', async () => {
    const { steps } = (await ask('/charts/dunning').expect(200)).body;
    expect(steps).toEqual([
      { step: 'ended', schools: 11 }, // 1 to 6, 16 and both new ones; 12 and 13 that came back
      { step: 'reminded', schools: 9 }, // all but 12 and 13
      { step: 'tried', schools: 2 },
      { step: 'paid', schools: 1 },
    ]);
    expect((await ask('/charts/failures').expect(200)).body.failures).toEqual([
      { provider: 'manual', bank: 'BSN', reason: 'none', payments: 1, schools: 1 },
      { provider: 'manual', bank: 'Maybank', reason: BROKE, payments: 1, schools: 1 },
      { provider: 'manual', bank: 'none', reason: BROKE, payments: 1, schools: 1 },
    ]);
  });

  it.each([
    ['dunning=ended', [...named(1, 2, 3, 4, 5, 6, 12, 13, 16), 'bbb0001', 'bbb0002']],
    ['dunning=tried', ['bbb0001', 'bbb0002']],
    ['dunning=paid', ['bbb0001']],
    [`failure=${encodeURIComponent(BROKE)}`, ['bbb0001', 'bbb0002']],
    ['failure=none&failedVia=manual', ['bbb0002']],
    ['failedVia=billplz', []],
    ['failedBank=Maybank', ['bbb0001']],
    [`failedBank=none&failure=${encodeURIComponent(BROKE)}`, ['bbb0002']],
    [`failedBank=BSN&failure=${encodeURIComponent(BROKE)}`, []],
  ])('lead to their rows: %s', async (query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  it('are told with the school: the last attempt and what the bank said of it', async () => {
    const { school } = (await ask('/schools/bbb0002').expect(200)).body;
    expect(school.lastAttempt).toMatchObject({
      kind: 'payment-failed',
      bankMessage: null,
      bankName: 'BSN',
    });
    const [head, row] = (await csvOf('view=all&text=bbb0002')).split('\r\n').map((line) => line.split(','));
    expect(row?.[head?.indexOf('Bank') ?? -1]).toBe('BSN');
  });
});

describe(`exports of ${MANY} schools`, () => {
  it('hold each school once, and leave while other requests are answered', async () => {
    await rowsOf(
      t.database,
      `WITH added AS (
        INSERT INTO schools (code, name) SELECT 'many-' || n, 'SK Banyak ' || n FROM generate_series(1, ${MANY}) n
        RETURNING id)
      INSERT INTO subscriptions (school_id, recorded_level, expires_at, grace_period_end)
      SELECT id, 'locked', '2026-01-01T00:00:00+08:00', '2026-01-15T00:00:00+08:00' FROM added`,
    );
    const lines = (await csvOf('text=many-&sort=name')).trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(MANY);

    let hasEnded = false;
    const pdf = pdfOf('text=many-').then((reply) => {
      hasEnded = true;
      return reply;
    });
    await t.call('get', '/api/health/live').expect(200);
    expect(hasEnded).toBe(false);
    const text = (await pdf).body.toString('latin1');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    const pages = text.match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(MANY / 20);
  }, 60_000);
});
