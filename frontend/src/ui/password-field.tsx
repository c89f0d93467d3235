import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'type' | 'placeholder'>;

export function PasswordField({ label, help, error, optional, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field id={input.id} label={label} help={help} error={error} optional={optional}>
      {(control) => (
        <>
          <div className="relative">
            <input
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              className={classNames(control.className, 'pr-12')}
              onKeyDown={noteCapsLock}
              onKeyUp={noteCapsLock}
              onBlur={() => setCapsLock(false)}
            />
            <IconButton
              icon={shown ? 'hide' : 'show'}
              label={shown ? 'Sembunyikan kata laluan' : 'Tunjukkan kata laluan'}
              aria-pressed={shown}
              className="absolute top-1/2 right-0.5 -translate-y-1/2"
              onClick={() => setShown(!shown)}
            />
          </div>
          <p role="status" className="text-sm empty:hidden">
            {isCapsLock && 'Caps Lock sedang hidup.'}
          </p>
        </>
      )}
    </Field>
  );
}
