import type { Person, School, Supervision, TeachingSet } from '../model/school.ts';
import { inventedBells, inventedTimetable } from './invented-timetable.ts';
import type { Random } from './random.ts';

export const OFFICE = 'office';
const FIRST = '2026-09-28';
const TEACHERS = ['t1', 't2', 't3', 't4', 't5'];

/** Five teachers, two supervisors, an office, four classes and four weeks, with every setting drawn. */
export function inventedSchool(random: Random): School {
  const steps = random.chance(0.5) ? 1 : 2;
  const bells = inventedBells();
  const first = random.chance(0.25) ? '2026-09-30' : FIRST;
  const late = random.chance(0.3) ? '2026-10-07' : FIRST;
  const sets = inventedSets(random, late);
  return {
    name: 'SK Seri Contoh',
    steps,
    people: inventedPeople(late),
    supervisions: inventedSupervisions(random, steps, first),
    classes: ['k1', 'k2', 'k3', 'k4'].map((tag, i) => ({ tag, name: `${i + 3} Bestari` })),
    sets,
    bells,
    recessSeparates: true,
    weekdays: [1, 2, 3, 4, 5],
    session: { first, last: random.chance(0.5) ? '2026-10-24' : '2026-10-23' },
    holidays: random.chance(0.5)
      ? [{ tag: 'h0', name: 'Hari Contoh', first: '2026-10-12', last: '2026-10-12' }]
      : [],
    versions: [{ tag: 'v0', validFrom: first, lessons: inventedTimetable(random, sets, bells) }],
    deadlines: inventedDeadlines(random),
    preparedIsComplete: random.chance(0.8),
  };
}

function inventedPeople(late: string): Person[] {
  return [
    ...TEACHERS.map((tag) => ({
      tag,
      name: `Guru ${tag.slice(1)}`,
      from: tag === 't4' ? late : FIRST,
      to: null,
      roles: tag === 't5' ? (['teacher', 'supervisor'] as const) : (['teacher'] as const),
    })),
    { tag: 'p1', name: 'Penyelia 1', from: FIRST, to: null, roles: ['supervisor'] as const },
    { tag: 'p2', name: 'Penyelia 2', from: FIRST, to: null, roles: ['supervisor'] as const },
    { tag: OFFICE, name: 'Pejabat', from: FIRST, to: null, roles: ['admin'] as const },
  ].map((p) => ({ ...p, roles: [...p.roles] }));
}

/** Three sets a teacher, but two for the last, who can take one over; one set joins two classes, one has two teachers. */
function inventedSets(random: Random, late: string): TeachingSet[] {
  const subjects = ['Matematik', 'Sains', 'Sejarah'];
  const sets = TEACHERS.flatMap((person, i) =>
    (person === 't5' ? ['Muzik', 'Seni'] : subjects).map(
      (subject, j): TeachingSet => ({
        tag: `${person}${subject.slice(0, 2).toLowerCase()}`,
        subject,
        classes: [`k${((i + j) % 4) + 1}`],
        teachers: [{ person, from: person === 't4' ? late : FIRST, to: null, lead: true }],
      }),
    ),
  );
  const joined = random.one(sets);
  // A class has a subject in one set.
  if (joined) Object.assign(joined, { classes: ['k1', 'k2'], subject: 'Moral' });
  const shared = random.one(sets.filter((s) => s.teachers[0]?.person === 't2'));
  if (shared && random.chance(0.6))
    shared.teachers.push({ person: 't3', from: FIRST, to: null, lead: false });
  return sets;
}

function inventedSupervisions(random: Random, steps: 1 | 2, from: string): Supervision[] {
  const of = (
    supervisor: string,
    teacher: string,
    step: 1 | 2,
    subject: string | null = null,
  ): Supervision => ({
    supervisor,
    teacher,
    step,
    subject,
    from,
    to: null,
  });
  const first = TEACHERS.map((t) => of(steps === 2 || t < 't4' ? 'p1' : 'p2', t, 1));
  const second = steps === 2 ? TEACHERS.map((t) => of('p2', t, 2)) : [];
  return [...first, ...second, ...(random.chance(0.5) ? [of('t5', 't1', 1, 'Sains')] : [])];
}

function inventedDeadlines(random: Random): School['deadlines'] {
  const one = {
    from: FIRST,
    planDueDay: random.one([0, 0, -1, 4]) ?? 0,
    planDueMinute: random.one([720, 480, 1080]) ?? 720,
    graceHours: random.one([0, 0, 24]) ?? 0,
    reflectionDue: random.chance(0.6)
      ? { kind: 'hours' as const, hours: 48 }
      : { kind: 'end-of-week' as const },
  };
  return random.chance(0.25) ? [one, { ...one, from: '2026-10-12', planDueDay: 1 }] : [one];
}
