import { useQuery } from '@tanstack/react-query';
import { NounList } from '../../../nouns/noun-list';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { type Panel, panelNoun, panelsQuery } from '../calls';
import { type Adding, type Known, nameOf } from '../known';
import { refused } from '../refusals';
import { PanelSheet } from './panel-sheet';

type PanelsPartProps = Known & Adding;

/** Who looks after each subject in the session. */
export function PanelsPart(props: PanelsPartProps) {
  const { year, subjects, people, isReadOnly, isAdding, onAdd, onClose } = props;
  const subjectName = ({ subjectId }: Panel) =>
    subjects.find(({ id }) => id === subjectId)?.name ?? 'Subjek yang telah dipadam';
  const columns: readonly Column<Panel>[] = [
    { header: 'Subjek', cell: (panel) => <span dir="auto">{subjectName(panel)}</span> },
    { header: 'Ketua panitia', cell: ({ headId }) => nameOf(headId, people) },
    { header: 'Ahli', cell: ({ memberIds }) => `${memberIds.length} orang`, align: 'right' },
  ];
  const empty = (
    <EmptyState
      icon="people"
      title="Belum ada panitia"
      action={!isReadOnly && subjects.length > 0 && <Button onClick={onAdd}>Tambah panitia</Button>}
    >
      Panitia menjaga satu subjek sepanjang sesi, dengan seorang ketua daripada ahlinya.
    </EmptyState>
  );
  return (
    <QueryStates query={useQuery(panelsQuery(year.id))} what="Panitia">
      {(panels) => (
        <NounList
          noun={{ calls: panelNoun, one: 'Panitia', nameOf: subjectName, refused }}
          rows={panels}
          columns={columns}
          empty={empty}
          {...{ isReadOnly, isAdding, onClose }}
          sheet={(opened) => <PanelSheet {...props} panels={panels} {...opened} />}
        />
      )}
    </QueryStates>
  );
}
