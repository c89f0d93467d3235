import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-messages';
import { showToast } from '../../ui/toast';
import { readAllNotifications, readNotification } from './api';
import { notificationsKey } from './queries';

/** Marks one as read, or all of them. */
export function useReading() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | 'all') => (id === 'all' ? readAllNotifications() : readNotification(id)),
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
  return { read: mutate, readAll: () => mutate('all'), isPending };
}
