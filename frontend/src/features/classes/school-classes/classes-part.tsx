import { levelName } from '@rules/classes/domain/grade-level';
import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Menu } from '../../../ui/menu';
import { classesKey, deleteClass, restoreClass, type SchoolClass } from '../api';
import { type Adding, type Known, nameOf, pupilsIn } from '../known';
import { refusalWords } from '../refusals';
import { periodsOf } from '../teaching';
import { shiftOptions } from '../words';
import { ClassSheet } from './class-sheet';
import { PatternSheet } from './pattern-sheet';

/** The classes of the session. Many are made at once; one more, or one of several levels, by itself. */
export function ClassesPart(props: Known & Adding) {
  const { classes, isReadOnly, isAdding, onAdd, onClose } = props;
  const [edited, setEdited] = useState<SchoolClass>();
  const [isByPattern, setByPattern] = useState(false);
  const deletion = useChange(({ id }: SchoolClass) => deleteClass(id), {
    done: (_nothing, { name }) => `Kelas ${name} dipadam.`,
    stale: [classesKey],
    words: refusalWords,
    undo: (_nothing, { id }) => restoreClass(id),
  });
  const actions = (row: SchoolClass) => (
    <Menu
      label={`Tindakan untuk ${row.name}`}
      items={[
        { label: 'Ubah', icon: 'edit', onSelect: () => setEdited(row) },
        { label: 'Padam', icon: 'delete', danger: true, onSelect: () => deletion.make(row) },
      ]}
    />
  );

  return (
    <>
      {classes.length === 0 ? (
        <EmptyState
          icon="pupils"
          title="Belum ada kelas"
          action={!isReadOnly && <Button onClick={() => setByPattern(true)}>Cipta banyak kelas</Button>}
        >
          Pilih tahun atau tingkatan dan nama kelas, dan semuanya dicipta sekali gus.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-3">
          <DataTable
            caption="Kelas"
            columns={columnsOf(props)}
            rows={classes}
            rowKey={({ id }) => id}
            actions={isReadOnly ? undefined : actions}
          />
          {!isReadOnly && (
            <Button variant="quiet" icon="add" className="self-start" onClick={() => setByPattern(true)}>
              Cipta banyak kelas
            </Button>
          )}
        </div>
      )}
      {isByPattern && (
        <PatternSheet
          {...props}
          onOne={() => {
            setByPattern(false);
            onAdd();
          }}
          onClose={() => setByPattern(false)}
        />
      )}
      {isAdding && <ClassSheet {...props} onClose={onClose} />}
      {edited && <ClassSheet {...props} edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function columnsOf({ people, sets, pupils }: Known): readonly Column<SchoolClass>[] {
  return [
    { header: 'Kelas', cell: ({ name }) => <span dir="auto">{name}</span> },
    { header: 'Tahun / tingkatan', cell: ({ gradeLevels }) => gradeLevels.map(levelName).join(', ') },
    { header: 'Sesi', cell: ({ shift }) => shiftOptions.find(({ value }) => value === shift)?.label },
    { header: 'Aliran', cell: ({ stream }) => <span dir="auto">{stream ?? '–'}</span> },
    {
      header: 'Kumpulan',
      cell: ({ groups }) => <span dir="auto">{groups.map(({ name }) => name).join(', ') || '–'}</span>,
    },
    { header: 'Guru kelas', cell: ({ classTeacherId }) => nameOf(classTeacherId, people) },
    { header: 'Murid', align: 'right', cell: ({ id }) => pupilsIn(id, pupils.classes) },
    {
      header: 'Waktu seminggu',
      align: 'right',
      cell: ({ id }) => periodsOf(sets.filter(({ parts }) => parts.some(({ classId }) => classId === id))),
    },
  ];
}
