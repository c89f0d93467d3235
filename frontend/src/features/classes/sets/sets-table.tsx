import { helpersOn, leadOn, teachingDay } from '@rules/classes/domain/lead-teacher';
import { type Column, DataTable } from '../../../ui/data-table';
import { malaysianDate } from '../../../ui/format';
import type { PupilCounts, TeachingSet } from '../calls';
import { type Known, nameOf, pupilsIn } from '../known';
import { setName, subjectOf } from '../teaching';

type SetsTableProps = Pick<Known, 'year' | 'classes' | 'subjects' | 'sets'> & {
  people: readonly Readonly<{ userId: string; displayName: string }>[];
  /** For who may see them. */
  pupils?: PupilCounts;
};

/** To look at. */
export function SetsTable(told: SetsTableProps) {
  return (
    <DataTable
      caption="Set mengajar"
      columns={setColumns(told)}
      rows={sortedSets(told)}
      rowKey={({ id }) => id}
    />
  );
}

/** By class as the classes stand, then by subject. */
export function sortedSets({ sets, classes, subjects }: SetsTableProps): TeachingSet[] {
  const place = new Map(classes.map(({ id }, at) => [id, at]));
  const placeOf = ({ parts }: TeachingSet) =>
    Math.min(...parts.map(({ classId }) => place.get(classId) ?? 0));
  return sets.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      subjectOf(one, subjects).localeCompare(subjectOf(other, subjects), 'ms'),
  );
}

/** With who leads each now. */
export function setColumns({
  year,
  classes,
  subjects,
  people,
  pupils,
}: SetsTableProps): readonly Column<TeachingSet>[] {
  const day = teachingDay(malaysianDate(new Date()), year);
  return [
    { header: 'Kelas', cell: (set) => <span dir="auto">{setName(set, classes)}</span> },
    { header: 'Subjek', cell: (set) => <span dir="auto">{subjectOf(set, subjects)}</span> },
    { header: 'Guru', cell: ({ teachers }) => teacherNames(teachers, day, people) },
    ...(pupils ? [pupilColumn(pupils)] : []),
    { header: 'Waktu seminggu', align: 'right', cell: ({ periodsAWeek }) => periodsAWeek ?? '–' },
  ];
}

const pupilColumn = ({ teachingSets }: PupilCounts): Column<TeachingSet> => ({
  header: 'Murid',
  align: 'right',
  cell: ({ id }) => pupilsIn(id, teachingSets),
});

/** The lead, then who teaches beside them. */
function teacherNames(
  teachers: TeachingSet['teachers'],
  day: string,
  people: SetsTableProps['people'],
): string {
  const helpers = helpersOn(day, teachers).map((userId) => nameOf(userId, people));
  return [nameOf(leadOn(day, teachers), people), ...helpers].join(', ');
}
