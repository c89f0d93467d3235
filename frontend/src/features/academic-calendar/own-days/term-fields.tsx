import { IconButton } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { SelectField } from '../../../ui/select-field';
import type { DaysForm, TermText } from './days-text';

type TermFieldsProps = {
  form: DaysForm;
  terms: readonly TermText[];
  onChange: (terms: TermText[]) => void;
};

const columns = 'grid grid-cols-[1fr_1fr_2.75rem] gap-x-2 gap-y-1 sm:grid-cols-[9rem_11rem_11rem_2.25rem]';
const options = [1, 2, 3, 4].map((term) => ({ value: String(term), label: `Penggal ${term}` }));

/** Days between two holidays of a term, in their order. The words over the columns are read with each field. */
export function TermFields({ form, terms, onChange }: TermFieldsProps) {
  const change = (key: string, part: Partial<TermText>) =>
    onChange(terms.map((term) => (term.key === key ? { ...term, ...part } : term)));
  return (
    <section aria-labelledby="terms-title" className="flex flex-col gap-2">
      <h2 id="terms-title" className="font-semibold text-lg">
        Penggal
      </h2>
      <p className="text-muted text-sm">
        Satu baris bagi hari persekolahan di antara dua cuti penggal, mengikut susunan.
        {terms.length === 0 && ' Tanpa penggal, setiap hari bekerja dalam sesi dikira hari persekolahan.'}
      </p>
      {terms.map(({ key, term, ...line }, at) => (
        <fieldset key={key} className="sm:not-first-of-type:[&_label]:sr-only">
          <legend className="sr-only">Penggal, baris {at + 1}</legend>
          <div className={`${columns} items-start`}>
            <div className="col-span-2 sm:col-span-1">
              <SelectField
                {...form.at(`days.terms.${at}.term`)}
                label="Penggal"
                options={options}
                value={String(term)}
                onChange={({ target }) => change(key, { term: Number(target.value) })}
              />
            </div>
            <IconButton
              icon="delete"
              label={`Buang baris ${at + 1} penggal`}
              className={`col-start-3 row-start-1 sm:col-start-4 ${at === 0 ? 'mt-6.5' : 'max-sm:mt-6.5'}`}
              onClick={() => onChange(terms.filter((other) => other.key !== key))}
            />
            {(['from', 'to'] as const).map((end) => (
              <div key={end} className="max-sm:col-span-2">
                <DateField
                  {...form.at(`days.terms.${at}.${end}`)}
                  label={end === 'from' ? 'Hari pertama' : 'Hari terakhir'}
                  value={line[end]}
                  onChange={({ target }) => change(key, { [end]: target.value })}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
