import { nextRow } from '@rules/calendar/domain/bell-schedule';
import type { BellRowKind, Weekday } from '@rules/calendar/domain/school-calendar';
import { bellDayBounds } from '../../../api/bounds/bell-day';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { FieldGroup } from '../../../ui/field-group';
import { randomUuid } from '../../../ui/random-uuid';
import { SelectField } from '../../../ui/select-field';
import { LevelChoice, shiftOptions } from '../../classes';
import { weekdayName } from '../day-words';
import type { BellForm, DayText } from './bell-text';
import { rowNames } from './bell-words';
import { RowFields } from './row-fields';

type DayFieldsProps = {
  at: number;
  form: BellForm;
  day: DayText;
  /** On which school is held. */
  weekdays: readonly Weekday[];
  onChange: (part: Partial<DayText>) => void;
  onRemove?: () => void;
};

const kinds: readonly BellRowKind[] = ['lesson', 'recess', 'assembly'];

/** Days that have the same rows, for one shift and for some levels or all. */
export function DayFields({ at, form, day, weekdays, onChange, onRemove }: DayFieldsProps) {
  const place = `days.${at}`;
  const { rows, shift } = day;
  const shown = [...new Set([...weekdays, ...day.weekdays])];
  const toggle = (weekday: Weekday) =>
    day.weekdays.includes(weekday)
      ? day.weekdays.filter((each) => each !== weekday)
      : [...day.weekdays, weekday].toSorted();
  return (
    <section aria-labelledby={`${place}-title`} className="rounded-lg border border-line bg-raised p-4">
      <header className="flex items-center justify-between gap-3 pb-3">
        <h2 id={`${place}-title`} className="font-semibold">
          Kumpulan hari {at + 1}
        </h2>
        {onRemove && (
          <Button size="small" variant="quiet" icon="delete" onClick={onRemove}>
            Buang kumpulan
          </Button>
        )}
      </header>
      <div className="flex flex-col gap-4">
        <FieldGroup {...form.at(`${place}.weekdays`)} label="Hari">
          <div className="flex flex-wrap gap-x-5">
            {shown.map((weekday) => (
              <CheckboxField
                key={weekday}
                label={weekdayName(weekday)}
                checked={day.weekdays.includes(weekday)}
                onChange={() => onChange({ weekdays: toggle(weekday) })}
              />
            ))}
          </div>
        </FieldGroup>
        <div className="max-w-40">
          <SelectField
            {...form.at(`${place}.shift`)}
            label="Sesi"
            options={shiftOptions}
            value={shift}
            onChange={({ target }) =>
              onChange({ shift: target.value === 'afternoon' ? 'afternoon' : 'morning' })
            }
          />
        </div>
        <CheckboxField
          label="Untuk tahun atau tingkatan tertentu sahaja"
          checked={day.isForSome}
          onChange={({ target }) => onChange({ isForSome: target.checked })}
        />
        {day.isForSome && (
          <LevelChoice
            {...form.at(`${place}.gradeLevels`)}
            value={day.gradeLevels}
            onChange={(gradeLevels) => onChange({ gradeLevels })}
          />
        )}
        <RowFields place={place} form={form} rows={rows} onChange={(next) => onChange({ rows: next })} />
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="secondary"
              icon="add"
              disabled={rows.length >= bellDayBounds.rows.most}
              onClick={() =>
                onChange({ rows: [...rows, { ...nextRow({ rows, shift }, kind), key: randomUuid() }] })
              }
            >
              {rowNames[kind]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
