import { queryClient } from '../../../api/query-client';
import type { OutboxKind } from '../../../records/outbox/outbox-kind';
import { paths } from '../../../site/paths';
import { weekSearch } from '../week/week-stepper';
import { weekCommands } from './call-week';
import { weekSendingKind } from './week-command';

/** Weeks whose sending waits on the device. */
export const waitingSendings: OutboxKind = {
  name: weekSendingKind,
  async read(name) {
    const kept = await weekCommands.read(name);
    if (!kept) return undefined;
    const { day, week, plans } = kept.command;
    const title = `Hantar ${plans.length} RPH: ${week}`;
    return {
      ...{ name, title, editedAt: kept.editedAt, standing: kept.standing },
      address: `${paths.lessonPlans}${weekSearch(day)}`,
      text: [title, ...plans.map((plan) => plan.title)].join('\n'),
    };
  },
  send: weekCommands.send,
  afterSending: () => queryClient.invalidateQueries({ queryKey: ['lesson-plans'] }),
};
