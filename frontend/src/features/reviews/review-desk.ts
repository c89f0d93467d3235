import { ownerHere } from '../../session/owner';
import { typedRemarks } from '../../site/safe-storage';
import { wordsStorage } from '../../site/shared-device';
import { randomUuid } from '../../ui/random-uuid';
import {
  choose,
  currentPlan,
  type Desk,
  type DeskPlan,
  forgotten,
  hasRemark,
  judge,
  lastAct,
  move,
  openDesk,
  openPlans,
  quietPlans,
  type Remarks,
  remark,
  retold,
  takeBack,
} from './desk';
import type { VerdictCommand, VerdictCommands, VerdictKind } from './verdict-commands';

/** What a desk must know of the plans that lie on it. */
export type DeskKind<Plan extends DeskPlan> = Readonly<{
  commands: VerdictCommands;
  titleOf: (plan: Plan) => string;
  /** Something speaks for reading it closely; without it nothing is verified unread. */
  isFlagged?: (plan: Plan) => boolean;
}>;

/** The desk as keys and buttons move it. It is read where it is changed, never as it was drawn last: twenty keys a second
 * are twenty verdicts on twenty plans. */
export class ReviewDesk<Plan extends DeskPlan> {
  private desk: Desk<Plan>;
  private readonly given = new Map<string, VerdictCommand>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly kind: DeskKind<Plan>,
    plans: readonly Plan[],
    private readonly give: (command: VerdictCommand) => void,
    wanted: string | null,
  ) {
    this.desk = openDesk(plans, remarksKeptOf(kind.commands.kind), wanted);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = () => this.desk;

  retell = (plans: readonly Plan[]) => this.set(retold(this.desk, plans));
  next = () => this.set(move(this.desk, 1));
  previous = () => this.set(move(this.desk, -1));
  choose = (planId: string) => this.set(choose(this.desk, planId));

  remark = (section: string, body: string) => {
    const plan = currentPlan(this.desk);
    if (!plan) return;
    this.set(remark(this.desk, plan.id, section, body));
    this.keepRemarks();
  };

  /** Whether it was judged: a return says why. */
  judge = (verdict: VerdictKind): boolean => {
    const plan = currentPlan(this.desk);
    if (!plan || (verdict === 'returned' && !hasRemark(this.desk, plan.id))) return false;
    this.judgeAll([plan], verdict);
    return true;
  };

  verifyQuiet = () => {
    const { isFlagged } = this.kind;
    if (isFlagged) this.judgeAll(quietPlans(this.desk, isFlagged), 'verified');
  };

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

  private judgeAll(plans: readonly Plan[], verdict: VerdictKind): void {
    const { remarks } = this.desk;
    const ids = plans.map(({ id }) => id);
    this.set(judge(this.desk, ids, verdict, Date.now()));
    this.keepRemarks();
    for (const plan of plans) {
      const command = this.verdictOn(plan, verdict, remarks[plan.id]);
      this.given.set(plan.id, command);
      this.give(command);
    }
  }

  private verdictOn(plan: Plan, verdict: VerdictKind, remarks: Remarks = {}): VerdictCommand {
    const said = Object.entries(remarks).filter(([, body]) => body.trim() !== '');
    return {
      ...{ planId: plan.id, verdictId: randomUuid(), version: plan.version, verdict, isTakenBack: false },
      title: this.kind.titleOf(plan),
      comments: said.map(([section, body]) => ({ id: randomUuid(), section, body: body.trim() })),
    };
  }

  private takeBack(planId: string): void {
    const command = this.given.get(planId);
    if (command) this.give({ ...command, isTakenBack: true });
  }

  /** What was begun and not sent outlives a reload, and on a device of one's own the browser. */
  private keepRemarks(): void {
    const open = new Set(openPlans(this.desk).map(({ id }) => id));
    const remarks = Object.entries(this.desk.remarks).filter(([planId]) => open.has(planId));
    keepRemarksOf(this.kind.commands.kind, Object.fromEntries(remarks));
  }

  private set(desk: Desk<Plan>): void {
    this.desk = desk;
    for (const listener of this.listeners) listener();
  }
}

type OfPlans = Desk<DeskPlan>['remarks'];
type ByKind = Readonly<Record<string, OfPlans>>;
type InTab = Readonly<{ of: string | undefined; byKind: ByKind }>;
/** A page of before knew plans of lessons alone. */
type KeptInTab = Partial<InTab & Readonly<{ remarks: OfPlans }>>;

/** Of whoever is signed in, of every kind of plan. */
function remarksHere(): InTab {
  const of = ownerHere()?.personId;
  const kept = wordsStorage.getItem(typedRemarks);
  const inTab: KeptInTab = kept === null ? {} : JSON.parse(kept);
  if (inTab.of !== of) return { of, byKind: {} };
  return { of, byKind: inTab.byKind ?? { verdict: inTab.remarks ?? {} } };
}

const remarksKeptOf = (kind: string): OfPlans => remarksHere().byKind[kind] ?? {};

function keepRemarksOf(kind: string, remarks: OfPlans): void {
  const { of, byKind } = remarksHere();
  wordsStorage.setItem(
    typedRemarks,
    JSON.stringify({ of, byKind: { ...byKind, [kind]: remarks } } satisfies InTab),
  );
}
