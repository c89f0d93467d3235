import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { NotificationPreference } from './queries';

export const readNotification = (id: string) =>
  unwrap(api.POST('/api/notifications/{id}/reading', { params: { path: { id } } }));

export const readAllNotifications = () => unwrap(api.POST('/api/notifications/readings'));

export const changePreferences = (preferences: NotificationPreference[]) =>
  unwrap(api.PUT('/api/notifications/preferences', { body: { preferences } }));
