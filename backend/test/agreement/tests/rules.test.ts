import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  at,
  clock,
  eventOn,
  HUDA,
  handSchool,
  NEXT,
  sentWeek,
  step,
  WEEK,
} from '../histories/hand-school.ts';
import { addDays, dayOf, instantOf, mondayOf, weekdayOf } from '../model/clock.ts';
import type { School } from '../model/school.ts';
import type { Step } from '../model/step.ts';
import { refused, truthAfter } from '../model/truth.ts';
import { rowOn, told, weekOf, whereabouts } from './reading.ts';

const TUESDAY = '2026-10-13';
const MONDAY_NOON = at(WEEK, '12.00');
const prepared = (): Step[] => sentWeek().slice(0, 1);
const after = (steps: Step[], change: Partial<School> = {}) => truthAfter(handSchool(change), steps);
const evening = at('2026-10-09', '18.00');
const verdict = (
  when: number,
  by: string,
  tag: string,
  judgement: 'verify' | 'return',
  ...plans: string[]
): Step => step(when, by, 'verdict', { verdict: tag, judgement, plans });
const send = (when: number, sending: string, ...plans: string[]): Step =>
  step(when, 'huda', 'send', { sending, week: WEEK, plans });

test('a day begins at midnight of Malaysia and a week on Monday', () => {
  assert.equal(dayOf(Date.parse('2026-10-12T16:00:00Z')), '2026-10-13');
  assert.equal(instantOf('2026-10-13', 0), Date.parse('2026-10-12T16:00:00Z'));
  assert.deepEqual(
    [weekdayOf('2026-10-18'), mondayOf('2026-10-18'), addDays('2026-10-31', 1)],
    [7, WEEK, '2026-11-01'],
  );
});

test('a lesson is contiguous periods of one set', () => {
  const lessons = HUDA.map((s) => (s.set === 'rb6c' ? { ...s, to: 690 } : s));
  lessons.push({ set: 'rb6c', weekday: 2, from: 690, to: 720, room: '' });
  const truth = after([], { versions: [{ tag: 'v0', validFrom: '2026-10-05', lessons }] });
  assert.deepEqual(
    rowOn(truth, TUESDAY, 'rb6c').map((r) => [r.from, r.to]),
    [[660, 720]],
  );
});

test('recess separates unless the school says otherwise', () => {
  const lessons = [
    { set: 'sn5b', weekday: 2, from: 580, to: 610, room: '' },
    { set: 'sn5b', weekday: 2, from: 630, to: 660, room: '' },
  ];
  const versions = [{ tag: 'v0', validFrom: '2026-10-05', lessons }];
  assert.equal(rowOn(after([], { versions }), TUESDAY, 'sn5b').length, 2);
  assert.deepEqual(
    rowOn(after([], { versions, recessSeparates: false }), TUESDAY, 'sn5b').map((r) => r.to),
    [660],
  );
});

test('the number is counted over the lessons of the timetable in force, whatever stops them', () => {
  const numbers = (steps: Step[]) =>
    weekOf(after(steps))
      .lessons.filter((r) => r.setTag === 'mt5b')
      .map((r) => r.number);
  assert.deepEqual(numbers([]), [1, 2, 3, 4]);
  assert.deepEqual(
    numbers([
      eventOn(evening, 'e1', WEEK),
      step(evening, 'office', 'holiday-on', { holiday: 'h1', name: 'Cuti', day: TUESDAY }),
    ]),
    [1, 2, 3, 4],
  );
});

test("a replaced day stops its own lessons and brings another weekday's, counted after all others", () => {
  const truth = after([
    step(evening, 'office', 'follows-on', { exception: 'x1', day: '2026-10-15', follows: 1 }),
  ]);
  const thursday = weekOf(truth).lessons.filter((r) => r.day === '2026-10-15');
  assert.deepEqual(
    thursday.map((r) => [r.setTag, r.number, r.fate.kind]),
    [
      ['sn4c', 3, 'stopped'],
      ['mt5b', 5, 'held'],
      ['mt5b', 4, 'stopped'],
      ['sn4c', 4, 'held'],
      ['mt5c', 5, 'held'],
    ],
  );
});

test('an event of some classes stops a set only when it takes all of its classes', () => {
  const sets = handSchool().sets.map((s) => (s.tag === 'sj5b' ? { ...s, classes: ['k5b', 'k5c'] } : s));
  const event = (classes: string[]) =>
    step(evening, 'office', 'event-on', {
      event: 'e1',
      title: 'Lawatan',
      day: TUESDAY,
      classes,
      hours: null,
    });
  const fates = (classes: string[]) =>
    weekOf(after([event(classes)], { sets }))
      .lessons.filter((r) => r.day === TUESDAY && r.fate.kind === 'stopped')
      .map((r) => r.setTag);
  assert.deepEqual(fates(['k5b']), ['mt5b', 'sn5b']);
  assert.deepEqual(fates(['k5b', 'k5c']), ['mt5c', 'mt5b', 'sn5b', 'sj5b']);
});

test('an event of hours stops the lessons that it meets, half-open', () => {
  const event = step(evening, 'office', 'event-on', {
    event: 'e1',
    title: 'Ceramah',
    day: TUESDAY,
    classes: 'all',
    hours: { from: 490, to: 550 },
  });
  assert.deepEqual(
    weekOf(after([event]))
      .lessons.filter((r) => r.fate.kind === 'stopped')
      .map((r) => r.setTag),
    ['mt5b'],
  );
});

test('a special period suspends lessons, plans and what is expected', () => {
  const truth = after([
    ...prepared(),
    step(evening, 'office', 'special-on', {
      special: 's1',
      title: 'Peperiksaan',
      first: WEEK,
      last: TUESDAY,
      classes: 'all',
    }),
  ]);
  assert.deepEqual([weekOf(truth).counts.expected, weekOf(truth).counts.stopped], [7, 10]);
});

test('not held is asked before own leave, own leave before what was sent, what was sent before what is written', () => {
  const away = step(evening, 'huda', 'absence-on', {
    absence: 'c1',
    person: 'huda',
    first: TUESDAY,
    last: TUESDAY,
    hours: null,
  });
  const event = eventOn(evening, 'e1', TUESDAY);
  const word = (...steps: Step[]) => rowOn(after([...sentWeek(), ...steps]), TUESDAY, 'sn5b')[0]?.word;
  assert.deepEqual([word(), word(away), word(away, event)], ['Dihantar', 'Cuti anda', 'Tidak diadakan']);
});

test('absence of some periods is not of the others', () => {
  const away = step(evening, 'huda', 'absence-on', {
    absence: 'c1',
    person: 'huda',
    first: TUESDAY,
    last: TUESDAY,
    hours: { from: 460, to: 550 },
  });
  assert.deepEqual(
    weekOf(after([away]))
      .lessons.filter((r) => r.fate.kind === 'away')
      .map((r) => r.setTag),
    ['mt5c', 'mt5b'],
  );
});

test('who enters the own absence is not told of it, the verifier is', () => {
  const away = step(evening, 'huda', 'absence-on', {
    absence: 'c1',
    person: 'huda',
    first: TUESDAY,
    last: TUESDAY,
    hours: null,
  });
  assert.deepEqual(told(after([...sentWeek(), away])), ['2 kavitha 7']);
});

test('co-teachers owe one plan together, and it stands in both weeks', () => {
  const steps = [step(evening, 'marlina', 'prepare', { planTag: 'm1', week: WEEK })];
  const truth = after(steps);
  assert.equal(rowOn(truth, WEEK, 'bm5b', 'goh')[0]?.plan?.tag, 'm1/bm5b/1');
  assert.deepEqual([weekOf(truth, 'goh').counts.expected, weekOf(truth, 'marlina').counts.expected], [2, 0]);
});

test('who teaches beside somebody away owes the plan', () => {
  const away = step(evening, 'goh', 'absence-on', {
    absence: 'c1',
    person: 'goh',
    first: WEEK,
    last: WEEK,
    hours: null,
  });
  const truth = after([away]);
  assert.deepEqual([weekOf(truth, 'goh').counts.expected, weekOf(truth, 'marlina').counts.expected], [1, 1]);
});

test("nothing is expected before the teacher's first day", () => {
  const people = handSchool().people.map((p) => (p.tag === 'huda' ? { ...p, from: '2026-10-14' } : p));
  const truth = after([clock(evening)], { people });
  assert.equal(weekOf(truth).counts.expected, 7);
  assert.equal(truth.toDo.find((t) => t.person === 'huda')?.since, '2026-10-14');
});

test('nothing existing is overwritten, and what the teacher deleted is not made again', () => {
  const again = step(evening, 'huda', 'prepare', { planTag: 'r2', week: WEEK });
  const plans = (truth: ReturnType<typeof after>) => weekOf(truth).lessons.flatMap((r) => r.plan?.tag ?? []);
  assert.equal(plans(after([...prepared(), again])).filter((t) => t.startsWith('r2')).length, 0);
  const removed = step(evening, 'huda', 'delete', { plan: 'r1/sj5b/1' });
  assert.equal(plans(after([...prepared(), removed, again])).length, 16);
});

test('nothing is prepared for a lesson that is not held', () => {
  assert.equal(
    weekOf(after([eventOn(at('2026-10-09', '9.00'), 'e1', TUESDAY), ...prepared()])).lessons.filter(
      (r) => r.plan,
    ).length,
    10,
  );
});

test('an incomplete plan does not go with the others and is refused by name', () => {
  const gap = step(at('2026-10-09', '15.05'), 'huda', 'write', {
    plan: 'r1/sj5b/1',
    complete: false,
  });
  const [first, all] = sentWeek();
  assert.ok(first && all);
  assert.equal(weekOf(after([first, gap, all])).counts.sent, 16);
  assert.equal(refused(handSchool(), [first, gap], send(evening, 'k9', 'r1/sj5b/1')), 'incomplete');
});

test('sent without having been opened by its teacher says so', () => {
  const [first, all] = sentWeek();
  assert.ok(first && all);
  const opened = step(at('2026-10-09', '15.05'), 'huda', 'open', { plan: 'r1/sj5b/1' });
  const unopened = weekOf(after([first, opened, all])).lessons.filter((r) => r.plan?.unopened);
  assert.equal(unopened.length, 16);
});

test('withdrawing takes back the unread plans of that sending, and no other', () => {
  const read = step(evening, 'kavitha', 'open', { plan: 'r1/sj5b/1' });
  const back = step(evening + 60_000, 'huda', 'withdraw', { sending: 'k1' });
  const truth = after([...sentWeek(), read, back]);
  assert.equal(weekOf(truth).counts.sent, 1);
  assert.equal(rowOn(truth, TUESDAY, 'sj5b')[0]?.plan?.standing.kind, 'sent');
});

test('what is added after a sending is a draft and shown as Tambahan', () => {
  const steps = [
    ...sentWeek(),
    step(evening, 'office', 'makeup-on', { exception: 'x1', day: '2026-10-17', follows: 1 }),
    step(evening, 'huda', 'prepare', { planTag: 'r2', week: WEEK }),
  ];
  const added = weekOf(after(steps)).lessons.filter((r) => r.plan?.added);
  assert.deepEqual(
    added.map((r) => r.plan?.tag),
    ['r2/mt5b/5', 'r2/sn4c/4', 'r2/mt5c/5'],
  );
});

test('the second step sees a plan when the first has verified it', () => {
  const waiting = (truth: ReturnType<typeof after>, who: string) =>
    truth.desks.find((d) => d.verifier === who)?.waiting.length;
  const one = verdict(evening, 'kavitha', 'd1', 'verify', 'r1/sj5b/1');
  const before = after(sentWeek(), { steps: 2 });
  assert.deepEqual([waiting(before, 'kavitha'), waiting(before, 'azman')], [17, 0]);
  const later = after([...sentWeek(), one, clock(evening + 120_000)], { steps: 2 });
  assert.deepEqual([waiting(later, 'kavitha'), waiting(later, 'azman'), later.checks.length], [16, 1, 0]);
  assert.equal(
    refused(handSchool({ steps: 2 }), sentWeek(), verdict(evening, 'azman', 'd2', 'verify', 'r1/sj5b/1')),
    'not-in-queue',
  );
});

test('a supervision of one subject goes before one of all subjects', () => {
  const supervisions = [
    ...handSchool().supervisions,
    {
      supervisor: 'azman',
      teacher: 'huda',
      step: 1 as const,
      subject: 'Sains',
      from: '2026-10-05',
      to: null,
    },
  ];
  const truth = after(sentWeek(), { supervisions });
  assert.deepEqual(
    truth.desks.map((d) => d.waiting.length),
    [11, 6],
  );
});

test('a returned plan was sent in time, is not sent now, and its answer is Dihantar semula', () => {
  const back = verdict(evening, 'kavitha', 'd1', 'return', 'r1/sj5b/1');
  const fixed = step(at(WEEK, '13.00'), 'huda', 'write', { plan: 'r1/sj5b/1', complete: true });
  const truth = after([...sentWeek(), back, fixed]);
  const { sent, returned, onTime, missing } = weekOf(truth).counts;
  assert.deepEqual(
    [sent, returned, onTime, missing, weekOf(truth).state],
    [16, 1, 17, 0, 'Sebahagian dipulangkan'],
  );
  const again = after([...sentWeek(), back, fixed, send(at(WEEK, '13.10'), 'k2', 'r1/sj5b/1')]);
  assert.equal(rowOn(again, TUESDAY, 'sj5b')[0]?.word, 'Dihantar semula');
  assert.deepEqual([weekOf(again).counts.onTime, weekOf(again).counts.late], [17, 0]);
});

test('late is judged once, by what stood when it fell due', () => {
  const [first, all] = sentWeek();
  assert.ok(first && all);
  const lateSend = { ...all, at: MONDAY_NOON + 60_000 };
  const holidayAfterwards = step(MONDAY_NOON + 120_000, 'office', 'holiday-on', {
    holiday: 'h1',
    name: 'Cuti',
    day: WEEK,
  });
  assert.equal(weekOf(after([first, lateSend])).counts.late, 17);
  assert.equal(weekOf(after([first, lateSend, holidayAfterwards])).counts.late, 14);
  assert.equal(weekOf(after([first, { ...all, at: MONDAY_NOON }])).counts.late, 0);
});

test('a plan that was withdrawn before the deadline and sent after it is late', () => {
  const steps = [
    ...sentWeek(),
    step(evening, 'huda', 'withdraw', { sending: 'k1' }),
    step(MONDAY_NOON + 60_000, 'huda', 'send', { sending: 'k2', week: WEEK, plans: 'all' }),
  ];
  assert.deepEqual([weekOf(after(steps)).counts.late, weekOf(after(steps)).counts.onTime], [17, 0]);
});

test('grace puts off being late', () => {
  const deadlines = handSchool().deadlines.map((d) => ({ ...d, graceHours: 24 }));
  const [first, all] = sentWeek();
  assert.ok(first && all);
  assert.equal(weekOf(after([first, { ...all, at: MONDAY_NOON + 3_600_000 }], { deadlines })).counts.late, 0);
});

test('the dated setting in force when it falls due is the one that judges', () => {
  const [one] = handSchool().deadlines;
  assert.ok(one);
  const truth = after([], { deadlines: [one, { ...one, from: NEXT, planDueDay: 1 }] });
  assert.deepEqual(
    [weekOf(truth).dueAt, weekOf(truth, 'huda', NEXT).dueAt],
    [MONDAY_NOON, at('2026-10-20', '12.00')],
  );
});

test('never sent and taught are two signs', () => {
  const taught = step(at(WEEK, '15.00'), 'huda', 'reflect', {
    plan: 'r1/mt5c/1',
    outcome: { kind: 'taught' },
  });
  const row = rowOn(after([...prepared(), taught]), WEEK, 'mt5c')[0];
  assert.deepEqual([row?.word, row?.taught, row?.lateness], ['Draf · lewat', 'diajar', 'missing']);
});

test('a past lesson without a reflection is not yet recorded; before its end nothing is owed', () => {
  const sign = (when: number) => rowOn(after([...sentWeek(), clock(when)]), WEEK, 'mt5c')[0]?.taught;
  assert.deepEqual([sign(at(WEEK, '9.20')), sign(at(WEEK, '9.40'))], [null, 'belum refleksi']);
});

test('a reflection is not stored before the lesson starts, nor of a lesson that is not held', () => {
  const taught = (when: number) =>
    step(when, 'huda', 'reflect', { plan: 'r1/sj5b/1', outcome: { kind: 'taught' } });
  assert.equal(refused(handSchool(), sentWeek(), taught(at(TUESDAY, '12.29'))), 'before-lesson');
  assert.equal(refused(handSchool(), sentWeek(), taught(at(TUESDAY, '12.30'))), null);
  assert.equal(
    refused(handSchool(), [...sentWeek(), eventOn(evening, 'e1', TUESDAY)], taught(at(TUESDAY, '13.00'))),
    'not-held',
  );
});

test('a reflection that a verifier has taken note of stands', () => {
  const steps = [
    ...sentWeek(),
    verdict(evening, 'kavitha', 'd1', 'verify', 'r1/sj5b/1'),
    step(at(TUESDAY, '13.00'), 'huda', 'reflect', {
      plan: 'r1/sj5b/1',
      outcome: { kind: 'taught' },
    }),
  ];
  assert.equal(weekOf(after(steps)).counts.toNote, 1);
  const noted = [...steps, step(at(TUESDAY, '14.00'), 'kavitha', 'note', { plans: ['r1/sj5b/1'] })];
  assert.equal(weekOf(after(noted)).counts.toNote, 0);
  assert.equal(
    refused(handSchool(), noted, step(at(TUESDAY, '15.00'), 'huda', 'reflect-off', { plan: 'r1/sj5b/1' })),
    'noted',
  );
});

test('a postponed plan keeps its lesson until a person moves it, and then nothing is owed there', () => {
  const postponed = step(evening, 'huda', 'reflect', {
    plan: 'r1/sv4c/1',
    outcome: { kind: 'postponed', cause: 'Program' },
  });
  const kept = after([...prepared(), postponed]);
  assert.deepEqual(
    rowOn(kept, TUESDAY, 'sv4c').map((r) => [r.fate.kind, r.plan?.tag, r.expected]),
    [['postponed', 'r1/sv4c/1', true]],
  );
  const gone = after([
    ...prepared(),
    postponed,
    step(evening, 'huda', 'move', { plan: 'r1/sv4c/1', how: 'alone' }),
  ]);
  assert.deepEqual(
    rowOn(gone, TUESDAY, 'sv4c').map((r) => [r.fate.kind, r.plan, r.expected]),
    [['postponed', null, false]],
  );
  assert.equal(whereabouts(gone)['r1/sv4c/1'], '2026-10-20 720 n1');
});

test('moved alone a plan goes to the next lesson of its set that has none', () => {
  const steps = [
    ...prepared(),
    eventOn(evening, 'e1', TUESDAY),
    step(evening, 'huda', 'move', { plan: 'r1/mt5b/2', how: 'alone' }),
  ];
  const places = whereabouts(after(steps));
  assert.deepEqual([places['r1/mt5b/2'], places['r1/mt5b/3']], ['2026-10-19 460 n1', '2026-10-14 460 n3']);
});

test('a plan whose lesson is held is not moved, and none goes where the year has no lesson left', () => {
  const move = step(evening, 'huda', 'move', { plan: 'r1/mt5b/2', how: 'alone' });
  assert.equal(refused(handSchool(), prepared(), move), 'lesson-is-held');
  const lastDay = { session: { first: '2026-10-05', last: '2026-10-16' } };
  assert.equal(
    refused(
      handSchool(lastDay),
      [...prepared(), eventOn(evening, 'e1', '2026-10-15')],
      step(evening, 'huda', 'move', { plan: 'r1/mt5b/4', how: 'alone' }),
    ),
    'no-lesson-left',
  );
});

test('an amendment says so and leaves the seal as it was', () => {
  const steps = [...sentWeek(), verdict(evening, 'kavitha', 'd1', 'verify', 'r1/sj5b/1')];
  const sealed = after([...steps, clock(at(WEEK, '8.00'))]);
  const amended = after([
    ...steps,
    step(at(WEEK, '8.00'), 'huda', 'amend', { plan: 'r1/sj5b/1', reason: 'Bilik' }),
  ]);
  assert.equal(amended.checks[0]?.says, 'Disahkan; sudah dipinda');
  assert.deepEqual(
    { ...amended.checks[0], says: '', amendedSince: false },
    { ...sealed.checks[0], says: '' },
  );
  assert.equal(weekOf(amended).counts.verified, 1);
});

test('a verified plan on a day that is stopped stands once on its sheet, with its seal and as not held', () => {
  const steps = [
    ...sentWeek(),
    verdict(evening, 'kavitha', 'd1', 'verify', 'r1/sj5b/1'),
    eventOn(evening + 120_000, 'e1', TUESDAY),
  ];
  const sheet = after(steps).sheets.find((s) => s.author === 'huda' && s.day === TUESDAY);
  assert.deepEqual(
    sheet?.entries.filter((e) => e.plan === 'r1/sj5b/1').map((e) => [e.says, e.mark, e.notHeldOn]),
    [['not-held', 'sealed', [TUESDAY]]],
  );
  assert.deepEqual(sheet?.seals, ['r1/sj5b/1']);
});

test('an event for a lesson that is stopped already changes nothing and tells nobody', () => {
  const steps = [...sentWeek(), eventOn(evening, 'e1', TUESDAY), eventOn(evening, 'e2', TUESDAY)];
  assert.deepEqual(told(after(steps)), ['2 huda 7', '2 kavitha 7']);
});

test('a timetable begins tomorrow at the earliest, with a reason earlier unless it breaks what was sent', () => {
  const publish = (validFrom: string, reason: string | null) =>
    step(at(WEEK, '15.00'), 'office', 'publish', {
      version: 'v1',
      validFrom,
      reason,
      lessons: HUDA,
    });
  assert.equal(refused(handSchool(), [], publish(WEEK, null)), 'from-tomorrow');
  assert.equal(refused(handSchool(), [], publish(TUESDAY, null)), null);
  assert.equal(refused(handSchool(), [], publish('2026-10-08', 'Guru baharu')), null);
  assert.equal(refused(handSchool(), sentWeek(), publish(WEEK, 'Guru baharu')), 'already-sent');
});

test('what the rules refuse changes nothing', () => {
  const steps = sentWeek();
  const before = after([...steps, clock(evening)]);
  const tried = after([...steps, step(evening, 'goh', 'delete', { plan: 'r1/sj5b/1' })]);
  assert.equal(tried.refusals.at(-1), 'not-yours');
  assert.deepEqual({ ...tried, refusals: [] }, { ...before, refusals: [] });
});
