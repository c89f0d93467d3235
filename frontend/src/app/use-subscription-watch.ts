import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { queryClient } from '../api/query-client';
import { hearUnread, unreadKey } from '../features/notifications';
import type { Heard } from '../live/live-changes';
import { watchSubscription } from '../school/subscription/watch-subscription';
import { accessToken } from '../session/session';
import { currentHost } from '../site/host';
import { paths } from '../site/paths';
import { showToast } from '../ui/toast';

const openedMessage = 'Langganan sekolah aktif semula. Anda boleh meneruskan kerja.';

/** Keeps the status of the school pushed and polled while a layout stands. A lock sends the open page through the
 * checks again; an opening needs no reload. */
export function useSubscriptionWatch(schoolCode: string): void {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  const onLocked = useEffectEvent(() => void revalidate());
  const onOpened = useEffectEvent(() => {
    void showToast({ id: 'subscription', type: 'success', message: openedMessage });
    // Whoever was only waiting here is led back to work; the payer reads what became of the payment.
    const isWaiting = pathname + search === paths.billing(schoolCode);
    if (isWaiting && currentHost().kind === 'school') void navigate(paths.dashboard);
  });

  const onSilence = useEffectEvent(
    () => void queryClient.refetchQueries({ queryKey: unreadKey, type: 'active' }),
  );

  const onUnread = useEffectEvent(async (unread: number) => {
    // The inbox belongs to the school's own host.
    if (currentHost().kind !== 'school') return;
    await hearUnread(queryClient, unread, (link) => void navigate(link));
  });

  const onChanged = useEffectEvent(async (topics: Heard) => {
    const { hearChanges } = await import('../live/live-changes');
    hearChanges(topics);
  });

  const onSessionsEnded = useEffectEvent(async () => {
    const { checkSession } = await import('../session/sign-out');
    await checkSession();
  });

  useEffect(
    () =>
      watchSubscription({
        queries: queryClient,
        schoolCode,
        accessToken,
        onLocked,
        onOpened,
        onSilence,
        onUnread,
        onSessionsEnded,
        onChanged,
      }),
    [schoolCode],
  );
}
