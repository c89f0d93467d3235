import { ApiError } from '../../../api/api-error';
import type { CommandName } from '../../../records/outbox/command-store';
import { wholeCommands } from '../../../records/outbox/whole-commands';
import type { Owner } from '../../../session/owner';
import { randomUuid } from '../../../ui/random-uuid';
import { judgePlan, takeBackVerdict } from '../queries';
import type { VerdictKind } from './desk';
import type { Section, WaitingPlan } from './queue-query';

export const verdictKind = 'verdict';

/** A verdict as it waits on the device. `title`: of the plan, for a list of what waits. */
export type VerdictCommand = Readonly<{
  planId: string;
  verdictId: string;
  version: number;
  title: string;
  verdict: VerdictKind;
  comments: readonly Readonly<{ id: string; section: Section; body: string }>[];
  isTakenBack: boolean;
}>;

export function verdictOn(
  plan: Pick<WaitingPlan, 'id' | 'version' | 'subject' | 'className'>,
  verdict: VerdictKind,
  remarks: readonly (readonly [Section, string])[],
): VerdictCommand {
  return {
    ...{ planId: plan.id, verdictId: randomUuid(), version: plan.version, verdict, isTakenBack: false },
    title: `${plan.subject} · ${plan.className}`,
    comments: remarks.map(([section, body]) => ({ id: randomUuid(), section, body })),
  };
}

/** One command a verdict: what takes it back stands in its place. */
export const nameOfVerdict = (owner: Owner, { planId, verdictId }: VerdictCommand): CommandName => ({
  ...{ ...owner, kind: verdictKind, recordId: planId, window: verdictId },
});

export const verdictCommands = wholeCommands<VerdictCommand>(async (command) => {
  await (command.isTakenBack ? takeBack(command) : give(command));
  return undefined;
});

function give({ planId, verdictId: id, version, verdict, comments }: VerdictCommand) {
  return judgePlan(planId, { id, verdict, version, comments: [...comments] });
}

/** Taken back, it is there no more, whether it ever was. */
function takeBack({ planId, verdictId }: VerdictCommand) {
  return takeBackVerdict(planId, verdictId).catch((failure) => {
    if (failure instanceof ApiError && failure.code === 'NOT_FOUND') return undefined;
    throw failure;
  });
}
