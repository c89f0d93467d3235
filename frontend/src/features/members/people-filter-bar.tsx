import { useSearchParams } from 'react-router';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import {
  type PeopleFilter,
  peopleFilterIn,
  peopleSearchOf,
  roleChoices,
  standingChoices,
} from './people-filter';

/** Who is shown. The choice lives in the address. */
export function PeopleFilterBar() {
  const [search, setSearch] = useSearchParams();
  const filter = peopleFilterIn(search);
  const narrow = (part: Partial<PeopleFilter>) =>
    setSearch(peopleSearchOf({ ...filter, ...part }), { replace: true });
  return (
    <search
      aria-label="Tapis ahli sekolah"
      className="grid grid-cols-2 gap-3 pb-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] print:hidden *:first:max-sm:col-span-2"
    >
      <TextField
        type="search"
        label="Cari orang"
        autoComplete="off"
        value={filter.cari}
        onChange={({ target }) => narrow({ cari: target.value })}
      />
      <SelectField
        label="Peranan"
        options={roleChoices}
        value={filter.peranan}
        onChange={({ target }) => narrow({ peranan: target.value })}
      />
      <SelectField
        label="Keadaan"
        options={standingChoices}
        value={filter.keadaan}
        onChange={({ target }) => narrow({ keadaan: target.value })}
      />
    </search>
  );
}
