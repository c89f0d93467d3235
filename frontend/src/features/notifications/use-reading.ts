import { useChange } from '../../queries/use-change';
import { readAllNotifications, readNotification } from './api';
import { notificationsKey } from './queries';

/** Marks one as read, or all of them. */
export function useReading() {
  const one = useChange(readNotification, { stale: [notificationsKey] });
  const all = useChange(readAllNotifications, { stale: [notificationsKey] });
  return { read: one.make, readAll: () => all.make(), isPending: all.isBusy };
}
