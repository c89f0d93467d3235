import type { OutboxKind } from '../../../records/outbox/outbox-kind';

const fetched = async () => (await import('./waiting-yearly-verdicts')).waitingYearlyVerdicts;

/** Fetched once something of it waits: most pages never write it. */
export const yearlyVerdictsOutbox: OutboxKind = {
  name: 'yearly-plan-verdict',
  queryKey: ['yearly-plans'],
  read: async (command) => (await fetched()).read(command),
  send: async (command) => (await fetched()).send(command),
};
