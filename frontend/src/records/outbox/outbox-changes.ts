import { useEffect } from 'react';
import { queryClient } from '../../api/query-client';
import { onOutboxChange } from './command-store';

/** What is read from it is as it is now. */
export function useOutboxChanges(): void {
  useEffect(() => onOutboxChange(() => void queryClient.invalidateQueries({ queryKey: ['outbox'] })), []);
}
