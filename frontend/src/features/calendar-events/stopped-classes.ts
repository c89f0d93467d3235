import { type GradeLevel, levelName, orderedLevels } from '@rules/classes/domain/grade-level';
import type { SchoolClass } from '../classes';

/** A level with its classes: together they are called by it. */
export type Level = { level: GradeLevel; name: string; classIds: string[] };

/** Those of which there are classes of one level alone, in order. */
export function levelsOf(classes: readonly SchoolClass[]): Level[] {
  const ofLevel = (level: GradeLevel) =>
    classes.filter(({ gradeLevels }) => gradeLevels.length === 1 && gradeLevels[0] === level);
  return orderedLevels(classes.flatMap(({ gradeLevels }) => gradeLevels))
    .map((level) => ({ level, name: levelName(level), classIds: ofLevel(level).map(({ id }) => id) }))
    .filter(({ classIds }) => classIds.length > 0);
}

/** "Tahun 4", "Tahun 5" where all of their classes are meant, and the names of those that are left. */
export function stoppedNames(classIds: readonly string[], classes: readonly SchoolClass[]): string[] {
  const whole = levelsOf(classes).filter((level) => level.classIds.every((id) => classIds.includes(id)));
  const told = new Set(whole.flatMap((level) => level.classIds));
  const others = classes.filter(({ id }) => classIds.includes(id) && !told.has(id));
  return [...whole.map(({ name }) => name), ...others.map(({ name }) => name)];
}
