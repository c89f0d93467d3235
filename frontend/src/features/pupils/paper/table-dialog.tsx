import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { RadioField } from '../../../ui/radio-field';
import { saveFile } from '../../../ui/save-file';
import {
  fetchPupilTable,
  type PupilsAsked,
  type PupilTable,
  type TableTemplate,
  tableTemplatesQuery,
} from '../calls';
import { TakeDialog } from './take-dialog';

const LazyTemplatesDialog = lazy(async () => ({
  default: (await import('./templates-dialog')).TemplatesDialog,
}));

const formats = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
];

type TableDialogProps = { asked: PupilsAsked; keeps: boolean; onClose: () => void };

/** What of the list the file holds, and in which form. */
export function TableDialog({ asked, keeps, onClose }: TableDialogProps) {
  const queries = useQueryClient();
  const { data: templates = [] } = useQuery({ ...tableTemplatesQuery(), enabled: keeps });
  const [isManaging, setManaging] = useState(false);
  const [form, setForm] = useState('xlsx');
  const [told, setTold] = useState({ numbers: false, guardians: false, groups: false });
  const template = templates.find(({ id }) => id === form);
  const take = async (token?: string) => {
    const table = tableOf(form, template, told);
    saveFile(await fetchPupilTable(asked, table, token), `murid.${table.format}`);
    void queries.invalidateQueries({ queryKey: ['pupil-list-log'] });
  };
  const switchOf = (name: keyof typeof told) => ({
    checked: told[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTold({ ...told, [name]: target.checked }),
  });
  if (isManaging)
    return (
      <Suspense>
        <LazyTemplatesDialog onClose={() => setManaging(false)} onAdded={setForm} />
      </Suspense>
    );
  return (
    <TakeDialog title="Muat turun senarai murid" take={take} onClose={onClose}>
      <RadioField
        label="Jenis fail"
        options={[...formats, ...templates.map(({ id, fileName }) => ({ value: id, label: fileName }))]}
        value={template?.id ?? (form === 'csv' ? 'csv' : 'xlsx')}
        onChange={({ target }) => setForm(target.value)}
      />
      {template && <FilledColumns template={template} />}
      {keeps && (
        <Button variant="secondary" size="small" className="self-start" onClick={() => setManaging(true)}>
          Template sekolah…
        </Button>
      )}
      <CheckboxField
        label="Sertakan kumpulan"
        help="Kumpulan kelas yang dipecahkan boleh menunjukkan agama murid."
        {...switchOf('groups')}
      />
      {keeps && (
        <CheckboxField
          label="Sertakan nombor pengenalan penuh"
          help="Tanpa pilihan ini, dua digit terakhir sahaja."
          {...switchOf('numbers')}
        />
      )}
      {template?.hasGuardians && (
        <CheckboxField
          label="Sertakan penjaga"
          help="Tanpa pilihan ini, lajur penjaga dibiarkan kosong."
          {...switchOf('guardians')}
        />
      )}
      <p className="text-muted text-sm">Muat turun ini direkodkan: siapa, bila, kelas dan bilangan murid.</p>
    </TakeDialog>
  );
}

function FilledColumns({ template: { filled, left } }: { template: TableTemplate }) {
  return (
    <p dir="auto" className="wrap-anywhere text-muted text-sm">
      Diisi: {filled.join(', ')}.{left.length > 0 && ` Dibiarkan kosong: ${left.join(', ')}.`}
    </p>
  );
}

function tableOf(
  form: string,
  template: TableTemplate | undefined,
  told: Readonly<{ numbers: boolean; guardians: boolean; groups: boolean }>,
): PupilTable {
  return {
    format: form === 'csv' ? 'csv' : 'xlsx',
    numbers: told.numbers ? 'whole' : 'ending',
    groups: told.groups ? 'all' : 'none',
    ...(template && { templateId: template.id, guardians: told.guardians ? 'all' : 'none' }),
  };
}
