import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { type CommandName, commandsOfKind } from '../../../records/outbox/command-store';
import { wholeCommands } from '../../../records/outbox/whole-commands';
import { type Standing, waits } from '../../../records/refusal';
import { type Owner, ownerHere } from '../../../session/owner';
import { planKind } from '../plan-kind';
import { sendWeek } from './sent-week-query';

export const weekSendingKind = 'week-sending';

/** A week as its sending waits on the device. `version` null: what was written here goes first, and that is sent. */
export type WeekCommand = Readonly<{
  id: string;
  /** Its first day. */
  day: string;
  /** "Minggu 41 · 16-20 Nov" */
  week: string;
  /** Counts for the deadline. */
  pressedAt: string;
  plans: readonly Readonly<{ planId: string; version: number | null; title: string }>[];
}>;

export const weekOf = (owner: Owner, day: string) => ({ ...owner, kind: weekSendingKind, recordId: day });

export const nameOfSending = (owner: Owner, { id, day }: WeekCommand): CommandName => ({
  ...weekOf(owner, day),
  window: id,
});

/** Once everything is there that was written here of its plans. */
export async function callWeek({ id, day, pressedAt, plans }: WeekCommand): Promise<Standing | undefined> {
  const inTheWay = await standingOfTexts(new Set(plans.map(({ planId }) => planId)));
  if (inTheWay) return inTheWay;
  const versions = plans.every(({ version }) => version !== null) ? new Map() : await versionsNow(day);
  const toSend = plans.flatMap(({ planId, version }) => {
    const known = version ?? versions.get(planId);
    return known === undefined ? [] : [{ planId, version: known }];
  });
  if (toSend.length > 0) await sendWeek({ id, day, pressedAt, plans: toSend });
  return undefined;
}

export const weekCommands = wholeCommands(callWeek);

/** A text that a person has to decide on first keeps its week from being sent without it. */
async function standingOfTexts(planIds: ReadonlySet<string>): Promise<Standing | undefined> {
  const owner = ownerHere();
  const texts = owner ? await commandsOfKind(owner, planKind.name) : [];
  const standings = texts
    .filter(({ name }) => planIds.has(name.recordId))
    .map(({ kept }) => kept.standing ?? 'unreachable');
  return standings.find((standing) => !waits(standing)) ?? standings[0];
}

/** A plan that is deleted by now has none. */
async function versionsNow(day: string): Promise<ReadonlyMap<string, number>> {
  const { plans } = await unwrap(api.GET('/api/my-week', { params: { query: { day } } }));
  return new Map(plans.map(({ id, version }) => [id, version]));
}
