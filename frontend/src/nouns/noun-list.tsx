import { type ReactNode, Suspense, useState } from 'react';
import { type Column, DataTable } from '../ui/data-table';
import { Menu } from '../ui/menu';
import type { Noun } from './noun';
import { useDeletion } from './use-deletion';

type NounListProps<Content, Row> = {
  noun: Noun<Content, Row>;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Of this noun: in place of the table where there are no rows. */
  empty: ReactNode;
  isReadOnly: boolean;
  /** One more is being added: the button for it stands with the page. */
  isAdding: boolean;
  onClose: () => void;
  /** The form of a new one, or of what is changed; it may be fetched when it is opened. */
  sheet: (opened: Opened<Content, Row>) => ReactNode;
  /** Under the table: a way to make many. */
  children?: ReactNode;
};

/** What its form is opened for: something new, or what is changed. */
export type Opened<Content, Row> = { noun: Noun<Content, Row>; edited?: Row; onClose: () => void };

/** A noun as a table whose rows are changed and deleted, deletion with its way back. */
export function NounList<Content, Row extends Readonly<{ id: string }>>(props: NounListProps<Content, Row>) {
  const { noun, rows, columns, empty, isReadOnly, isAdding, onClose, sheet, children } = props;
  const { one, nameOf } = noun;
  const [edited, edit] = useState<Row>();
  const deletion = useDeletion(noun);
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
            caption={one}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            actions={isReadOnly ? undefined : actions}
          />
          {children}
        </div>
      )}
      <Suspense>
        {isAdding && sheet({ noun, onClose })}
        {edited && sheet({ noun, edited, onClose: () => edit(undefined) })}
      </Suspense>
    </>
  );
}
