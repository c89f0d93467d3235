import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { Menu } from '../../../ui/menu';
import type { Selected } from '../../../ui/table-selection';
import { type Sort, sortRows } from '../../../ui/table-sort';
import { type SamplePupil, samplePupils } from '../sample-pupils';

export const title = 'Jadual: susun, pilih, tindakan';

const pupils = samplePupils(8);
const nothing = () => undefined;

const sortedBy: Record<string, (pupil: SamplePupil) => string | number> & {
  name: (pupil: SamplePupil) => string;
} = {
  name: ({ name }) => name,
  className: ({ className }) => className,
  mark: ({ mark }) => mark,
};

const columns: readonly Column<SamplePupil>[] = [
  { header: 'Nama', cell: ({ name }) => name, sortKey: 'name' },
  { header: 'Kelas', cell: ({ className }) => className, sortKey: 'className' },
  {
    header: 'Status',
    cell: ({ mark }) => (
      <Badge tone={mark < 50 ? 'warning' : 'success'}>{mark < 50 ? 'Sokongan' : 'Lulus'}</Badge>
    ),
  },
  { header: 'Markah', cell: ({ mark }) => mark, align: 'right', sortKey: 'mark' },
];

export function Example() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const [selected, setSelected] = useState<Selected>(new Set());
  return (
    <DataTable
      caption="Murid contoh"
      columns={columns}
      rows={sortRows(pupils, sortedBy[sort.key] ?? sortedBy.name, sort.direction)}
      rowKey={({ id }) => id}
      rowTo={({ id }) => `?murid=${id}`}
      sort={sort}
      onSort={setSort}
      selection={{
        selected,
        onChange: setSelected,
        label: ({ name }) => name,
        actions: () => (
          <Button variant="secondary" size="small" icon="print">
            Cetak
          </Button>
        ),
      }}
      actions={({ name }) => (
        <Menu
          label={`Tindakan untuk ${name}`}
          items={[
            { label: 'Sunting', icon: 'edit', onSelect: nothing },
            { label: 'Padam', icon: 'delete', danger: true, onSelect: nothing },
          ]}
        />
      )}
      more={{ onMore: nothing, isFetching: false }}
    />
  );
}
