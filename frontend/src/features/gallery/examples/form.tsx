import { useState } from 'react';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { TextField } from '../../../ui/text-field';

export const title = 'Ringkasan ralat borang';

export function Example() {
  const [isTried, setTried] = useState(false);
  const error = isTried ? 'Sila tulis nama kelas.' : undefined;
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      <FormSummary errors={error ? [{ fieldId: 'contoh-kelas', message: error }] : []} />
      <TextField id="contoh-kelas" label="Nama kelas" error={error} />
      <Button type="submit" className="self-start">
        Simpan kelas
      </Button>
    </form>
  );
}
