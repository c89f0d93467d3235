import { type DisputeFact, isDispute, isTaking, type PaymentFact, type RefundFact } from './payment-fact.js';
import { distinctTakings, type Takings, takingsOf } from './takings.js';

/** A fact, and the invoice whose bill it speaks of. */
export type MoneyFact = PaymentFact & Readonly<{ invoiceId: string }>;
type Success = Extract<PaymentFact, { kind: 'payment-succeeded' }>;
/** `goneAt`: since when nothing of the payment counts any more; null while a part of it does. */
type CountedSuccess = Success & Readonly<{ goneAt: number | null }>;
export type CountedFact = Exclude<PaymentFact, Success> | CountedSuccess;
export type DisputeState = 'none' | 'opened' | 'won' | 'lost';

/** What became of the money of one payment that succeeded, in sen; instants in epoch milliseconds. */
export type PaymentMoney = Readonly<{
  provider: string;
  paymentId: string;
  invoiceId: string;
  paidAt: number;
  paidSen: number;
  /** Told twice it counts once, with the larger amount; never more than was paid. */
  refundedSen: number;
  /** Ordered at the provider, and neither given back nor failed. */
  pendingSen: number;
  /** What was said to be given back beyond what was paid: a mistake of somebody. */
  excessSen: number;
  /** A refund was told, and came to nothing. */
  hasFailedRefund: boolean;
  /** Of all its disputes: one that was lost before one that is open. */
  dispute: DisputeState;
  hasOpenDispute: boolean;
  /** What the bank took back with disputes that were lost. */
  lostSen: number;
  /** Paid, less what was given back or lost. */
  keptSen: number;
  /** Of what is kept, what open disputes may still take. */
  atStakeSen: number;
}>;

/** The one sum of money that everything else is read from, oldest payment first: facts in any order, told any number of times. */
export function foldMoney(facts: readonly MoneyFact[]): PaymentMoney[] {
  return [...byPayment(facts).values()]
    .flatMap(foldPayment)
    .toSorted((a, b) => a.paidAt - b.paidAt || (a.paymentId < b.paymentId ? -1 : 1));
}

/**
 * One thing that happened to the money of a payment. `amountSen`: what it speaks of; null where nobody told, and of a
 * refund that changes nothing. `movedSen`: by how much more of it was kept since, or less.
 */
export type MoneyStep = Readonly<{ fact: PaymentFact; amountSen: number | null; movedSen: number }>;

/** The same sum step by step, in the order of time: of each payment they add up to what is kept of it. */
export function moneySteps(facts: readonly PaymentFact[]): MoneyStep[] {
  return [...byPayment(facts).values()].flatMap(stepsOf).toSorted((a, b) => a.fact.at - b.fact.at);
}

/** Whom the credit notes name that nobody wrote: money went back to the school, or to its bank. */
export const OF_REFUND = 'refund';
export const OF_DISPUTE = 'dispute';
const FOLLOWING: readonly string[] = [OF_REFUND, OF_DISPUTE];

/** What the credit notes of an invoice have to add up to, so that invoiced less credited is what is kept for it. */
export function creditOwed(amountSen: number, payments: readonly PaymentMoney[]): number {
  const returned = sumOf(payments, ({ refundedSen, lostSen }) => refundedSen + lostSen);
  const overpaid = Math.max(0, sumOf(payments, ({ paidSen }) => paidSen) - amountSen);
  return Math.min(amountSen, Math.max(0, returned - overpaid));
}

type Note = Readonly<{ id: string; actor: string; amountSen: number }>;

/**
 * What the notes of an invoice lack of what they have to add up to. Those that follow money go where they are more
 * than that (a dispute was won after all, a refund failed, another payment is kept): the one of just that amount, else
 * the newest. What somebody wrote stays, and counts towards it. `standing`: newest first.
 */
export function noteChanges(owedSen: number, standing: readonly Note[]) {
  const following = standing.filter(({ actor }) => FOLLOWING.includes(actor));
  const takenBack = tooMany(following, sumOf(following, ({ amountSen }) => amountSen) - owedSen);
  const creditedSen =
    sumOf(standing, ({ amountSen }) => amountSen) - sumOf(takenBack, (note) => note.amountSen);
  return { takenBack, creditedSen, lackingSen: Math.max(0, owedSen - creditedSen) };
}

function tooMany(following: readonly Note[], excessSen: number): Note[] {
  const exact = following.find(({ amountSen }) => amountSen === excessSen);
  if (exact) return [exact];
  const takenBack: Note[] = [];
  for (const note of following) {
    if (sumOf(takenBack, ({ amountSen }) => amountSen) >= excessSen) break;
    takenBack.push(note);
  }
  return takenBack;
}

/** The facts of payments for who counts days: each success says since when its payment counts no more. */
export function countedFacts(facts: readonly PaymentFact[]): CountedFact[] {
  return [...byPayment(facts).values()].flatMap((told) => {
    const paidSen = successOf(told)?.amountSen ?? 0;
    const goneAt = takingsOf(told, paidSen).reach(paidSen);
    const others = told.filter((fact) => !isTaking(fact));
    return [
      ...others.map((fact) => (isSuccess(fact) ? { ...fact, goneAt } : fact)),
      ...distinctTakings(told),
    ];
  });
}

function byPayment<Fact extends PaymentFact>(facts: readonly Fact[]): Map<string, Fact[]> {
  return Map.groupBy(facts, ({ provider, paymentId }) => JSON.stringify([provider, paymentId]));
}

function foldPayment(facts: readonly MoneyFact[]): PaymentMoney[] {
  const success = successOf(facts);
  if (!success) return [];
  const { provider, paymentId, invoiceId, at: paidAt, amountSen: paidSen } = success;
  return [
    { provider, paymentId, invoiceId, paidAt, paidSen, ...splitOf(paidSen, takingsOf(facts, paidSen)) },
  ];
}

function splitOf(paidSen: number, { returnedSen, pendingSen, hasFailedRefund, disputes }: Takings) {
  const takenBy = (state: 'opened' | 'lost') =>
    sumOf(
      disputes.filter((dispute) => dispute.state === state),
      ({ amountSen }) => amountSen,
    );
  const refundedSen = Math.min(paidSen, returnedSen);
  const lostSen = Math.min(paidSen - refundedSen, takenBy('lost'));
  const keptSen = paidSen - refundedSen - lostSen;
  const atStakeSen = Math.min(keptSen, takenBy('opened'));
  const hasOpenDispute = disputes.some(({ state }) => state === 'opened');
  const sums = {
    refundedSen,
    pendingSen,
    excessSen: returnedSen - refundedSen,
    lostSen,
    keptSen,
    atStakeSen,
  };
  return { ...sums, hasFailedRefund, hasOpenDispute, dispute: wordFor(disputes) };
}

function wordFor(disputes: Takings['disputes']): DisputeState {
  const states = new Set(disputes.map(({ state }) => state));
  if (states.has('lost')) return 'lost';
  if (states.has('opened')) return 'opened';
  return states.size > 0 ? 'won' : 'none';
}

function successOf<Fact extends PaymentFact>(facts: readonly Fact[]): (Fact & Success) | undefined {
  return facts.filter(isSuccess).toSorted((a, b) => a.at - b.at || b.amountSen - a.amountSen)[0];
}

function isSuccess<Fact extends PaymentFact>(fact: Fact): fact is Fact & Success {
  return fact.kind === 'payment-succeeded';
}

/** Its success comes first, also where a provider's clock says that something went before it. */
function stepsOf(facts: readonly PaymentFact[]): MoneyStep[] {
  const success = successOf(facts);
  const paidSen = success?.amountSen ?? 0;
  const takings = distinctTakings(facts).toSorted((a, b) => a.at - b.at);
  const known = (count: number) => takingsOf(takings.slice(0, count), paidSen);
  const paid = success ? [{ fact: success, amountSen: paidSen, movedSen: paidSen }] : [];
  const taken = takings.map((fact, index) => stepOf(fact, paidSen, known(index), known(index + 1)));
  return [...paid, ...taken];
}

function stepOf(fact: RefundFact | DisputeFact, paidSen: number, before: Takings, after: Takings): MoneyStep {
  const [{ keptSen: was, refundedSen }, { keptSen: is }] = [
    splitOf(paidSen, before),
    splitOf(paidSen, after),
  ];
  const movedSen = is - was;
  if (isDispute(fact)) {
    const leftSen = paidSen - refundedSen;
    return { fact, amountSen: Math.min(fact.amountSen ?? leftSen, leftSen), movedSen };
  }
  if (fact.kind === 'refund-pending') return { fact, amountSen: fact.amountSen, movedSen };
  const changedSen = Math.abs(after.returnedSen - before.returnedSen);
  return { fact, amountSen: changedSen === 0 ? null : changedSen, movedSen };
}

/** Whether it stands in a list of what happened: a part that is told again as a total, or as one of it, adds nothing. */
export function isListed({ fact, amountSen }: MoneyStep): boolean {
  return fact.kind !== 'refund' || amountSen !== null;
}

function sumOf<Item>(items: readonly Item[], sen: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + sen(item), 0);
}
