import { useQuery } from '@tanstack/react-query';
import type { Owner } from '../../session/owner';
import type { VerdictCommands } from './verdict-commands';

/** On which plans this device has a verdict already. Not of the outbox: what is judged from now on the desk itself knows. */
export function useJudgedHere(owner: Owner, { kind, judgedHere }: VerdictCommands) {
  return useQuery({
    queryKey: ['judged-here', kind, owner],
    queryFn: () => judgedHere(owner).catch(() => new Set<string>()),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
