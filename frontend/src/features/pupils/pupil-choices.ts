import type { SchoolClass, Subject, TeachingSet } from '../classes';
import { setName, setsByAudience, subjectOf } from '../classes';
import { withoutClass } from './pupil-address';
import type { PupilFilter } from './pupil-filter';

export type PupilsKnown = {
  classes: readonly SchoolClass[];
  subjects: readonly Subject[];
  sets: readonly TeachingSet[];
};
type Option = { value: string; label: string };

/** For who keeps all pupils. */
export const classOptions = ({ classes }: Pick<PupilsKnown, 'classes'>): Option[] => [
  { value: '', label: 'Semua kelas' },
  ...classes.map(({ id, name }) => ({ value: id, label: name })),
  { value: withoutClass, label: 'Tanpa kelas' },
];

/** The groups of the chosen class; none where it is not split. */
export function groupOptions({ classes }: Pick<PupilsKnown, 'classes'>, classId: string): Option[] {
  const groups = classes.find(({ id }) => id === classId)?.groups ?? [];
  if (groups.length === 0) return [];
  return [
    { value: '', label: 'Semua kumpulan' },
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** The sets that are more or less than one whole class: of that class, or of all. */
export function setOptions({ classes, subjects, sets }: PupilsKnown, classId: string): Option[] {
  const named = sets
    .filter((set) => !isWholeClass(set))
    .filter(({ parts }) => classId === '' || parts.some((part) => part.classId === classId))
    .map((set) => ({ value: set.id, label: `${subjectOf(set, subjects)}: ${setName(set, classes)}` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ms', { numeric: true }));
  return named.length === 0 ? [] : [{ value: '', label: 'Semua set' }, ...named];
}

/** Whose pupils a teacher sees: the class that is looked after first, then what is taught, each once. */
export type OwnChoice = { label: string; filter: Pick<PupilFilter, 'kelas' | 'set'> };

export function ownChoices({ classes, subjects, sets }: PupilsKnown, userId: string): OwnChoice[] {
  const led = classes.filter(({ classTeacherId }) => classTeacherId === userId).map(ofClass);
  const taught = setsByAudience(sets, { classes, subjects }).flatMap(({ name, sets: [set] }) => {
    if (!set) return [];
    const whole = classes.find(({ id }) => isWholeClass(set) && set.parts[0]?.classId === id);
    return [whole ? ofClass(whole) : { label: name, filter: { kelas: '', set: set.id } }];
  });
  const known = new Map(
    [...led, ...taught].map((choice) => [choice.filter.kelas + choice.filter.set, choice]),
  );
  return [...known.values()];
}

const ofClass = ({ id, name }: SchoolClass): OwnChoice => ({ label: name, filter: { kelas: id, set: '' } });

function isWholeClass({ parts }: TeachingSet): boolean {
  return parts.length === 1 && parts[0]?.groupId === null;
}
