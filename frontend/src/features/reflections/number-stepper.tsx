import { MOST_PRESENT } from '@rules/lesson-plans/domain/reflection';
import { useId } from 'react';
import { FieldError } from '../../ui/field-error';
import { Icon } from '../../ui/icon';

type NumberStepperProps = {
  label: string;
  /** Below the label. */
  note?: string;
  /** What the lesson is, for who does not see it. */
  of: string;
  value: number | null;
  /** From which an empty one is stepped. */
  start?: number | null;
  onChange: (value: number | null) => void;
  error?: string;
};

const button =
  'inline-flex size-11 shrink-0 items-center justify-center hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-55';

/** A number in taps; a tap on the number itself opens the number pad. */
export function NumberStepper({ label, note, of, value, start = null, onChange, error }: NumberStepperProps) {
  const id = useId();
  const step = (by: number) => onChange(Math.min(MOST_PRESENT, Math.max(0, (value ?? start ?? 0) + by)));
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id}>
          <span className="block font-medium">{label}</span>
          {note && <span className="block text-muted text-sm">{note}</span>}
        </label>
        <div className="flex items-center divide-x divide-line overflow-hidden rounded-md border border-control bg-raised">
          <button
            type="button"
            aria-label={`Kurangkan ${label}, ${of}`}
            className={button}
            disabled={(value ?? start ?? 0) === 0}
            onClick={() => step(-1)}
          >
            <Icon name="minus" />
          </button>
          <NumberBox
            {...{ id, value, onChange, error }}
            className="h-11 w-14 bg-raised text-center font-semibold text-lg tabular-nums"
          />
          <button
            type="button"
            aria-label={`Tambah ${label}, ${of}`}
            className={button}
            onClick={() => step(1)}
          >
            <Icon name="add" />
          </button>
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

type NumberBoxProps = Pick<NumberStepperProps, 'value' | 'onChange' | 'error'> & {
  id: string;
  className: string;
  label?: string;
};

/** Whole numbers, typed: what is no digit is not taken. */
export function NumberBox({ id, value, onChange, error, className, label }: NumberBoxProps) {
  return (
    <input
      id={id}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={className}
      autoComplete="off"
      inputMode="numeric"
      type="text"
      value={value ?? ''}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '').slice(0, 3);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
