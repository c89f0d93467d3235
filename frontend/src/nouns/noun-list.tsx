import { type ReactNode, Suspense, useState } from 'react';
import { useChange } from '../queries/use-change';
import { type Column, DataTable } from '../ui/data-table';
import { Menu } from '../ui/menu';
import type { NounWrites } from './noun-calls';

type NounListProps<Row> = {
  calls: Pick<NounWrites<never, unknown>, 'changes' | 'remove' | 'restore'>;
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** One of them, after "Tindakan untuk". */
  nameOf: (row: Row) => string;
  /** Said with the way back. */
  deleted: (row: Row) => string;
  /** Why a deletion was refused. */
  refusal: (failure: unknown) => string;
  /** Of this noun: in place of the table where there are no rows. */
  empty: ReactNode;
  isReadOnly: boolean;
  /** One more is being added: the button for it stands with the page. */
  isAdding: boolean;
  onClose: () => void;
  /** The form of a new one, or of what is changed; it may be fetched when it is opened. */
  sheet: (of: { edited?: Row; onClose: () => void }) => ReactNode;
  /** Under the table: a way to make many. */
  children?: ReactNode;
};

/** A noun as a table whose rows are changed and deleted, deletion with its way back. */
export function NounList<Row extends Readonly<{ id: string }>>(props: NounListProps<Row>) {
  const { calls, caption, rows, columns, nameOf, deleted, refusal, empty } = props;
  const { isReadOnly, isAdding, onClose, sheet, children } = props;
  const [edited, edit] = useState<Row>();
  const deletion = useChange(({ id }: Row) => calls.remove(id), {
    done: (_nothing, row) => deleted(row),
    changes: calls.changes,
    words: refusal,
    undo: (_nothing, { id }) => calls.restore(id),
  });
  const actions = (row: Row) => (
    <Menu
      label={`Tindakan untuk ${nameOf(row)}`}
      items={[
        { label: 'Ubah', icon: 'edit', onSelect: () => edit(row) },
        { label: 'Padam', icon: 'delete', danger: true, onSelect: () => deletion.make(row) },
      ]}
    />
  );
  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <div className="flex flex-col gap-3">
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            actions={isReadOnly ? undefined : actions}
          />
          {children}
        </div>
      )}
      <Suspense>
        {isAdding && sheet({ onClose })}
        {edited && sheet({ edited, onClose: () => edit(undefined) })}
      </Suspense>
    </>
  );
}
