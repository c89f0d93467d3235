import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import type { Owner } from '../../../session/owner';
import { showToast } from '../../../ui/toast';
import type { WaitingPlan } from './queue-query';
import { ReviewDesk } from './review-desk';
import { VerdictSender } from './verdict-sender';

/** The desk of the page, and what of its verdicts is still on the way. */
export function useReviewDesk(owner: Owner, plans: readonly WaitingPlan[]) {
  const [search] = useSearchParams();
  const [{ desk, sender }] = useState(() => deskWith(owner, plans, search.get('rancangan')));
  const state = useSyncExternalStore(desk.subscribe, desk.current);
  const sending = useSyncExternalStore(sender.subscribe, sender.current);
  const [told, setTold] = useState(plans);
  useEffect(() => {
    if (told === plans) return;
    setTold(plans);
    desk.retell(plans);
  }, [told, plans, desk]);
  const isUnsafe = sending.onPageAlone > 0;
  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);
  return { desk, state, sending };
}

function deskWith(owner: Owner, plans: readonly WaitingPlan[], wanted: string | null) {
  const sender = new VerdictSender(owner, (command) => {
    desk.refused(command);
    void showToast({
      type: 'error',
      message: `${command.title}: semakan ini tidak diterima, mungkin sudah dihantar semula atau disemak orang lain.`,
    });
  });
  const desk = new ReviewDesk(plans, (command) => sender.give(command), wanted);
  return { desk, sender };
}
