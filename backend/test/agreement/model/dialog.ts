import type { Day, Instant } from './clock.ts';
import type { Row } from './rows.ts';
import type { Tag } from './school.ts';
import { plansToSend } from './sending.ts';
import type { State } from './state.ts';

/** What the dialog says before a week is sent. */
export interface SendDialog {
  goes: Tag[];
  /** Of those that go: never opened by their teacher. */
  unopened: number;
  /** What is owed and does not go: drafts with a gap, and lessons without a plan. */
  incomplete: number;
  unwritten: number;
  /** Lessons that are stopped or lie in the own leave. */
  notCounted: number;
  late: boolean;
}

export function sendDialog(state: State, by: Tag, week: Day, rows: Row[], due: Instant | null): SendDialog {
  const goes = plansToSend(state, {
    kind: 'send',
    at: state.now,
    by,
    sending: '',
    week,
    plans: 'all',
  });
  const open = rows.filter((r) => r.expected && (r.fate.kind === 'held' || r.fate.kind === 'not-taught'));
  return {
    goes: goes.map((p) => p.tag),
    unopened: goes.filter((p) => !p.opened).length,
    incomplete: open.filter(
      (r) => r.plan && !r.plan.complete && ['draft', 'withdrawn'].includes(r.plan.standing.kind),
    ).length,
    unwritten: open.filter((r) => !r.plan).length,
    notCounted: rows.filter((r) => r.fate.kind === 'stopped' || r.fate.kind === 'away').length,
    late: due !== null,
  };
}
