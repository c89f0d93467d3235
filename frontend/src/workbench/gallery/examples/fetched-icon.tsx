import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fetchIcons } from '../../../api/icon-set';
import { Button } from '../../../ui/button';
import { DrawnIcon } from '../../../ui/drawn-icon';
import { Spinner } from '../../../ui/spinner';
import { TextField } from '../../../ui/text-field';

export const title = 'Ikon mengikut nama';

export function Example() {
  const [name, setName] = useState('graduation-cap');

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')).trim());
  }

  return (
    <form data-typed="filter" onSubmit={show} className="flex flex-wrap items-end gap-3">
      <TextField
        name="name"
        label="Nama ikon"
        help="Nama dalam set Lucide, contohnya school atau book-open."
        defaultValue={name}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        Tunjukkan ikon
      </Button>
      <FetchedIcon name={name} />
    </form>
  );
}

function FetchedIcon({ name }: { name: string }) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['icons', name],
    queryFn: () => fetchIcons('lucide', [name]),
    retry: false,
  });
  const body = data?.icons[name]?.body;
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 text-sm">
      {isPending && <Spinner />}
      {body && <DrawnIcon body={body} width={data.width} height={data.height} size={32} />}
      {body && name}
      {data && !body && `Tiada ikon bernama ${name}. Sila semak ejaannya.`}
      {isError && 'Ikon tidak dapat diambil. Sila semak namanya dan cuba lagi.'}
    </p>
  );
}
