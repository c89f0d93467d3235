import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readDraft } from '../../../records/open-record';
import { type Command, commandsOfKind } from '../../../records/outbox/command-store';
import { useOutboxChanges } from '../../../records/outbox/outbox-changes';
import { type KeptWhole, wholeCommandsOf } from '../../../records/outbox/whole-commands';
import { waits } from '../../../records/refusal';
import type { Owner } from '../../../session/owner';
import type { PlanFields } from '../plan';
import { planKind } from '../plan-kind';
import type { MyWeek } from '../week/calls';
import { type SentWeek } from './calls';
import { type WeekCommand, weekOf } from './week-command';

/** A week as this device has it: in the words that were written here, with what waits here to be sent. */
export type WeekHere = Readonly<{
  week: MyWeek;
  sent: SentWeek | undefined;
  /** Plans whose words the server has not got yet. */
  written: ReadonlySet<string>;
  waiting: readonly KeptWhole<WeekCommand>[];
}>;

export type KeptOfWeek = Readonly<{ texts: Command<PlanFields>[]; sendings: KeptWhole<WeekCommand>[] }>;

const nothing: KeptOfWeek = { texts: [], sendings: [] };

export function useWeekHere(owner: Owner, week: MyWeek, sent: SentWeek | undefined): WeekHere {
  const kept = useKeptOfWeek(owner, week.week);
  return useMemo(() => weekHere(week, sent, kept), [week, sent, kept]);
}

/** What this device keeps of the week that begins on a day. */
export function useKeptOfWeek(owner: Owner, firstDay: string): KeptOfWeek {
  useOutboxChanges();
  const { data = nothing } = useQuery({
    queryKey: ['outbox', 'week', owner, firstDay],
    queryFn: async () => {
      const [texts, sendings] = await Promise.all([
        commandsOfKind<PlanFields>(owner, planKind.name),
        wholeCommandsOf<WeekCommand>(weekOf(owner, firstDay)),
      ]);
      return { texts, sendings };
    },
    gcTime: 0,
    networkMode: 'always',
    staleTime: 0,
  });
  return data;
}

export function weekHere(
  week: MyWeek,
  sent: SentWeek | undefined,
  { texts, sendings }: KeptOfWeek,
): WeekHere {
  // The last one that was written stands, and is the first here.
  const byPlan = new Map(texts.toReversed().map(({ name, kept }) => [name.recordId, kept]));
  const waiting = sendings.filter(({ standing }) => !standing || waits(standing));
  const toGo = new Set(waiting.flatMap(({ command }) => command.plans.map(({ planId }) => planId)));
  const plans = week.plans.map((plan) => {
    const kept = byPlan.get(plan.id);
    return kept ? { ...plan, ...readDraft(planKind, kept, plan).text } : plan;
  });
  return {
    week: byPlan.size > 0 ? { ...week, plans } : week,
    sent: sent && {
      ...sent,
      plans: sent.plans.map((plan) => (toGo.has(plan.planId) ? { ...plan, isWaiting: true } : plan)),
    },
    written: new Set(byPlan.keys()),
    waiting,
  };
}
