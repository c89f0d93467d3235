import { levelName } from '@rules/classes/domain/grade-level';
import { starterSubjects } from '@rules/classes/domain/starter-subjects';
import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Menu } from '../../../ui/menu';
import { randomUuid } from '../../../ui/random-uuid';
import {
  addSubjects,
  classesKey,
  deleteSubject,
  type NewSubject,
  restoreSubject,
  type Subject,
} from '../api';
import type { Adding, Known } from '../known';
import { refusalWords } from '../refusals';
import { SubjectSheet } from './subject-sheet';

type SubjectsPartProps = Known & Adding;

/** What the school teaches, whatever the session. */
export function SubjectsPart(props: SubjectsPartProps) {
  const { subjects, classes, isReadOnly, isAdding, onClose } = props;
  const [edited, setEdited] = useState<Subject>();
  const usual = usualSubjects(props);
  const adding = useChange(() => addSubjects(usual), {
    done: ({ items }) => `${items.length} subjek ditambah.`,
    stale: [classesKey],
  });
  const deletion = useChange(({ id }: Subject) => deleteSubject(id), {
    done: (_nothing, { name }) => `Subjek ${name} dipadam.`,
    stale: [classesKey],
    words: refusalWords,
    undo: (_nothing, { id }) => restoreSubject(id),
  });
  const actions = (row: Subject) => (
    <Menu
      label={`Tindakan untuk ${row.name}`}
      items={[
        { label: 'Ubah', icon: 'edit', onSelect: () => setEdited(row) },
        { label: 'Padam', icon: 'delete', danger: true, onSelect: () => deletion.make(row) },
      ]}
    />
  );
  const addUsual = usual.length > 0 && !isReadOnly && (
    <Button
      variant={subjects.length === 0 ? 'primary' : 'quiet'}
      busy={adding.isBusy}
      className="self-start"
      onClick={() => adding.make()}
    >
      Tambah {usual.length} subjek lazim
    </Button>
  );

  return (
    <>
      {subjects.length === 0 ? (
        <EmptyState icon="yearlyPlan" title="Belum ada subjek" action={addUsual}>
          {classes.length === 0
            ? 'Cipta kelas dahulu: subjek lazim dicadangkan mengikut tahun atau tingkatannya.'
            : 'Subjek lazim bagi tahun atau tingkatan kelas sekolah boleh ditambah sekali gus, kemudian diubah.'}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-3">
          <DataTable
            caption="Subjek"
            columns={columns}
            rows={subjects}
            rowKey={({ id }) => id}
            actions={isReadOnly ? undefined : actions}
          />
          {addUsual}
        </div>
      )}
      {isAdding && <SubjectSheet {...props} onClose={onClose} />}
      {edited && <SubjectSheet {...props} edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** What schools with these classes usually teach, without what stands here. */
function usualSubjects({ classes, subjects, year, schoolType }: SubjectsPartProps): NewSubject[] {
  const levels = [...new Set(classes.flatMap(({ gradeLevels }) => gradeLevels))];
  const calendarYear = Number(year.firstDay.slice(0, 4));
  return starterSubjects({ schoolType, levels, calendarYear, present: subjects }).map((subject) => ({
    ...subject,
    id: randomUuid(),
    levels: [...subject.levels],
  }));
}

const columns: readonly Column<Subject>[] = [
  {
    header: 'Subjek',
    cell: ({ name, religion }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span dir="auto">{name}</span>
        {religion && <Badge>Maklumat agama</Badge>}
      </span>
    ),
  },
  { header: 'Kod', cell: ({ code }) => code },
  {
    header: 'Kurikulum',
    cell: ({ levels }) => [...new Set(levels.map(({ curriculum }) => curriculum))].join(', ') || '–',
  },
  {
    header: 'Tahun / tingkatan',
    cell: ({ levels }) => levels.map(({ gradeLevel }) => levelName(gradeLevel)).join(', ') || '–',
  },
];
