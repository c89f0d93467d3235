import type { Section, WaitingPlan } from './queue-query';

export type VerdictKind = 'verified' | 'returned';

/** What was said of parts of a plan and not sent yet. */
export type Remarks = Readonly<Partial<Record<Section, string>>>;

/** One press: a verdict on one plan, or on many at once. `at` in epoch milliseconds. */
export type Act = Readonly<{ verdict: VerdictKind; at: number; plans: readonly string[] }>;

/** A supervisor's desk: what lies on it, which is looked at, and what was done, in order. */
export type Desk = Readonly<{
  plans: readonly WaitingPlan[];
  currentId: string | null;
  acts: readonly Act[];
  remarks: Readonly<Record<string, Remarks>>;
}>;

/** Its author hears of a verdict after a minute; so long before that it is taken back for certain. */
export const UNDO_MS = 50_000;

export function openDesk(
  plans: readonly WaitingPlan[],
  remarks: Desk['remarks'],
  wanted?: string | null,
): Desk {
  const first = plans.find(({ id }) => id === wanted) ?? plans[0];
  return { plans, currentId: first?.id ?? null, acts: [], remarks };
}

const judgedIn = ({ acts }: Desk) => new Set(acts.flatMap(({ plans }) => plans));

/** What is still to be judged, in order. */
export function openPlans(desk: Desk): WaitingPlan[] {
  const judged = judgedIn(desk);
  return desk.plans.filter(({ id }) => !judged.has(id));
}

export function currentPlan(desk: Desk): WaitingPlan | null {
  return openPlans(desk).find(({ id }) => id === desk.currentId) ?? null;
}

/** What nothing speaks against, and what nobody has returned before: it may be verified together. */
export function quietPlans(desk: Desk): WaitingPlan[] {
  return openPlans(desk).filter(
    ({ id, flags, isAgain }) => flags.length === 0 && !isAgain && !hasRemark(desk, id),
  );
}

export function hasRemark({ remarks }: Desk, planId: string): boolean {
  return Object.values(remarks[planId] ?? {}).some((body) => body.trim() !== '');
}

/** To the next or the one before; at an end it stays. */
export function move(desk: Desk, step: 1 | -1): Desk {
  const open = openPlans(desk);
  const at = open.findIndex(({ id }) => id === desk.currentId);
  return { ...desk, currentId: (open[at + step] ?? open[at] ?? open[0])?.id ?? null };
}

export function choose(desk: Desk, planId: string): Desk {
  return { ...desk, currentId: planId };
}

/** Whoever judged one looks at what comes after it, at the end at the first that is left. */
export function judge(desk: Desk, planIds: readonly string[], verdict: VerdictKind, at: number): Desk {
  const open = openPlans(desk).map(({ id }) => id);
  const judged = planIds.filter((id) => open.includes(id));
  if (judged.length === 0) return desk;
  const behind = open.slice(open.indexOf(desk.currentId ?? ''));
  const next = [...behind, ...open].find((id) => !judged.includes(id)) ?? null;
  return { ...desk, currentId: next, acts: [...desk.acts, { verdict, at, plans: judged }] };
}

/** The last act while it can be taken back, else null. */
export function lastAct({ acts }: Desk, now: number): Act | null {
  const last = acts.at(-1);
  return last && now - last.at < UNDO_MS ? last : null;
}

/** What was judged last lies on the desk again, and is looked at. */
export function takeBack(desk: Desk, act: Act): Desk {
  return {
    ...desk,
    currentId: act.plans[0] ?? desk.currentId,
    acts: desk.acts.filter((each) => each !== act),
  };
}

export function remark(desk: Desk, planId: string, section: Section, body: string): Desk {
  const own = { ...desk.remarks[planId], [section]: body };
  return { ...desk, remarks: { ...desk.remarks, [planId]: own } };
}

/** As if nobody had said anything of a plan. */
export function forgotten(desk: Desk, planId: string): Desk {
  const acts = desk.acts.map((act) => ({ ...act, plans: act.plans.filter((id) => id !== planId) }));
  const { [planId]: _, ...remarks } = desk.remarks;
  return { ...desk, acts: acts.filter(({ plans }) => plans.length > 0), remarks };
}

/** As the server tells it anew: what was judged here stays judged unless it was sent again since, what is
 * looked at stays there. */
export function retold(desk: Desk, plans: readonly WaitingPlan[]): Desk {
  const judged = judgedIn(desk);
  const kept = desk.plans.filter(({ id }) => judged.has(id) && !plans.some((each) => each.id === id));
  const isSentAgain = ({ id, version }: WaitingPlan) =>
    desk.plans.some((each) => each.id === id && each.version !== version);
  const cleared = plans.filter(isSentAgain).reduce((known, { id }) => forgotten(known, id), desk);
  const next = { ...cleared, plans: [...plans, ...kept] };
  return currentPlan(next) ? next : { ...next, currentId: openPlans(next)[0]?.id ?? null };
}
