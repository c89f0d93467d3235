import { BillingService } from '../../src/modules/billing/index.js';
import { schoolRegistered } from '../../src/modules/schools/index.js';
import {
  type ByHand,
  Interventions,
  Policies,
  type PolicyTerms,
} from '../../src/modules/subscription/index.js';
import { Database } from '../../src/platform/database/database.js';
import { Events } from '../../src/platform/events/events.js';
import { makeMember, type TestPerson, type TestSchool } from './builders.js';
import type { TestApp } from './test-app.js';

/** "2026-01-31" or "2026-01-31 10:30" in Malaysia -> epoch milliseconds. */
export function local(text: string): number {
  const [date, time = '00:00'] = text.split(' ');
  return Date.parse(`${date}T${time}:00+08:00`);
}

export type Told = Readonly<{
  t: TestApp;
  school: TestSchool;
  mainAdmin: TestPerson;
  /** The newest bill. */
  paid: { provider: string; paymentId: string; amountSen: number };
}>;
/** One thing that happens to a school at an instant. */
export type Happening = (told: Told, at: number) => Promise<void>;

const BY: ByHand = { actor: 'operator@rekod.test', reason: 'Surat sekolah' };
const POLICY: PolicyTerms = { graceDays: 14, limitedDays: 14, trialDays: 30, trialTeacherLimit: 60 };
const MONTH = { t20: 6_000, t60: 15_000, t100: 22_000, t200: 38_000 } as const;
type PlanCode = keyof typeof MONTH;

export function pay(planCode: PlanCode = 't60', termMonths: 1 | 12 = 1): Happening {
  return async ({ t, school, paid }, at) => {
    const order = { planCode, termMonths, paidAt: at };
    const { invoiceId } = await t.app.get(BillingService).recordManualPayment(school.id, order, at);
    const amountSen = MONTH[planCode] * (termMonths === 12 ? 10 : 1);
    Object.assign(paid, { provider: 'manual', paymentId: invoiceId, amountSen });
  };
}

/** Orders the upgrade as the Admin Utama and pays it at once. */
export function upgradeTo(planCode: PlanCode): Happening {
  return async (told, at) => {
    const { t, school, mainAdmin, paid } = told;
    await t.clockAt(new Date(at).toISOString());
    const options = { host: school.host, token: mainAdmin.token };
    const order = { planCode, provider: 'simulated' };
    const { body } = await t.call('post', '/api/billing/upgrades', options).send(order).expect(201);
    const overview = await t.call('get', '/api/billing/invoices', options).expect(200);
    Object.assign(paid, {
      provider: 'simulated',
      paymentId: body.providerReference,
      amountSen: overview.body.invoices[0].amountSen,
    });
    await said({ kind: 'payment-succeeded' })(told, at);
  };
}

type Said =
  | { kind: 'payment-succeeded' | 'payment-pending' | 'payment-failed' }
  | { kind: `dispute-${'opened' | 'won' | 'lost'}` };

/** What the provider says of the newest payment. */
export function said({ kind }: Said): Happening {
  return async ({ t, paid: { provider, paymentId, amountSen } }, at) => {
    const fact =
      kind === 'payment-succeeded'
        ? { kind, paymentId, at, amountSen, currency: 'MYR' }
        : kind === 'payment-pending' || kind === 'payment-failed'
          ? { kind, paymentId, at }
          : { kind, paymentId, at, disputeId: null, amountSen: null };
    await t.app.get(BillingService).recordFacts(provider, [fact], at);
  };
}

export function refund(share = 1): Happening {
  return async ({ t, paid: { provider, paymentId, amountSen } }, at) => {
    const fact = {
      kind: 'refund',
      paymentId,
      at,
      refundId: `refund-${at}`,
      amountSen: amountSen * share,
    } as const;
    await t.app.get(BillingService).recordFacts(provider, [fact], at);
  };
}

/** As registration grants it. */
export const trial: Happening = ({ t, school }, at) =>
  t.app
    .get(Database)
    .systemTransaction(() => t.app.get(Events).emit(schoolRegistered, { schoolId: school.id, at }));

function byHand(act: (by: Interventions, schoolId: string, at: number) => Promise<void>): Happening {
  return ({ t, school }, at) => act(t.app.get(Interventions), school.id, at);
}

export const extension = (days: number) =>
  byHand((by, schoolId, at) => by.grantExtension(schoolId, { days, seenEnd: null, ...BY }, at));
export const suspension = (until: string | null = null) =>
  byHand((by, id, at) => by.suspend(id, { until: until === null ? null : local(until), ...BY }, at));
export const suspensionEnded = byHand((by, id, at) => by.endSuspension(id, BY, at));
export const enforcementOff = (until: string | null = null) =>
  byHand((by, id, at) =>
    by.switchEnforcementOff(id, { until: until === null ? null : local(until), ...BY }, at),
  );
export const enforcementOn = byHand((by, id, at) => by.switchEnforcementOn(id, BY, at));
export const cancelled = (mode: 'end-of-term' | 'immediate') =>
  byHand((by, id, at) => by.cancel(id, { mode, ...BY }, at));
export const cancellationWithdrawn = byHand((by, id, at) => by.withdrawCancellation(id, BY, at));

/** For this school alone, or for a plan. */
export function policy(terms: Partial<PolicyTerms>, from: string, planCode?: PlanCode): Happening {
  return async ({ t, school }, at) => {
    const target = planCode ? { planCode } : { schoolId: school.id };
    const order = { ...POLICY, ...terms, effectiveFrom: local(from) };
    await t.app.get(Policies).set(target, order, BY, at);
  };
}

/** A school to which all this has happened, in this order. */
export async function tell(
  t: TestApp,
  school: TestSchool,
  happenings: readonly (readonly [at: string, what: Happening])[],
): Promise<Told> {
  const mainAdmin = await makeMember(t, school, 'main_admin');
  const told: Told = { t, school, mainAdmin, paid: { provider: '', paymentId: '', amountSen: 0 } };
  for (const [at, what] of happenings) await what(told, local(at));
  return told;
}

export async function statusAt({ t, school, mainAdmin }: Told, instant: string) {
  await t.clockAt(new Date(local(instant)).toISOString());
  const options = { host: school.host, token: mainAdmin.token };
  return (await t.call('get', '/api/subscription/status', options).expect(200)).body;
}
