import { type Column, DataTable } from '../../ui/data-table';
import { PageHeader } from '../../ui/page-header';
import { type SamplePupil, samplePupils } from '../gallery';

const pupils = samplePupils(24);

const columns: readonly Column<SamplePupil>[] = [
  { header: 'Nama', cell: ({ name }) => <span className="whitespace-nowrap">{name}</span> },
  ...Array.from(
    { length: 18 },
    (_, week): Column<SamplePupil> => ({
      header: `Minggu ${week + 1}`,
      cell: ({ mark }) => (mark + week * 7) % 101,
      align: 'right',
    }),
  ),
];

/** A table wider and higher than the window: head, first column and scrollbar stay in sight. */
export function StickyScrollbarPage() {
  return (
    <>
      <PageHeader
        title="Jadual lebar"
        state="Kepala, lajur pertama dan bar tatal kekal kelihatan semasa jadual ditatal."
      />
      <DataTable caption="Markah mingguan contoh" columns={columns} rows={pupils} rowKey={({ id }) => id} />
    </>
  );
}
