import type { VerdictKind } from './verdict-commands';

/** What waits for a verdict, of whatever kind. `isAgain`: it was returned before. */
export type DeskPlan = Readonly<{ id: string; version: number; isAgain: boolean }>;

/** What was said of parts of a plan and not sent yet, by the part. */
export type Remarks = Readonly<Record<string, string>>;

/** One press: a verdict on one plan, or on many at once. `at` in epoch milliseconds. */
export type Act = Readonly<{ verdict: VerdictKind; at: number; plans: readonly string[] }>;

/** A supervisor's desk: what lies on it, which is looked at, and what was done, in order. */
export type Desk<Plan extends DeskPlan> = Readonly<{
  plans: readonly Plan[];
  currentId: string | null;
  acts: readonly Act[];
  remarks: Readonly<Record<string, Remarks>>;
}>;

/** Whatever lies on it. */
type AnyDesk = Desk<DeskPlan>;

/** Its author hears of a verdict after a minute; so long before that it is taken back for certain. */
export const UNDO_MS = 50_000;

export function openDesk<Plan extends DeskPlan>(
  plans: readonly Plan[],
  remarks: Desk<Plan>['remarks'],
  wanted?: string | null,
): Desk<Plan> {
  const first = plans.find(({ id }) => id === wanted) ?? plans[0];
  return { plans, currentId: first?.id ?? null, acts: [], remarks };
}

const judgedIn = ({ acts }: Pick<AnyDesk, 'acts'>) => new Set(acts.flatMap(({ plans }) => plans));

/** What is still to be judged, in order. */
export function openPlans<Plan extends DeskPlan>(desk: Desk<Plan>): Plan[] {
  const judged = judgedIn(desk);
  return desk.plans.filter(({ id }) => !judged.has(id));
}

export function currentPlan<Plan extends DeskPlan>(desk: Desk<Plan>): Plan | null {
  return openPlans(desk).find(({ id }) => id === desk.currentId) ?? null;
}

/** What nothing speaks against, and what nobody has returned before: it may be verified together. */
export function quietPlans<Plan extends DeskPlan>(
  desk: Desk<Plan>,
  isFlagged: (plan: Plan) => boolean,
): Plan[] {
  return openPlans(desk).filter((plan) => !isFlagged(plan) && !plan.isAgain && !hasRemark(desk, plan.id));
}

export function hasRemark({ remarks }: Pick<AnyDesk, 'remarks'>, planId: string): boolean {
  return Object.values(remarks[planId] ?? {}).some((body) => body.trim() !== '');
}

/** To the next or the one before; at an end it stays. */
export function move<Plan extends DeskPlan>(desk: Desk<Plan>, step: 1 | -1): Desk<Plan> {
  const open = openPlans(desk);
  const at = open.findIndex(({ id }) => id === desk.currentId);
  return { ...desk, currentId: (open[at + step] ?? open[at] ?? open[0])?.id ?? null };
}

export function choose<Plan extends DeskPlan>(desk: Desk<Plan>, planId: string): Desk<Plan> {
  return { ...desk, currentId: planId };
}

/** Whoever judged one looks at what comes after it, at the end at the first that is left. */
export function judge<Plan extends DeskPlan>(
  desk: Desk<Plan>,
  planIds: readonly string[],
  verdict: VerdictKind,
  at: number,
): Desk<Plan> {
  const open = openPlans(desk).map(({ id }) => id);
  const judged = planIds.filter((id) => open.includes(id));
  if (judged.length === 0) return desk;
  const behind = open.slice(open.indexOf(desk.currentId ?? ''));
  const next = [...behind, ...open].find((id) => !judged.includes(id)) ?? null;
  return { ...desk, currentId: next, acts: [...desk.acts, { verdict, at, plans: judged }] };
}

/** The last act while it can be taken back, else null. */
export function lastAct({ acts }: Pick<AnyDesk, 'acts'>, now: number): Act | null {
  const last = acts.at(-1);
  return last && now - last.at < UNDO_MS ? last : null;
}

/** What was judged last lies on the desk again, and is looked at. */
export function takeBack<Plan extends DeskPlan>(desk: Desk<Plan>, act: Act): Desk<Plan> {
  return {
    ...desk,
    currentId: act.plans[0] ?? desk.currentId,
    acts: desk.acts.filter((each) => each !== act),
  };
}

export function remark<Plan extends DeskPlan>(
  desk: Desk<Plan>,
  planId: string,
  section: string,
  body: string,
): Desk<Plan> {
  const own = { ...desk.remarks[planId], [section]: body };
  return { ...desk, remarks: { ...desk.remarks, [planId]: own } };
}

/** As if nobody had said anything of a plan. */
export function forgotten<Plan extends DeskPlan>(desk: Desk<Plan>, planId: string): Desk<Plan> {
  const acts = desk.acts.map((act) => ({ ...act, plans: act.plans.filter((id) => id !== planId) }));
  const { [planId]: _, ...remarks } = desk.remarks;
  return { ...desk, acts: acts.filter(({ plans }) => plans.length > 0), remarks };
}

/** As the server tells it anew: what was judged here stays judged unless it was sent again since, what is
 * looked at stays there. */
export function retold<Plan extends DeskPlan>(desk: Desk<Plan>, plans: readonly Plan[]): Desk<Plan> {
  const judged = judgedIn(desk);
  const kept = desk.plans.filter(({ id }) => judged.has(id) && !plans.some((each) => each.id === id));
  const isSentAgain = ({ id, version }: Plan) =>
    desk.plans.some((each) => each.id === id && each.version !== version);
  const cleared = plans.filter(isSentAgain).reduce((known, { id }) => forgotten(known, id), desk);
  const next = { ...cleared, plans: [...plans, ...kept] };
  return currentPlan(next) ? next : { ...next, currentId: openPlans(next)[0]?.id ?? null };
}
