import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';

type TextareaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'placeholder'>;

/** Grows with what is written, from four lines up to most of the window. */
export function TextareaField({ label, help, error, optional, className, ...area }: TextareaFieldProps) {
  return (
    <Field id={area.id} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={classNames(
            control.className,
            'field-sizing-content max-h-[70vh] min-h-28 resize-y sm:min-h-28 leading-relaxed',
            className,
          )}
        />
      )}
    </Field>
  );
}
