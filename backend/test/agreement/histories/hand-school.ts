import { instantOf } from '../model/clock.ts';
import type { School, Slot, TeachingSet } from '../model/school.ts';
import type { Step, StepOf } from '../model/step.ts';
import { inventedBells } from './invented-timetable.ts';

export const FIRST = '2026-10-05';
export const WEEK = '2026-10-12';
export const NEXT = '2026-10-19';

/** Of one set: weekday, start and end in minutes. */
const slotsOf = (set: string, ...times: [number, number, number][]): Slot[] =>
  times.map(([weekday, from, to]) => ({ set, weekday, from, to, room: set.slice(2) }));

/** Seventeen lessons, seven of them on Tuesday and three on Wednesday. */
export const HUDA: Slot[] = [
  ...slotsOf('mt5b', [1, 460, 520], [2, 490, 550], [3, 460, 490], [4, 490, 520]),
  ...slotsOf('mt5c', [1, 550, 580], [2, 460, 490], [3, 550, 610], [5, 460, 490]),
  ...slotsOf('sn4c', [1, 520, 550], [2, 550, 580], [4, 460, 490]),
  ...slotsOf('sn5b', [2, 630, 660], [3, 490, 520], [5, 520, 580]),
  ...slotsOf('rb6c', [2, 660, 720]),
  ...slotsOf('sv4c', [2, 720, 750]),
  ...slotsOf('sj5b', [2, 750, 780]),
];

const GOH = slotsOf('bm5b', [1, 580, 610], [4, 630, 660]);

const set = (tag: string, subject: string, ...people: string[]): TeachingSet => ({
  tag,
  subject,
  classes: [`k${tag.slice(2)}`],
  teachers: people.map((person, i) => ({ person, from: FIRST, to: null, lead: i === 0 })),
});

export function handSchool(change: Partial<School> = {}): School {
  const person = (tag: string, ...roles: School['people'][number]['roles']) => ({
    tag,
    name: tag,
    from: FIRST,
    to: null,
    roles,
  });
  const teachers = ['huda', 'goh', 'marlina'];
  return {
    name: 'SK Seri Contoh',
    steps: 1,
    people: [
      ...teachers.map((t) => person(t, 'teacher')),
      person('kavitha', 'supervisor'),
      person('azman', 'supervisor'),
      person('office', 'admin'),
    ],
    supervisions: teachers.flatMap((teacher) => [
      { supervisor: 'kavitha', teacher, step: 1 as const, subject: null, from: FIRST, to: null },
      { supervisor: 'azman', teacher, step: 2 as const, subject: null, from: FIRST, to: null },
    ]),
    classes: ['4c', '5b', '5c', '6c'].map((c) => ({ tag: `k${c}`, name: c.toUpperCase() })),
    sets: [
      set('mt5b', 'Matematik', 'huda'),
      set('mt5c', 'Matematik', 'huda'),
      set('sn4c', 'Sains', 'huda'),
      set('sn5b', 'Sains', 'huda'),
      set('rb6c', 'RBT', 'huda'),
      set('sv4c', 'Seni', 'huda'),
      set('sj5b', 'Sejarah', 'huda'),
      set('bm5b', 'Bahasa Melayu', 'goh', 'marlina'),
    ],
    bells: inventedBells(),
    recessSeparates: true,
    weekdays: [1, 2, 3, 4, 5],
    session: { first: FIRST, last: '2026-10-31' },
    holidays: [],
    versions: [{ tag: 'v0', validFrom: FIRST, lessons: [...HUDA, ...GOH] }],
    deadlines: [
      {
        from: FIRST,
        planDueDay: 0,
        planDueMinute: 720,
        graceHours: 0,
        reflectionDue: { kind: 'hours', hours: 48 },
      },
    ],
    preparedIsComplete: true,
    ...change,
  };
}

/** The instant of a day and a time as it is said: at('2026-10-12', '9.10'). */
export function at(day: string, time: string): number {
  const [hour, minute] = time.split('.').map(Number);
  return instantOf(day, (hour ?? 0) * 60 + (minute ?? 0));
}

type Body<Kind extends Step['kind']> = Omit<StepOf<Kind>, 'at' | 'by' | 'kind'>;

/** One step by one person. */
export const step = <Kind extends Step['kind']>(
  when: number,
  by: string,
  kind: Kind,
  body: Body<Kind>,
): Step => ({ at: when, by, kind, ...body }) as unknown as Step;

export const clock = (when: number): Step => ({ at: when, by: 'office', kind: 'clock' });

/** The week is prepared and sent on the Friday before. */
export const sentWeek = (): Step[] => [
  step(at('2026-10-09', '15.00'), 'huda', 'prepare', { planTag: 'r1', week: WEEK }),
  step(at('2026-10-09', '15.10'), 'huda', 'send', { sending: 'k1', week: WEEK, plans: 'all' }),
];

export const eventOn = (when: number, event: string, day: string): Step =>
  step(when, 'office', 'event-on', {
    event,
    title: 'Hari Sukan',
    day,
    classes: 'all',
    hours: null,
  });
