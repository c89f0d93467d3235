import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HAND, SEVENTEEN } from '../histories/hand.ts';
import { at, clock, NEXT, step, WEEK } from '../histories/hand-school.ts';
import { truthAfter } from '../model/truth.ts';
import { afterEach, rowOn, told, weekOf, whereabouts } from './reading.ts';

const history = (n: number) => {
  const found = HAND[n];
  if (!found) throw new Error('no such history');
  return found;
};

for (const { name, school, steps } of HAND)
  test(`no step of "${name}" is refused`, () => {
    assert.deepEqual(
      truthAfter(school, steps).refusals.filter((r) => r !== null),
      [],
    );
  });

test('17 sent stay 17 on their days whatever events come and go', () => {
  const { school, steps } = history(0);
  const [, sent, one, two, three, four] = afterEach(school, steps);
  assert.ok(sent && one && two && three && four);
  for (const truth of [one, two, three, four]) assert.deepEqual(whereabouts(truth), whereabouts(sent));
  const counted = (t: typeof sent) => [
    weekOf(t).counts.expected,
    weekOf(t).counts.sent,
    weekOf(t).counts.stopped,
  ];
  assert.deepEqual([sent, one, two, three, four].map(counted), [
    [17, 17, 0],
    [10, 10, 7],
    [7, 7, 10],
    [14, 14, 3],
    [17, 17, 0],
  ]);
  assert.deepEqual(told(four), [
    '2 huda 7',
    '2 kavitha 7',
    '3 huda 3',
    '3 kavitha 3',
    '4 huda 7',
    '4 kavitha 7',
    '5 huda 3',
    '5 kavitha 3',
  ]);
  assert.equal(
    one.desks
      .find((d) => d.verifier === 'kavitha')
      ?.waiting.filter((p) => p.changed?.notHeldOn[0] === '2026-10-13').length,
    7,
  );
  const sheet = one.sheets.find((s) => s.author === 'huda' && s.day === '2026-10-13');
  assert.deepEqual(
    sheet?.entries.map((e) => e.says),
    Array(7).fill('not-held'),
  );
});

test('lessons of a hari ganti count after all others of the week and are Tanpa slot when it is taken back', () => {
  const { school, steps } = history(1);
  const truths = afterEach(school, steps);
  const saturday = truths[3];
  assert.ok(saturday);
  assert.deepEqual(
    rowOn(saturday, '2026-10-17', 'mt5b').map((r) => [r.number, r.brought]),
    [[5, true]],
  );
  assert.equal(whereabouts(saturday)['r2/sj5b/2'], '2026-10-17 750 n2');
  const back = truths[5];
  assert.ok(back);
  assert.equal(whereabouts(back)['r2/mt5b/5'], '2026-10-17 490 none');
  assert.equal(weekOf(back).counts.withoutLesson, 7);
  assert.deepEqual(told(back), ['5 huda 2', '5 kavitha 2']);
});

test('an absence is asked before where the plan stands, and its verifier reads only that nobody is there', () => {
  const { school, steps } = history(2);
  const [, , away, shorter, back] = afterEach(school, steps);
  assert.ok(away && shorter && back);
  assert.deepEqual(
    weekOf(away)
      .lessons.filter((r) => r.fate.kind === 'away')
      .map((r) => r.word),
    Array(5).fill('Cuti anda'),
  );
  assert.deepEqual([weekOf(away).counts.expected, weekOf(away).counts.away], [12, 5]);
  assert.equal(weekOf(shorter).counts.away, 3);
  const waiting = away.desks.find((d) => d.verifier === 'kavitha')?.waiting ?? [];
  assert.deepEqual(
    [...new Set(waiting.map((p) => p.changed?.because ?? null))].toSorted(),
    ['away', null].toSorted(),
  );
  assert.deepEqual(told(back), [
    '2 huda 5',
    '2 kavitha 5',
    '3 huda 2',
    '3 kavitha 2',
    '4 huda 3',
    '4 kavitha 3',
  ]);
});

test('a new timetable moves drafts by their number and leaves what was sent on its day', () => {
  const { school, steps } = history(3);
  const truth = truthAfter(school, steps);
  const places = whereabouts(truth);
  assert.equal(places['r1/mt5b/3'], '2026-10-14 460 none');
  assert.equal(places['r1/sn5b/2'], '2026-10-14 490 n2');
  // The third lesson of 5B is Thursday's now; its sent plan did not go there, the fourth draft went to Friday.
  assert.equal(places['r1/mt5b/4'], '2026-10-16 490 n4');
  assert.equal(rowOn(truth, '2026-10-15', 'mt5b')[0]?.plan, null);
  assert.deepEqual(told(truth), ['2 huda 1', '2 kavitha 1']);
});

test('an event between two steps is told to both verifiers and stands on the check page without its reason', () => {
  const { school, steps } = history(4);
  const truth = truthAfter(school, steps);
  assert.equal(truth.checks.length, 17);
  assert.deepEqual(
    truth.notices
      .filter((n) => n.kind === 'lesson-changed')
      .map((n) => n.to)
      .toSorted(),
    ['azman', 'huda', 'kavitha'],
  );
  assert.equal(truth.checks.filter((c) => c.says === 'Disahkan; tidak diadakan pada 2026-10-13').length, 7);
  assert.deepEqual(
    [weekOf(truth).counts.expected, weekOf(truth).counts.verified, weekOf(truth).state],
    [10, 10, 'Disahkan'],
  );
  assert.deepEqual(
    truth.notices.filter((n) => n.kind === 'verdict').map((n) => [n.to, n.verified.length]),
    [['huda', 17]],
  );
});

test('a successor sees what was sent, and the drafts stay with their author', () => {
  const { school, steps } = history(5);
  const truth = truthAfter(school, steps);
  const wednesday = rowOn(truth, '2026-10-14', 'mt5b', 'marlina')[0];
  assert.equal(wednesday?.plan?.tag, 'r1/mt5b/3');
  assert.equal(wednesday?.plan?.author, 'huda');
  assert.equal(rowOn(truth, '2026-10-15', 'mt5b', 'marlina')[0]?.plan?.tag, 'r2/mt5b/4');
  assert.deepEqual(
    weekOf(truth).withoutLesson.map((p) => p.plan.tag),
    ['r1/mt5b/4'],
  );
  assert.deepEqual(
    weekOf(truth)
      .lessons.filter((r) => r.setTag === 'mt5b')
      .map((r) => r.number),
    [1, 2],
  );
});

test('bump by one withdraws the unread, keeps the seal of the verified and shifts the drafts', () => {
  const { school, steps } = history(6);
  const truth = truthAfter(school, steps);
  const places = whereabouts(truth);
  assert.equal(places['r1/mt5b/2'], '2026-10-14 460 n3');
  assert.equal(places['r1/mt5b/3'], '2026-10-15 490 n4');
  assert.equal(places['r1/mt5b/4'], '2026-10-19 460 n1');
  const [thursday] = rowOn(truth, '2026-10-15', 'mt5b');
  assert.equal(thursday?.plan?.standing.kind, 'verified');
  assert.equal(thursday?.plan?.changed?.sent.day, '2026-10-14');
  assert.equal(rowOn(truth, '2026-10-14', 'mt5b')[0]?.plan?.standing.kind, 'withdrawn');
  assert.deepEqual(rowOn(truth, '2026-10-14', 'mt5b')[0]?.left, {
    plan: 'r1/mt5b/3',
    to: { day: '2026-10-15', from: 490, to: 520, brought: false },
  });
  const [check] = truth.checks;
  assert.deepEqual(
    [check?.place.day, check?.says],
    ['2026-10-14', 'Disahkan; tidak diadakan pada 2026-10-14; dipindahkan ke 2026-10-15'],
  );
  const sheets = truth.sheets.filter((s) => s.author === 'huda' && s.seals.length > 0);
  assert.deepEqual(
    sheets.map((s) => s.day),
    ['2026-10-15'],
  );
});

test('a plan that its verifier has read must be returned before it moves', () => {
  const { school, steps } = history(6);
  const read = step(at('2026-10-10', '9.30'), 'kavitha', 'open', { plan: 'r1/mt5b/2' });
  const truth = truthAfter(school, [...steps.slice(0, 5), read, ...steps.slice(5)]);
  assert.equal(truth.refusals.at(-1), 'return-first');
  assert.equal(whereabouts(truth)['r1/mt5b/4'], '2026-10-15 490 n4');
});

test('a half day ends the double lesson it meets and stops what would begin after it', () => {
  const { school, steps } = history(7);
  const truth = truthAfter(school, steps);
  const tuesday = weekOf(truth).lessons.filter((r) => r.day === '2026-10-13');
  assert.deepEqual(
    tuesday.map((r) => [r.setTag, r.to, r.fate.kind]),
    [
      ['mt5c', 490, 'held'],
      ['mt5b', 550, 'held'],
      ['sn4c', 580, 'held'],
      ['sn5b', 660, 'held'],
      ['rb6c', 690, 'held'],
      ['sv4c', 750, 'stopped'],
      ['sj5b', 780, 'stopped'],
    ],
  );
  assert.deepEqual(told(truth), ['2 huda 3', '2 kavitha 3']);
});

test('a holiday moves the deadline, and who moves the holiday moves it back', () => {
  const { school, steps } = history(8);
  const [first, , , moved, sent] = afterEach(school, steps);
  assert.ok(first && moved && sent);
  assert.equal(weekOf(first).dueAt, at('2026-10-13', '12.00'));
  assert.equal(weekOf(moved).dueAt, at('2026-10-12', '12.00'));
  // Nothing was prepared for Monday while it was a holiday: its three lessons are owed now.
  const { late, onTime, stopped, missing } = weekOf(sent).counts;
  assert.deepEqual([late, onTime, stopped, missing], [7, 0, 7, 3]);
});

test('two forgotten weeks are the oldest debts, each with what it lacks, until they are sent late', () => {
  const { school, steps } = history(9);
  const truths = afterEach(school, steps);
  const lines = truths[2]?.toDo.find((t) => t.person === 'huda')?.lines ?? [];
  assert.deepEqual(
    lines.map((l) => [l.kind, 'week' in l ? l.week : null, 'count' in l ? l.count : null]),
    [
      ['reflections', null, 34],
      ['unsent', '2026-10-05', 17],
      ['unsent', WEEK, 17],
      ['unsent', NEXT, 17],
      ['gaps', '2026-10-26', 17],
    ],
  );
  const mended = truths[3];
  assert.ok(mended);
  assert.deepEqual(
    [weekOf(mended, 'huda', '2026-10-05').counts.late, weekOf(mended, 'huda', '2026-10-05').counts.missing],
    [17, 0],
  );
  assert.equal(SEVENTEEN.length, 17);
});

test('a verdict tells its author only when it can no longer be taken back', () => {
  const { school, steps } = history(0);
  const verdict = step(at('2026-10-09', '16.00'), 'kavitha', 'verdict', {
    verdict: 'd1',
    judgement: 'verify',
    plans: SEVENTEEN,
  });
  const back = step(at('2026-10-09', '16.00') + 30_000, 'kavitha', 'verdict-back', {
    verdict: 'd1',
  });
  const late = step(at('2026-10-09', '16.02'), 'kavitha', 'verdict-back', { verdict: 'd1' });
  const fresh = truthAfter(school, [...steps.slice(0, 2), verdict]);
  assert.deepEqual([fresh.notices.length, fresh.checks.length, weekOf(fresh).counts.verified], [0, 0, 0]);
  const taken = truthAfter(school, [...steps.slice(0, 2), verdict, back, clock(at('2026-10-09', '17.00'))]);
  assert.deepEqual(
    [taken.notices.length, weekOf(taken).counts.sent, taken.desks[0]?.waiting.length],
    [0, 17, 17],
  );
  const stood = truthAfter(school, [...steps.slice(0, 2), verdict, late]);
  assert.deepEqual(
    [stood.refusals.at(-1), stood.checks.length, told(stood)],
    ['too-late', 17, ['d1 huda 17 0']],
  );
});
