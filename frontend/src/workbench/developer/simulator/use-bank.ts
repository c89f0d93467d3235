import type { BankEvent, Scenario, Simulation } from './developer-client';
import type { Order } from './order-fields';
import { needsNewBill } from './scenario';
import { useWork } from './use-work';
import { openBill, playScenario } from './works';

type Play = { event: BankEvent; bill: Simulation['bill']; order: Order; knobs: Omit<Scenario, 'events'> };

/** Lets the bank tell something, of a new bill where the newest is paid. */
export function useBank(schoolCode: string) {
  return useWork(async ({ event, bill, order, knobs }: Play) => {
    if (needsNewBill(event, bill?.state)) await openBill(schoolCode, order);
    return playScenario(schoolCode, { ...knobs, events: [event] });
  });
}
