import { assessSubscription } from './assess-subscription.js';
import { extension, local, paid } from './build-facts.js';
import { extensionRefusal } from './extension.js';
import type { SubscriptionFact } from './fact.js';
import { DEFAULT_POLICY } from './policy.js';

/** E is 10 February, the end of grace 24 February. */
const january = paid('2026-01-10');

const refusal = (facts: SubscriptionFact[], now: string, seenEnd: string | null) =>
  extensionRefusal(
    assessSubscription(facts, [DEFAULT_POLICY], local(now)),
    seenEnd === null ? null : local(seenEnd),
    local(now),
  );

describe('An extension of grace', () => {
  it.each([
    ['of a school in grace is granted', [january], '2026-02-15', '2026-02-24', null],
    ['of a school that was locked long ago is granted', [january], '2026-06-01', null, null],
    ['ahead of an end that is near is granted', [january], '2026-01-20', '2026-02-24', null],
    [
      'of a school that is paid for months is refused',
      [paid('2026-01-10', { termMonths: 12 })],
      '2026-02-15',
      null,
      'NOTHING_TO_EXTEND',
    ],
    ['of a school without coverage is refused', [], '2026-02-15', null, 'NOTHING_TO_EXTEND'],
    [
      'that another has granted meanwhile is not granted twice',
      [january, extension('2026-02-15', 7)],
      '2026-02-15',
      '2026-02-24',
      'MOVED',
    ],
  ])('%s', (_, facts, now, seenEnd, expected) => {
    expect(refusal(facts, now, seenEnd)).toBe(expected);
  });
});
