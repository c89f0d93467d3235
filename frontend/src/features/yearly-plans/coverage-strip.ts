import type { ClassCoverage } from '@rules/yearly-plans/domain/coverage';
import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import type { PlanRow } from './calls';
import { standardLabel } from './plan-words';

/** From the beginning of a week to the beginning of another, as the plan counts them. */
export type Span = Readonly<{ from: number; to: number }>;

export type Strip = Readonly<{
  /** Of the plan, topic by topic. */
  topics: readonly (Span & Readonly<{ label: string; name: string }>)[];
  /** What was taught without a gap, what is lacking of it up to today, and what was taught before its week. */
  taught: Span;
  behind: Span | null;
  ahead: Span | null;
  weeksAhead: number;
  /** Of weeks that are over or begun, not taught whole. */
  open: readonly PlanRow[];
}>;

/** "3.2" of "3.2.4 Mentafsir carta"; of a row without codes its topic. */
function topicOf({ learningStandards: [first], topic, theme }: PlanRow): string {
  const code = /^\d+\.\d+/.exec(standardLabel(first ?? ''))?.[0];
  return code ?? (topic || theme);
}

/** `now`: the week of today, or the next; `end`: behind the last week. */
export function stripOf(
  rows: readonly PlanRow[],
  { standings }: Pick<ClassCoverage, 'standings'>,
  now: number,
  end: number,
): Strip {
  const ordered = inOrder(rows);
  const topics: (Span & { label: string; name: string })[] = [];
  for (const row of ordered) {
    const label = topicOf(row);
    const last = topics.at(-1);
    if (last?.label === label) topics[topics.length - 1] = { ...last, to: Math.min(end, row.week + 1) };
    else topics.push({ label, name: row.topic || label, from: row.week, to: Math.min(end, row.week + 1) });
  }
  const isOpen = ({ id }: PlanRow) => {
    const name = standings.get(id)?.name ?? 'planned';
    return name !== 'taught' && name !== 'over';
  };
  const [first, lastWeek] = [ordered[0]?.week ?? 1, ordered.at(-1)?.week ?? 1];
  const gap = ordered.find(isOpen);
  const reached = gap?.week ?? lastWeek + 1;
  const weeksAhead = Math.max(0, reached - Math.min(now, lastWeek) - 1);
  return {
    topics,
    taught: { from: first, to: Math.max(first, Math.min(reached, now + 1)) },
    behind: gap && reached < now ? { from: reached, to: Math.min(now, end) } : null,
    ahead: weeksAhead > 0 ? { from: now + 1, to: reached } : null,
    weeksAhead,
    open: ordered.filter((row) => row.week <= now && isOpen(row)),
  };
}
