import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { versionSavedHere } from '../../../records/other-windows';
import { commandsOfKind } from '../../../records/outbox/command-store';
import { outboxKind } from '../../../records/outbox/outbox-kind';
import { wholeCommands } from '../../../records/outbox/whole-commands';
import { type Standing, waits } from '../../../records/refusal';
import { ownerHere } from '../../../session/owner';
import { planKind } from '../plan-kind';
import { sendWeek } from './calls';
import type { WeekCommand } from './week-command';

/** Once everything is there that was written here of its plans. */
export async function callWeek({ id, day, pressedAt, plans }: WeekCommand): Promise<Standing | undefined> {
  const inTheWay = await standingOfTexts(new Set(plans.map(({ planId }) => planId)));
  if (inTheWay) return inTheWay;
  const versions = plans.every(({ version }) => version !== null) ? new Map() : await versionsNow(day);
  const toSend = plans.flatMap(({ planId, version }) => {
    const known = version ?? versions.get(planId);
    if (known === undefined) return [];
    // Whoever writes on here while it waits sends what is written by then.
    return [{ planId, version: Math.max(known, versionSavedHere(planKind, planId)) }];
  });
  if (toSend.length > 0) await sendWeek({ id, day, pressedAt, plans: toSend });
  return undefined;
}

export const weekCommands = wholeCommands(callWeek);

const waitingPlans = outboxKind(planKind);

/** Texts that wait here go first. One that a person has to decide on keeps its week from being sent without it. */
async function standingOfTexts(planIds: ReadonlySet<string>): Promise<Standing | undefined> {
  const owner = ownerHere();
  const texts = owner ? await commandsOfKind(owner, planKind.name) : [];
  const ofWeek = texts.filter(({ name }) => planIds.has(name.recordId));
  const disputed = ofWeek.flatMap(({ kept }) => kept.standing ?? []).find((standing) => !waits(standing));
  if (disputed) return disputed;
  for (const { name } of ofWeek) {
    const standing = await waitingPlans.send(name);
    if (standing) return standing;
  }
  return undefined;
}

/** A plan that is deleted by now has none. */
async function versionsNow(day: string): Promise<ReadonlyMap<string, number>> {
  const { plans } = await unwrap(api.GET('/api/my-week', { params: { query: { day } } }));
  return new Map(plans.map(({ id, version }) => [id, version]));
}
