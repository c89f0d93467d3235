import type { School } from '../model/school.ts';
import type { Step } from '../model/step.ts';
import { at, clock, eventOn, HUDA, handSchool, NEXT, sentWeek, step, WEEK } from './hand-school.ts';

export interface HandHistory {
  name: string;
  school: School;
  steps: Step[];
}

const TUESDAY = '2026-10-13';
const WEDNESDAY = '2026-10-14';
const THURSDAY = '2026-10-15';
const SATURDAY = '2026-10-17';

const verifyAll = (when: number, by: string, verdict: string, plans: string[]): Step =>
  step(when, by, 'verdict', { verdict, judgement: 'verify', plans });

/** The seventeen plans of the week as preparation names them. */
export const SEVENTEEN = [
  'mt5b/1',
  'mt5b/2',
  'mt5b/3',
  'mt5b/4',
  'mt5c/1',
  'mt5c/2',
  'mt5c/3',
  'mt5c/4',
  'sn4c/1',
  'sn4c/2',
  'sn4c/3',
  'sn5b/1',
  'sn5b/2',
  'sn5b/3',
  'rb6c/1',
  'sv4c/1',
  'sj5b/1',
].map((t) => `r1/${t}`);

export const HAND: HandHistory[] = [
  {
    name: 'a week of 17 sent, an event on Tuesday, a second on Wednesday, both taken back',
    school: handSchool(),
    steps: [
      ...sentWeek(),
      eventOn(at('2026-10-10', '9.00'), 'e1', TUESDAY),
      eventOn(at('2026-10-10', '10.00'), 'e2', WEDNESDAY),
      step(at('2026-10-10', '11.00'), 'office', 'event-off', { event: 'e1' }),
      step(at('2026-10-10', '12.00'), 'office', 'event-off', { event: 'e2' }),
    ],
  },
  {
    name: 'a hari ganti that is prepared, sent and then taken back',
    school: handSchool(),
    steps: [
      ...sentWeek(),
      step(at('2026-10-10', '9.00'), 'office', 'makeup-on', {
        exception: 'x1',
        day: SATURDAY,
        follows: 2,
      }),
      step(at('2026-10-10', '10.00'), 'huda', 'prepare', { planTag: 'r2', week: WEEK }),
      step(at('2026-10-10', '10.05'), 'huda', 'send', {
        sending: 'k2',
        week: WEEK,
        plans: ['r2/mt5b/5', 'r2/rb6c/2'],
      }),
      step(at('2026-10-11', '9.00'), 'office', 'exception-off', { exception: 'x1' }),
    ],
  },
  {
    name: 'a leave day entered by the office, shortened and taken back',
    school: handSchool(),
    steps: [
      ...sentWeek(),
      step(at('2026-10-10', '9.00'), 'office', 'absence-on', {
        absence: 'c1',
        person: 'huda',
        first: WEDNESDAY,
        last: THURSDAY,
        hours: null,
      }),
      step(at('2026-10-10', '9.30'), 'office', 'absence-shorten', {
        absence: 'c1',
        last: WEDNESDAY,
      }),
      step(at('2026-10-10', '10.00'), 'office', 'absence-off', { absence: 'c1' }),
    ],
  },
  {
    name: 'a new timetable from Wednesday of a week that is half sent',
    school: handSchool(),
    steps: [
      step(at('2026-10-09', '15.00'), 'huda', 'prepare', { planTag: 'r1', week: WEEK }),
      step(at('2026-10-09', '15.10'), 'huda', 'send', {
        sending: 'k1',
        week: WEEK,
        plans: ['r1/mt5b/3', 'r1/sn5b/2'],
      }),
      step(at('2026-10-12', '9.00'), 'office', 'publish', {
        version: 'v1',
        validFrom: WEDNESDAY,
        reason: null,
        lessons: movedLessons(),
      }),
    ],
  },
  {
    name: 'verification in two steps with an event between them',
    school: handSchool({ steps: 2 }),
    steps: [
      ...sentWeek(),
      verifyAll(at('2026-10-10', '9.00'), 'kavitha', 'd1', SEVENTEEN),
      eventOn(at('2026-10-10', '10.00'), 'e1', TUESDAY),
      verifyAll(at('2026-10-10', '11.00'), 'azman', 'd2', SEVENTEEN),
      clock(at('2026-10-10', '11.30')),
    ],
  },
  {
    name: 'a successor in the middle of the week',
    school: handSchool(),
    steps: [
      step(at('2026-10-09', '15.00'), 'huda', 'prepare', { planTag: 'r1', week: WEEK }),
      step(at('2026-10-09', '15.10'), 'huda', 'send', {
        sending: 'k1',
        week: WEEK,
        plans: ['r1/mt5b/1', 'r1/mt5b/3'],
      }),
      step(at('2026-10-12', '9.00'), 'office', 'successor', {
        set: 'mt5b',
        person: 'marlina',
        from: WEDNESDAY,
      }),
      step(at('2026-10-12', '10.00'), 'marlina', 'prepare', { planTag: 'r2', week: WEEK }),
    ],
  },
  {
    name: 'bump by one over unread, verified and draft plans',
    school: handSchool(),
    steps: [
      step(at('2026-10-09', '15.00'), 'huda', 'prepare', { planTag: 'r1', week: WEEK }),
      step(at('2026-10-09', '15.05'), 'huda', 'send', {
        sending: 'k1',
        week: WEEK,
        plans: ['r1/mt5b/3'],
      }),
      verifyAll(at('2026-10-09', '15.10'), 'kavitha', 'd1', ['r1/mt5b/3']),
      step(at('2026-10-09', '15.20'), 'huda', 'send', {
        sending: 'k2',
        week: WEEK,
        plans: ['r1/mt5b/2'],
      }),
      eventOn(at('2026-10-10', '9.00'), 'e1', TUESDAY),
      step(at('2026-10-10', '10.00'), 'huda', 'move', { plan: 'r1/mt5b/2', how: 'following' }),
    ],
  },
  {
    name: 'a half day that cuts a double lesson',
    school: handSchool(),
    steps: [
      ...sentWeek(),
      step(at('2026-10-10', '9.00'), 'office', 'half-day-on', {
        half: 'b1',
        day: TUESDAY,
        from: 690,
      }),
    ],
  },
  {
    name: 'a holiday that is moved from one Monday to the Tuesday after it',
    school: handSchool(),
    steps: [
      step(at('2026-10-09', '9.00'), 'office', 'holiday-on', {
        holiday: 'h1',
        name: 'Cuti peristiwa',
        day: WEEK,
      }),
      step(at('2026-10-09', '15.00'), 'huda', 'prepare', { planTag: 'r1', week: WEEK }),
      clock(at('2026-10-11', '13.00')),
      step(at('2026-10-11', '14.00'), 'office', 'holiday-move', { holiday: 'h1', day: TUESDAY }),
      step(at('2026-10-12', '13.00'), 'huda', 'send', { sending: 'k1', week: WEEK, plans: 'all' }),
    ],
  },
  {
    name: 'two weeks forgotten, then mended',
    school: handSchool(),
    steps: [
      step(at('2026-10-04', '15.00'), 'huda', 'prepare', { planTag: 'r0', week: '2026-10-05' }),
      step(at('2026-10-09', '15.00'), 'huda', 'prepare', { planTag: 'r1', week: WEEK }),
      clock(at('2026-10-20', '15.00')),
      step(at('2026-10-20', '15.10'), 'huda', 'send', {
        sending: 'k1',
        week: '2026-10-05',
        plans: 'all',
      }),
      step(at('2026-10-20', '15.20'), 'huda', 'prepare', { planTag: 'r2', week: NEXT }),
    ],
  },
];

/** Mathematics of 5B goes from Wednesday to Friday, science of 5B stays: one plan loses its lesson, one keeps it. */
function movedLessons() {
  return HUDA.map((slot) =>
    slot.set === 'mt5b' && slot.weekday === 3 ? { ...slot, weekday: 5, from: 490, to: 520 } : slot,
  );
}
