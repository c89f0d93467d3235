import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FilterFrame } from '../filter-frame';
import { LateSelectField } from '../late-select-field';
import { financeStaffQuery, plansQuery } from './calls';
import {
  addressOfFilter,
  ages,
  type FinanceFilter,
  filterOfAddress,
  promises,
  views,
} from './finance-filter';
import { ageNames, chartFilterNames, promiseNames, viewNames } from './finance-names';

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
  // In another order it is still the same filter.
  const conditions = { ...filter, sort: undefined, order: undefined };
  const ask = (asked: URLSearchParams) =>
    void navigate({ search: addressOfFilter({ ...filterOfAddress(asked), ...charted, sort, order }) });

  return (
    <>
      {chartNames.length > 0 && <p className="text-sm">Daripada carta: {chartNames.join(' · ')}</p>}
      <FilterFrame
        label="Tapis sekolah"
        shown={addressOfFilter(conditions)}
        count={Object.values(conditions).filter(Boolean).length}
        columns={3}
        onAsk={ask}
      >
        <SelectField name="view" label="Paparan" options={viewOptions} defaultValue={filter.view ?? 'owed'} />
        <SelectField name="age" label="Usia" options={ageOptions} defaultValue={filter.age ?? ''} />
        <LateSelectField
          name="plan"
          label="Pelan"
          options={[any, ...plans.map(({ code, name }) => ({ value: code, label: name }))]}
          defaultValue={filter.plan ?? ''}
        />
        <LateSelectField
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
      </FilterFrame>
    </>
  );
}
