import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';

type TextareaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'placeholder'>;

/** Grows with what is written, from four lines up to most of the window. */
export function TextareaField({ label, help, error, optional, className, ...area }: TextareaFieldProps) {
  const [typed, setTyped] = useState(area.defaultValue);
  return (
    <Field id={area.id} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <div data-text={area.value ?? typed} className="grows-with-text leading-relaxed sm:text-sm">
          <textarea
            rows={4}
            {...area}
            {...control}
            onChange={(event) => {
              setTyped(event.target.value);
              area.onChange?.(event);
            }}
            className={classNames(control.className, 'min-h-28 resize-y sm:min-h-28', className)}
          />
        </div>
      )}
    </Field>
  );
}
