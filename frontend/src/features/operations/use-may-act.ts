import { useQuery } from '@tanstack/react-query';
import { callerQuery } from './calls';

/** Whether the caller comes in the role whose part it is to act here. */
export function useMayAct(role: 'operator' | 'finance' = 'operator'): boolean {
  return useQuery(callerQuery()).data?.roles.includes(role) ?? false;
}
