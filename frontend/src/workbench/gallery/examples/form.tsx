import { Form } from '../../../forms/form';
import { brokenRules } from '../../../forms/form-problem';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { showToast } from '../../../ui/toast';

export const title = 'Ringkasan ralat borang';

type Sample = { name: string };
const rules = { name: ({ name }: Sample) => (name.trim() ? undefined : 'Sila tulis nama kelas.') };

export function Example() {
  const form = useForm({
    begun: { name: '' },
    stays: true,
    check: (sample) => brokenRules(rules, sample),
    send: ({ name }) => showToast({ type: 'success', message: `${name} disimpan.` }),
  });
  return (
    <Form form={form} className="max-w-md">
      <TextField {...form.field('name')} label="Nama kelas" />
      <Button type="submit" busy={form.isBusy} className="self-start">
        Simpan kelas
      </Button>
    </Form>
  );
}
