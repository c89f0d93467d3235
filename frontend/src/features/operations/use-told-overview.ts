import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The figures of the platform and its schedules are told to the page as they change. */
export function useToldOverview(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    void import('./follow-overview').then(({ followOverview }) => followOverview(queries, left.signal));
    return () => left.abort();
  }, [queries]);
}
