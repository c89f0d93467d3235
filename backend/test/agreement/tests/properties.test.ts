import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { History } from '../generate.ts';
import { generate } from '../generate.ts';
import { eventOn } from '../histories/hand-school.ts';
import type { Lesson } from '../model/lesson.ts';
import type { Plan } from '../model/plan.ts';
import { standingAt } from '../model/standing.ts';
import type { State } from '../model/state.ts';
import { stateOf } from '../model/state.ts';
import { truthAfter, truthOf } from '../model/truth.ts';
import { taken } from '../model/walk.ts';

const RUNS = { numRuns: 20, seed: 40 };
const seeds = fc.integer({ min: 1, max: 1_000_000 });

const holds = (property: (history: History) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => property(generate(seed))),
    RUNS,
  );

/** Every state from the first to the last. */
function states({ school, steps }: History): State[] {
  const all = [stateOf(school)];
  for (const step of steps) all.push(taken(all.at(-1) ?? stateOf(school), step));
  return all;
}

const kind = (state: State, plan: Plan) => standingAt(plan, state.school.steps, state.now).kind;

test('a history is the same each time it is made from its seed and read back from its text', () => {
  holds((history) => {
    assert.deepEqual(generate(history.seed), history);
    const read = JSON.parse(JSON.stringify(history)) as History;
    assert.deepEqual(truthAfter(read.school, read.steps), truthAfter(history.school, history.steps));
  });
});

test('no plan is in two lessons, and each plan is in one lesson or without one', () => {
  holds((history) => {
    for (const state of states(history)) {
      const tags = [...state.placement.planOf.values()].map((p) => p.tag);
      assert.equal(new Set(tags).size, tags.length);
      assert.equal(tags.length, state.placement.lessonOf.size);
    }
  });
});

test('numbers are unique and without gap in each set and week', () => {
  holds((history) => {
    for (const state of states(history))
      for (const lessons of Map.groupBy(state.lessons, (l) => `${l.set} ${l.week}`).values()) {
        const numbers = lessons.map((l) => l.number).toSorted((a, b) => a - b);
        assert.deepEqual(
          numbers,
          numbers.map((_, i) => i + 1),
        );
      }
  });
});

test('a sent or verified plan never changes its day by itself', () => {
  holds((history) => {
    const all = states(history);
    for (const [i, step] of history.steps.entries()) {
      const before: State | undefined = all[i];
      const after: State | undefined = all[i + 1];
      if (!before || !after || ['move', 'send', 'withdraw'].includes(step.kind)) continue;
      for (const plan of before.plans) {
        const next: Plan | undefined = after.plans.find((p) => p.tag === plan.tag);
        if (!next || !['sent', 'verified'].includes(kind(before, plan))) continue;
        assert.deepEqual(next.fixed, plan.fixed);
        const was: Lesson | undefined = before.placement.lessonOf.get(plan.tag);
        const is: Lesson | undefined = after.placement.lessonOf.get(plan.tag);
        if (was && is) assert.deepEqual([is.day, is.from], [was.day, was.from]);
      }
    }
  });
});

test('what was sealed is never otherwise', () => {
  holds((history) => {
    let seals: unknown[] = [];
    for (const state of states(history)) {
      const now = truthOf(state).checks.map(({ plan, place, sealedAt, verifiedBy, sentAt }) => ({
        plan,
        place,
        sealedAt,
        verifiedBy,
        sentAt,
      }));
      for (const seal of seals) assert.ok(now.some((s) => JSON.stringify(s) === JSON.stringify(seal)));
      seals = now;
    }
  });
});

test('taking back an event restores everything but the notices', () => {
  holds(({ school, steps }) => {
    const at = (steps.at(-1)?.at ?? 0) + 60_000;
    const day = '2026-10-14';
    const off = { at, by: 'office', kind: 'event-off', event: 'extra' } as const;
    const without = truthAfter(school, [...steps, { at, by: 'office', kind: 'clock' }]);
    const back = truthAfter(school, [...steps, eventOn(at, 'extra', day), off]);
    const bare = { refusals: [], notices: [] };
    assert.deepEqual({ ...back, ...bare }, { ...without, ...bare });
  });
});

test('each person concerned has one notice a change, and nobody else any', () => {
  holds((history) => {
    const truth = truthAfter(history.school, history.steps);
    const keys = truth.notices.map((n) =>
      n.kind === 'lesson-changed' ? `${n.step} ${n.to}` : `${n.verdict} ${n.to}`,
    );
    assert.equal(new Set(keys).size, keys.length);
    for (const notice of truth.notices) {
      assert.ok(history.school.people.some((p) => p.tag === notice.to && p.roles.some((r) => r !== 'admin')));
      if (notice.kind === 'lesson-changed') assert.ok(notice.plans.length > 0);
    }
  });
});

test('counts add up: what is expected was sent in time or late, is missing or still open', () => {
  holds((history) => {
    for (const { counts, lessons } of truthAfter(history.school, history.steps).weeks) {
      assert.equal(counts.onTime + counts.late + counts.missing + counts.open, counts.expected);
      assert.equal(counts.sent + counts.returned + counts.missing + counts.open, counts.expected);
      assert.ok(counts.verified <= counts.sent);
      assert.equal(lessons.filter((r) => r.expected && r.fate.kind === 'stopped').length, 0);
      assert.equal(lessons.filter((r) => r.expected && r.fate.kind === 'away').length, 0);
    }
  });
});

test('a lesson is owed by one person at most, and by nobody when it is stopped', () => {
  holds((history) => {
    const rows = truthAfter(history.school, history.steps).weeks.flatMap((w) => w.lessons);
    for (const same of Map.groupBy(rows, (r) => `${r.setTag} ${r.day} ${r.from} ${r.brought}`).values())
      assert.ok(same.filter((r) => r.expected).length <= 1);
  });
});

test('what a verifier, the paper and the check page say of a seal agrees', () => {
  holds((history) => {
    const truth = truthAfter(history.school, history.steps);
    const latest = new Map(truth.checks.map((c) => [c.plan, c]));
    for (const plan of truth.desks.flatMap((d) => d.verified)) {
      const check = latest.get(plan.tag);
      if (plan.standing.kind !== 'verified' || !check) continue;
      assert.deepEqual(plan.changed?.notHeldOn ?? [], check.notHeldOn);
      for (const entry of truth.sheets.flatMap((s) => s.entries))
        if (entry.plan === plan.tag) assert.deepEqual(entry.notHeldOn, check.notHeldOn);
    }
  });
});

test('a refused step changes nothing', () => {
  holds((history) => {
    const all = states(history);
    for (const [i] of history.steps.entries()) {
      const before: State | undefined = all[i];
      const after: State | undefined = all[i + 1];
      if (!before || !after || after.refusals.at(-1) === null) continue;
      assert.deepEqual(
        [after.plans, after.facts, after.notices],
        [before.plans, before.facts, before.notices],
      );
    }
  });
});
