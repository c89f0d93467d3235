import type { SubscriptionFact } from '../../src/modules/subscription/domain/fact.js';
import { dateOf, dayOfMonth, type LocalDate, nextDay, plusDays, plusMonths } from './calendar.js';

export type Kind<Name extends SubscriptionFact['kind']> = Extract<SubscriptionFact, { kind: Name }>;
export type Coverage = { end: LocalDate; anchor: number; by: 'payment' | 'trial' | 'cancellation' };
export type Point = {
  at: number;
  order: string;
  by: Coverage['by'];
  apply(before: Coverage | null): Coverage | null;
};

export function pointsOf(facts: readonly SubscriptionFact[]): Point[] {
  const trials = distinct(pick(facts, 'trial-granted'), (fact) => fact.id);
  const cancellations = distinct(pick(facts, 'cancellation'), (fact) => fact.id);
  return [
    ...paymentPoints(facts),
    ...trials.map((fact) => trialPoint(fact)),
    ...cancellations.filter(({ mode }) => mode === 'immediate').map((fact) => cancellationPoint(fact)),
  ].sort((a, b) => a.at - b.at || (a.order < b.order ? -1 : 1));
}

export function fold(points: readonly Point[]): Coverage | null {
  return points.reduce<Coverage | null>((before, point) => point.apply(before), null);
}

function paymentPoints(facts: readonly SubscriptionFact[]): Point[] {
  const terms = firstSuccesses(facts).filter(({ upgradesUntil }) => upgradesUntil === null);
  return terms.map((first) => ({
    at: first.at,
    order: `${first.provider}|${first.paymentId}`,
    by: 'payment',
    apply: (before) => granted(before, first, takenBackOn(first, facts)),
  }));
}

export function firstSuccesses(facts: readonly SubscriptionFact[]): Kind<'payment-succeeded'>[] {
  const paid = pick(facts, 'payment-succeeded').sort((a, b) => a.at - b.at);
  return distinct(paid, (fact) => `${fact.provider}|${fact.paymentId}`);
}

/**
 * A grant is truncated at the midnight after the day on which it was taken back, and that midnight's day is the
 * anchor from then on. Taken back before it began it leaves everything as if it had never been.
 */
export function granted(
  before: Coverage | null,
  { at, termMonths }: Kind<'payment-succeeded'>,
  takenBack: LocalDate | null,
): Coverage | null {
  const paymentDay = dateOf(at);
  const stacks = before !== null && before.end >= paymentDay;
  const start = stacks ? before.end : paymentDay;
  const anchor = stacks ? before.anchor : dayOfMonth(start);
  const end = plusMonths(start, termMonths, anchor);
  const hasBegun = takenBack === null || takenBack >= start;
  if (!hasBegun) return before;
  const isOver = takenBack === null || takenBack >= end;
  if (isOver) return { end, anchor, by: 'payment' };
  const midnightAfter = nextDay(takenBack);
  return { end: midnightAfter, anchor: dayOfMonth(midnightAfter), by: 'payment' };
}

/** The day on which the payment was taken back, for good or while it is disputed. */
export function takenBackOn(
  payment: Kind<'payment-succeeded'>,
  facts: readonly SubscriptionFact[],
): LocalDate | null {
  const of = <Fact extends { provider: string; paymentId: string }>(fact: Fact) =>
    fact.provider === payment.provider && fact.paymentId === payment.paymentId;
  const times: number[] = [];
  let sum = 0;
  const refunds = distinct(
    pick(facts, 'refund')
      .filter(of)
      .sort((a, b) => a.at - b.at),
    (fact) => fact.refundId,
  );
  for (const refund of refunds) {
    sum += refund.amountSen;
    if (sum >= payment.amountSen) {
      times.push(refund.at);
      break;
    }
  }
  const won = pick(facts, 'dispute-won').some(of);
  const disputes = [...pick(facts, 'dispute-opened'), ...pick(facts, 'dispute-lost')].filter(of);
  if (!won) times.push(...disputes.map((fact) => fact.at));
  return times.length === 0 ? null : dateOf(Math.min(...times));
}

function trialPoint({ at, days, id }: Kind<'trial-granted'>): Point {
  return {
    at,
    order: id,
    by: 'trial',
    apply(before) {
      const day = dateOf(at);
      const running = before !== null && before.end >= day ? before : null;
      const end = plusDays(running?.end ?? day, days);
      return { end, anchor: dayOfMonth(end), by: running?.by ?? 'trial' };
    },
  };
}

function cancellationPoint({ at, id }: Kind<'cancellation'>): Point {
  return {
    at,
    order: id,
    by: 'cancellation',
    apply(before) {
      const end = nextDay(dateOf(at));
      if (!before || before.end < end) return before;
      return { ...before, end, anchor: dayOfMonth(end) };
    },
  };
}

export function latest(one: LocalDate, other: LocalDate | null): LocalDate {
  return other !== null && other > one ? other : one;
}

export function pick<Name extends SubscriptionFact['kind']>(
  facts: readonly SubscriptionFact[],
  kind: Name,
): Kind<Name>[] {
  return facts.filter((fact): fact is Kind<Name> => fact.kind === kind);
}

export function distinct<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}
