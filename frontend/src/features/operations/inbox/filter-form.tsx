import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { DateField } from '../../../ui/date-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { askedOf } from '../asked-of';
import { eventStates, knownReasons } from '../names';
import { addressOfFilter, type EventFilter, filterOfAddress, isFiltered } from './event-filter';

const any = { value: '', label: 'Semua' };
const states = [any, ...Object.entries(eventStates).map(([value, { label }]) => ({ value, label }))];
const reasons = [any, ...knownReasons];

/** What is asked for stands in the address, so that it can be sent to a colleague. */
export function FilterForm({ filter }: { filter: EventFilter }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate({ search: addressOfFilter(filterOfAddress(askedOf(event.currentTarget))) });
  }

  return (
    <form
      key={addressOfFilter(filter)}
      aria-label="Tapis peristiwa"
      onSubmit={submit}
      className="grid grid-cols-1 items-end gap-3 pb-6 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField name="states" label="Keadaan" options={states} defaultValue={filter.states?.[0] ?? ''} />
      <SelectField name="reason" label="Punca" options={reasons} defaultValue={filter.reason ?? ''} />
      <TextField name="school" label="Kod sekolah" defaultValue={filter.school} autoCapitalize="none" />
      <TextField name="provider" label="Penyedia" defaultValue={filter.provider} autoCapitalize="none" />
      <TextField name="id" label="ID peristiwa" defaultValue={filter.id} />
      <TextField name="text" label="Teks dalam kandungan" defaultValue={filter.text} maxLength={200} />
      <DateField name="from" label="Dari" defaultValue={filter.from} />
      <DateField name="to" label="Hingga" defaultValue={filter.to} />
      <div className="flex gap-2 sm:col-span-2 lg:col-span-4">
        <Button type="submit" icon="search">
          Cari
        </Button>
        {isFiltered(filter) && (
          <ButtonLink variant="quiet" to={{ search: '' }}>
            Kosongkan
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
