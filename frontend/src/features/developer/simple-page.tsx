import { useState } from 'react';
import { ColorModeChoice } from '../../site/color-mode/color-mode-choice';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';

/** The shortest way through a form: write, save, hear of it. */
export function SimplePage() {
  const [name, setName] = useState('');
  return (
    <>
      <PageHeader
        title="Ujian ringkas"
        state="Satu medan, satu butang, satu makluman. Halaman ini sentiasa cerah."
      />
      <div className="mb-6 max-w-md">
        <ColorModeChoice />
      </div>
      <form
        className="flex max-w-md flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void showToast({ type: 'success', message: `Disimpan: ${name || 'tiada nama'}` });
        }}
      >
        <TextField label="Nama" value={name} onChange={({ target }) => setName(target.value)} />
        <Button type="submit" className="self-start">
          Simpan
        </Button>
      </form>
    </>
  );
}
