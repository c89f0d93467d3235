import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Menu } from '../../../ui/menu';
import { classesKey } from '../api';
import { type Adding, type Known, nameOf } from '../known';
import { refusalWords } from '../refusals';
import { deletePanel, type Panel, panelsQuery, restorePanel } from './api';
import { PanelSheet } from './panel-sheet';

type PanelsPartProps = Known & Adding;

/** Who looks after each subject in the session. */
export function PanelsPart(props: PanelsPartProps) {
  const { year, subjects, people, isReadOnly, isAdding, onAdd, onClose } = props;
  const [edited, setEdited] = useState<Panel>();
  const subjectName = ({ subjectId }: Panel) =>
    subjects.find(({ id }) => id === subjectId)?.name ?? 'Subjek yang telah dipadam';
  const deletion = useChange(({ id }: Panel) => deletePanel(id), {
    done: (_nothing, panel) => `Panitia ${subjectName(panel)} dipadam.`,
    stale: [classesKey],
    words: refusalWords,
    undo: (_nothing, { id }) => restorePanel(id),
  });
  const columns: readonly Column<Panel>[] = [
    { header: 'Subjek', cell: (panel) => <span dir="auto">{subjectName(panel)}</span> },
    { header: 'Ketua panitia', cell: ({ headId }) => nameOf(headId, people) },
    { header: 'Ahli', cell: ({ memberIds }) => `${memberIds.length} orang`, align: 'right' },
  ];
  const actions = (panel: Panel) => (
    <Menu
      label={`Tindakan untuk panitia ${subjectName(panel)}`}
      items={[
        { label: 'Ubah', icon: 'edit', onSelect: () => setEdited(panel) },
        { label: 'Padam', icon: 'delete', danger: true, onSelect: () => deletion.make(panel) },
      ]}
    />
  );
  const empty = (
    <EmptyState
      icon="people"
      title="Belum ada panitia"
      action={!isReadOnly && subjects.length > 0 && <Button onClick={onAdd}>Tambah panitia</Button>}
    >
      Panitia menjaga satu subjek sepanjang sesi, dengan seorang ketua daripada ahlinya.
    </EmptyState>
  );
  const query = useQuery(panelsQuery(year.id));
  return (
    <>
      <QueryStates query={query} what="Panitia" empty={empty}>
        {(panels) => (
          <DataTable
            caption="Panitia"
            columns={columns}
            rows={panels}
            rowKey={({ id }) => id}
            actions={isReadOnly ? undefined : actions}
          />
        )}
      </QueryStates>
      {isAdding && query.data && <PanelSheet {...props} panels={query.data} onClose={onClose} />}
      {edited && query.data && (
        <PanelSheet {...props} panels={query.data} edited={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
