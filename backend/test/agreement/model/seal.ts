import { changedSince } from './changes.ts';
import type { Day, Instant } from './clock.ts';
import { dayOf } from './clock.ts';
import type { Place } from './lesson.ts';
import type { Act, Plan } from './plan.ts';
import type { School, Tag } from './school.ts';
import { SETTLES_AFTER } from './standing.ts';
import type { State } from './state.ts';

/** What was verified, as it was then; it never changes. */
export interface Seal {
  plan: Tag;
  author: Tag;
  sentAt: Instant;
  sentOn: Day;
  sealedAt: Instant;
  place: Place;
  verifiedBy: { person: Tag; at: Instant }[];
}

/** Every round of sending that ended in the last step of verification, once its verdict can stand. */
export function sealsOf(school: School, plan: Plan, now: Instant): Seal[] {
  const seals: Seal[] = [];
  let sending: Extract<Act, { kind: 'sent' }> | null = null;
  let verified: { person: Tag; at: Instant }[] = [];
  for (const act of plan.acts) {
    if (act.kind === 'sent') [sending, verified] = [act, []];
    if (act.kind !== 'verified') continue;
    verified.push({ person: act.by, at: act.at });
    if (!sending || act.step !== school.steps || act.at + SETTLES_AFTER > now) continue;
    seals.push({
      plan: plan.tag,
      author: plan.author,
      sentAt: sending.at,
      sentOn: dayOf(sending.at),
      sealedAt: act.at,
      place: sending.place,
      verifiedBy: verified,
    });
  }
  return seals;
}

/** What the check page says to anybody who has the code of a sealed plan. */
export interface CheckPage extends Seal {
  amendedSince: boolean;
  notHeldOn: Day[];
  heldInstead: Place | null;
  endsAt: number | null;
  noLesson: boolean;
  says: string;
}

export const checkPages = (state: State): CheckPage[] =>
  state.plans.flatMap((plan) =>
    sealsOf(state.school, plan, state.now).map((seal) => checkPage(state, plan, seal)),
  );

/** Never why, never who was away. */
function checkPage(state: State, plan: Plan, seal: Seal): CheckPage {
  const change = changedSince(state, plan, seal.place);
  const amendedSince = plan.acts.some((a) => a.kind === 'amended' && a.at >= seal.sealedAt);
  const notHeldOn = change?.notHeldOn ?? [];
  const heldInstead = change?.heldInstead ?? null;
  const parts = ['Disahkan'];
  if (notHeldOn.length > 0) parts.push(`tidak diadakan pada ${notHeldOn.join(', ')}`);
  if (heldInstead) parts.push(`dipindahkan ke ${heldInstead.day}`);
  if (amendedSince) parts.push('sudah dipinda');
  return {
    ...seal,
    amendedSince,
    notHeldOn,
    heldInstead,
    endsAt: change?.endsAt ?? null,
    noLesson: change?.noLesson ?? false,
    says: parts.join('; '),
  };
}
