import type { OutboxKind } from '../../../records/outbox/outbox-kind';

const fetched = async () => (await import('./waiting-lesson-verdicts')).waitingLessonVerdicts;

/** Fetched once something of it waits: most pages never write it. */
export const verdictsOutbox: OutboxKind = {
  name: 'verdict',
  queryKey: ['lesson-plans'],
  read: async (command) => (await fetched()).read(command),
  send: async (command) => (await fetched()).send(command),
};
