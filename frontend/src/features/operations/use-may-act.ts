import { useQuery } from '@tanstack/react-query';
import { callerQuery } from './queries';

/** Finance looks, operators act. */
export function useMayAct(): boolean {
  return useQuery(callerQuery()).data?.roles.includes('operator') ?? false;
}
