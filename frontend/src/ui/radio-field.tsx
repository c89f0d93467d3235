import { type ComponentProps, useId } from 'react';
import { choiceRow, radioDot } from './choice-look';
import type { FieldText } from './field';
import { FieldGroup } from './field-group';

export type RadioOption = { value: string; label: string; help?: string; disabled?: boolean };

type RadioFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type' | 'children'> & { options: readonly RadioOption[] };

/** One of a few, all in sight. With `value` it is controlled; with a form's `register` it is not. */
export function RadioField({
  id,
  label,
  help,
  error,
  optional,
  options,
  value,
  defaultValue,
  ...radio
}: RadioFieldProps) {
  const fallbackName = useId();
  return (
    <FieldGroup {...{ id, label, help, error, optional }}>
      {options.map((option) => (
        <label key={option.value} className={choiceRow}>
          <input
            name={fallbackName}
            {...radio}
            type="radio"
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={radio.disabled || option.disabled}
            className={`mt-0.5 ${radioDot}`}
          />
          <span>
            {option.label}
            {option.help && <span className="block text-muted text-sm">{option.help}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}
