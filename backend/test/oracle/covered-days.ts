import { dateOf, dayOfMonth, type LocalDate, nextDay, plusDays, plusMonths } from './calendar.js';
import { type Cancellation, isPaid, type Paid, type Trial } from './facts.js';
import { goneAt } from './gone.js';

/** Anything that has a kind: money facts, trials, cancellations; what moves no coverage is passed over. */
export type AnyFact = Readonly<{ kind: string }>;
/** A payment as coverage sees it; its invoice does not matter. */
export type Grant = Omit<Paid, 'invoiceId'>;
export type Coverage = { end: LocalDate; anchor: number; by: 'payment' | 'trial' | 'cancellation' };
/** Half-open: `until` is the first day that is not covered any more. */
export type Span = Readonly<{ from: LocalDate; until: LocalDate }>;
export type Point = {
  at: number;
  order: string;
  by: Coverage['by'];
  apply(before: Coverage | null): Coverage | null;
};

export function pointsOf(facts: readonly AnyFact[]): Point[] {
  const trials = distinct(
    facts.filter((fact): fact is Trial => fact.kind === 'trial-granted'),
    (fact) => fact.id,
  );
  const cancellations = distinct(
    facts.filter((fact): fact is Cancellation => fact.kind === 'cancellation'),
    (fact) => fact.id,
  );
  return [
    ...paymentPoints(facts),
    ...trials.map((fact) => trialPoint(fact)),
    ...cancellations.filter(({ mode }) => mode === 'immediate').map((fact) => cancellationPoint(fact)),
  ].sort((a, b) => a.at - b.at || (a.order < b.order ? -1 : 1));
}

export function fold(points: readonly Point[]): Coverage | null {
  return points.reduce<Coverage | null>((before, point) => point.apply(before), null);
}

/** The days themselves: what each step adds at the end, or takes from it. */
export function coveredDays(facts: readonly AnyFact[]): { spans: Span[]; end: LocalDate | null } {
  let [spans, coverage]: [Span[], Coverage | null] = [[], null];
  for (const point of pointsOf(facts)) {
    const after = point.apply(coverage);
    if (after === coverage || after === null) continue;
    const from = coverage !== null && coverage.end >= dateOf(point.at) ? coverage.end : dateOf(point.at);
    spans = after.end > from ? joined(spans, { from, until: after.end }) : cutAt(spans, after.end);
    coverage = after;
  }
  return { spans, end: coverage?.end ?? null };
}

function joined(spans: readonly Span[], added: Span): Span[] {
  const last = spans.at(-1);
  if (last?.until !== added.from) return [...spans, added];
  return [...spans.slice(0, -1), { from: last.from, until: added.until }];
}

function cutAt(spans: readonly Span[], end: LocalDate): Span[] {
  return spans
    .filter(({ from }) => from < end)
    .map(({ from, until }) => ({ from, until: until < end ? until : end }));
}

function paymentPoints(facts: readonly AnyFact[]): Point[] {
  const terms = firstSuccesses(facts).filter(({ upgradesUntil }) => upgradesUntil === null);
  return terms.map((first) => ({
    at: first.at,
    order: `${first.provider}|${first.paymentId}`,
    by: 'payment',
    apply: (before) => granted(before, first, takenBackOn(first, facts)),
  }));
}

export function firstSuccesses(facts: readonly AnyFact[]): Grant[] {
  const paid = facts.filter(isPaid).sort((a, b) => a.at - b.at);
  return distinct(paid, (fact) => `${fact.provider}|${fact.paymentId}`);
}

/**
 * A grant is truncated at the midnight after the day on which it was taken back, and that midnight's day is the
 * anchor from then on. Taken back before it began it leaves everything as if it had never been.
 */
export function granted(
  before: Coverage | null,
  { at, termMonths }: Pick<Grant, 'at' | 'termMonths'>,
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

/** The day on which refunds and disputes that stand had become the whole of the payment. */
export function takenBackOn(payment: Grant, facts: readonly AnyFact[]): LocalDate | null {
  const own = facts.filter((fact) => isOf(payment, fact));
  const gone = goneAt(payment.paymentId, payment.amountSen, own);
  return gone === null ? null : dateOf(gone);
}

function isOf({ provider, paymentId }: Grant, fact: AnyFact): boolean {
  const of = fact as Partial<Grant>;
  return of.provider === provider && of.paymentId === paymentId;
}

function trialPoint({ at, days, id }: Trial): Point {
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

function cancellationPoint({ at, id }: Cancellation): Point {
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

export function pick<Fact extends AnyFact, Name extends Fact['kind']>(
  facts: readonly Fact[],
  kind: Name,
): Extract<Fact, { kind: Name }>[] {
  return facts.filter((fact): fact is Extract<Fact, { kind: Name }> => fact.kind === kind);
}

export function distinct<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()];
}
