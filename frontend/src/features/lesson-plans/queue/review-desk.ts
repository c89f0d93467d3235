import { ownerHere } from '../../../session/owner';
import { remarksInTab, tabStorage } from '../../../site/safe-storage';
import {
  choose,
  currentPlan,
  type Desk,
  forgotten,
  hasRemark,
  judge,
  lastAct,
  move,
  openDesk,
  openPlans,
  quietPlans,
  remark,
  retold,
  takeBack,
  type VerdictKind,
} from './desk';
import type { Section, WaitingPlan } from './queue-query';
import { type VerdictCommand, verdictOn } from './verdict-command';

type Give = (command: VerdictCommand) => void;

/** The desk as keys and buttons move it. It is read where it is changed, never as it was drawn last: twenty keys a second
 * are twenty verdicts on twenty plans. */
export class ReviewDesk {
  private desk: Desk;
  private readonly given = new Map<string, VerdictCommand>();
  private readonly listeners = new Set<() => void>();

  constructor(
    plans: readonly WaitingPlan[],
    private readonly give: Give,
    wanted: string | null,
  ) {
    this.desk = openDesk(plans, keptRemarks(), wanted);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = () => this.desk;

  retell = (plans: readonly WaitingPlan[]) => this.set(retold(this.desk, plans));
  next = () => this.set(move(this.desk, 1));
  previous = () => this.set(move(this.desk, -1));
  choose = (planId: string) => this.set(choose(this.desk, planId));

  remark = (section: Section, body: string) => {
    const plan = currentPlan(this.desk);
    if (!plan) return;
    this.set(remark(this.desk, plan.id, section, body));
    keepRemarks(this.desk);
  };

  /** Whether it was judged: a return says why. */
  judge = (verdict: VerdictKind): boolean => {
    const plan = currentPlan(this.desk);
    if (!plan || (verdict === 'returned' && !hasRemark(this.desk, plan.id))) return false;
    this.judgeAll([plan], verdict);
    return true;
  };

  verifyQuiet = () => this.judgeAll(quietPlans(this.desk), 'verified');

  /** Whether there was anything that can still be taken back. */
  undo = (): boolean => {
    const act = lastAct(this.desk, Date.now());
    if (!act) return false;
    this.set(takeBack(this.desk, act));
    for (const planId of act.plans) this.takeBack(planId);
    return true;
  };

  /** The server would not have it: it lies on the desk again. */
  refused = ({ verdictId, planId }: VerdictCommand) => {
    if (this.given.get(planId)?.verdictId !== verdictId) return;
    const { remarks } = this.desk;
    this.set({ ...forgotten(this.desk, planId), remarks });
  };

  private judgeAll(plans: readonly WaitingPlan[], verdict: VerdictKind): void {
    const { remarks } = this.desk;
    this.set(
      judge(
        this.desk,
        plans.map(({ id }) => id),
        verdict,
        Date.now(),
      ),
    );
    keepRemarks(this.desk);
    for (const plan of plans) {
      const command = verdictOn(plan, verdict, remarksOf(remarks[plan.id]));
      this.given.set(plan.id, command);
      this.give(command);
    }
  }

  private takeBack(planId: string): void {
    const command = this.given.get(planId);
    if (command) this.give({ ...command, isTakenBack: true });
  }

  private set(desk: Desk): void {
    this.desk = desk;
    for (const listener of this.listeners) listener();
  }
}

type SectionRemarks = Partial<Record<Section, string>>;

function remarksOf(remarks: SectionRemarks | undefined): (readonly [Section, string])[];
function remarksOf(remarks: Readonly<Record<string, string>> = {}): (readonly [string, string])[] {
  return Object.entries(remarks).flatMap(([section, body]) =>
    body.trim() ? [[section, body.trim()] as const] : [],
  );
}

type InTab = { of: string | undefined; remarks: Desk['remarks'] };

/** What was begun and not sent outlives a reload of the tab. */
function keepRemarks(desk: Desk): void {
  const open = new Set(openPlans(desk).map(({ id }) => id));
  const remarks = Object.fromEntries(Object.entries(desk.remarks).filter(([planId]) => open.has(planId)));
  tabStorage.setItem(remarksInTab, JSON.stringify({ of: ownerHere()?.personId, remarks } satisfies InTab));
}

function keptRemarks(): Desk['remarks'] {
  const kept = tabStorage.getItem(remarksInTab);
  const inTab: InTab | null = kept === null ? null : JSON.parse(kept);
  return inTab?.of === ownerHere()?.personId ? (inTab?.remarks ?? {}) : {};
}
