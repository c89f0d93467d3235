import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generate } from '../generate.ts';
import { at, clock, eventOn, handSchool, NEXT, sentWeek, step, WEEK } from '../histories/hand-school.ts';
import type { School } from '../model/school.ts';
import type { Step } from '../model/step.ts';
import { refused, truthAfter } from '../model/truth.ts';
import { shrunk } from '../shrink.ts';
import { rowOn, told, weekOf, whereabouts } from './reading.ts';

const TUESDAY = '2026-10-13';
const WEDNESDAY = '2026-10-14';
const evening = at('2026-10-09', '18.00');
const after = (steps: Step[], change: Partial<School> = {}) => truthAfter(handSchool(change), steps);
const verify = (when: number, ...plans: string[]): Step =>
  step(when, 'kavitha', 'verdict', { verdict: `d${when}`, judgement: 'verify', plans });
const awayOn = (person: string, day: string): Step =>
  step(evening, 'office', 'absence-on', {
    absence: `c-${person}`,
    person,
    first: day,
    last: day,
    hours: null,
  });

test('a lesson of two teachers is away for its verifier only when both are', () => {
  const sent = [
    step(at('2026-10-09', '15.00'), 'goh', 'prepare', { planTag: 'g1', week: WEEK }),
    step(at('2026-10-09', '15.10'), 'goh', 'send', { sending: 'k1', week: WEEK, plans: 'all' }),
  ];
  const because = (...steps: Step[]) =>
    after([...sent, ...steps]).desks[0]?.waiting[0]?.changed?.because ?? null;
  assert.deepEqual(
    [because(awayOn('goh', WEEK)), because(awayOn('goh', WEEK), awayOn('marlina', WEEK))],
    [null, 'away'],
  );
  assert.deepEqual(told(after([...sent, awayOn('goh', WEEK), awayOn('marlina', WEEK)])), [
    '3 goh 1',
    '3 marlina 1',
    '3 kavitha 1',
  ]);
});

test('a plan of a stopped lesson does not go with the week, and the dialog says how many are not counted', () => {
  const [prepare, send] = sentWeek();
  assert.ok(prepare && send);
  const event = eventOn(at('2026-10-09', '15.05'), 'e1', TUESDAY);
  const gap = step(at('2026-10-09', '15.06'), 'huda', 'write', {
    plan: 'r1/sn5b/2',
    complete: false,
  });
  const opened = step(at('2026-10-09', '15.07'), 'huda', 'open', { plan: 'r1/mt5b/1' });
  const { goes, ...rest } = weekOf(after([prepare, event, gap, opened])).dialog;
  assert.deepEqual(
    [goes.length, rest],
    [9, { unopened: 8, incomplete: 1, unwritten: 0, notCounted: 7, late: false }],
  );
  const truth = after([prepare, event, gap, opened, send]);
  assert.equal(weekOf(truth).counts.sent, 9);
  assert.deepEqual(
    weekOf(truth)
      .lessons.filter((r) => r.day === TUESDAY)
      .map((r) => r.plan?.standing.kind),
    Array(7).fill('draft'),
  );
  assert.equal(
    refused(
      handSchool(),
      [prepare, event],
      step(evening, 'huda', 'send', { sending: 'k2', week: WEEK, plans: ['r1/sj5b/1'] }),
    ),
    'not-counted',
  );
});

test('a moved plan never goes to a lesson that has begun or that is stopped too', () => {
  const [prepare] = sentWeek();
  assert.ok(prepare);
  const place = (...steps: Step[]) => whereabouts(after([prepare, ...steps]))['r1/mt5c/2'];
  const move = (when: number): Step => step(when, 'huda', 'move', { plan: 'r1/mt5c/2', how: 'following' });
  const tuesday = eventOn(evening, 'e1', TUESDAY);
  assert.equal(place(tuesday, move(evening)), '2026-10-14 550 n3');
  assert.equal(place(tuesday, eventOn(evening, 'e2', WEDNESDAY), move(evening)), '2026-10-16 460 n4');
  assert.equal(place(tuesday, move(at(WEDNESDAY, '9.15'))), '2026-10-16 460 n4');
});

test('an event on the day to which a sealed plan was moved is not held there either', () => {
  const steps = [
    ...sentWeek(),
    verify(evening, 'r1/mt5c/4'),
    eventOn(evening + 120_000, 'e1', '2026-10-16'),
    step(evening + 180_000, 'huda', 'move', { plan: 'r1/mt5c/4', how: 'alone' }),
    eventOn(evening + 240_000, 'e2', NEXT),
  ];
  const truth = after(steps);
  assert.equal(truth.checks[0]?.says, 'Disahkan; tidak diadakan pada 2026-10-16, 2026-10-19');
  assert.equal(truth.checks[0]?.heldInstead, null);
  assert.deepEqual(
    told(truth).filter((n) => n.startsWith('5')),
    ['5 huda 1', '5 kavitha 1'],
  );
});

test('an amendment that was sent and withdrawn leaves what is sealed', () => {
  const [, amend, send, back] = [
    verify(evening, 'r1/sj5b/1'),
    step(evening + 120_000, 'huda', 'amend', { plan: 'r1/sj5b/1', reason: 'Bilik' }),
    step(evening + 180_000, 'huda', 'send', { sending: 'k2', week: WEEK, plans: ['r1/sj5b/1'] }),
    step(evening + 240_000, 'huda', 'withdraw', { sending: 'k2' }),
  ];
  assert.ok(amend && send && back);
  const before = [...sentWeek(), verify(evening, 'r1/sj5b/1'), amend, send];
  assert.equal(rowOn(after(before), TUESDAY, 'sj5b')[0]?.word, 'Dihantar semula');
  const row = rowOn(after([...before, back]), TUESDAY, 'sj5b')[0];
  assert.deepEqual(row?.plan?.standing.kind === 'verified' && row.plan.standing.amended, true);
});

test('what a verifier took note of is not written over', () => {
  const reflect = (when: number): Step =>
    step(when, 'huda', 'reflect', { plan: 'r1/sj5b/1', outcome: { kind: 'taught' } });
  const steps = [
    ...sentWeek(),
    verify(evening, 'r1/sj5b/1'),
    reflect(at(TUESDAY, '13.00')),
    step(at(TUESDAY, '14.00'), 'kavitha', 'note', { plans: ['r1/sj5b/1'] }),
  ];
  assert.equal(refused(handSchool(), steps, reflect(at(TUESDAY, '15.00'))), 'noted');
});

test('a day outside the session has no lessons', () => {
  const session = { first: '2026-10-13', last: '2026-10-15' };
  assert.deepEqual(
    [...new Set(weekOf(after([], { session })).lessons.map((r) => r.day))],
    [TUESDAY, WEDNESDAY, '2026-10-15'],
  );
});

test('a reflection belongs to what was taught: an event entered afterwards covers it and gives it back', () => {
  const taught = step(at(TUESDAY, '13.00'), 'huda', 'reflect', {
    plan: 'r1/sj5b/1',
    outcome: { kind: 'taught' },
  });
  const signs = (...steps: Step[]) =>
    rowOn(after([...sentWeek(), taught, ...steps]), TUESDAY, 'sj5b').map((r) => [r.fate.kind, r.taught]);
  const event = eventOn(at(TUESDAY, '14.00'), 'e1', TUESDAY);
  const off = step(at(TUESDAY, '15.00'), 'office', 'event-off', { event: 'e1' });
  assert.deepEqual(
    [signs(), signs(event), signs(event, off)],
    [[['held', 'diajar']], [['stopped', null]], [['held', 'diajar']]],
  );
});

test('of two drafts that ask for one lesson, the one that stands there keeps it', () => {
  const lessons =
    handSchool().versions[0]?.lessons.map((s) =>
      s.set === 'mt5b' && s.weekday === 3 ? { ...s, weekday: 5, from: 490, to: 520 } : s,
    ) ?? [];
  const steps = [
    ...sentWeek(),
    step(at(WEEK, '9.00'), 'office', 'publish', {
      version: 'v1',
      validFrom: WEDNESDAY,
      reason: null,
      lessons,
    }),
    step(at(WEEK, '10.00'), 'huda', 'withdraw', { sending: 'k1' }),
  ];
  const places = (n: number) => whereabouts(after(steps.slice(0, n)));
  assert.equal(places(3)['r1/mt5b/3'], '2026-10-14 460 none');
  // The third asks for the third lesson, which is Thursday's now; the fourth stands there.
  assert.deepEqual(
    [places(4)['r1/mt5b/3'], places(4)['r1/mt5b/4']],
    ['2026-10-14 460 none', '2026-10-15 490 n3'],
  );
});

test('counts of the window begin with the first day of the person and end today', () => {
  const truth = after([...sentWeek(), clock(at(TUESDAY, '14.00'))]);
  const { since, until, counts } = truth.toDo.find((t) => t.person === 'huda') ?? {};
  assert.deepEqual(
    [since, until, counts?.expected, counts?.sent, counts?.unrecorded],
    ['2026-10-05', TUESDAY, 27, 10, 10],
  );
});

test('a history that fails is cut to the steps that make it fail', () => {
  const history = generate(3);
  const fails = ({ steps }: { steps: Step[] }) => steps.filter((s) => s.kind === 'prepare').length > 0;
  assert.equal(shrunk(history, fails).steps.length, 1);
});
