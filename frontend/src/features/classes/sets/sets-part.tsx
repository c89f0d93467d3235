import { missingSets } from '@rules/classes/domain/missing-sets';
import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Menu } from '../../../ui/menu';
import { randomUuid } from '../../../ui/random-uuid';
import { addSets, classesKey, deleteSet, restoreSet, type TeachingSet } from '../api';
import type { Adding, Known } from '../known';
import { refusalWords } from '../refusals';
import { setName, subjectOf } from '../teaching';
import { SetSheet } from './set-sheet';
import { SetsTable } from './sets-table';

/** Who teaches which subject to which classes. One of every class and subject is made at once, then given to people. */
export function SetsPart(props: Known & Adding) {
  const { year, classes, subjects, sets, isReadOnly, isAdding, onClose } = props;
  const [edited, setEdited] = useState<TeachingSet>();
  const missing = missingSets(classes, subjects, sets);
  const adding = useChange(
    () =>
      addSets(
        missing.map(({ subjectId, classId, periodsAWeek }) => ({
          id: randomUuid(),
          academicYearId: year.id,
          subjectId,
          name: null,
          periodsAWeek,
          parts: [{ classId, groupId: null }],
          teachers: [],
        })),
      ),
    { done: `${missing.length} set mengajar dicipta.`, stale: [classesKey] },
  );
  const deletion = useChange(({ id }: TeachingSet) => deleteSet(id), {
    done: 'Set mengajar dipadam.',
    stale: [classesKey],
    words: refusalWords,
    undo: (_nothing, { id }) => restoreSet(id),
  });
  const actions = (row: TeachingSet) => (
    <Menu
      label={`Tindakan untuk ${subjectOf(row, subjects)}, ${setName(row, classes)}`}
      items={[
        { label: 'Ubah', icon: 'edit', onSelect: () => setEdited(row) },
        { label: 'Padam', icon: 'delete', danger: true, onSelect: () => deletion.make(row) },
      ]}
    />
  );
  const addMissing = missing.length > 0 && !isReadOnly && (
    <Button
      variant={sets.length === 0 ? 'primary' : 'quiet'}
      busy={adding.isBusy}
      className="self-start"
      onClick={() => adding.make()}
    >
      Cipta {missing.length} set yang belum ada
    </Button>
  );

  return (
    <>
      {sets.length === 0 ? (
        <EmptyState icon="timetable" title="Belum ada set mengajar" action={addMissing}>
          {missing.length === 0
            ? 'Set ialah subjek yang diajar kepada satu kelas, beberapa kelas atau kumpulan. Cipta kelas dan subjek dahulu.'
            : 'Set ialah subjek yang diajar kepada satu kelas, beberapa kelas atau kumpulan. Satu set bagi setiap kelas dan subjeknya boleh dicipta sekali gus.'}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-3">
          <SetsTable {...props} actions={isReadOnly ? undefined : actions} />
          {addMissing}
        </div>
      )}
      {isAdding && <SetSheet {...props} onClose={onClose} />}
      {edited && <SetSheet {...props} edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
