import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';

export type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'placeholder'>;

export function TextField({ label, help, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} help={help} error={error} optional={optional}>
      {(control) => <input {...input} {...control} className={classNames(control.className, className)} />}
    </Field>
  );
}
