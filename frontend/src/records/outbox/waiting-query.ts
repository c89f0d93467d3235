import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../api/query-client';
import type { Owner } from '../../session/owner';
import { onOutboxChange } from './command-store';
import type { OutboxKind, Waiting } from './outbox-kind';
import { countOfOthers, listWaiting } from './send-commands';

const outboxKey = ['outbox'];

function waitingQuery(owner: Owner, kinds: readonly OutboxKind[]) {
  return queryOptions({
    queryKey: [...outboxKey, owner, kinds.map(({ name }) => name)],
    queryFn: async () => ({ own: await listWaiting(owner, kinds), ofOthers: await countOfOthers(owner) }),
    // Read anew by every page: what was sent a moment ago must not be shown as waiting.
    gcTime: 0,
    networkMode: 'always',
    staleTime: 0,
  });
}

const nothing: { own: Waiting[]; ofOthers: number } = { own: [], ofOthers: 0 };

/** What waits on this device, as it is now: what was tried in vain. A text that is just being written is on its way. */
export function useWaiting(owner: Owner, kinds: readonly OutboxKind[]) {
  useEffect(() => onOutboxChange(() => void queryClient.invalidateQueries({ queryKey: outboxKey })), []);
  const { own, ofOthers } = useQuery(waitingQuery(owner, kinds)).data ?? nothing;
  return { own: own.filter(({ standing }) => standing !== undefined), ofOthers };
}
