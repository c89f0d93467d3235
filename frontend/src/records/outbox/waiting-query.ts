import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Owner } from '../../session/owner';
import { heldNames } from '../locks';
import { commandLock } from './command-lock';
import { useOutboxChanges } from './outbox-changes';
import type { OutboxKind, Waiting } from './outbox-kind';
import { countOfOthers, listWaiting } from './send-commands';

/** What was tried in vain, and what a tab left that died. A text that is just being written is on its way. */
async function listLeft(owner: Owner, kinds: readonly OutboxKind[]): Promise<Waiting[]> {
  const [waiting, held] = await Promise.all([listWaiting(owner, kinds), heldNames()]);
  return waiting.filter(({ name, standing }) => standing !== undefined || !held.has(commandLock(name)));
}

function waitingQuery(owner: Owner, kinds: readonly OutboxKind[]) {
  return queryOptions({
    queryKey: ['outbox', owner, kinds.map(({ name }) => name)],
    queryFn: async () => ({ own: await listLeft(owner, kinds), ofOthers: await countOfOthers(owner) }),
    // Read anew by every page: what was sent a moment ago must not be shown as waiting.
    gcTime: 0,
    networkMode: 'always',
    staleTime: 0,
  });
}

const nothing: { own: Waiting[]; ofOthers: number } = { own: [], ofOthers: 0 };

/** What waits on this device, as it is now. */
export function useWaiting(owner: Owner, kinds: readonly OutboxKind[]) {
  useOutboxChanges();
  return useQuery(waitingQuery(owner, kinds)).data ?? nothing;
}
