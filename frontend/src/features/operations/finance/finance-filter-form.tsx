import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { askedOf } from '../asked-of';
import {
  addressOfFilter,
  ages,
  type FinanceFilter,
  filterOfAddress,
  promises,
  views,
} from './finance-filter';
import { ageNames, chartFilterNames, promiseNames, viewNames } from './finance-names';
import { financeStaffQuery, plansQuery } from './finance-queries';

const any = { value: '', label: 'Semua' };
const viewOptions = views.map((value) => ({ value, label: viewNames[value] }));
const promiseOptions = [any, ...promises.map((value) => ({ value, label: promiseNames[value] }))];
const ageOptions = [any, ...ages.map((value) => ({ value, label: ageNames[value] }))];

/** What is asked for stands in the address, so that it can be sent to a colleague. */
export function FinanceFilterForm({ filter }: { filter: FinanceFilter }) {
  const navigate = useNavigate();
  const plans = useQuery(plansQuery()).data ?? [];
  const staff = useQuery(financeStaffQuery()).data ?? [];
  const { sort, order, dunning, endedFrom, endedTo, failedVia, failure } = filter;
  const charted = { dunning, endedFrom, endedTo, failedVia, failure };
  const chartNames = chartFilterNames(filter);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate({
      search: addressOfFilter({ ...filterOfAddress(askedOf(event.currentTarget)), ...charted, sort, order }),
    });
  }

  return (
    <form
      key={`${addressOfFilter(filter)} ${plans.length} ${staff.length}`}
      aria-label="Tapis sekolah"
      onSubmit={submit}
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      <SelectField name="view" label="Paparan" options={viewOptions} defaultValue={filter.view ?? 'owed'} />
      <SelectField name="age" label="Usia" options={ageOptions} defaultValue={filter.age ?? ''} />
      <SelectField
        name="plan"
        label="Pelan"
        options={[any, ...plans.map(({ code, name }) => ({ value: code, label: name }))]}
        defaultValue={filter.plan ?? ''}
      />
      <SelectField
        name="owner"
        label="Pegawai"
        options={[
          any,
          { value: 'none', label: 'Tiada pegawai' },
          ...staff.map(({ userId, email }) => ({ value: userId, label: email })),
        ]}
        defaultValue={filter.owner ?? ''}
      />
      <SelectField
        name="promise"
        label="Janji bayar"
        options={promiseOptions}
        defaultValue={filter.promise ?? ''}
      />
      <TextField name="text" label="Kod atau nama" defaultValue={filter.text} maxLength={100} />
      {chartNames.length > 0 && (
        <p className="text-sm sm:col-span-2 lg:col-span-3">Daripada carta: {chartNames.join(' · ')}</p>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-3">
        <Button type="submit" icon="search">
          Cari
        </Button>
        {addressOfFilter(filter) !== '' && (
          <ButtonLink variant="quiet" to={{ search: '' }}>
            Kosongkan
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
