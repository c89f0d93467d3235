import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import type { KeptDraft } from '../../records/open-record';
import { type CommandName, commandNames, isOf, readCommand } from '../../records/outbox/command-store';
import { wholeCommands } from '../../records/outbox/whole-commands';
import { refusals } from '../../records/refusal';
import type { Owner } from '../../session/owner';

export type VerdictKind = 'verified' | 'returned';

/** A verdict as it waits on the device. `title`: of the plan, for a list of what waits. */
export type VerdictCommand = Readonly<{
  planId: string;
  verdictId: string;
  version: number;
  title: string;
  verdict: VerdictKind;
  comments: readonly Readonly<{ id: string; section: string; body: string }>[];
  isTakenBack: boolean;
}>;

type Given = {
  id: string;
  verdict: VerdictKind;
  version: number;
  comments: { id: string; section: string; body: string }[];
};

/** How the verdicts of one kind of plan are given to the server, and taken back. `queryKey`: of the list of what waits. */
type VerdictCalls = Readonly<{
  queryKey: QueryKey;
  judge: (planId: string, given: Given) => Promise<unknown>;
  takeBack: (planId: string, verdictId: string) => Promise<unknown>;
}>;

/** Verdicts of one kind, kept under its name on the device until the server has them. */
export function verdictCommands(kind: string, { queryKey, judge, takeBack }: VerdictCalls) {
  const commands = wholeCommands<VerdictCommand>(async (command) => {
    const { planId, verdictId: id, verdict, version, comments } = command;
    if (command.isTakenBack) await takeBack(planId, id).catch(unlessGone);
    else await judge(planId, { id, verdict, version, comments: [...comments] });
    return undefined;
  });

  return {
    ...commands,
    ...{ kind, queryKey },

    /** One command a verdict: what takes it back stands in its place. */
    nameOf: (owner: Owner, { planId, verdictId }: VerdictCommand): CommandName => ({
      ...{ ...owner, kind, recordId: planId, window: verdictId },
    }),

    /** On which plans a verdict waits here to be sent; one that the server refused has to be given again. */
    async judgedHere(owner: Owner): Promise<ReadonlySet<string>> {
      const names = (await commandNames()).filter((name) => isOf(owner)(name) && name.kind === kind);
      const waiting = await Promise.all(names.map((name) => readCommand<VerdictCommand>(name)));
      return new Set(waiting.flatMap((kept) => (kept && isOnItsWay(kept) ? (kept.text.planId ?? []) : [])));
    },
  };
}

export type VerdictCommands = ReturnType<typeof verdictCommands>;

/** Taken back, it is there no more, whether it ever was. */
function unlessGone(failure: unknown): void {
  if (!(failure instanceof ApiError) || failure.code !== 'NOT_FOUND') throw failure;
}

const isOnItsWay = ({ standing, text }: KeptDraft<VerdictCommand>) =>
  !text.isTakenBack && (!standing || refusals[standing] === 'wait');
