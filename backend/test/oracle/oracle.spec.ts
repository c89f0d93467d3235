import { countedFacts } from '../../src/modules/billing/payments/money.js';
import { assessor } from '../../src/modules/subscription/domain/assess-subscription.js';
import type { Policy } from '../../src/modules/subscription/domain/policy.js';
import { dateOf } from './calendar.js';
import { Dice } from './dice.js';
import { type Expected, oracle } from './oracle.js';
import type { TraceFact } from './trace-fact.js';
import { type Trace, traceOf } from './traces.js';

const TRACES = Number(process.env.ORACLE_TRACES ?? 1_000);

describe('The assessment', () => {
  it(`agrees with an independent oracle in ${TRACES} traces with duplicates, disorder, clock jumps and policies by plan and school`, () => {
    const mismatches = [];
    for (let seed = 1; seed <= TRACES; seed++) {
      const mismatch = firstMismatch(traceOf(new Dice(seed)));
      if (mismatch) mismatches.push({ seed, ...mismatch });
      if (mismatches.length === 2) break;
    }
    expect(mismatches).toEqual([]);
  });
});

function firstMismatch({ facts, arrived, policies, looks }: Trace) {
  const assess = assessor(handedOver(arrived), policies);
  const expectedAt = oracle(facts, policies);
  for (const now of looks) {
    const expected = expectedAt(now);
    const status = assess(now);
    const found: Expected = {
      restrictionLevel: status.restrictionLevel,
      subscriptionStatus: status.subscriptionStatus as Expected['subscriptionStatus'],
      expiresAt: dateOrNull(status.expiresAt),
      gracePeriodEnd: dateOrNull(status.gracePeriodEnd),
      daysUntilExpiry: status.daysUntilExpiry,
      daysInGracePeriod: status.daysInGracePeriod,
    };
    if (JSON.stringify(found) !== JSON.stringify(expected))
      return {
        now: told(now),
        found,
        expected,
        facts: facts.map(toldFact),
        policies: policies.map(toldPolicy),
      };
  }
  return undefined;
}

/** Payments as billing hands them over. */
function handedOver(facts: readonly TraceFact[]) {
  const others = facts.flatMap((fact) => ('paymentId' in fact ? [] : [fact]));
  return [...countedFacts(facts.flatMap((fact) => ('paymentId' in fact ? [fact] : []))), ...others];
}

const dateOrNull = (instant: number | null) => (instant === null ? null : dateOf(instant));

const told = (instant: number) => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 16);

function toldFact(fact: TraceFact): string {
  const [at, rest] = 'from' in fact ? [fact.from, fact.until && told(fact.until)] : [fact.at, ''];
  const { provider: _provider, at: _at, ...others } = fact as Record<string, unknown>;
  return `${told(at)} ${Object.values(others).join(' ')} ${rest ?? ''}`;
}

function toldPolicy({ scope, effectiveFrom, graceDays, limitedDays }: Policy): string {
  return `${told(effectiveFrom)} ${Object.values(scope).join(' ')} ${graceDays} ${limitedDays}`;
}
