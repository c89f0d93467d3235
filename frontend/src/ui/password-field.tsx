import { type ComponentProps, useState } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'type' | 'placeholder'>;

export function PasswordField({ label, help, error, optional, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={input.id} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(control.className, 'pr-12')}
          />
          <IconButton
            icon={shown ? 'hide' : 'show'}
            label={shown ? 'Sembunyikan kata laluan' : 'Tunjukkan kata laluan'}
            aria-pressed={shown}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
