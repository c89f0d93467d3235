import type { GradeLevel } from '@rules/classes/domain/grade-level';
import { leadOn } from '@rules/classes/domain/lead-teacher';
import { type Periods, periodsOf } from '@rules/classes/domain/periods';
import { nameOfParts } from '@rules/classes/domain/set-name';
import { setsOfSamePupils, setsTaughtOn } from '@rules/classes/domain/teaching-set';
import type { Origin } from '../../grid/record-cells';
import type { Head } from '../../grid/sheet';
import { groupedBy } from '../../ui/grouped-by';
import type { LessonMarkProps } from '../../ui/lesson-mark';
import type { SetFields } from './teaching-set-kind';

/** In the address: whose lessons are marked in the grid. */
export const teacherParameter = 'guru';

export type TaughtClass = Readonly<{
  id: string;
  name: string;
  gradeLevels: readonly GradeLevel[];
  groups: readonly Readonly<{ id: string; name: string }>[];
}>;

export type TaughtSubject = Readonly<{
  id: string;
  name: string;
  levels: readonly Readonly<{ gradeLevel: GradeLevel; periodsAWeek: number | null }>[];
}>;

/** A set as it stands here: saved, or begun in its cell, with what is being written into it. */
export type PlacedSet = Readonly<{ origin: Origin<SetFields>; fields: SetFields }>;

export type Assignments = Readonly<{
  rows: readonly Head[];
  columns: readonly Head[];
  /** Where a row and a column meet; nothing where the subject is not taught. */
  setAt: (row: Head, column: Head) => PlacedSet | undefined;
  /** Each once. */
  sets: readonly PlacedSet[];
}>;

type Given = Readonly<{
  classes: readonly TaughtClass[];
  subjects: readonly TaughtSubject[];
  sets: readonly PlacedSet[];
  yearId: string;
  /** Under which a set that does not exist yet will be made; the same for the same cell. */
  idFor: (subjectId: string, classId: string) => string;
  markOf: MarkOf;
}>;

/** Of a subject by its name. */
export type MarkOf = (subject: string) => LessonMarkProps;

const placeName = (rowId: string, classId: string) => `${rowId}/${classId}`;

/** The class of a set that is the only one of its subject there, whether all of the class is taught or a group. */
function onlyClassOf({ fields }: PlacedSet, own: readonly PlacedSet[]): string | undefined {
  const [part, ...others] = fields.parts;
  if (!part || others.length > 0) return undefined;
  const isThere = (set: PlacedSet) => set.fields.parts.some(({ classId }) => classId === part.classId);
  return own.filter(isThere).length === 1 ? part.classId : undefined;
}

/** Subjects by classes; several classes together, and each of several groups of one, stand in a row of their own. */
export function assignmentsOf({ classes, subjects, sets, yearId, idFor, markOf }: Given): Assignments {
  const places = new Map<string, PlacedSet>();
  const order = new Map(classes.map(({ id }, at) => [id, at]));
  const firstClassOf = ({ fields }: PlacedSet) =>
    Math.min(...fields.parts.map(({ classId }) => order.get(classId) ?? classes.length));
  const rows = subjects.flatMap((subject) => {
    const own = sets.filter(({ fields }) => fields.subjectId === subject.id);
    const byClass = new Map(own.map((set) => [onlyClassOf(set, own), set]));
    const apart = own
      .filter((set) => onlyClassOf(set, own) === undefined)
      .toSorted((one, other) => firstClassOf(one) - firstClassOf(other));
    for (const taught of classes) {
      const set = byClass.get(taught.id) ?? beginSet(subject, taught, own, yearId, idFor);
      if (set) places.set(placeName(subject.id, taught.id), set);
    }
    for (const set of apart)
      for (const { classId } of set.fields.parts) places.set(placeName(set.origin.id, classId), set);
    const isTaughtByClass = classes.some(({ id }) => places.has(placeName(subject.id, id)));
    const head = { label: subject.name, mark: markOf(subject.name) };
    return [
      ...(isTaughtByClass ? [{ ...head, id: subject.id, name: subject.name }] : []),
      ...apart.map(({ origin, fields }) => {
        const detail = fields.name ?? nameOfParts(fields.parts, classes);
        return { ...head, id: origin.id, name: `${subject.name} · ${detail}`, detail };
      }),
    ];
  });
  return {
    rows,
    columns: classes.map(({ id, name }) => ({ id, label: shortName(name), name })),
    setAt: (row, column) => places.get(placeName(row.id, column.id)),
    sets: [...new Set(places.values())],
  };
}

/** "3 Bestari" is "3 B" over a narrow column. */
function shortName(name: string): string {
  return name.replace(/^(\S*\d\S*)\s+(\p{L})\p{L}*$/u, '$1 $2');
}

/** What is still to be made: the subject is taught at the level of the class, and no set teaches it to any of it. */
function beginSet(
  { id: subjectId, levels }: TaughtSubject,
  taught: TaughtClass,
  own: readonly PlacedSet[],
  yearId: string,
  idFor: Given['idFor'],
): PlacedSet | undefined {
  const level = levels.find(({ gradeLevel }) => taught.gradeLevels.includes(gradeLevel));
  const parts = [{ classId: taught.id, groupId: null }];
  const taughtAlready = setsOfSamePupils(
    parts,
    own.map(({ fields }) => fields),
  );
  if (!level || taughtAlready.length > 0) return undefined;
  const fields: SetFields = {
    ...{ academicYearId: yearId, subjectId, name: null, parts, teachers: [] },
    periodsAWeek: level.periodsAWeek,
  };
  return { origin: { id: idFor(subjectId, taught.id), begun: fields }, fields };
}

/** "6", and in the row of a subject "Islam · 6" where only that group of the class is taught; a row of a set by itself
 * says so at its head. */
export function detailOf(
  row: Head,
  { fields: { subjectId, parts, periodsAWeek } }: PlacedSet,
  classes: readonly TaughtClass[],
): string | undefined {
  const [part] = parts;
  const groups = classes.find(({ id }) => id === part?.classId)?.groups ?? [];
  const group = row.id === subjectId ? groups.find(({ id }) => id === part?.groupId) : undefined;
  return (
    [group?.name, periodsAWeek].filter((word) => word !== null && word !== undefined).join(' · ') || undefined
  );
}

export type PeriodsOfClass = Readonly<{ assigned: Periods; all: Periods }>;

/** Periods a week of a class that somebody teaches on the day, and all of them. */
export function periodsOfClass(day: string, column: Head, { rows, setAt }: Assignments): PeriodsOfClass {
  const sets = rows.flatMap((row) => setAt(row, column)?.fields ?? []);
  return {
    assigned: periodsOf(sets.filter(({ teachers }) => leadOn(day, teachers) !== null)),
    all: periodsOf(sets),
  };
}

/** The sets that nobody leads on the day, and their periods a week. */
export function gapsOf(day: string, { sets }: Assignments): Periods & { count: number } {
  const gaps = sets.map(({ fields }) => fields).filter(({ teachers }) => leadOn(day, teachers) === null);
  return { count: gaps.length, ...periodsOf(gaps) };
}

/** `parts`: of each subject, most first. */
export type Load = Periods &
  Readonly<{
    userId: string;
    parts: readonly Readonly<{ subjectId: string; periods: number }>[];
  }>;

/** Periods a week of each person on the day, most first; the order of the people decides between equals. */
export function loadsOf(
  day: string,
  people: readonly Readonly<{ userId: string }>[],
  { sets }: Assignments,
): Load[] {
  const all = sets.map(({ fields }) => fields);
  return people
    .map(({ userId }) => {
      const own = setsTaughtOn(day, userId, all);
      const parts = groupedBy(own, ({ subjectId }) => subjectId)
        .map(([subjectId, ofSubject]) => ({ subjectId, periods: periodsOf(ofSubject).periods }))
        .filter(({ periods }) => periods > 0)
        .toSorted((one, other) => other.periods - one.periods);
      return { userId, ...periodsOf(own), parts };
    })
    .toSorted((one, other) => other.periods - one.periods);
}
