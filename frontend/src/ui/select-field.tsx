import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import { Icon } from './icon';

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly { value: string; label: string }[] };

export function SelectField({
  label,
  help,
  error,
  optional,
  options,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={select.id} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classNames(control.className, 'appearance-none pr-10', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="down"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
