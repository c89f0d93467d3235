import { saveOpen, unsavedOf } from '../../../records/open-records';
import { commandsOfKind } from '../../../records/outbox/command-store';
import { outboxKind } from '../../../records/outbox/outbox-kind';
import { type Standing, waits } from '../../../records/refusal';
import type { Owner } from '../../../session/owner';
import { type PlanRowFields, planRowKind } from '../plan-row-kind';

const waitingRows = outboxKind(planRowKind);

/** How many rows of a plan the server still lacks. `disputed`: of these a person has to choose a value first. */
export type RowsLeft = Readonly<{ waiting: number; disputed: number }>;

/** Brings to the server what is written here of a plan: it is sent as it was written. */
export async function bringRows(owner: Owner, planId: string): Promise<RowsLeft> {
  await saveOpen(planRowKind.name);
  const standings = await Promise.all((await keptRows(owner, planId)).map(bring));
  const left = standings.filter((standing) => standing !== undefined);
  const disputed = left.filter((standing) => !waits(standing)).length;
  // A device that others use keeps nothing.
  const waiting = Math.max(left.length, unsavedOf(planRowKind.name).length) - disputed;
  return { waiting, disputed };
}

async function bring({
  name,
  kept,
}: Awaited<ReturnType<typeof keptRows>>[number]): Promise<Standing | undefined> {
  const isDisputed = kept.standing && !waits(kept.standing);
  return isDisputed ? (kept.standing ?? undefined) : waitingRows.send(name);
}

async function keptRows(owner: Owner, planId: string) {
  const kept = await commandsOfKind<PlanRowFields>(owner, planRowKind.name).catch(() => []);
  return kept.filter((each) => each.kept.text.planId === planId);
}
