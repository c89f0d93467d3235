import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Dialog } from '../../../ui/dialog';
import { RadioField } from '../../../ui/radio-field';
import { saveFile } from '../../../ui/save-file';
import { ProofDialog } from '../../proof';
import { fetchPupilTable, listLogKey, type PupilsAsked, type PupilTable } from '../api';

const formats = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const;

type TableDialogProps = { asked: PupilsAsked; keeps: boolean; onClose: () => void };

/** What of the list the file holds. Whoever has not proved lately who they are is asked, and what was chosen stays. */
export function TableDialog({ asked, keeps, onClose }: TableDialogProps) {
  const queries = useQueryClient();
  const [isProving, setProving] = useState(false);
  const [table, setTable] = useState<PupilTable>({ format: 'xlsx', numbers: 'ending', groups: 'none' });
  const take = async (token?: string) => {
    saveFile(await fetchPupilTable(asked, table, token), `murid.${table.format}`);
    void queries.invalidateQueries({ queryKey: listLogKey });
  };
  const form = useForm({
    begun: {},
    send: () =>
      take().then(onClose, (failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.code !== 'FRESH_SIGN_IN_REQUIRED') throw failure;
        setProving(true);
      }),
    stays: true,
  });
  if (isProving)
    return (
      <ProofDialog title="Sahkan diri anda" verb="Muat turun" act={take} onClose={onClose}>
        Fail ini memuatkan maklumat murid, jadi kami bertanya sekali lagi siapa anda. Muat turun ini
        direkodkan.
      </ProofDialog>
    );
  return (
    <Dialog
      title="Muat turun senarai murid"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={form.id} busy={form.isBusy}>
            Muat turun
          </Button>
        </>
      }
    >
      <Form form={form} title="Belum dimuat turun" className="gap-4">
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
        <p className="text-muted text-sm">
          Muat turun ini direkodkan: siapa, bila, kelas dan bilangan murid.
        </p>
      </Form>
    </Dialog>
  );
}
