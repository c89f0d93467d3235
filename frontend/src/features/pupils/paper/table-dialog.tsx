import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field';
import { RadioField } from '../../../ui/radio-field';
import { saveFile } from '../../../ui/save-file';
import { fetchPupilTable, listLogKey, type PupilsAsked, type PupilTable } from '../api';
import { TakeDialog } from './take-dialog';

const formats = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const;

type TableDialogProps = { asked: PupilsAsked; keeps: boolean; onClose: () => void };

/** What of the list the file holds. */
export function TableDialog({ asked, keeps, onClose }: TableDialogProps) {
  const queries = useQueryClient();
  const [table, setTable] = useState<PupilTable>({ format: 'xlsx', numbers: 'ending', groups: 'none' });
  const take = async (token?: string) => {
    saveFile(await fetchPupilTable(asked, table, token), `murid.${table.format}`);
    void queries.invalidateQueries({ queryKey: listLogKey });
  };
  return (
    <TakeDialog title="Muat turun senarai murid" take={take} onClose={onClose}>
      <RadioField
        label="Jenis fail"
        options={formats}
        value={table.format}
        onChange={({ target }) => setTable({ ...table, format: target.value === 'csv' ? 'csv' : 'xlsx' })}
      />
      <CheckboxField
        label="Sertakan kumpulan"
        help="Kumpulan kelas yang dipecahkan boleh menunjukkan agama murid."
        checked={table.groups === 'all'}
        onChange={({ target }) => setTable({ ...table, groups: target.checked ? 'all' : 'none' })}
      />
      {keeps && (
        <CheckboxField
          label="Sertakan nombor pengenalan penuh"
          help="Tanpa pilihan ini, dua digit terakhir sahaja."
          checked={table.numbers === 'whole'}
          onChange={({ target }) => setTable({ ...table, numbers: target.checked ? 'whole' : 'ending' })}
        />
      )}
      <p className="text-muted text-sm">Muat turun ini direkodkan: siapa, bila, kelas dan bilangan murid.</p>
    </TakeDialog>
  );
}
