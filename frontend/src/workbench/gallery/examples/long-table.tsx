import { type Column, DataTable } from '../../../ui/data-table';
import { type SamplePupil, samplePupils } from '../sample-pupils';

export const title = 'Jadual panjang: 2,000 baris, hanya yang kelihatan dilukis';

const pupils = samplePupils(2000);

const columns: readonly Column<SamplePupil>[] = [
  { header: 'Nama', cell: ({ name }) => name },
  { header: 'Kelas', cell: ({ className }) => className },
  { header: 'Markah', cell: ({ mark }) => mark, align: 'right' },
];

export function Example() {
  return (
    <DataTable
      caption="Dua ribu murid contoh"
      columns={columns}
      rows={pupils}
      rowKey={({ id }) => id}
      rowTo={({ id }) => `?murid=${id}`}
    />
  );
}
