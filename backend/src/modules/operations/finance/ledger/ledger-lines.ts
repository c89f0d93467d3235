import type { LedgerEntry } from '../../../billing/index.js';

export type LedgerSchool = Readonly<{ id: string; code: string; name: string }>;
/** Half-open, epoch milliseconds; infinite where a side is left open. */
export type Span = Readonly<{ from: number; until: number }>;

/** An entry under its school. `balanceSen`: what is kept of the school's money once it is counted. */
export type LedgerLine = Omit<LedgerEntry, 'kind'> &
  Readonly<{
    kind: LedgerEntry['kind'] | 'brought-forward';
    school: LedgerSchool;
    balanceSen: number;
  }>;

/** The lines of a span, after what the entries before it add up to; nothing of a school that has none. */
export function ledgerLines(
  school: LedgerSchool,
  entries: readonly LedgerEntry[],
  { from, until }: Span,
): LedgerLine[] {
  let balanceSen = 0;
  const lines = entries
    .filter(({ at }) => at < until)
    .map((entry) => {
      balanceSen += entry.movedSen;
      return { ...entry, school, balanceSen };
    });
  const before = lines.findLast(({ at }) => at < from);
  const within = lines.filter(({ at }) => at >= from);
  return before && before.balanceSen !== 0 ? [broughtForward(before, from), ...within] : within;
}

function broughtForward({ school, balanceSen }: LedgerLine, at: number): LedgerLine {
  const nothing = { paper: null, invoiceNumber: null, provider: null, manualMethod: null, reference: null };
  return { ...nothing, kind: 'brought-forward', at, school, balanceSen, amountSen: balanceSen, movedSen: 0 };
}
