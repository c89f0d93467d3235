import type { TableColumn } from '../../../platform/tables/table-column.js';
import type { SchoolClass } from '../../classes/index.js';
import type { Sex } from '../domain/pupil.js';
import type { TabledPupil } from '../pupils.repository.js';

const SEX_WORDS: Readonly<Record<Sex, string>> = { F: 'Perempuan', M: 'Lelaki' };

/** `numberOf`: of identity, whole; without it the last two places. */
type Told = Readonly<{
  classes: readonly SchoolClass[];
  hasBirthDates: boolean;
  hasGroups: boolean;
  numberOf: ((pupil: TabledPupil) => string | null) | null;
}>;

export function pupilColumns({
  classes,
  hasBirthDates,
  hasGroups,
  numberOf,
}: Told): TableColumn<TabledPupil>[] {
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const groupNames = new Map(
    classes.flatMap(({ groups }) => groups.map(({ id, name }) => [id, name] as const)),
  );
  const columns: TableColumn<TabledPupil>[] = [
    { kind: 'text', header: 'Nama', cell: ({ name }) => name },
    { kind: 'text', header: 'Jantina', cell: ({ sex }) => SEX_WORDS[sex] },
    { kind: 'text', header: 'Kelas', cell: ({ classId }) => classId && (classNames.get(classId) ?? null) },
  ];
  if (hasGroups)
    columns.push({
      kind: 'text',
      header: 'Kumpulan',
      cell: ({ groupIds }) => groupIds.map((id) => groupNames.get(id) ?? '').join('; ') || null,
    });
  columns.push({ kind: 'text', header: 'No. daftar', cell: ({ registerNumber }) => registerNumber });
  if (hasBirthDates)
    columns.push({ kind: 'day', header: 'Tarikh lahir', cell: ({ birthDate }) => birthDate });
  columns.push(
    { kind: 'text', header: 'No. pengenalan', cell: numberOf ?? maskedNumber },
    { kind: 'day', header: 'Hari terakhir', cell: ({ leftOn }) => leftOn },
  );
  return columns;
}

/** As the list on the page shows it. */
export const maskedNumber = ({ numberEnding }: TabledPupil) => numberEnding && `......${numberEnding}`;
