import {
  classesByPattern,
  type GradeLevel,
  type SubjectContent,
  starterSubjects,
} from '../modules/classes/index.js';

const ISLAM = 'Islam';
const MORAL = 'Moral';
const MOST_PERIODS = 24;

/** Invented, in periods of half an hour. */
const PERIODS: Readonly<Record<string, number>> = {
  BM: 8,
  BI: 6,
  MT: 6,
  SN: 4,
  SEJ: 2,
  PI: 6,
  PM: 6,
  RBT: 2,
  PJ: 2,
  PK: 1,
  PSV: 2,
  MZ: 2,
};

export type DemoClass = Readonly<{ name: string; level: GradeLevel; groups: readonly string[] }>;
/** Parts by the names of their class and group. */
export type DemoSet = Readonly<{
  subject: string;
  parts: readonly Readonly<{ name: string; group: string | null }>[];
  periods: number;
}>;

export function demoClasses(levels: readonly GradeLevel[], names: readonly string[]): DemoClass[] {
  return classesByPattern(levels, names, []).flatMap(({ name, gradeLevels }) =>
    gradeLevels.map((level) => ({ name, level, groups: [ISLAM, MORAL] })),
  );
}

export function demoSubjects(
  schoolType: string,
  levels: readonly GradeLevel[],
  calendarYear: number,
): SubjectContent[] {
  return starterSubjects({ schoolType, levels, calendarYear, present: [] }).map((subject) => ({
    ...subject,
    levels: subject.levels.map((level) => ({ ...level, periodsAWeek: PERIODS[subject.code] ?? null })),
  }));
}

/**
 * Each class its subjects: Islam to a group of it, Moral to the groups of all classes of a level together, music in
 * Tahun 1 to the classes joined.
 */
export function demoSets(classes: readonly DemoClass[], subjects: readonly SubjectContent[]): DemoSet[] {
  return subjects.flatMap(({ code, levels }) =>
    levels.flatMap(({ gradeLevel, periodsAWeek }) => {
      const ofLevel = classes.filter(({ level }) => level === gradeLevel);
      const group = { PI: ISLAM, PM: MORAL }[code] ?? null;
      const parts = ofLevel.map(({ name }) => ({ name, group }));
      const isJoined = code === 'PM' || (code === 'MZ' && gradeLevel === 'T1');
      const taughtTogether = isJoined ? [parts] : parts.map((part) => [part]);
      return taughtTogether.map((together) => ({
        subject: code,
        parts: together,
        periods: periodsAWeek ?? 0,
      }));
    }),
  );
}

/** The first has 30 periods of 6 preparations, three of them for both classes of a level: what a week of copying needs. */
export type DemoStaffRoom = Readonly<{
  first: string;
  ofIslam: readonly string[];
  others: readonly string[];
}>;

/**
 * Who teaches which set: of those whom it suits, the first who has room below 24 periods. Islam goes round: the classes
 * of a level are taught it at one time, while their other groups are taught Moral.
 */
export function demoTeachers(
  sets: readonly DemoSet[],
  { first, ofIslam, others }: DemoStaffRoom,
): ReadonlyMap<DemoSet, string> {
  const given = new Map<DemoSet, string>();
  const loads = new Map<string, number>();
  for (const set of sets) {
    const loadOf = (teacher: string) => loads.get(teacher) ?? 0;
    const inTurn = ofIslam.toSorted((one, other) => loadOf(one) - loadOf(other));
    const suited = isOfFirst(set) ? [first] : set.subject === 'PI' ? inTurn : others;
    const hasRoom = (teacher: string) => teacher === first || loadOf(teacher) + set.periods <= MOST_PERIODS;
    const teacher = suited.find(hasRoom);
    if (teacher === undefined) continue;
    given.set(set, teacher);
    loads.set(teacher, loadOf(teacher) + set.periods);
  }
  return given;
}

const OF_FIRST = /^(?:SN 4|MT 4|SEJ 4|SEJ [56] Bestari|PJ 4 Bestari)/;

function isOfFirst({ subject, parts }: DemoSet): boolean {
  return OF_FIRST.test(`${subject} ${parts[0]?.name}`);
}

/** Subjects whose week begins with a double and goes on in singles, or has none but singles. */
const ONE_DOUBLE = new Set(['MT', 'SN']);
const ONLY_SINGLES = new Set(['SEJ']);

/**
 * How long the lessons of a set are, in periods. Mostly doubles: the half of a day has an odd number of periods, so a
 * large subject has two singles.
 */
export function demoLengths(subject: string, periods: number): number[] {
  const most = Math.floor(periods / 2) - (periods >= 5 ? 1 : 0);
  const doubles = ONLY_SINGLES.has(subject) ? 0 : ONE_DOUBLE.has(subject) ? 1 : most;
  return [
    ...Array.from({ length: doubles }, () => 2),
    ...Array.from({ length: periods - 2 * doubles }, () => 1),
  ];
}
