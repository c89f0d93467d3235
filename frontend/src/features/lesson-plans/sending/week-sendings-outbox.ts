import type { OutboxKind } from '../../../records/outbox/outbox-kind';

const fetched = async () => (await import('./waiting-sendings')).waitingSendings;

/** Fetched once something of it waits: most pages never write it. */
export const weekSendingsOutbox: OutboxKind = {
  name: 'week-sending',
  queryKey: ['lesson-plans'],
  read: async (command) => (await fetched()).read(command),
  send: async (command) => (await fetched()).send(command),
};
