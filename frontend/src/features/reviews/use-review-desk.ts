import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Owner } from '../../session/owner';
import { showToast } from '../../ui/toast';
import { currentPlan, type DeskPlan, openPlans } from './desk';
import { type DeskKind, ReviewDesk } from './review-desk';
import type { VerdictCommand, VerdictCommands } from './verdict-commands';
import { VerdictSender } from './verdict-sender';

/** On which plans this device has a verdict already. Not of the outbox: what is judged from now on the desk itself knows. */
export function useJudgedHere(owner: Owner, { kind, judgedHere }: VerdictCommands) {
  return useQuery({
    queryKey: ['judged-here', kind, owner],
    queryFn: () => judgedHere(owner).catch(() => new Set<string>()),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type DeskOrder<Plan extends DeskPlan> = Readonly<{
  owner: Owner;
  plans: readonly Plan[];
  /** The plan that is looked at first, if it waits. */
  wanted: string | null;
}>;

/** The desk of the page, and what of its verdicts is still on the way. */
export function useReviewDesk<Plan extends DeskPlan>(kind: DeskKind<Plan>, order: DeskOrder<Plan>) {
  const { plans } = order;
  const queries = useQueryClient();
  const [{ desk, sender }] = useState(() =>
    // What was judged waits no more, and what was refused here may have been judged by somebody else.
    deskWith(kind, order, () => void queries.invalidateQueries({ queryKey: kind.commands.queryKey })),
  );
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
  return { desk, state, sending, open: openPlans(state), current: currentPlan(state) };
}

function deskWith<Plan extends DeskPlan>(
  kind: DeskKind<Plan>,
  { owner, plans, wanted }: DeskOrder<Plan>,
  onQuiet: () => void,
) {
  const sender = new VerdictSender(owner, kind.commands, { onRefused, onQuiet });
  const desk = new ReviewDesk(kind, plans, (command) => sender.give(command), wanted);
  function onRefused(command: VerdictCommand) {
    desk.refused(command);
    void showToast({
      type: 'error',
      message: `${command.title}: semakan ini tidak diterima, mungkin sudah dihantar semula atau disemak orang lain.`,
    });
  }
  return { desk, sender };
}
