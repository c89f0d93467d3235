import { useEffect } from 'react';
import { queryClient } from '../../api/query-client';
import { onOutboxChange } from './command-store';

/** Before whatever is read from the outbox. */
export const outboxKey = ['outbox'];

/** What is read from it is as it is now. */
export function useOutboxChanges(): void {
  useEffect(() => onOutboxChange(() => void queryClient.invalidateQueries({ queryKey: outboxKey })), []);
}
