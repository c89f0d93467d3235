import {
  type Message,
  type SimulatedBill,
  type SimulatedEventType,
  type SimulatedOutcome,
  simulatedEvent,
} from '../../modules/billing/simulated-bank/index.js';

/** What may become of a bill, in the order in which it would happen. */
export const SCENARIO_EVENTS = [
  'payment.pending',
  'payment.failed',
  'payment.abandoned',
  'payment.succeeded',
  'refund.pending',
  'refund.succeeded',
  'refund.failed',
  'refund.cancelled',
  'dispute.opened',
  'dispute.lost',
  'dispute.won',
  'dispute.withdrawn',
] as const satisfies readonly SimulatedEventType[];

/** What a bank that misbehaves makes of its events on the way. */
export type Scenario = Readonly<{
  events: readonly SimulatedEventType[];
  /** Different events that each tell the same. */
  burst: number;
  /** How often each event is sent. */
  copies: number;
  delaySeconds: number;
  isShuffled: boolean;
  /** So many deliveries get lost at the beginning. */
  dropFirst: number;
  hasWrongSignature: boolean;
  hasWrongAmount: boolean;
  /** Refunds and disputes of half the bill. */
  isPartial: boolean;
}>;

export type Chance = Readonly<{ newId: () => string; below: (bound: number) => number }>;

/** The deliveries to make, in their order. */
export function planDeliveries(
  bill: SimulatedBill,
  scenario: Scenario,
  now: number,
  chance: Chance,
): Message[] {
  const bodies = bodiesOf(bill, scenario, now);
  const events = bodies.flatMap((body) =>
    Array.from({ length: scenario.burst }, () => ({ id: chance.newId(), body })),
  );
  const deliveries = events.flatMap((event) => Array.from({ length: scenario.copies }, () => event));
  const ordered = scenario.isShuffled ? shuffled(deliveries, chance) : deliveries;
  return ordered.slice(scenario.dropFirst);
}

/** What the books of the bank say afterwards, whatever gets lost on the way; undefined if they do not change. */
export function bookedOutcome({ events }: Scenario): SimulatedOutcome | undefined {
  if (events.includes('payment.succeeded')) return 'paid';
  if (events.includes('payment.failed')) return 'failed';
  return events.includes('payment.pending') ? 'pending' : undefined;
}

/** A second lies between one event and the next, and the last is of now. */
function bodiesOf(
  { reference: billReference, amountSen, currency }: SimulatedBill,
  { events, hasWrongAmount, isPartial }: Scenario,
  now: number,
): string[] {
  const happened = SCENARIO_EVENTS.filter((type) => events.includes(type));
  const amount = { amountSen: hasWrongAmount ? amountSen + 1 : amountSen, currency };
  return happened.map((type, index) => {
    const at = now - (happened.length - 1 - index) * 1_000;
    const part = isPartial && !type.startsWith('payment.') ? { amountSen: Math.ceil(amountSen / 2) } : {};
    const data = { billReference, ...amount, ...part, ...nameOf(type, billReference) };
    return JSON.stringify(simulatedEvent(type, at, data));
  });
}

/** Always the same of one bill. */
function nameOf(type: SimulatedEventType, billReference: string) {
  if (type.startsWith('refund.')) return { refundId: `refund-${billReference}` };
  return type.startsWith('dispute.') ? { disputeId: `dispute-${billReference}` } : {};
}

/** Fisher-Yates. */
function shuffled<T>(items: readonly T[], { below }: Chance): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
