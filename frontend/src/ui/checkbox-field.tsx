import { type ComponentProps, type ReactNode, useId } from 'react';
import { checkMark, choiceRow } from './choice-look';
import { FieldError } from './field-error';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
};

export function CheckboxField({ label, help, error, ...box }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={choiceRow}>
        <input
          {...box}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${help ? `${id}-help` : ''} ${error ? `${id}-error` : ''}`.trim() || undefined}
          className={`mt-0.5 size-5 ${checkMark}`}
        />
        <span>
          {label}
          {help && (
            <span id={`${id}-help`} className="block text-muted text-sm">
              {help}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
