import { ApiError } from '../../../api/api-error';
import type { Draft, KeptDraft } from '../../../records/open-record';
import { commandLock } from '../../../records/outbox/command-lock';
import {
  type CommandName,
  dropIfSame,
  keepCommand,
  readCommand,
} from '../../../records/outbox/command-store';
import { failureEvent, type Standing } from '../../../records/refusal';
import type { Owner } from '../../../session/owner';
import { isSharedDevice } from '../../../site/shared-device';
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

/** To the server. Taken back, it is there no more, whether it ever was. */
async function callFor({ planId, verdictId: id, version, verdict, comments, isTakenBack }: VerdictCommand) {
  if (!isTakenBack) return judgePlan(planId, { id, verdict, version, comments: [...comments] });
  return takeBackVerdict(planId, id).catch((failure) => {
    if (failure instanceof ApiError && failure.code === 'NOT_FOUND') return undefined;
    throw failure;
  });
}

function draftOf(command: VerdictCommand, standing: Standing | null): Draft<VerdictCommand> {
  return {
    ...{ text: command, base: { version: null, fields: command, savedAt: null }, unanswered: [] },
    ...{ editedAt: new Date().toISOString(), standing },
  };
}

/** Sends what waits under the name, one at a time in whichever tab: what takes a verdict back arrives after it. What the
 * server says to it; undefined once it has it. */
export function sendVerdict(name: CommandName): Promise<Standing | undefined> {
  return inTurn(name, async () => {
    const kept = await readCommand<VerdictCommand>(name);
    if (!kept) return undefined;
    const command = wholeVerdict(kept);
    const standing = await standingAfter(command);
    if (standing === undefined) await dropIfSame(name, command);
    else await keepCommand(name, (known) => known && draftOf(wholeVerdict(known), standing));
    return standing;
  });
}

async function inTurn<Result>(name: CommandName, run: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return run();
  return navigator.locks.request(`${commandLock(name)}/sending`, run);
}

/** A command is written whole, once. */
export function wholeVerdict(kept: KeptDraft<object>): VerdictCommand;
export function wholeVerdict({ text }: KeptDraft<object>): unknown {
  return text;
}

export async function standingAfter(command: VerdictCommand): Promise<Standing | undefined> {
  try {
    await callFor(command);
    return undefined;
  } catch (failure) {
    const event = failureEvent(failure);
    return event.type === 'failed' ? event.problem : 'conflict';
  }
}

/** Puts it on the device. On one that others use, too, nothing is kept. */
export async function keepVerdict(name: CommandName, command: VerdictCommand): Promise<void> {
  if (isSharedDevice()) throw new Error('Nothing is kept on a shared device.');
  await keepCommand(name, () => draftOf(command, null));
}
