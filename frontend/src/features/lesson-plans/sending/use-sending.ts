import { useChange } from '../../../queries/use-change';
import { randomUuid } from '../../../ui/random-uuid';
import { lessonPlansKey } from '../queries';
import type { WeekItem } from '../week/week-days';
import { sendWeek, withdrawWeek } from './sent-week-query';

/** Sends plans in the versions that stand on the page; taken back while nobody has read them. */
export function useSending(day: string, onSent: () => void) {
  return useChange(
    (items: readonly WeekItem[]) =>
      sendWeek({
        ...{ id: randomUuid(), day, pressedAt: new Date().toISOString() },
        plans: items.flatMap(({ plan }) => (plan ? [{ planId: plan.id, version: plan.version }] : [])),
      }),
    {
      done: (_sent, items) => `${items.length} rancangan dihantar.`,
      stale: [lessonPlansKey],
      undo: () => withdrawWeek(day),
      refreshed: onSent,
    },
  );
}

export function useWithdrawal(day: string) {
  return useChange(() => withdrawWeek(day), {
    done: 'Rancangan yang belum dibaca ditarik balik.',
    stale: [lessonPlansKey],
  });
}
