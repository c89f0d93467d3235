import type { PaymentFact } from './payment-fact.js';

/** A fact, and the invoice whose bill it speaks of. */
export type MoneyFact = PaymentFact & Readonly<{ invoiceId: string }>;
type Succeeded<Fact extends PaymentFact> = Fact & Extract<PaymentFact, { kind: 'payment-succeeded' }>;
type RefundFact = Extract<PaymentFact, { kind: 'refund' }>;
/** `amountSen`: what it added to what was given back before; `returnedSen`: all that was given back with it. */
export type Return = RefundFact & Readonly<{ returnedSen: number }>;
export type CountedFact = Exclude<PaymentFact, RefundFact> | Return;
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
  /** What was said to be given back beyond that: a mistake of somebody. */
  excessSen: number;
  dispute: DisputeState;
  /** What the bank took back with a dispute that was lost. */
  lostSen: number;
  /** Paid, less what was given back or lost. */
  keptSen: number;
}>;

/** The one sum of money that everything else is read from, oldest payment first: facts in any order, told any number of times. */
export function foldMoney(facts: readonly MoneyFact[]): PaymentMoney[] {
  return [...byPayment(facts).values()]
    .flatMap(foldPayment)
    .toSorted((a, b) => a.paidAt - b.paidAt || (a.paymentId < b.paymentId ? -1 : 1));
}

/** One thing that happened to the money of a payment. `movedSen`: by how much more of it was kept since, or less. */
export type MoneyStep = Readonly<{ fact: CountedFact; amountSen: number; movedSen: number }>;

/** Whom the credit notes name that nobody wrote: money went back to the school, or to its bank. */
export const OF_REFUND = 'refund';
export const OF_DISPUTE = 'dispute';
const FOLLOWING: readonly string[] = [OF_REFUND, OF_DISPUTE];

const DISPUTES = ['dispute-opened', 'dispute-won', 'dispute-lost'] as const;

/** The same sum step by step, in the order of time: of each payment they add up to what is kept of it. */
export function moneySteps(facts: readonly PaymentFact[]): MoneyStep[] {
  return [...byPayment(facts).values()].flatMap(stepsOf).toSorted((a, b) => a.fact.at - b.fact.at);
}

/** What the credit notes of an invoice have to add up to, so that invoiced less credited is what is kept for it. */
export function creditOwed(amountSen: number, payments: readonly PaymentMoney[]): number {
  const returned = sumOf(payments, ({ refundedSen, lostSen }) => refundedSen + lostSen);
  const overpaid = Math.max(0, sumOf(payments, ({ paidSen }) => paidSen) - amountSen);
  return Math.min(amountSen, Math.max(0, returned - overpaid));
}

type Note = Readonly<{ id: string; actor: string; amountSen: number }>;

/**
 * What the notes of an invoice lack of what they have to add up to. Those that follow money go, newest first, where
 * they are more than that: a dispute was won after all, or another payment is kept. What somebody wrote stays, and
 * counts towards it. `standing`: newest first.
 */
export function noteChanges(owedSen: number, standing: readonly Note[]) {
  const takenBack: Note[] = [];
  const following = standing.filter(({ actor }) => FOLLOWING.includes(actor));
  let followingSen = sumOf(following, ({ amountSen }) => amountSen);
  for (const note of following) {
    if (followingSen <= owedSen) break;
    takenBack.push(note);
    followingSen -= note.amountSen;
  }
  const creditedSen =
    sumOf(standing, ({ amountSen }) => amountSen) - sumOf(takenBack, (note) => note.amountSen);
  return { takenBack, creditedSen, lackingSen: Math.max(0, owedSen - creditedSen) };
}

export function wasLost({ dispute }: PaymentMoney): boolean {
  return dispute === 'lost';
}

/** The facts of payments for who counts days: what was given back stands as `returnsOf` lists it. */
export function countedFacts(facts: readonly PaymentFact[]): CountedFact[] {
  return [...byPayment(facts).values()].flatMap((told) => [...told.filter(isNoRefund), ...returnsOf(told)]);
}

/**
 * The one list of what was given back of a payment, in the order of time. A refund told anew counts once, with its
 * largest amount; one told under the payment's own name is all that was given back so far, not one more (CHIP and
 * Stripe tell both).
 */
export function returnsOf(facts: readonly PaymentFact[]): Return[] {
  const returns: Return[] = [];
  let [parts, whole, before] = [0, 0, 0];
  for (const refund of distinctRefunds(facts)) {
    if (refund.refundId === refund.paymentId) whole = refund.amountSen;
    else parts += refund.amountSen;
    const returnedSen = Math.max(parts, whole);
    if (returnedSen > before) returns.push({ ...refund, amountSen: returnedSen - before, returnedSen });
    before = returnedSen;
  }
  return returns;
}

function distinctRefunds(facts: readonly PaymentFact[]): RefundFact[] {
  const byId = Map.groupBy(facts.filter(isRefund), ({ refundId }) => refundId);
  return [...byId.values()]
    .flatMap((told) => {
      const [first] = told.toSorted((a, b) => a.at - b.at);
      return first ? [{ ...first, amountSen: Math.max(...told.map(({ amountSen }) => amountSen)) }] : [];
    })
    .toSorted((a, b) => a.at - b.at || (a.refundId < b.refundId ? -1 : 1));
}

function byPayment<Fact extends PaymentFact>(facts: readonly Fact[]): Map<string, Fact[]> {
  return Map.groupBy(facts, ({ provider, paymentId }) => JSON.stringify([provider, paymentId]));
}

function isRefund(fact: PaymentFact): fact is RefundFact {
  return fact.kind === 'refund';
}

function isNoRefund(fact: PaymentFact): fact is Exclude<PaymentFact, RefundFact> {
  return fact.kind !== 'refund';
}

function foldPayment(facts: readonly MoneyFact[]): PaymentMoney[] {
  const success = successOf(facts);
  if (!success) return [];
  const { provider, paymentId, invoiceId, at: paidAt, amountSen: paidSen } = success;
  const toldSen = returnsOf(facts).at(-1)?.returnedSen ?? 0;
  return [
    { provider, paymentId, invoiceId, paidAt, paidSen, ...splitOf(paidSen, toldSen, disputeOf(facts)) },
  ];
}

function splitOf(paidSen: number, toldSen: number, dispute: DisputeState) {
  const refundedSen = Math.min(paidSen, toldSen);
  const excessSen = toldSen - refundedSen;
  const lostSen = dispute === 'lost' ? paidSen - refundedSen : 0;
  return { refundedSen, excessSen, dispute, lostSen, keptSen: paidSen - refundedSen - lostSen };
}

function successOf<Fact extends PaymentFact>(facts: readonly Fact[]): Succeeded<Fact> | undefined {
  return facts.filter(isSuccess).toSorted((a, b) => a.at - b.at || b.amountSen - a.amountSen)[0];
}

function isSuccess<Fact extends PaymentFact>(fact: Fact): fact is Succeeded<Fact> {
  return fact.kind === 'payment-succeeded';
}

/** Its success comes first, also where a provider's clock says that something went before it. */
function stepsOf(facts: readonly PaymentFact[]): MoneyStep[] {
  const success = successOf(facts);
  const inTime = facts.filter(isNoRefund).toSorted((a, b) => a.at - b.at);
  const disputes = DISPUTES.flatMap((kind) => inTime.find((fact) => fact.kind === kind) ?? []);
  const after = [...returnsOf(facts), ...disputes].toSorted((a, b) => a.at - b.at);
  const steps: CountedFact[] = success ? [success, ...after] : after;
  return steps.map((fact, index) => {
    const [before, now] = [keptAfter(steps.slice(0, index)), keptAfter(steps.slice(0, index + 1))];
    const amountSen = 'amountSen' in fact ? fact.amountSen : Math.max(before, now);
    return { fact, amountSen, movedSen: now - before };
  });
}

function keptAfter(steps: readonly CountedFact[]): number {
  const [first] = steps;
  if (first?.kind !== 'payment-succeeded') return 0;
  const told = steps.map((fact) => (fact.kind === 'refund' ? fact.returnedSen : 0));
  return splitOf(first.amountSen, Math.max(...told), disputeOf(steps)).keptSen;
}

/** A dispute that was won is over, whatever else is told of it. */
function disputeOf(facts: readonly Pick<PaymentFact, 'kind'>[]): DisputeState {
  const kinds = new Set(facts.map(({ kind }) => kind));
  if (kinds.has('dispute-won')) return 'won';
  if (kinds.has('dispute-lost')) return 'lost';
  return kinds.has('dispute-opened') ? 'opened' : 'none';
}

function sumOf<Item>(items: readonly Item[], sen: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + sen(item), 0);
}
