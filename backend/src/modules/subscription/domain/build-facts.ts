import { midnight } from '../../../platform/calendar/local-day.js';
import { dayOfDate } from '../../../platform/calendar/month-arithmetic.js';
import type {
  Cancellation,
  CancellationWithdrawn,
  Extension,
  FactOf,
  IntervalFact,
  PaymentPending,
  PaymentSucceeded,
  PlanChoice,
  TrialGranted,
} from './fact.js';

/** Builders with defaults, for specs. "2026-01-31" or "2026-01-31 10:30" in Malaysia -> epoch milliseconds. */
export function local(text: string): number {
  const [date = '', time = '00:00'] = text.split(' ');
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return midnight(dayOfDate({ year, month, dayOfMonth })) + (hours * 60 + minutes) * 60_000;
}

/** How many teachers plans hold; any other as many as the standard one. */
const LIMITS: Readonly<Record<string, number>> = { t20: 20, t100: 100, large: 100, big: 100 };

export function paid(
  at: string,
  { planCode = 'standard', ...with_ }: Partial<Omit<PaymentSucceeded, 'at' | 'kind'>> = {},
): PaymentSucceeded {
  return {
    kind: 'payment-succeeded',
    provider: 'simulated',
    paymentId: `paid ${at}`,
    at: local(at),
    amountSen: 12_000,
    planCode,
    teacherLimit: LIMITS[planCode] ?? 60,
    termMonths: 1,
    upgradesUntil: null,
    goneAt: null,
    ...with_,
  };
}

/** To a plan until a day, "2026-02-10". */
export function upgrade(at: string, planCode: string, until: string): PaymentSucceeded {
  return paid(at, { planCode, termMonths: 0, upgradesUntil: local(until), paymentId: `upgrade ${at}` });
}

type PaymentEvent = 'payment-failed' | 'payment-abandoned';

/** `orderEndsAt`: "2026-02-10", left out where no end of its order is known. */
export function pendingOf(
  { provider, paymentId }: Pick<PaymentSucceeded, 'provider' | 'paymentId'>,
  at: string,
  orderEndsAt?: string,
): PaymentPending {
  const ends = orderEndsAt === undefined ? null : local(orderEndsAt);
  return { kind: 'payment-pending', provider, paymentId, at: local(at), orderEndsAt: ends };
}

export function ofPayment<Kind extends PaymentEvent>(
  { provider, paymentId }: Pick<PaymentSucceeded, 'provider' | 'paymentId'>,
  kind: Kind,
  at: string,
) {
  return { kind, provider, paymentId, at: local(at) };
}

/** As billing hands it over once all of it was given back or taken by the bank. */
export function takenBack(payment: PaymentSucceeded, at: string): PaymentSucceeded {
  return { ...payment, goneAt: local(at) };
}

export function trial(at: string, days = 30): TrialGranted {
  return { kind: 'trial-granted', id: `trial ${at}`, at: local(at), days };
}

export function extension(at: string, days: number): Extension {
  return {
    kind: 'extension',
    id: `extension ${at}`,
    at: local(at),
    days,
    reason: 'Cheque on its way',
    by: 'operator',
  };
}

export function cancellation(at: string, mode: Cancellation['mode']): Cancellation {
  return { kind: 'cancellation', id: `cancellation ${at}`, at: local(at), mode };
}

export function withdrawal(at: string): CancellationWithdrawn {
  return { kind: 'cancellation-withdrawn', id: `withdrawal ${at}`, at: local(at) };
}

export function planChoice(at: string, planCode: string): PlanChoice {
  return { kind: 'plan-choice', id: `choice ${at}`, at: local(at), planCode };
}

export function interval<Kind extends IntervalFact['kind']>(
  kind: Kind,
  from: string,
  until: string | null,
  id = `${kind} ${from}`,
): FactOf<'suspension' | 'enforcement-off'> {
  return { kind, id, from: local(from), until: until === null ? null : local(until) };
}
