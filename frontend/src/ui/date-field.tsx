import { Suspense, useContext, useState } from 'react';
import { CalendarDaysContext } from './calendar-days';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import { formatTypedDate, malaysianDate } from './format';
import { Icon } from './icon';
import { MonthCalendar } from './month-calendar';
import { Popover } from './popover';
import { parseTypedDate } from './typed-date';
import { type TypedProps, useTypedText } from './typed-text';

type DateFieldProps = FieldText &
  TypedProps & {
    id?: string;
    min?: string | number;
    max?: string | number;
    disabled?: boolean;
    required?: boolean;
    className?: string;
  };

const typing = { parse: parseTypedDate, format: formatTypedDate };

/** Typed as 12/01/2026 or chosen from a month, whatever the language of the browser. Value and change speak
 * `YYYY-MM-DD`, and are empty while what stands there is no day. A chosen day is told by `onChange` alone: nothing of
 * it bubbles through the document. */
export function DateField(props: DateFieldProps) {
  const { label, help, error, optional, id } = props;
  const { input, typed, choose, isMeaningless } = useTypedText(props, typing);
  const noDay = isMeaningless ? 'Sila tulis tarikh seperti 12/01/2026.' : undefined;
  return (
    <Field id={id} label={label} help={help} error={noDay ?? error} optional={optional}>
      {(control) => (
        <div className={classNames('relative', props.className)}>
          <input
            {...control}
            {...input}
            inputMode="numeric"
            maxLength={10}
            disabled={props.disabled}
            required={props.required}
            className={classNames(control.className, 'pr-12 tabular-nums')}
          />
          {!props.disabled && <DateChoice {...props} value={typed} onChoose={choose} />}
        </div>
      )}
    </Field>
  );
}

type DateChoiceProps = Pick<DateFieldProps, 'min' | 'max'> & {
  value: string;
  onChoose: (date: string) => void;
};

function DateChoice({ value, min = '', max = '9999', onChoose }: DateChoiceProps) {
  const today = malaysianDate(new Date());
  const [month, setMonth] = useState<string>();
  const Days = useContext(CalendarDaysContext);
  return (
    <Popover
      label="Kalendar"
      trigger={<Icon name="calendar" />}
      triggerClass="absolute top-1/2 right-0.5 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-text sm:size-9"
      panelClass="w-80 p-3"
    >
      {(close) => (
        <Suspense>
          <Days>
            {(days) => (
              <MonthCalendar
                month={month ?? (value || today).slice(0, 7)}
                onMonth={setMonth}
                today={today}
                chosen={value}
                {...days}
                isDisabled={(date) => date < String(min) || date > String(max)}
                onChoose={(date) => {
                  onChoose(date);
                  setMonth(undefined);
                  close();
                }}
              />
            )}
          </Days>
        </Suspense>
      )}
    </Popover>
  );
}
