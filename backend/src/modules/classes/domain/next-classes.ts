import { isSameName } from '../../../platform/nouns/same-name.js';
import { levelInName } from './class-names.js';
import { type GradeLevel, levelAfter } from './grade-level.js';
import type { ClassContent } from './school-class.js';

type Standing = ClassContent & Readonly<{ id: string }>;
export type ClassProblem = 'nobodyComes' | 'severalLevels' | 'sameName';

/** A class of the next session. */
export type NextClass = Readonly<{
  /** Stays the same while the class that it is made after stands. */
  key: string;
  name: string;
  gradeLevels: readonly GradeLevel[];
  /** The class whose pupils come into it, a level up; null for a first level. */
  comesFrom: Standing | null;
  /** The class of this session in whose place it is, with its shift, teacher, groups and sets; null for a new one. */
  inPlaceOf: Standing | null;
  /** What is asked before it is known whether it is made. */
  problem: 'nobodyComes' | 'severalLevels' | null;
}>;

/** With what was decided. `isMade` null: not decided yet. */
export type DecidedClass = Omit<NextClass, 'problem'> &
  Readonly<{ isMade: boolean | null; problem: ClassProblem | null }>;

/**
 * Every class goes up a level and keeps its name: the pupils of 4 Bestari are 5 Bestari, which stays as it is taught.
 * Nobody comes into the first levels but new pupils, the highest leave. A class over several levels, and one into which
 * nobody goes up (above a gap of levels too), are asked about.
 */
export function nextClasses(classes: readonly Standing[]): NextClass[] {
  const ups = classes.flatMap((comesFrom) => {
    const level = levelUp(comesFrom);
    return level ? [{ comesFrom, level, name: nameUp(comesFrom, level) }] : [];
  });
  const standing = classes.map((inPlaceOf): NextClass => {
    const { id, name, gradeLevels } = inPlaceOf;
    const up = ups.find((each) => isTaken(each, inPlaceOf));
    const isAsked = !up && !isFirstLevel(inPlaceOf, classes);
    const problem = gradeLevels.length > 1 ? 'severalLevels' : isAsked ? 'nobodyComes' : null;
    return { key: id, name, gradeLevels, comesFrom: up?.comesFrom ?? null, inPlaceOf, problem };
  });
  const grown = ups
    .filter((up) => !classes.some((each) => isTaken(up, each)))
    .map(({ comesFrom, level, name }): NextClass => {
      return {
        key: `${comesFrom.id}.up`,
        name,
        gradeLevels: [level],
        comesFrom,
        inPlaceOf: null,
        problem: null,
      };
    });
  return [...standing, ...grown];
}

/** `decisions`: `class:<key>` is make or skip, `name:<key>` a name. Two that are made never have one name. */
export function decidedClasses(
  next: readonly NextClass[],
  decisions: ReadonlyMap<string, string>,
): DecidedClass[] {
  const named = next.map((each) => {
    const decided = decisions.get(`class:${each.key}`);
    const isMade = each.problem === null || decided === 'make' ? true : decided === 'skip' ? false : null;
    return { ...each, name: decisions.get(`name:${each.key}`) ?? each.name, isMade };
  });
  return named.map((each) => {
    if (each.isMade !== true) return { ...each, problem: each.isMade === null ? each.problem : null };
    const isTwice = named.some(
      (other) => other !== each && other.isMade !== false && isSameName(other.name, each.name),
    );
    return { ...each, problem: isTwice ? 'sameName' : null };
  });
}

function levelUp({ gradeLevels: [level, ...others] }: Standing): GradeLevel | null {
  return level && others.length === 0 ? levelAfter(level) : null;
}

/** 4 Bestari is 5 Bestari; a name that does not begin with its level stays. */
function nameUp({ name, gradeLevels: [level] }: Standing, next: GradeLevel): string {
  const begin = level && levelInName(level);
  return begin && name.startsWith(begin) ? `${levelInName(next)}${name.slice(begin.length)}` : name;
}

function isTaken({ level, name }: Readonly<{ level: GradeLevel; name: string }>, other: Standing): boolean {
  return other.gradeLevels.length === 1 && other.gradeLevels[0] === level && isSameName(name, other.name);
}

/** Pupils come from other schools: into Tingkatan 1 beside those of a Peralihan too, and where no lower level is taught. */
function isFirstLevel({ gradeLevels: [level] }: Standing, classes: readonly Standing[]): boolean {
  return level === undefined || level === 'F1' || !classes.some((other) => isPassedBefore(other, level));
}

/** Some levels before, or right before: a school may have a gap. */
function isPassedBefore({ gradeLevels: [first, ...others] }: Standing, level: GradeLevel): boolean {
  if (others.length > 0) return false;
  let after = first ? levelAfter(first) : null;
  while (after !== null && after !== level) after = levelAfter(after);
  return after === level;
}
