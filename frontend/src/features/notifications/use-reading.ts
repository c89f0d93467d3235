import { useChange } from '../../queries/use-change';
import { readAllNotifications, readNotification } from './calls';

/** Marks one as read, or all of them. */
export function useReading() {
  const one = useChange(readNotification, { changes: ['notifications'] });
  const all = useChange(readAllNotifications, { changes: ['notifications'] });
  return { read: one.make, readAll: () => all.make(), isPending: all.isBusy };
}
