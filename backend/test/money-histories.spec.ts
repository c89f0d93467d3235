import { BillingService } from '../src/modules/billing/index.js';
import { Assessments } from '../src/modules/subscription/assessment/assessments.js';
import { assessSubscription } from '../src/modules/subscription/domain/assess-subscription.js';
import { planTimeline } from '../src/modules/subscription/domain/plan-standing.js';
import { Database } from '../src/platform/database/database.js';
import { AppError } from '../src/platform/errors/app-error.js';
import { Dice } from './oracle/dice.js';
import { makeMember, makeSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { checkOut } from './support/checkouts.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { type StripeDouble, startStripeDouble } from './support/stripe-double.js';
import {
  cancelled,
  extension,
  refund as givenBack,
  type Happening,
  local,
  pay,
  suspension,
  tell as tellStory,
} from './support/subscription-story.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** `npm run oracle`: 200. */
const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 8);
const LIMIT_MS = 60_000 + HISTORIES * 3_000;
const NOW = Date.parse('2026-11-22T10:00:00+08:00');
/** Before what the double of Stripe says as the time of a refund. */
const PAID_AT = Date.parse('2026-11-20T10:00:00+08:00');
const ORDERS = [
  { planCode: 't20', termMonths: 1, amountSen: 6_000 },
  { planCode: 't60', termMonths: 1, amountSen: 15_000 },
  { planCode: 't60', termMonths: 12, amountSen: 150_000 },
] as const;

type Paid = {
  paymentId: string;
  invoiceId: string;
  bill: string;
  amountSen: number;
  isLost: boolean;
  isUpgrade: boolean;
};
type Ended = { paymentId: string; amountSen: number; refundedSen: number; keptSen: number };

let t: TestApp;
let stripe: StripeDouble;
let finance: TestPerson;

beforeAll(async () => {
  stripe = await startStripeDouble();
  t = await startTestApp({ ...stripe.environment, TRUSTED_PROXIES: '127.0.0.1' });
  await t.clockAt(new Date(NOW).toISOString());
  finance = await makeStaff(t, 'finance');
});
afterAll(() => Promise.all([t?.close(), stripe?.close()]));

/** Everybody who would do a thing does it at once; what does not fit any more is refused, never failed. */
async function atOnce(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(acts.map((act) => act()));
}

/** From an address of its own, for what an address may order in a minute. */
function from(seed: number, asked: ReturnType<TestApp['call']>) {
  return asked.set('x-forwarded-for', `198.51.100.${seed % 250}`);
}

function tell({ paymentId, bill }: Paid, kind: string, more: object = {}) {
  const fact = { kind, paymentId, bill: { reference: bill }, at: NOW, ...more } as never;
  return t.app.get(BillingService).recordFacts('stripe', [fact], NOW);
}

/** Tabs that order at once, of which some are paid, one of them twice, each told twice. */
async function payInTabs(dice: Dice, seed: number, school: TestSchool, payer: TestPerson): Promise<Paid[]> {
  const bills = new Map<string, Omit<Paid, 'paymentId'>>();
  await atOnce(
    Array.from({ length: 1 + dice.below(4) }, () => async () => {
      const { amountSen, ...order } = dice.pick(ORDERS);
      const { body } = await from(seed, checkOut(t, school, payer, { ...order, provider: 'stripe' })).expect(
        201,
      );
      const { invoiceId, providerReference: bill } = body;
      bills.set(invoiceId, { invoiceId, bill, amountSen, isLost: false, isUpgrade: false });
    }),
  );
  const paid = [...bills.values()].flatMap((bill, index) =>
    Array.from({ length: dice.pick([0, 1, 1, 2]) }, (_, nth) => ({
      ...bill,
      paymentId: `pi_${seed}_${index}_${nth}`,
    })),
  );
  await atOnce(
    [...paid, ...paid].map((one) => () => {
      return tell(one, 'payment-succeeded', { amountSen: one.amountSen, currency: 'MYR', at: PAID_AT });
    }),
  );
  return paid;
}

/** Several upgrade at once, and whoever has a bill pays it; the others choose the plan of the next term. */
async function upgradeInTabs(
  dice: Dice,
  seed: number,
  school: TestSchool,
  payer: TestPerson,
): Promise<Paid[]> {
  const at = { host: school.host, token: payer.token };
  const bills: Omit<Paid, 'paymentId' | 'amountSen'>[] = [];
  await atOnce(
    ['t60', 't100', 't200', 't20'].slice(0, dice.below(4)).map((planCode) => async () => {
      const order = { planCode, provider: 'stripe' };
      const { status, body } = await from(seed, t.call('post', '/api/billing/upgrades', at).send(order));
      expect([201, 409]).toContain(status);
      const { invoiceId, providerReference: bill } = body;
      if (status === 201) bills.push({ invoiceId, bill, isLost: false, isUpgrade: true });
      const choice = t.call('post', '/api/billing/plan-choices', at);
      await from(seed, choice).send({ planCode: 't20' }).expect(201);
    }),
  );
  const { invoices } = await own('invoices', school, payer);
  const paid = bills.map((bill, index) => {
    const { amountSen } = invoices.find(({ id }: { id: string }) => id === bill.invoiceId);
    return { ...bill, amountSen, paymentId: `pi_${seed}_u${index}` };
  });
  await atOnce(
    paid.map((one) => () => {
      return tell(one, 'payment-succeeded', { amountSen: one.amountSen, currency: 'MYR' });
    }),
  );
  return paid;
}

/** Two of finance credit one invoice at once, of which nobody has paid anything. Returns what was credited. */
async function creditUnpaid(seed: number, school: TestSchool, payer: TestPerson): Promise<number> {
  let creditedSen = 0;
  const order = { planCode: 't200', termMonths: 12, provider: 'stripe' };
  const { body } = await from(seed, checkOut(t, school, payer, order)).expect(201);
  const path = `/api/operations/finance/schools/${school.code}/credit-notes`;
  await atOnce(
    [380_000, 200_000].map((amountSen) => async () => {
      const note = { id: crypto.randomUUID(), reason: 'Tersalah bil', invoiceId: body.invoiceId, amountSen };
      const { status } = await t.call('post', path, { token: finance.token }).send(note);
      expect([204, 409]).toContain(status);
      if (status === 204) creditedSen += amountSen;
    }),
  );
  expect([380_000, 200_000]).toContain(creditedSen);
  return creditedSen;
}

/** Refunds that several order at once, more than there is among them, and disputes in any order. */
async function takeBack(dice: Dice, school: TestSchool, paid: readonly Paid[]): Promise<void> {
  const path = `/api/operations/finance/schools/${school.code}/refunds`;
  const acts = paid.flatMap((one): (() => Promise<unknown>)[] => {
    if (dice.one(4)) {
      one.isLost = true;
      return dice.shuffled(['dispute-opened', 'dispute-lost']).map((kind) => () => tell(one, kind));
    }
    return dice.times(3, () => async () => {
      const amountSen = Math.floor(one.amountSen / dice.pick([1, 2, 3]));
      const order = { id: crypto.randomUUID(), reason: 'Tersalah bayar', provider: 'stripe', amountSen };
      const { status } = await t
        .call('post', path, { token: finance.token })
        .send({ ...order, paymentId: one.paymentId });
      expect([204, 409]).toContain(status);
    });
  });
  await atOnce(dice.shuffled(acts));
}

const own = async (path: string, { host }: TestSchool, { token }: TestPerson) =>
  (await t.call('get', `/api/billing/${path}`, { host, token }).expect(200)).body;
const ofFinance = async (path: string) =>
  (await t.call('get', `/api/operations/finance/${path}`, { token: finance.token }).expect(200)).body;
const sum = <Item>(items: readonly Item[], sen: (item: Item) => number) =>
  items.reduce((all, item) => all + sen(item), 0);

describe('What schools paid, together and at once', () => {
  it(
    `is kept, given back or lost to the sen, on every page alike, in ${HISTORIES} histories`,
    async () => {
      for (let seed = 1; seed <= HISTORIES; seed++) {
        const dice = new Dice(seed);
        const school = await makeSchool(t);
        const payer = await makeMember(t, school, 'main_admin');
        const terms = await payInTabs(dice, seed, school, payer);
        if (terms.length === 0) continue;
        const paid = [...terms, ...(await upgradeInTabs(dice, seed, school, payer))];
        await takeBack(dice, school, paid);
        const byHandSen = dice.one(3) ? await creditUnpaid(seed, school, payer) : 0;
        await expectOneStory(seed, school, payer, paid, byHandSen);
      }
    },
    LIMIT_MS,
  );
});

async function expectOneStory(
  seed: number,
  school: TestSchool,
  payer: TestPerson,
  paid: readonly Paid[],
  byHandSen: number,
) {
  const { payments }: { payments: Ended[] } = await ofFinance(`schools/${school.code}`);
  const given = [...stripe.refunds.values()] as { payment_intent: string; amount: number }[];
  const right = paid.map(({ paymentId, amountSen, isLost }) => {
    const refundedSen = sum(
      given.filter((one) => one.payment_intent === paymentId),
      ({ amount }) => amount,
    );
    return { paymentId, amountSen, refundedSen, keptSen: isLost ? 0 : amountSen - refundedSen };
  });
  const found = payments.map(({ paymentId, amountSen, refundedSen, keptSen }) => ({
    ...{ paymentId, amountSen, refundedSen, keptSen },
  }));
  const byId = (a: Ended, b: Ended) => (a.paymentId < b.paymentId ? -1 : 1);
  expect({ seed, payments: found.toSorted(byId) }).toEqual({ seed, payments: right.toSorted(byId) });
  await expectPapers(seed, school, payer, paid, right, byHandSen);
  expect({ seed, ...(await ledgerOf(seed, school)) }).toEqual({
    seed,
    keptSen: sum(right, ({ keptSen }) => keptSen),
    receivedSen: sum(right, ({ amountSen }) => amountSen),
  });
  await expectNothingForgotten(seed, school, paid, right);
}

/** The school's history, its receipts and its notes say what finance is told. */
async function expectPapers(
  seed: number,
  school: TestSchool,
  payer: TestPerson,
  paid: readonly Paid[],
  right: readonly Ended[],
  byHandSen: number,
) {
  const history: { kind: string; amountSen: number }[] = (await own('payments', school, payer)).payments;
  const { receipts } = await own('receipts', school, payer);
  const { creditNotes } = await own('credit-notes', school, payer);
  const of = (kind: string) =>
    sum(
      history.filter((event) => event.kind === kind),
      ({ amountSen }) => amountSen,
    );
  const received = sum(right, ({ amountSen }) => amountSen);
  const credits = [...new Set(paid.map(({ invoiceId }) => invoiceId))].map((id) => {
    const ids = paid.filter(({ invoiceId }) => invoiceId === id).map(({ paymentId }) => paymentId);
    const amountSen = paid.find(({ invoiceId }) => invoiceId === id)?.amountSen ?? 0;
    const kept = sum(
      right.filter(({ paymentId }) => ids.includes(paymentId)),
      ({ keptSen }) => keptSen,
    );
    return amountSen - Math.min(amountSen, kept);
  });
  expect({
    seed,
    paid: of('payment-succeeded'),
    returned: of('refund'),
    receipts: sum(receipts as Ended[], ({ amountSen }) => amountSen),
    credited: sum(creditNotes as Ended[], ({ amountSen }) => amountSen),
  }).toEqual({
    seed,
    paid: received,
    returned: sum(right, ({ refundedSen }) => refundedSen),
    receipts: received,
    credited: sum(credits, (sen) => sen) + byHandSen,
  });
}

/** What the ledger that finance takes away says: the last balance, and all that came. */
async function ledgerOf(seed: number, { code }: TestSchool) {
  const path = `/api/operations/finance/ledger.csv?school=${code}`;
  const { text } = await from(seed, t.call('get', path, { token: finance.token })).expect(200);
  const lines = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const senOf = (cell: string | undefined) => Math.round(Number(cell) * 100);
  const received = lines.filter(([, , , what]) => what === 'Bayaran diterima');
  return {
    keptSen: senOf(lines.at(-1)?.at(-1)),
    receivedSen: sum(received, ([, , , , , , , , sen]) => senOf(sen)),
  };
}

/** One term and one upgrade open the school; whatever is kept of another, or beyond what an order asks for, is flagged. */
async function expectNothingForgotten(
  seed: number,
  school: TestSchool,
  paid: readonly Paid[],
  right: readonly Ended[],
) {
  const { flags }: { flags: { school: string; paymentId: string }[] } = await ofFinance('flags');
  const flagged = new Set(
    flags.filter((flag) => flag.school === school.code).map(({ paymentId }) => paymentId),
  );
  const orderOf = new Map(paid.map((one) => [one.paymentId, one]));
  const unasked = right.filter(({ paymentId, keptSen }) => keptSen > 0 && !flagged.has(paymentId));
  for (const isUpgrade of [false, true]) {
    const alike = unasked.filter(({ paymentId }) => orderOf.get(paymentId)?.isUpgrade === isUpgrade);
    const orders = new Set(alike.map(({ paymentId }) => orderOf.get(paymentId)?.invoiceId));
    const isOnce = orders.size <= 1 && sum(alike, ({ keptSen }) => keptSen) <= (alike[0]?.amountSen ?? 0);
    expect({ seed, isUpgrade, isOnce }).toEqual({ seed, isUpgrade, isOnce: true });
  }
}

type Price = { plan_code: string; term_months: number; valid_from: Date; amount_sen: number };
type Stands = Readonly<{
  code: string;
  level: string;
  end: number;
  planCode: string | null;
  monthlySen: number | null;
  dueSen: number | null;
}>;

const unlessRefused =
  (what: Happening): Happening =>
  async (told, at) => {
    await what(told, at).catch((err) => {
      if (!(err instanceof AppError)) throw err;
    });
  };

/**
 * Payments, gifts and refusals of a year, with terms that are bought before the last is over. All of it has happened
 * before the first day on which anybody looks.
 */
async function tellRandomStory(seed: number): Promise<void> {
  const dice = new Dice(seed);
  const happenings = [
    () => pay(dice.pick(['t20', 't60', 't100']), dice.pick([1, 12])),
    () => pay(dice.pick(['t20', 't60', 't200']), dice.pick([1, 12])),
    () => extension(1 + dice.below(30)),
    () => suspension(dice.one(2) ? '2027-02-01' : null),
    () => givenBack(dice.pick([0.5, 1])),
  ];
  const days = dice.times(4, () => 90 + dice.below(295)).toSorted((a, b) => a - b);
  const dayOf = (day: number) => new Date(local('2025-11-01') + day * 86_400_000).toISOString().slice(0, 10);
  const first = dayOf(dice.below(90));
  if (dice.one(5)) {
    await tellStory(t, await makeSchool(t), [
      [first, pay('t60', 12)],
      [dayOf(120), cancelled('end-of-term')],
    ]);
    return;
  }
  await tellStory(t, await makeSchool(t), [
    [first, pay('t60', dice.pick([1, 12]))] as const,
    ...days.map((day) => [dayOf(day), unlessRefused(dice.pick(happenings)())] as const),
  ]);
}

function priceAt(prices: readonly Price[], plan: string, months: number, at: number): number {
  const dated = prices.filter(
    (price) => price.plan_code === plan && price.term_months === months && price.valid_from.getTime() <= at,
  );
  return dated.toSorted((a, b) => b.valid_from.getTime() - a.valid_from.getTime())[0]?.amount_sen ?? 0;
}

/** From the facts of each school alone, by the rules of its own page. */
async function derived(now: number): Promise<Stands[]> {
  const prices = await rowsOf<Price>(t.database, 'SELECT * FROM plan_prices');
  const schools = await rowsOf<{ id: string; code: string }>(t.database, 'SELECT id, code FROM schools');
  const gatheredOf = await t.app
    .get(Database)
    .systemTransaction(() => t.app.get(Assessments).gatherAll(schools.map(({ id }) => id)));
  return schools.flatMap(({ id, code }) => {
    const { facts, policies } = gatheredOf(id);
    const { restrictionLevel: level, expiresAt: end } = assessSubscription(facts, policies, now);
    const [plan] = planTimeline(facts, now);
    if (end === null) return [];
    const { bought = null, renewal } = plan ?? {};
    const monthly =
      bought && priceAt(prices, bought.planCode, bought.termMonths, bought.boughtAt) / bought.termMonths;
    return {
      ...{ code, level, end, planCode: renewal?.planCode ?? null },
      monthlySen: monthly === null ? null : Math.round(monthly),
      dueSen: renewal ? priceAt(prices, renewal.planCode, renewal.termMonths, now) : null,
    };
  });
}

async function listed(): Promise<Stands[]> {
  const schools: Stands[] = [];
  for (let cursor = ''; ; ) {
    const page = await ofFinance(`schools?view=all&limit=100${cursor}`);
    for (const { code, level, expiresAt, planCode, monthlySen, dueSen } of page.schools)
      schools.push({ code, level, end: Date.parse(expiresAt), planCode, monthlySen, dueSen });
    if (page.nextCursor === null) return schools;
    cursor = `&cursor=${page.nextCursor}`;
  }
}

/** `age`: as the table of ages tells them. */
function summedUp(schools: readonly Stands[], now: number) {
  const of = (counted: (school: Stands) => boolean, sen: (school: Stands) => number | null) => {
    const chosen = schools.filter(counted);
    return { schools: chosen.length, amountSen: sum(chosen, (school) => sen(school) ?? 0) };
  };
  const due = ({ dueSen }: Stands) => dueSen;
  const isOwed = ({ level, end }: Stands) => level !== 'none' && end <= now;
  const endsWithin = (days: number) => of(({ end }) => end > now && end <= now + days * 86_400_000, due);
  const graceDay = ({ end }: Stands) => Math.floor((now - end) / 86_400_000) + 1;
  const inGrace = (from: number, to: number) =>
    of(
      (school) =>
        isOwed(school) &&
        school.level === 'grace_period' &&
        graceDay(school) >= from &&
        graceDay(school) <= to,
      due,
    );
  return {
    monthly: of(
      ({ end, monthlySen }) => end > now && monthlySen !== null,
      ({ monthlySen }) => monthlySen,
    ),
    grace: of((school) => isOwed(school) && school.level === 'grace_period', due),
    ...{ atRisk30: endsWithin(30), atRisk60: endsWithin(60), atRisk90: endsWithin(90) },
    ages: [
      { age: '1-3', ...inGrace(1, 3) },
      { age: '4-7', ...inGrace(4, 7) },
      { age: '8-14', ...inGrace(8, 999) },
      { age: 'limited', ...of((school) => isOwed(school) && school.level === 'limited', due) },
      { age: 'locked', ...of((school) => isOwed(school) && school.level === 'locked', due) },
    ],
  };
}

describe('What stands over all schools', () => {
  const byCode = (a: Stands, b: Stands) => (a.code < b.code ? -1 : 1);

  async function expectDerived(when: string, now: number): Promise<void> {
    const right = await derived(now);
    expect({ when, schools: (await listed()).toSorted(byCode) }).toEqual({
      ...{ when, schools: right.toSorted(byCode) },
    });
    expect({ when, ...(await ofFinance('figures')) }).toMatchObject({ when, ...summedUp(right, now) });
  }

  it(
    'is what the facts of each say, before and after the sweep, and where an older release wrote them',
    async () => {
      for (let seed = 1; seed <= HISTORIES * 2; seed++) await tellRandomStory(seed);
      await rowsOf(
        t.database,
        `INSERT INTO plan_prices (plan_code, term_months, valid_from, amount_sen)
         VALUES ('t60', 12, '2026-06-01T00:00:00+08:00', 160001), ('t60', 1, '2026-12-10T00:00:00+08:00', 16001)`,
      );
      for (const day of ['2026-11-22', '2026-12-01', '2027-01-20', '2027-05-01', '2028-02-01']) {
        const now = local(`${day} 10:00`);
        await t.clockAt(new Date(now).toISOString());
        await expectDerived(`${day}, before the sweep`, now);
        await t.call('post', '/api/test/run-due').expect(200);
        await expectDerived(`${day}, after the sweep`, now);
      }
      await rowsOf(
        t.database,
        'UPDATE subscriptions SET facts_version = facts_version + 1, planned_version = facts_version + 1',
      );
      await expectDerived('an older release', local('2028-02-01 10:00'));
    },
    LIMIT_MS,
  );
});
