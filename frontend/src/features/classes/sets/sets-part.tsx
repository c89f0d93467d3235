import { missingSets } from '@rules/classes/domain/missing-sets';
import { NounList } from '../../../nouns/noun-list';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { randomUuid } from '../../../ui/random-uuid';
import { addSets, setNoun } from '../calls';
import type { Adding, Known } from '../known';
import { refused } from '../refusals';
import { setName, subjectOf } from '../teaching';
import { SetSheet } from './set-sheet';
import { setColumns, sortedSets } from './sets-table';

/** Who teaches which subject to which classes. One of every class and subject is made at once, then given to people. */
export function SetsPart(props: Known & Adding) {
  const { year, classes, subjects, sets, isReadOnly, isAdding, onClose } = props;
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
    { done: `${missing.length} set mengajar dicipta.`, changes: ['classes'] },
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

  const empty = (
    <EmptyState icon="timetable" title="Belum ada set mengajar" action={addMissing}>
      {missing.length === 0
        ? 'Set ialah subjek yang diajar kepada satu kelas, beberapa kelas atau kumpulan. Cipta kelas dan subjek dahulu.'
        : 'Set ialah subjek yang diajar kepada satu kelas, beberapa kelas atau kumpulan. Satu set bagi setiap kelas dan subjeknya boleh dicipta sekali gus.'}
    </EmptyState>
  );
  return (
    <NounList
      noun={{
        calls: setNoun,
        one: 'Set mengajar',
        nameOf: (set) => `${subjectOf(set, subjects)}, ${setName(set, classes)}`,
        refused,
      }}
      rows={sortedSets(props)}
      columns={setColumns(props)}
      empty={empty}
      {...{ isReadOnly, isAdding, onClose }}
      sheet={(opened) => <SetSheet {...props} {...opened} />}
    >
      {addMissing}
    </NounList>
  );
}
