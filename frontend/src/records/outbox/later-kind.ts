import type { OutboxKind } from './outbox-kind';

/** Fetched once something of it waits: most pages never write it. */
export function laterKind(name: string, fetch: () => Promise<OutboxKind>): OutboxKind {
  return {
    name,
    read: async (command) => (await fetch()).read(command),
    send: async (command) => (await fetch()).send(command),
    afterSending: async () => (await fetch()).afterSending?.(),
  };
}
