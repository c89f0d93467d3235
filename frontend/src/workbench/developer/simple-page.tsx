import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { ColorModeChoice } from '../../site/color-mode/color-mode-choice';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';

/** The shortest way through a form: write, save, hear of it. */
export function SimplePage() {
  const form = useForm({
    begun: { name: '' },
    stays: true,
    send: ({ name }) => showToast({ type: 'success', message: `Disimpan: ${name || 'tiada nama'}` }),
  });
  return (
    <>
      <PageHeader
        title="Ujian ringkas"
        state="Satu medan, satu butang, satu makluman. Halaman ini sentiasa cerah."
      />
      <div className="mb-6 max-w-md">
        <ColorModeChoice />
      </div>
      <Form form={form} className="max-w-md">
        <TextField {...form.field('name')} label="Nama" />
        <Button type="submit" className="self-start">
          Simpan
        </Button>
      </Form>
    </>
  );
}
