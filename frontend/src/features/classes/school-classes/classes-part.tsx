import { levelName } from '@rules/classes/domain/grade-level';
import { periodsOf, periodsWords } from '@rules/classes/domain/periods';
import { lazy, Suspense, useState } from 'react';
import { NounList } from '../../../nouns/noun-list';
import { Button } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { classNoun, type SchoolClass } from '../calls';
import { type Adding, type Known, nameOf, pupilsIn } from '../known';
import { refused } from '../refusals';
import { shiftOptions } from '../words';

const ClassSheet = lazy(async () => ({ default: (await import('./class-sheet')).ClassSheet }));
const PatternSheet = lazy(async () => ({ default: (await import('./pattern-sheet')).PatternSheet }));

/** The classes of the session. Many are made at once; one more, or one of several levels, by itself. */
export function ClassesPart(props: Known & Adding) {
  const { classes, isReadOnly, isAdding, onAdd, onClose } = props;
  const [isByPattern, setByPattern] = useState(false);
  const empty = (
    <EmptyState
      icon="pupils"
      title="Belum ada kelas"
      action={!isReadOnly && <Button onClick={() => setByPattern(true)}>Cipta banyak kelas</Button>}
    >
      Pilih tahun atau tingkatan dan nama kelas, dan semuanya dicipta sekali gus.
    </EmptyState>
  );
  return (
    <>
      <NounList
        noun={{ calls: classNoun, one: 'Kelas', nameOf: ({ name }) => name, refused }}
        rows={classes}
        columns={columnsOf(props)}
        empty={empty}
        {...{ isReadOnly, isAdding, onClose }}
        sheet={(opened) => <ClassSheet {...props} {...opened} />}
      >
        {!isReadOnly && (
          <Button variant="quiet" icon="add" className="self-start" onClick={() => setByPattern(true)}>
            Cipta banyak kelas
          </Button>
        )}
      </NounList>
      {isByPattern && (
        <Suspense>
          <PatternSheet
            {...props}
            onOne={() => {
              setByPattern(false);
              onAdd();
            }}
            onClose={() => setByPattern(false)}
          />
        </Suspense>
      )}
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
      cell: ({ id }) =>
        periodsWords(periodsOf(sets.filter(({ parts }) => parts.some(({ classId }) => classId === id)))),
    },
  ];
}
