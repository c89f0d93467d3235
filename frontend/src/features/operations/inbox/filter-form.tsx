import { useNavigate } from 'react-router';
import { DateField } from '../../../ui/date-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FilterFrame } from '../filter-frame';
import { eventStates, knownProviders, knownReasons } from '../names';
import { addressOfFilter, type EventFilter, filterOfAddress } from './event-filter';

const any = { value: '', label: 'Semua' };
const states = [any, ...Object.entries(eventStates).map(([value, { label }]) => ({ value, label }))];
const reasons = [any, ...knownReasons];
const providers = [any, ...knownProviders];

/** What is asked for stands in the address, so that it can be sent to a colleague. */
export function FilterForm({ filter }: { filter: EventFilter }) {
  const navigate = useNavigate();
  const ask = (asked: URLSearchParams) => void navigate({ search: addressOfFilter(filterOfAddress(asked)) });
  return (
    <FilterFrame
      label="Tapis peristiwa"
      shown={addressOfFilter(filter)}
      count={Object.keys(filter).length}
      columns={4}
      onAsk={ask}
    >
      <SelectField name="states" label="Keadaan" options={states} defaultValue={filter.states?.[0] ?? ''} />
      <SelectField name="reason" label="Punca" options={reasons} defaultValue={filter.reason ?? ''} />
      <TextField name="school" label="Kod sekolah" defaultValue={filter.school} autoCapitalize="none" />
      <SelectField
        name="provider"
        label="Penyedia"
        options={providers}
        defaultValue={filter.provider ?? ''}
      />
      <TextField name="id" label="ID peristiwa" defaultValue={filter.id} />
      <TextField name="text" label="Teks dalam kandungan" defaultValue={filter.text} maxLength={200} />
      <DateField name="from" label="Dari" defaultValue={filter.from} />
      <DateField name="to" label="Hingga" defaultValue={filter.to} />
    </FilterFrame>
  );
}
