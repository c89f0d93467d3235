import { HOLIDAY_KINDS } from '@rules/calendar/domain/school-calendar';
import { holidayBounds } from '../../../api/bounds/holiday';
import { IconButton } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { holidayNames } from '../day-words';
import { type DaysForm, type HolidayText, isHolidayKind } from './days-text';

type HolidayFieldsProps = {
  form: DaysForm;
  holidays: readonly HolidayText[];
  onChange: (holidays: HolidayText[]) => void;
};

const columns =
  'grid grid-cols-[1fr_1fr_2.75rem] gap-x-2 gap-y-1 lg:grid-cols-[11rem_1fr_10rem_10rem_2.25rem]';
/** Those that the school gives itself are entered day by day in the calendar, where they are counted. */
const options = HOLIDAY_KINDS.filter((kind) => kind !== 'school_event').map((value) => ({
  value,
  label: holidayNames[value],
}));

/** Holidays of the session as a whole. The words over the columns are read with each field. */
export function HolidayFields({ form, holidays, onChange }: HolidayFieldsProps) {
  const change = (key: string, part: Partial<HolidayText>) =>
    onChange(holidays.map((holiday) => (holiday.key === key ? { ...holiday, ...part } : holiday)));
  return (
    <section aria-labelledby="holidays-title" className="flex flex-col gap-2">
      <h2 id="holidays-title" className="font-semibold text-lg">
        Cuti
      </h2>
      <p className="text-muted text-sm">
        Cuti penggal dan cuti umum. Cuti peristiwa ditambah dalam kalendar.
      </p>
      {holidays.map(({ key, kind, name, ...line }, at) => (
        <fieldset key={key} className="lg:not-first-of-type:[&_label]:sr-only">
          <legend className="sr-only">Cuti, baris {at + 1}</legend>
          <div className={`${columns} items-start max-lg:pb-3`}>
            <div className="col-span-2 lg:col-span-1">
              <SelectField
                {...form.at(`days.holidays.${at}.kind`)}
                label="Jenis"
                options={
                  kind === 'school_event' ? [...options, { value: kind, label: holidayNames[kind] }] : options
                }
                value={kind}
                onChange={({ target }) => isHolidayKind(target.value) && change(key, { kind: target.value })}
              />
            </div>
            <IconButton
              icon="delete"
              label={`Buang baris ${at + 1} cuti`}
              className={`col-start-3 row-start-1 lg:col-start-5 ${at === 0 ? 'mt-6.5' : 'max-lg:mt-6.5'}`}
              onClick={() => onChange(holidays.filter((other) => other.key !== key))}
            />
            <div className="col-span-2 lg:col-span-1">
              <TextField
                {...form.at(`days.holidays.${at}.name`)}
                label="Nama"
                {...holidayBounds.name}
                value={name}
                onChange={({ target }) => change(key, { name: target.value })}
              />
            </div>
            {(['from', 'to'] as const).map((end) => (
              <div key={end} className="max-sm:col-span-2">
                <DateField
                  {...form.at(`days.holidays.${at}.${end}`)}
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
